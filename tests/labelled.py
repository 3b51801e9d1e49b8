"""How well entries are chosen: tasks with what they need, by the name of the entry, held against what is picked for them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from corpora import SHARED

from keeper_validate.commands.context import BUDGET
from keeper_validate.selecting.entries import seed_file
from keeper_validate.selecting.picked import picked
from keeper_validate.yaml import plain

LABELS = Path(__file__).parent / "selecting" / "labels"
SETS = ("harbour", "town-view", "keeper")
HALVES = ("tuning", "held out")


class Answer(NamedTuple):
    """One task: what it needs and did not get, and the tokens of what was picked as a share of those of every seed file."""

    task: str
    missing: tuple[str, ...]
    share: float


def labels(path: Path) -> dict[str, Any]:
    """A file of labelled tasks."""
    found: dict[str, Any] = plain(path.read_text(encoding="utf-8"), path.name)
    return found


def vault_of(said: dict[str, Any]) -> Path:
    """The folder of the seed files that some tasks are about."""
    name = str(said["vault"])
    return SHARED / name.removeprefix("shared:") if name.startswith("shared:") else LABELS.parent / name


def answers(tasks: list[dict[str, Any]], vault: Path, room: int = BUDGET) -> list[Answer]:
    """Each task in order."""
    seeds = tuple(seed_file(path.name, path.read_bytes()) for path in sorted(vault.glob("*.yaml")))
    whole, found = sum(file.tokens for file in seeds), []
    for one in tasks:
        excerpts, _ = picked(one["task"], seeds, room)
        names = {taken.entry.name for excerpt in excerpts for taken in excerpt.taken}
        missing = tuple(name for name in one["needs"] if name not in names)
        found.append(Answer(one["task"], missing, sum(excerpt.tokens for excerpt in excerpts) / whole))
    return found

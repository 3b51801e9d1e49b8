"""Real inputs to begin from: the cases of the rule pages, seeds and decisions of this repository, and those of folders that the
environment names (KEEPER_SHARED, KEEPER_FUZZ_INPUTS: nothing of theirs is kept). Must not mutate."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
_FENCE = re.compile(r"^```(\w+)([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_HEADING = re.compile(r"^#{2,3} .+$", re.MULTILINE)
_LARGEST = 20_000
_LAW = (".yaml", ".yml", ".md", ".json")


@cache
def cases() -> tuple[tuple[tuple[str, bytes], ...], ...]:
    """Groups of source files that belong together, each as (path, content)."""
    groups: list[tuple[tuple[str, bytes], ...]] = []
    for page in sorted((ROOT / "rules").glob("*/*.md")):
        for part in _HEADING.split(page.read_text(encoding="utf-8"))[1:]:
            files = tuple(
                (path[1], content.encode()) for _, info, content in _FENCE.findall(part) if (path := re.search(r"path=(\S+)", info))
            )
            if files:
                groups.append(files)
    groups += ([(path, data)] and ((path, data),) for path, data in _outside("KEEPER_FUZZ_INPUTS"))
    return tuple(groups)


@cache
def law_files() -> tuple[tuple[str, bytes], ...]:
    """Decisions, vaults, configurations."""
    own = [
        (file.relative_to(ROOT).as_posix(), file.read_bytes())
        for top in ("seeds", "keeper") for file in sorted((ROOT / top).rglob("*")) if file.is_file()
    ]
    found = [*own, *_outside("KEEPER_SHARED", "real")]
    return tuple((path, data) for path, data in found if path.endswith(_LAW) and len(data) < _LARGEST)


@cache
def clauses() -> tuple[tuple[str, str], ...]:
    """Sentences of real decisions, each with its field."""
    from keeper_validate.errors import KeeperError
    from keeper_validate.law.decision_file import load_decision

    found: dict[tuple[str, str], None] = {}
    for path, data in law_files():
        if "decisions/" not in path:
            continue
        try:
            decision = load_decision("keeper/decisions/" + path.rpartition("/")[2], data)
        except KeeperError:
            continue
        found |= dict.fromkeys((clause.field, clause.text) for clause in decision.clauses)
    return tuple(found)


def _outside(variable: str, below: str = "") -> Iterator[tuple[str, bytes]]:
    folder = Path(os.environ.get(variable, "")) / below
    if os.environ.get(variable) and folder.is_dir():
        for file in sorted(folder.rglob("*")):
            if file.is_file() and file.stat().st_size < _LARGEST:
                yield file.relative_to(folder).as_posix(), file.read_bytes()

"""Who a decision is: its number, id, title, status and mode, from its words and its file name. Must not read files."""

from __future__ import annotations

import re

from keeper_validate import shipped
from keeper_validate.errors import KeeperError
from keeper_validate.law.decision import Warning
from keeper_validate.law.fields import folded
from keeper_validate.values import dataclass

MODES = ("seeding", "growth", "conservation")
_ID = re.compile(r"(?:adr[-_ ]*)?0*(\d{1,9})(?!\d)", re.IGNORECASE)
_IN_TEXT = re.compile(r"\badr[-_ ]*0*(\d{1,9})(?!\d)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Identity:
    """The number (0 where nothing says one), the printed id, title, status and who replaced it."""

    number: int
    id: str
    title: str
    status: str
    approved: bool
    successor: str | None
    warnings: tuple[Warning, ...]


def number_in(text: str) -> int | None:
    """The number of `ADR-017`, `017`, `17`, `adr_17` or `017-user-profile`; of a longer text only what follows `ADR`."""
    found = _ID.match(text.strip()) or _IN_TEXT.search(text)
    return int(found[1]) if found else None


def numbers_in(text: str) -> tuple[int, ...]:
    """The numbers of all decisions that a text speaks of (`ADR-017`), each once."""
    return tuple(dict.fromkeys(int(found[1]) for found in _IN_TEXT.finditer(text)))


def id_of(number: int) -> str:
    """`ADR-017`."""
    return f"ADR-{number:03d}"


def stem_of(path: str) -> str:
    """The file name without its ending."""
    return path.rpartition("/")[2].rpartition(".")[0]


def identity(path: str, words: dict[str, tuple[str, int]]) -> Identity:
    """Who the decision of a file is; `words` are its single-valued fields with their lines."""
    number = _number(path, *words.get("id", ("", 0)))
    title = next((words[name][0] for name in ("title", "spec", "feature") if name in words), "")
    status, line = words.get("status", ("", 1))
    key = folded(re.split(r"[.,;(·|—–]| - ", re.sub(r"\A\W+", "", status))[0])
    knowledge = shipped.data("rules/lexicon/decision_fields")
    gone = any(key.startswith(word) for word in knowledge["superseded"])
    successor = number_in(words["superseded_by"][0]) if "superseded_by" in words else number_in(status) if gone else None
    warnings = () if status else (Warning(path, line, "no status: it is taken as approved, say `status: approved`"),)
    approved = (not status or key in knowledge["approved"]) and successor is None
    by = id_of(successor) if successor else None
    return Identity(number, id_of(number) if number else stem_of(path), title, key, approved, by, warnings)


def _number(path: str, said: str, line: int) -> int:
    named = number_in(stem_of(path))
    stated = number_in(said)
    if said and stated is None:
        raise KeeperError(f"{path}:{line}: the id {said!r} holds no number: write it as ADR-017.")
    if stated is not None and named is not None and stated != named:
        raise KeeperError(f"{path}:{line}: the id says {id_of(stated)} and the file name {id_of(named)}: make them agree.")
    return stated if stated is not None else named or 0


def mode_of(text: str, line: int, path: str) -> str | None:
    """A mode, or None where nothing is said; an unknown word is an error, because the mode decides what blocks."""
    key = folded(text.split("(")[0])
    if key and key not in MODES:
        raise KeeperError(f"{path}:{line}: the mode {text!r} is unknown: it is one of {', '.join(MODES)}.")
    return key or None


def truth(text: str, line: int, path: str) -> bool:
    """Yes or no, in YAML's words of either version."""
    key = folded(text)
    if key not in ("", "true", "yes", "on", "false", "no", "off"):
        raise KeeperError(f"{path}:{line}: {text!r} is neither true nor false.")
    return key in ("true", "yes", "on")

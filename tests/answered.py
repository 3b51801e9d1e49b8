"""Tables of what is asked and what is told: one line each, `question => answer`; and the questions that are sources, told as elements."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from keeper_validate.element import Element
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.tree import tree_of

MARK = " => "
LINE = "¶"
FILE = " ¶¶¶ "
UNCHANGED = "= "
# What the lexicons of technologies, authentication and environment decide.
_KINDS = frozenset({"route", "technology", "auth_call", "auth_service", "env_var", "dependency"})
_SHOWN = frozenset({"evidence", "primitive", "auth", "guard"})


def lines(file: Path) -> list[tuple[str, str]]:
    """The questions of a table with their answers."""
    return [(said, read) for said, _, read in (line.partition(MARK) for line in file.read_text(encoding="utf-8").splitlines())]


def held(file: Path, tell: Callable[[str], str]) -> None:
    """Asks all questions of a table again; with `KEEPER_UPDATE=1` the answers are written anew, to be read as a difference."""
    rows = lines(file)
    if os.environ.get("KEEPER_UPDATE"):
        file.write_text("".join(f"{said}{MARK}{tell(said)}\n" for said, _ in rows), encoding="utf-8")
        pytest.skip("written anew")
    assert [f"{said}{MARK}{tell(said)}" for said, read in rows if tell(said) != read] == []


def elements(question: str) -> str:
    """What a small tree shows: files as `path: content`, apart by FILE, their lines by LINE."""
    return "; ".join(sorted({_shown(one) for one in tree_told(question) if one.kind in _KINDS})) or "-"


def tree_told(question: str) -> Sequence[Element]:
    """The elements of a small tree; of one with files that no change touches (`= path: content`), what a change of the others shows."""
    told = files_of(question)
    asked = [path for path in told if not path.startswith(UNCHANGED)]
    tree = tree_of({path.removeprefix(UNCHANGED): content for path, content in told.items()})
    return snapshot(tree, sorted(asked), whole=len(asked) == len(told)).elements


def files_of(question: str) -> dict[str, bytes]:
    """The files that a question tells of."""
    parts = (part.partition(": ") for part in question.split(FILE))
    return {path: f"{content.replace(LINE, chr(10))}\n".encode() for path, _, content in parts}


def told(element: Element) -> str:
    """An element with all that is known of it."""
    facets = (f"{facet.role}={facet.name}" + (f":{facet.value}" if facet.value else "") for facet in element.facets)
    return " ".join((element.kind, element.name, f"[{element.framework or ''}]", *facets))


def _shown(element: Element) -> str:
    facets = (f"{one.name} {one.value or ''}".strip() for one in element.facets if one.role in _SHOWN)
    return f"{element.kind} {element.name} ({', '.join(facets)})" if element.kind != "env_var" else f"env_var {element.name}"

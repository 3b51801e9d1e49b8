"""Look-alikes of the pages' cases: a case with one word written otherwise, or without one of its lines, in which a pattern, predicate or
setting of the page's rules tells by what is found, with all that is known of it.

`KEEPER_UPDATE=1` writes the answers anew, to be read as a difference."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from answered import held, lines, told
from rule_pages import Case, cases

from keeper_validate.extract.snapshot import snapshot
from keeper_validate.tree import tree_of

LOOK_ALIKES = Path(__file__).with_name("look_alikes.txt")
APART = " | "


@pytest.mark.slow
def test_every_look_alike_is_read_as_the_table_says() -> None:
    held(LOOK_ALIKES, found)


def of_page(page: str) -> list[tuple[str, str]]:
    """The rows of a page."""
    return [(said, read) for said, read in lines(LOOK_ALIKES) if said.startswith(page + APART)]


def found(question: str) -> str:
    """What a page's case holds once it is changed as the question says: `page | case | change`."""
    page, name, change = question.split(APART, 2)
    case = _cases().get((page, name))
    if case is None:
        return "no such case"
    sources = tuple((path, _changed(text, change)) for path, text in case.sources)
    read = snapshot(tree_of({path: text.encode() for path, text in sources}), [path for path, _ in sources], whole=True)
    return "; ".join(map(told, read.elements)) or "-"


@cache
def _cases() -> dict[tuple[str, str], Case]:
    return {(case.page, case.name): case for case in cases()}


def _changed(text: str, change: str) -> str:
    """`word as other` in all places; without the line ``without `line` ``; `as it is`."""
    word, _, other = change.partition(" as ")
    if change.startswith("without `"):
        gone = change.removeprefix("without `").removesuffix("`")
        return "\n".join(line for line in text.split("\n") if line.strip() != gone)
    return text if change == "as it is" else re.sub(rf"(?<![\w$]){re.escape(word)}(?![\w$])", lambda _: other, text)

"""The same source written otherwise gives the same elements: without its last line break, with two bytes for each, behind a byte order
mark."""

from __future__ import annotations

import pytest
from rule_pages import Case, cases

from keeper_validate.element import Element
from keeper_validate.extract.language import language_of
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.tree import tree_of
from keeper_validate.values import replace

WRITTEN = {
    "without its last line break": lambda source: source.rstrip(b"\n"),
    "with two bytes for a line break": lambda source: source.replace(b"\n", b"\r\n"),
    "behind a byte order mark": lambda source: b"\xef\xbb\xbf" + source,
}
# One page of each family says how its language is read; what is read of Kotlin is put together from more than its syntax.
PAGES = {case.page.partition("/")[0]: case for case in reversed(cases())}.values()
CASES = [*PAGES, *(case for case in cases() if case.page in ("kotlin/spring", "kotlin/jaxrs", "kotlin/jpa"))]


def _found(files: dict[str, bytes]) -> list[Element]:
    read = snapshot(tree_of(files), tuple(files), whole=True).elements
    return sorted((replace(element, line=0, end_line=0) for element in read), key=repr)


@pytest.mark.parametrize("way", WRITTEN)
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.page}: {case.name}")
def test_the_same(case: Case, way: str) -> None:
    files = {path: text.encode() for path, text in case.sources}
    otherwise = {path: WRITTEN[way](source) if language_of(path) is not None else source for path, source in files.items()}
    assert _found(otherwise) == _found(files)

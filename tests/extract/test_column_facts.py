"""What declarations state of columns, by the pages of their frameworks: under a heading the sources, and a fenced block `facts` with a line
for each column, `Table.column: fact fact`, and for each table, `Table: fact`. `?` says that more may be so, `unique?` that this may be."""

from __future__ import annotations

import pytest
from rule_pages import FENCE, HEADING, RULES

from keeper_validate.extract.columns.reading import with_facts
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.tree import tree_of


def _cases() -> list[tuple[str, dict[str, bytes], str]]:
    found = []
    for page in sorted(RULES.glob("*/*.md")):
        parts = HEADING.split(page.read_text(encoding="utf-8"))
        for body in parts[2::2]:
            fences = FENCE.findall(body)
            sources = {info.partition("path=")[2].strip(): text.encode() for _, info, text in fences if "path=" in info}
            found += [(f"{page.parent.name}/{page.stem}", sources, text) for language, _, text in fences if language == "facts"]
    return found


def _shown(value: object) -> str:
    return value if isinstance(value, str) and "\n" not in value else ""


@pytest.mark.parametrize(("page", "sources", "expected"), _cases(), ids=_shown)
def test_a_page_tells_the_facts_of_columns(page: str, sources: dict[str, bytes], expected: str) -> None:
    tree = tree_of(sources)
    read = with_facts(snapshot(tree, tuple(sources), whole=True), tree)
    told = [(one.name, facet) for one in read.elements for facet in one.named("fact")]
    lines = [f"{name}{'' if facet.name == '*' else '.' + facet.name}: {facet.value or ''}".rstrip() for name, facet in told]
    assert "\n".join(lines) == expected.strip(), page


def test_a_snapshot_tells_no_facts_that_nobody_asked_for() -> None:
    tree = tree_of({"a.sql": b"CREATE TABLE a (id int NOT NULL);"})
    assert not any(one.named("fact") for one in snapshot(tree, ("a.sql",)).elements)

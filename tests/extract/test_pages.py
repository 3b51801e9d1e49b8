"""Every framework's page of cases: the sources of a heading, read as one small tree, must give exactly the expected elements.

A page is `rules/<family>/<framework>.md`. Under a heading: one or more fenced sources whose info string holds `path=...`, then a fenced
block `elements` with one element a line: `kind name [role=name[:value] ...]`. Facets named in a line must be there; a line that ends in
` !` lists them all. `(none)` says that nothing is found. Elements of other frameworks on the same page count too: a page says all that its
sources hold, but for the kinds that its first line leaves out (`<!-- kinds: route enum -->` limits a page to some kinds; of plain
types only those pages tell that are of them). Of guards and of
unresolved prefixes a line names all; `<!-- frameworks: react -->` says which frameworks the elements of a page are of.
`exported=no` says that a file keeps the element to itself."""

from __future__ import annotations

import re

import pytest
from rule_pages import RULES, Case, cases

from keeper_validate.element import TYPE, Element, Facet
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.tree import tree_of

# Of these roles a line names all that there is.
WHOLE = ("column=", "guard=", "prefix=")
# What a file of these pages holds is told by one that neither stands near it nor says its name.
APART = {
    ("java/spring", "src/main/java/app/api/UserApi.java"), ("rust/axum", "shop/src/routes.rs"),
    ("ruby/rails_tables", "shop/db/schema.rb"),
}


def test_every_fence_of_a_page_is_closed_before_the_next_one_opens() -> None:
    """A fence that is left open takes the cases below it along, and nobody would miss them."""
    left = []
    for page in sorted(RULES.glob("*/*.md")):
        fences = [line for line in page.read_text(encoding="utf-8").splitlines() if line.startswith("```")]
        if len(fences) % 2 or any(line == "```" for line in fences[::2]) or any(line != "```" for line in fences[1::2]):
            left.append(page.name)
    assert left == []


@pytest.mark.parametrize("case", cases(), ids=lambda case: f"{case.page}: {case.name}")
def test_page(case: Case) -> None:
    tree = tree_of({path: text.encode() for path, text in case.sources})
    read = snapshot(tree, [path for path, _ in case.sources], whole=True)
    got = [element for element in read.elements if (element.kind in case.kinds if case.kinds else element.kind != TYPE)]
    lines = [line for line in case.expected.splitlines() if line.strip() and line.strip() != "(none)"]
    assert [f"{element.kind} {element.name}" for element in got] == [_head(line) for line in lines], outline(got)
    for element, line in zip(got, lines, strict=True):
        _compare(element, line)
    assert not case.frameworks or {element.framework for element in got} <= case.frameworks
    assert all("syntax error" not in gap.reason for gap in read.gaps)


@pytest.mark.slow
@pytest.mark.parametrize("case", [case for case in cases() if len(case.sources) > 1], ids=lambda case: f"{case.page}: {case.name}")
def test_a_file_alone_holds_what_it_holds_in_the_whole(case: Case) -> None:
    """A change shows a few files of a tree; what mounts them, hands them a router or guards them stands in others."""
    files = {path: text.encode() for path, text in case.sources}
    whole = snapshot(tree_of(files), tuple(files), whole=True)
    # of a migration the whole shows what later ones left of it
    for path in (path for path in files if "migrat" not in path and (case.page, path) not in APART):
        alone = snapshot(tree_of(files), (path,))
        held = [[element for element in read.elements if element.path == path] for read in (alone, whole)]
        assert outline(held[0]) == outline(held[1]), path


def _head(line: str) -> str:
    return re.split(r" (?=[\w-]+=)| !$", line.strip(), maxsplit=1)[0]


def _facets(line: str) -> list[str]:
    return re.findall(r" ([\w-]+=(?:\"[^\"]*\"|\S+))", line)


def _compare(element: Element, line: str) -> None:
    has = [f"{facet.role}={facet.name}" + (f":{facet.value}" if facet.value is not None else "") for facet in element.facets]
    short = [f"{facet.role}={facet.name}" for facet in element.facets] + [f"exported={'yes' if element.exported else 'no'}"]
    for wanted in (facet.replace('"', "") for facet in _facets(line)):
        assert wanted in has or wanted in short, f"{element.name} lacks {wanted}; it has {has}"
    told = [facet.replace('"', "") for facet in _facets(line)]
    for role in WHOLE:
        named = [one.partition(":")[0] for one in told if one.startswith(role)]
        assert named == [one for one in short if one.startswith(role)], f"{element.name} has {has}"
    if line.rstrip().endswith(" !"):
        assert len(_facets(line)) == len(has), f"{element.name} has {has}"


def outline(elements: list[Element]) -> str:
    return "\n".join(f"{element.kind} {element.name} {' '.join(_shown(facet) for facet in element.facets)}" for element in elements)


def _shown(facet: Facet) -> str:
    return f"{facet.role}={facet.name}" + (f":{facet.value}" if facet.value else "")

"""What is created, removed, altered, moved and renamed between two snapshots, example by example."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from made import change, element, files, snapshot, use

from keeper_validate.compare import delta
from keeper_validate.element import Element, Gap, Use

Things = list[Element | Use | Gap]


@dataclass(frozen=True)
class Example:
    base: Things
    head: Things
    created: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    altered: list[str] = field(default_factory=list)
    moved: list[str] = field(default_factory=list)
    renamed: list[str] = field(default_factory=list)
    uses: list[str] = field(default_factory=list)


def card(place: str, *facets: str, **more: bool) -> Element:
    return element("component", "Card", place, *facets, **more)


EXAMPLES = {
    "a new element": Example([], [card("a.tsx:1")], created=["Card"]),
    "an element gone": Example([card("a.tsx:1")], [], removed=["Card"]),
    "an element on other lines": Example([card("a.tsx:1")], [card("a.tsx:90")]),
    "a file renamed": Example([card("a.tsx:1")], [card("b.tsx:1")], moved=["a.tsx>b.tsx"]),
    "a move with a new prop": Example([card("a.tsx:1")], [card("b.tsx:1", "prop=wide")], altered=["+wide"], moved=["a.tsx>b.tsx"]),
    "a copy is a creation": Example([card("a.tsx:1")], [card("a.tsx:1"), card("b.tsx:1")], created=["Card"]),
    "two of a name: the one most alike moved": Example(
        [card("a.tsx:1", "prop=x"), card("b.tsx:1", "prop=y")],
        [card("c.tsx:1", "prop=y")],
        removed=["Card"],
        moved=["b.tsx>c.tsx"],
    ),
    "a value changed": Example([card("a.tsx:1", "member=A=1")], [card("a.tsx:1", "member=A=2")], altered=["A:1>2"]),
    "members in another order": Example(
        [card("a.tsx:1", "member=A", "member=B")], [card("a.tsx:1", "member=B", "member=A")], altered=["~member"]
    ),
    "props in another order say nothing": Example([card("a.tsx:1", "prop=A", "prop=B")], [card("a.tsx:1", "prop=B", "prop=A")]),
    "an export alone is an alteration": Example([card("a.tsx:1", exported=False)], [card("a.tsx:1")], altered=[""]),
    "a rename by equal parts explains and hides nothing": Example(
        [element("enum", "Old", "a.py:1", "member=A")],
        [element("enum", "New", "a.py:40", "member=A")],
        created=["New"],
        removed=["Old"],
        renamed=["Old>New"],
    ),
    "unlike things far apart are no rename": Example(
        [element("enum", "Old", "a.py:1", "member=A")], [element("enum", "New", "a.py:40", "member=Z")], created=["New"], removed=["Old"]
    ),
    "another name of a parameter is the same route": Example(
        [element("route", "GET /a/{id}", "a.ts:1", "guard=g", "param=id"), element("route", "GET /b/{id}", "a.ts:2")],
        [element("route", "GET /a/{key}", "a.ts:1", "param=key"), element("route", "GET /b/{id}", "a.ts:2")],
        altered=["+key"],
    ),
    "another number of parameters is another route": Example(
        [element("route", "GET /a/{id}", "a.ts:1")],
        [element("route", "GET /a/{id}/{key}", "a.ts:9")],
        created=["GET /a/{id}/{key}"],
        removed=["GET /a/{id}"],
    ),
    "a second call of one name in another definition": Example(
        [element("auth_call", "jwt.sign", "a.ts:3", "within=f")],
        [element("auth_call", "jwt.sign", "a.ts:3", "within=g"), element("auth_call", "jwt.sign", "a.ts:9", "within=f")],
        created=["jwt.sign"],
    ),
    "a second mention of a variable is nothing new": Example(
        [element("env_var", "DSN", "a.py:3")], [element("env_var", "DSN", "a.py:3"), element("env_var", "DSN", "b.py:3")]
    ),
    "a use more than before": Example(
        [use("import", "x:y", "a.ts:1")], [use("import", "x:y", "a.ts:1"), use("import", "x:y", "b.ts:1")], uses=["b.ts"]
    ),
    "a use that moved between files": Example([use("import", "x:y", "a.ts:1")], [use("import", "x:y", "b.ts:1")]),
    "a use that moved from a test into source": Example(
        [use("import", "x:y", "a.test.ts:1", context="test")], [use("import", "x:y", "b.ts:1")], uses=["b.ts"]
    ),
    "another spelling of one import": Example(
        [use("import", "../ui/Modal:Modal", "a/x.ts:1", resolved="ui/Modal.tsx")],
        [use("import", "@/ui/Modal:Modal", "b/x.ts:1", resolved="ui/Modal.tsx")],
    ),
    "an element behind a new gap is unknown, not gone": Example([card("a.tsx:9")], [Gap("a.tsx", 3, "syntax error")]),
    "an element gone beside a gap that was there is gone": Example(
        [card("a.tsx:9"), Gap("a.tsx", 3, "syntax error")], [Gap("a.tsx", 4, "syntax error")], removed=["Card"]
    ),
}


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES.keys())
def test_delta(example: Example) -> None:
    found = change(snapshot(*example.base), snapshot(*example.head))
    assert [one.name for one in found.created] == example.created
    assert [one.name for one in found.removed] == example.removed
    assert [f"{one.base.path}>{one.head.path}" for one in found.moved] == example.moved
    assert [f"{one.base.name}>{one.head.name}" for one in found.renamed] == example.renamed
    assert [one.path for one in found.uses] == example.uses
    told = [
        "".join(
            [f"+{facet.name}" for facet in one.added]
            + [f"{was.name}:{was.value}>{now.value}" for was, now in one.changed]
            + [f"~{role}" for role in one.reordered]
        )
        for one in found.altered
    ]
    assert told == example.altered


MERGES = {
    "what the other parent has is not new": ([], [card("a.tsx:1")], [card("a.tsx:1")], []),
    "what no parent has is new": ([], [], [card("a.tsx:1")], ["Card"]),
    "what the other parent had dropped is not removed by the merge": ([card("a.tsx:1")], [], [], []),
}


@pytest.mark.parametrize(("base", "parent", "head", "created"), MERGES.values(), ids=MERGES.keys())
def test_merges(base: Things, parent: Things, head: Things, created: list[str]) -> None:
    found = delta(snapshot(*base), snapshot(*head), (), (snapshot(*parent),))
    assert [one.name for one in found.created] == created
    assert found.removed == ()


def test_what_a_merge_alters_of_the_other_parents_element_is_altered() -> None:
    found = delta(snapshot(), snapshot(card("a.tsx:1", "prop=evil")), (), (snapshot(card("a.tsx:1")),))
    assert [facet.name for one in found.altered for facet in one.added] == ["evil"] and found.created == ()


def test_only_gaps_of_changed_files_belong_to_the_change() -> None:
    gaps = [Gap("a.ts", 1, "syntax error"), Gap("far.ts", 1, "syntax error")]
    found = delta(snapshot(), snapshot(*gaps), change(snapshot(), snapshot(gaps[0])).files)
    assert [gap.path for gap in found.gaps] == ["a.ts"]


def test_files_are_kept_in_order() -> None:
    assert [file.path for file in change(snapshot(), snapshot(), **files("b", "a")).files] == ["a", "b"]


def test_things_of_two_kinds_in_one_place_are_no_rename() -> None:
    found = change(snapshot(element("enum", "Status", "a.ts:5")), snapshot(element("component", "StatusCard", "a.ts:5")))
    assert [len(found.created), len(found.removed), len(found.renamed)] == [1, 1, 0]


def test_a_gap_of_base_counts_where_its_file_went_or_nothing_of_it_was_read() -> None:
    gone, part, whole = Gap("gone.ts", 3, "syntax error"), Gap("kept.ts", 3, "syntax error"), Gap("lost.ts", 0, "too large")
    found = change(snapshot(gone, part, whole), snapshot(), **{"gone.ts": "removed", "kept.ts": "changed", "lost.ts": "changed"})
    assert found.gaps == (gone, whole)


def test_another_member_of_a_file_is_another_use_and_the_same_by_another_way_is_none() -> None:
    base = snapshot(use("import", "./kit:One", resolved="kit.ts"))
    assert [one.name for one in change(base, snapshot(use("import", "@/kit:Two", resolved="kit.ts"))).uses] == ["@/kit:Two"]
    assert change(base, snapshot(use("import", "@/kit:One", resolved="kit.ts"))).uses == ()
    assert [one.name for one in change(snapshot(use("import", "x")), snapshot(use("import", "y"))).uses] == ["y"]


def test_of_uses_of_one_thing_the_one_that_was_not_written_so_is_the_added_one() -> None:
    kept = [use("call", "process.env", f"a.ts:{line}", form="process.env.HOST") for line in (1, 9)]
    added = use("call", "process.env", "a.ts:1", form="process.env.PORT")
    assert change(snapshot(kept[0]), snapshot(added, kept[1])).uses == (added,)
    assert change(snapshot(kept[0]), snapshot(*kept)).uses == (kept[1],)


@pytest.mark.parametrize(("line", "evidence"), [(11, ["same place"]), (90, [])])
def test_how_a_variable_is_read_makes_no_other_one_its_new_name(line: int, evidence: list[str]) -> None:
    was, now = (element("env_var", name, f"a.py:{at}", "library=os") for name, at in (("ZONE_DIR", 10), ("MEDIA_PATH", line)))
    assert [one.evidence for one in change(snapshot(was), snapshot(now)).renamed] == evidence


def test_of_a_merge_only_what_both_parents_lack_is_renamed() -> None:
    first, second, merged = (snapshot(element("enum", name, "a.py:1", "member=A")) for name in ("Old", "New", "New"))
    paths = change(first, merged).files
    assert [one.head.name for one in delta(first, merged, paths).renamed] == ["New"]
    assert delta(first, merged, paths, parents=(second,)).renamed == ()

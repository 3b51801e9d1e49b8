"""What mutants of the delta got past: orders, neighbourhoods and merges, held at their very edges."""

from __future__ import annotations

import pytest
from made import change, element, snapshot, use

from keeper_validate.compare import delta, facet_changes
from keeper_validate.element import Gap
from keeper_validate.pairing import alike

FROM = element("enum", "Old", "a.py:10", "member=A", "member=B")


@pytest.mark.parametrize(("members", "reordered"), [
    (("A", "B", "C"), ()), (("A", "C", "B"), ()), (("B",), ()), (("B", "A"), ("member",)), (("C", "B", "A"), ("member",)),
])
def test_members_that_come_or_go_put_none_in_another_order(members: tuple[str, ...], reordered: tuple[str, ...]) -> None:
    head = element("enum", "Old", "a.py:10", *(f"member={name}" for name in members))
    assert facet_changes(FROM, head).reordered == reordered


@pytest.mark.parametrize(("line", "evidence"), [(7, "same place"), (13, "same place"), (6, None), (14, None)])
def test_unlike_things_are_a_rename_within_three_lines(line: int, evidence: str | None) -> None:
    found = change(snapshot(FROM), snapshot(element("enum", "New", f"a.py:{line}", "member=X", "member=Y")))
    assert [one.evidence for one in found.renamed] == ([evidence] if evidence else [])


@pytest.mark.parametrize(("members", "evidence"), [
    (("A", "B"), "same parts"), (("A", "B", "C"), "most parts alike"), (("A", "X", "Y"), None),
])
def test_how_far_away_things_are_renamed_is_told(members: tuple[str, ...], evidence: str | None) -> None:
    found = change(snapshot(FROM), snapshot(element("enum", "New", "a.py:90", *(f"member={name}" for name in members))))
    assert [one.evidence for one in found.renamed] == ([evidence] if evidence else [])


@pytest.mark.parametrize(("shared", "evidence"), [(3, "most parts alike"), (2, None)])
def test_three_of_five_parts_are_enough_to_be_most(shared: int, evidence: str | None) -> None:
    was, now = (("member=A", "member=B", "member=C", "member=D", "member=E")[:shared] + tuple(
        f"member={side}{number}" for number in range(5 - shared)) for side in "xy")
    found = change(snapshot(element("enum", "Old", "a.py:10", *was)), snapshot(element("enum", "New", "a.py:90", *now)))
    assert [one.evidence for one in found.renamed] == ([evidence] if evidence else [])


@pytest.mark.parametrize(("kind", "place", "created"), [
    ("dependency", "package.json:9", False), ("dependency", "web/package.json:4", True), ("env_var", "web/package.json:4", False),
    ("component", "web/package.json:4", True),
])
def test_a_further_mention_of_what_stands_for_one_thing_is_nothing_new(kind: str, place: str, created: bool) -> None:
    known, further = element(kind, "lodash", "package.json:4"), element(kind, "lodash", place)
    assert bool(change(snapshot(known), snapshot(known, further)).created) is created
    assert bool(change(snapshot(known, further), snapshot(known)).removed) is created


def test_of_a_merge_only_uses_that_both_parents_have_are_dropped() -> None:
    both, first, second = use("import", "both"), use("import", "first"), use("import", "second")
    found = delta(snapshot(both, first), snapshot(), (), (snapshot(both, second),))
    assert found.dropped_uses == (both,)
    found = delta(snapshot(), snapshot(both, first), (), (snapshot(first),))
    assert found.uses == (both,)


@pytest.mark.parametrize(("ours", "theirs", "reordered"), [("AB", "AB", ("member",)), ("AB", "BA", ()), ("BA", "AB", ())])
def test_of_a_merge_only_what_stands_in_another_order_than_in_both_parents_is_reordered(
    ours: str, theirs: str, reordered: tuple[str, ...]
) -> None:
    base, parent, head = (snapshot(element("enum", "Old", "a.py:10", *(f"member={name}" for name in names), f"form={form}"))
                          for names, form in ((ours, 1), (theirs, 2), ("BA", 3)))
    found = delta(base, head, (), (parent,))
    assert [one.reordered for one in found.altered] == [reordered]


def test_of_a_merge_only_what_has_another_value_than_in_both_parents_is_changed() -> None:
    base, parent, head = (snapshot(element("component", "Card", "src/c.tsx:1", f"event=e={one}", f"event=f={other}"))
                          for one, other in ((1, 1), (2, 3), (3, 3)))
    [found] = delta(base, head, (), (parent,)).altered
    assert [now.name for _, now in found.changed] == ["e"]


def test_of_a_merge_what_is_new_to_one_parent_and_came_from_elsewhere_in_another_is_new_and_not_altered() -> None:
    head, there = element("component", "Card", "src/c.tsx:1", "prop=a"), element("component", "Card", "lib/c.tsx:1", "prop=b")
    found = delta(snapshot(), snapshot(head), (), (snapshot(there),))
    assert (found.created, found.altered) == ((head,), ())


def test_as_many_things_as_are_weighed_against_each_other_are_renamed_and_one_more_is_not() -> None:
    for counts, expected in (((50, 50), 50), ((41, 61), 0)):
        base, head = (snapshot(*(element("enum", f"{side}{number}", f"a.py:{number * 9}") for number in range(count)))
                      for side, count in zip("ab", counts, strict=True))
        assert len(change(base, head).renamed) == expected


def test_what_has_parts_is_nothing_like_what_has_none() -> None:
    bare = element("component", "Card", "src/c.tsx:1")
    assert [alike(bare, other) for other in (bare, element("component", "Card", "src/c.tsx:1", "prop=a"))] == [0.5, 0]


@pytest.mark.parametrize(("kind", "forms", "moved"), [
    ("enum", ("class", "class"), True), ("enum", ("class", "literal"), False), ("component", ("class", "function"), True),
])
def test_an_enum_moves_in_the_form_it_has(kind: str, forms: tuple[str, str], moved: bool) -> None:
    places = zip(("a.py:1", "b.py:1"), forms, strict=True)
    was, now = (element(kind, "Status", place, f"form={form}", "member=A") for place, form in places)
    assert bool(change(snapshot(was), snapshot(now)).moved) is moved


def moved(base: list[tuple[str, str, str]], head: list[tuple[str, str, str]], kind: str = "enum") -> tuple[int, int]:
    """How many things, by name, place and parts, moved, and how many of them are altered."""
    sides = ([element(kind, name, place, *(f"member={one}" for one in parts)) for name, place, parts in side] for side in (base, head))
    found = change(*(snapshot(*side) for side in sides))
    return len(found.moved), len(found.altered)


@pytest.mark.parametrize(("kind", "was", "now", "count"), [
    ("enum", ("Outer.Status", "a.py:1", "A"), ("Status", "b.py:1", "A"), 1),
    ("enum", ("Outer.Status", "a.py:1", "A"), ("Status", "a.py:1", "A"), 0),
    ("component", ("Outer.Card", "a.ts:1", "A"), ("Card", "b.ts:1", "A"), 0),
    ("component", ("Tab", "a.ts:1", "A"), ("Card", "b.ts:1", "A"), 0),
    ("enum", ("Outer.Status", "a.py:1", "ABCDE"), ("Status", "b.py:1", "ABCXY"), 1),
    ("enum", ("Outer.Status", "a.py:1", "ABCDE"), ("Status", "b.py:1", "ABVXY"), 0),
])
def test_an_enum_alone_leaves_what_is_around_it(kind: str, was: tuple[str, str, str], now: tuple[str, str, str], count: int) -> None:
    assert moved([was], [now], kind)[0] == count


@pytest.mark.parametrize(("count", "more", "altered"), [(50, 0, 0), (51, 0, 0), (51, 1, 0)])
def test_of_many_alike_those_most_alike_moved_and_of_too_many_those_that_are_equal(count: int, more: int, altered: int) -> None:
    base = [("Status", f"a{number:02}.py:1", chr(200 + number)) for number in range(count)]
    head = [("Status", f"b{number:02}.py:1", chr(200 + count - 1 - number)) for number in range(count + more)]
    assert moved(base, head) == (count, altered)


def test_too_many_in_two_files_stay_there() -> None:
    base, head = ([(f"{side}{number}.Status", f"{file}.py:{number}", "A") for file in "ab" for number in range(40)] for side in "OP")
    assert moved(base, head) == (0, 0)


def test_of_two_of_a_name_the_one_that_is_written_as_before_is_left() -> None:
    first, second = element("enum", "S", "a.py:1", "member=A"), element("enum", "S", "a.py:9", "member=B")
    assert change(snapshot(first, second), snapshot(second)).removed == (first,)


@pytest.mark.parametrize(("line", "gone"), [(0, 0), (1, 1)])
def test_what_is_missing_in_a_file_that_was_not_read_may_only_be_unread(line: int, gone: int) -> None:
    gap = Gap("a.py", line, "too large")
    assert len(change(snapshot(FROM, gap), snapshot(gap)).removed) == gone


def test_uses_that_differ_in_where_they_lead_alone_have_an_order() -> None:
    both = (use("import", "a:b", "x.ts:1"), use("import", "a:b", "x.ts:1", resolved="y.ts"))
    assert change(snapshot(), snapshot(*both)).uses == change(snapshot(), snapshot(*both[::-1])).uses != ()

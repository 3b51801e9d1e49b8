"""The laws that every delta keeps, over made-up snapshots."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from keeper_validate.compare import delta
from keeper_validate.delta import Delta
from keeper_validate.element import Element, Facet, Snapshot, Use

FACETS = st.builds(Facet, st.sampled_from(["member", "prop", "guard"]), st.sampled_from("ABC"), st.sampled_from([None, "1", "2"]))
ELEMENTS = st.builds(
    Element,
    kind=st.sampled_from(["component", "enum", "auth_call", "env_var", "technology"]),
    name=st.sampled_from(["One", "Two", "Three"]),
    path=st.sampled_from(["a.ts", "b.ts", "c.ts"]),
    line=st.integers(1, 60),
    end_line=st.just(99),
    language=st.just("typescript"),
    exported=st.booleans(),
    facets=st.lists(FACETS, max_size=4).map(tuple),
)
USES = st.builds(Use, st.just("import"), st.sampled_from(["x:y", "z"]), st.sampled_from(["a.ts", "b.ts"]), st.integers(1, 60))
SNAPSHOTS = st.builds(
    Snapshot,
    elements=st.lists(ELEMENTS, max_size=7, unique_by=lambda one: (one.path, one.line, one.kind, one.name)).map(tuple),
    uses=st.lists(USES, max_size=5, unique=True).map(tuple),
)


def _keys(elements: tuple[Element, ...]) -> set[tuple[str, str, str, int]]:
    return {(one.path, one.kind, one.name, one.line) for one in elements}


def _pairs(found: Delta) -> set[tuple[Element, Element]]:
    return {(one.base, one.head) for one in found.altered}


@given(SNAPSHOTS)
def test_a_snapshot_against_itself_is_no_change(snapshot: Snapshot) -> None:
    found = delta(snapshot, snapshot, ())
    assert found == Delta(base=snapshot, head=snapshot)


@given(SNAPSHOTS, SNAPSHOTS)
def test_swapping_the_sides_mirrors_the_delta(base: Snapshot, head: Snapshot) -> None:
    there, back = delta(base, head, ()), delta(head, base, ())
    assert there.created == back.removed and there.removed == back.created
    assert {(one.base, one.head) for one in there.moved} == {(one.head, one.base) for one in back.moved}
    assert _pairs(there) == {(head, base) for base, head in _pairs(back)}
    assert {(one.base, one.head) for one in there.renamed} == {(one.head, one.base) for one in back.renamed}
    assert there.uses == back.dropped_uses
    for one in there.altered:
        mirror = next(other for other in back.altered if other.head == one.base and other.base == one.head)
        assert set(one.added) == set(mirror.removed) and set(one.changed) == {(was, now) for now, was in mirror.changed}


@given(SNAPSHOTS, SNAPSHOTS, st.randoms())
def test_the_order_of_elements_is_irrelevant(base: Snapshot, head: Snapshot, dice: random.Random) -> None:
    elements, uses = list(head.elements), list(head.uses)
    dice.shuffle(elements)
    dice.shuffle(uses)
    shuffled = Snapshot(elements=tuple(elements), uses=tuple(uses))
    first, second = delta(base, head, ()), delta(base, shuffled, ())
    assert (first.created, first.removed, first.altered, first.moved, first.renamed, first.uses) == (
        second.created, second.removed, second.altered, second.moved, second.renamed, second.uses,
    )


@given(SNAPSHOTS, SNAPSHOTS)
def test_nothing_is_both_created_and_moved_or_altered(base: Snapshot, head: Snapshot) -> None:
    found = delta(base, head, ())
    paired = _keys(tuple(one.head for one in (*found.moved, *found.altered)))
    assert not _keys(found.created) & paired
    assert not _keys(found.removed) & _keys(tuple(one.base for one in (*found.moved, *found.altered)))


@given(SNAPSHOTS)
def test_renaming_every_file_only_moves(base: Snapshot) -> None:
    from dataclasses import replace

    head = Snapshot(elements=tuple(replace(one, path="new/" + one.path) for one in base.elements))
    found = delta(Snapshot(elements=base.elements), head, ())
    assert not found.created and not found.removed
    assert len(found.moved) == len(base.elements)


@given(SNAPSHOTS, SNAPSHOTS)
def test_what_a_second_parent_has_is_no_change(base: Snapshot, head: Snapshot) -> None:
    found = delta(base, head, (), parents=(head,))
    assert not (found.created or found.removed or found.altered or found.moved or found.uses)

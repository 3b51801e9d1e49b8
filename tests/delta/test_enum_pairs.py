"""Which enum of the base is which of the head, where names alone do not tell."""

from __future__ import annotations

from keeper_validate.compare import delta
from keeper_validate.delta import Delta
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.tree import tree_of


def change(base: dict[str, str], head: dict[str, str]) -> Delta:
    paths = sorted({*base, *head})
    sides = [snapshot(tree_of({path: text.encode() for path, text in side.items()}), paths) for side in (base, head)]
    return delta(sides[0], sides[1], ())


def test_an_enum_that_leaves_its_definition_for_another_file_is_moved() -> None:
    head = {"b.proto": "message B { enum Kind { X = 0; Y = 1; Z = 2; } }"}
    found = change({"a.proto": "message A { enum Kind { X = 0; Y = 1; } }"}, head)
    assert [(one.base.name, one.head.name) for one in found.moved] == [("A.Kind", "B.Kind")]
    assert [facet.name for one in found.altered for facet in one.added] == ["Z"]
    assert (found.created, found.removed) == ((), ())


def test_an_enum_of_the_same_last_name_with_other_members_is_another() -> None:
    found = change({"a.proto": "message A { enum Kind { X = 0; Y = 1; } }"}, {"b.proto": "message B { enum Kind { P = 7; Q = 8; } }"})
    assert [one.name for one in found.removed] == ["A.Kind"]
    assert [one.name for one in found.created] == ["B.Kind"]


def test_an_enum_of_another_form_in_another_file_does_not_stand_for_one_that_is_gone() -> None:
    found = change({"schema.prisma": "enum Kind {\n X\n}"}, {"kind.graphql": "enum Kind { X }"})
    assert [one.path for one in found.removed] == ["schema.prisma"]
    assert [one.path for one in found.created] == ["kind.graphql"]


def test_a_migration_alters_the_type_of_an_unchanged_one() -> None:
    base = {"migrations/1_a.sql": "CREATE TYPE kind AS ENUM ('x', 'z');"}
    head = {**base, "migrations/2_b.sql": "ALTER TYPE kind ADD VALUE 'y' BEFORE 'z';"}
    sides = [snapshot(tree_of({path: text.encode() for path, text in side.items()}), ["migrations/2_b.sql"]) for side in (base, head)]
    found = delta(sides[0], sides[1], ())
    assert [(one.head.path, [facet.name for facet in one.added]) for one in found.altered] == [("migrations/2_b.sql", ["y"])]
    assert (found.created, found.removed) == ((), ())

"""What a change of SQL migrations does to the sets they define, seen from both of its sides."""

from __future__ import annotations

import pytest

from keeper_validate.element import Element
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.extract.sql.migration_files import applied, directory_of, paths
from keeper_validate.tree import tree_of

INIT = "db/migrations/0001_init.sql"
NEXT = "db/migrations/0002_next.sql"
BASE = {INIT: "CREATE TYPE status AS ENUM ('a', 'b');\nCREATE TYPE kind AS ENUM ('k');\n"}


def read(files: dict[str, str], changed: tuple[str, ...]) -> dict[str, Element]:
    tree = tree_of({path: text.encode() for path, text in files.items()})
    return {element.name: element for element in snapshot(tree, changed).elements}


def members(element: Element) -> list[str]:
    return [facet.name for facet in element.named("member")]


@pytest.mark.parametrize(
    ("statement", "expected"),
    [
        pytest.param("ALTER TYPE status ADD VALUE 'c';", ["a", "b", "c"], id="a value comes last"),
        pytest.param("ALTER TYPE status ADD VALUE 'c' BEFORE 'b';", ["a", "c", "b"], id="a value comes before another"),
        pytest.param("ALTER TYPE status ADD VALUE 'c' AFTER 'a';", ["a", "c", "b"], id="a value comes after another"),
        pytest.param("ALTER TYPE status ADD VALUE IF NOT EXISTS 'a';", ["a", "b"], id="a value that is there is not added again"),
        pytest.param("ALTER TYPE status RENAME VALUE 'a' TO 'z';", ["z", "b"], id="a value is renamed in place"),
        pytest.param("DROP TYPE status;", [], id="what a changed migration drops stands where it is dropped, without members"),
        pytest.param("ALTER TYPE status RENAME TO other;", [], id="what is renamed is gone under its name"),
        pytest.param("DROP TYPE status; CREATE TYPE status AS ENUM ('x');", ["x"], id="what is made again has its members of now"),
    ],
)
def test_a_migration_says_what_it_does_to_a_set_of_another(statement: str, expected: list[str]) -> None:
    got = read({**BASE, NEXT: f"\n{statement}\n"}, (NEXT,))["status"]
    assert (members(got), got.path, got.line) == (expected, NEXT, 2)


def test_sets_of_unchanged_migrations_stand_where_they_were() -> None:
    base, head = read(BASE, (NEXT,)), read({**BASE, NEXT: "ALTER TYPE status ADD VALUE 'c';"}, (NEXT,))
    assert base["kind"] == head["kind"]
    assert (base["kind"].path, base["kind"].line) == (INIT, 2)


def test_a_passing_type_of_one_migration_is_never_seen() -> None:
    rebuild = 'CREATE TYPE s_new AS ENUM (\'a\'); ALTER TYPE status RENAME TO s_old; ALTER TYPE s_new RENAME TO status; DROP TYPE s_old;'
    assert sorted(read({**BASE, NEXT: rebuild}, (NEXT,))) == ["kind", "status"]


def test_a_type_that_changed_migrations_make_and_drop_again_is_never_seen() -> None:
    last = "db/migrations/0003_last.sql"
    files = {**BASE, NEXT: "CREATE TYPE passing AS ENUM ('p');\n", last: "DROP TYPE passing;\nDROP TYPE kind;\n"}
    got = read(files, (NEXT, last))
    assert "passing" not in got
    assert members(got["kind"]) == []


def test_a_deleted_migration_takes_its_effect_along() -> None:
    both = {**BASE, NEXT: "ALTER TYPE status ADD VALUE 'c';"}
    assert members(read(both, (NEXT,))["status"]) == ["a", "b", "c"]
    assert members(read(BASE, (NEXT,))["status"]) == ["a", "b"]


@pytest.mark.parametrize(
    ("path", "directory"),
    [
        ("prisma/migrations/20240101_init/migration.sql", "prisma/migrations"),
        ("db/migrate/001_init.sql", "db/migrate"),
        ("migrations/2024-01-31-1200_add/up.sql", "migrations"),
        ("migrations/2024-01-31-1200_add/down.sql", "migrations"),
        ("src/main/resources/db/changes/V2__add.sql", "src/main/resources/db/changes"),
        ("sql/20240131120000_add.sql", "sql"),
        ("schema.sql", None),
        ("migrations/readme.md", None),
        ("queries/get_user.sql", None),
    ],
)
def test_a_migration_is_known_by_its_place_or_its_number(path: str, directory: str | None) -> None:
    assert directory_of(path) == directory


def test_migrations_run_by_number_and_repeatable_ones_last() -> None:
    names = ["V10__c.sql", "V2__b.sql", "R__view.sql", "V1_1__a.sql", "U2__b.sql", "V3__x.down.sql"]
    tree = tree_of({f"m/{name}": b"" for name in (*names, "schema.sql")})
    assert paths(tree, "m") == ("m/V1_1__a.sql", "m/V2__b.sql", "m/V10__c.sql", "m/R__view.sql")


def test_the_part_that_undoes_a_migration_is_left_out_and_lines_stay() -> None:
    source = b"-- +goose Up\nCREATE 1;\n-- +goose Down\nDROP 1;\n-- a note\nDROP 2;\n-- +goose Up\nCREATE 2;"
    assert applied("1_a.sql", source) == b"-- +goose Up\nCREATE 1;\n\n\n\n\n-- +goose Up\nCREATE 2;"


def test_a_file_that_is_applied_whole_cannot_hide_a_part_behind_a_comment() -> None:
    source = b"CREATE 1;\n-- +goose Down\nDROP 1;"
    assert applied("1_a/migration.sql", source) == source


def test_a_comment_that_only_begins_like_a_mark_is_none() -> None:
    source = b"CREATE 1;\n-- down the line we drop it\n-- rollback: see the manual\nDROP 1;"
    assert applied("1_a.sql", source) == source

"""What a clause says of the facts that declarations state: columns that are unique, nullable, indexed, references that cascade."""

from __future__ import annotations

import pytest
from shown import compiled

from keeper_validate.compile.arrow import written
from keeper_validate.compile.describe import describe

DEMANDED = [
    ("email must be unique", "no new or altered column named email that is not unique"),
    ("email and sku must be unique", "no new or altered column named email that is not unique; "
     "no new or altered column named sku that is not unique"),
    ("`users.email` is unique", "no new or altered column named email of users that is not unique"),
    ("sku: unique, not null", "no new or altered column named sku that is not unique; no new or altered column named sku that is nullable"),
    ("tenant_id must be indexed", "no new or altered column named tenant_id that has no index"),
    ("All `*_id` columns must be indexed", "no new or altered column named *_id that has no index"),
    ("created_at must not be nullable", "no new or altered column named created_at that is nullable"),
    ("Do not make `email` nullable", "no new or altered column named email that is nullable"),
    ("every table has a primary key", "no new table that has no primary key"),
    ("Foreign keys use ON DELETE RESTRICT", "no new or altered column that is a foreign key and does not restrict deletes"),
    ("Index all foreign keys", "no new or altered column that is a foreign key and has no index"),
    ("No nullable foreign keys", "no new or altered column that is a foreign key and is nullable"),
    ("on delete cascade from users", "no new or altered column that refers to users, and is a foreign key and does not cascade on delete"),
    ("New columns must be nullable or have a default", "no added or altered column of what stands that takes no null and has no default"),
]
FORBIDDEN = [
    ("nullable columns without defaults", "no new or altered column that is nullable and has no default"),
    ("adding NOT NULL columns without a default", "no added or altered column of what stands that takes no null and has no default"),
    ("unindexed foreign keys", "no new or altered column that is a foreign key and has no index"),
    ("missing indexes on foreign keys", "no new or altered column that is a foreign key and has no index"),
    ("cascading deletes on orders", "no new or altered column of orders that cascades on delete"),
    ("models without primary keys", "no new table that has no primary key"),
    ("making optional columns required", "no new or altered column that takes no null, where it was nullable"),
]
NOT_MEANT = [
    "Names must be unique", "it must be unique", "title is required", "content must be indexed", "phone can be null",
    "docs index for search",
    "Each order has a unique number", "existing columns must stay nullable", "return null on missing users", "default exports on pages",
    "restrict delete while orders exist", "UUID primary keys", "column defaults",
    "`default`: Default value", "`updated_at` is NULL",
    "Every deployment is unique", "Globally unique", "Composite Primary Key", "Email: Unique within tenant if changed",
    "`unit`: always null",
    "Add indexes for filtered columns", "Adding columns is unique", "index: f.i",
]


@pytest.mark.parametrize(("text", "read"), DEMANDED)
def test_what_a_column_has_to_be(text: str, read: str) -> None:
    assert describe(compiled(text, "constraints")) == read


@pytest.mark.parametrize(("text", "read"), FORBIDDEN)
def test_what_no_column_may_be(text: str, read: str) -> None:
    assert describe(compiled(text, "forbidden")) == read


@pytest.mark.parametrize("text", NOT_MEANT)
def test_words_that_say_it_of_something_else(text: str) -> None:
    assert all("fault" not in dict(check.parameters) for check in compiled(text, "constraints").checks)


def test_a_recommendation_only_warns() -> None:
    assert all(check.soft for check in compiled("new columns should be nullable", "constraints").checks)


@pytest.mark.parametrize(("text", "line"), [
    ("email must be unique", "forbid-new column email lacks:unique"),
    ("No cascading deletes on orders", "forbid-new column is:cascade of:orders"),
    ("No nullable foreign keys", "forbid-new column is:foreign,nullable"),
])
def test_the_line_that_says_the_same_is_read_as_the_same(text: str, line: str) -> None:
    checks = compiled(text, "constraints").checks
    assert [written(check) for check in checks] == [line]
    assert [describe(compiled(f"{text} => {line}", "constraints"))] == [describe(compiled(text, "constraints"))]

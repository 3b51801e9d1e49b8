"""Sentences of decisions that were held against ten more histories, each against a change that breaks it and one that only looks like
it."""

from __future__ import annotations

import pytest
from rule_cases import clause_finds, clause_tells_apart

SCHEMA = """ActiveRecord::Schema[7.1].define(version: 2024_03_01_000000) do
  create_table "users" do |t|
    t.string "name"%s
  end
  create_table "notes" do |t|
    t.string "body"
  end
end
"""
MIGRATION = "class A < ActiveRecord::Migration[7.1]\n  def change\n    add_column :%s, :locale, :string\n  end\nend\n"
MIGRATED = "db/migrate/20240302000000_a.rb"


@pytest.mark.slow
def test_columns_are_new_whether_or_not_the_schema_was_dumped_again() -> None:
    base = {".gitattributes": "db/schema.rb linguist-generated\n", "db/schema.rb": SCHEMA % ""}
    clause_tells_apart(
        "No new columns on users", base, {**base, MIGRATED: MIGRATION % "users"}, {**base, MIGRATED: MIGRATION % "notes"}
    )
    dumped = SCHEMA.replace("03_01", "03_02") % '\n    t.string "locale"'
    assert clause_finds("No new columns on users", base, {**base, MIGRATED: MIGRATION % "users", "db/schema.rb": dumped})


@pytest.mark.slow
def test_a_name_of_a_library_may_stand_in_full() -> None:
    clause_tells_apart(
        "No `DateTime.UtcNow`", {},
        {"a.cs": "class A { object F() => System.DateTime.UtcNow.AddDays(1); }"},
        {"a.cs": "class A { object F() => clock.UtcNow.AddDays(1); }"},
    )


@pytest.mark.slow
def test_naive_times_are_told_by_what_they_are_given() -> None:
    head = "from datetime import datetime, timezone\n\n"
    clause_tells_apart(
        "No naive datetimes: `datetime.now()`, `datetime.utcnow()`", {},
        {"a.py": head + "at = datetime.now()\n"},
        {"a.py": head + "at = datetime.now(tz=timezone.utc)\n"},
    )


ABSTRACT = """from django.db import models


class Kept(models.Model):
    at = models.DateTimeField()%s

    class Meta:
        abstract = True


class Book(Kept):
    name = models.TextField()
"""


@pytest.mark.slow
def test_a_column_that_comes_by_an_abstract_model_is_a_change_of_a_table() -> None:
    base = {"shop/models.py": ABSTRACT % "", "shop/migrations/0001_a.py": ""}
    head = {**base, "shop/models.py": ABSTRACT % "\n    seen = models.BooleanField(default=False)"}
    clause_tells_apart(
        "Every model change comes with a migration", base, head, {**head, "shop/migrations/0002_b.py": "operations = []\n"}
    )
    told = {**base, "shop/models.py": ABSTRACT.replace("class Book", "# what is lent\n\n\nclass Book") % ""}
    assert clause_finds("Every model change comes with a migration", base, told) == []

"""Sentences of decisions that were held against ten more histories, each beside one that looks alike. `~`: only some violations show;
`soft`: a warning."""

from __future__ import annotations

import pytest
from shown import shown

MIGRATIONS = "**/{migrations,Migrations,migration,migrate,alembic}/**"
COMPONENTS = "**/components/**,**/ui/**"

ROWS = [
    # file names of what, behind “of” as well as before
    ("constraints", "File names of components are kebab-case", f"~ require-shape file kebab-case in:{COMPONENTS} holds=component"),
    ("constraints", "File names of React components are kebab-case", f"~ require-shape file kebab-case in:{COMPONENTS} holds=component"),
    ("constraints", "File names of hooks are camelCase", "~ require-shape file camelCase in:**/hooks/** holds=hook"),
    ("constraints", "File names are kebab-case", "require-shape file kebab-case"),
    ("constraints", "Names of files are kebab-case", "require-shape file kebab-case"),
    # plural nouns are not those of tables where others are spoken of
    ("constraints", "REST paths are lowercase, plural nouns, words separated by a hyphen", "unchecked"),
    ("constraints", "Tables are plural nouns", "~ require-shape table plural"),
    # methods are no columns
    ("constraints", "Model classes must define `__str__`", "~ require-use schema|table soft"),
    ("constraints", "Every model has a `save()` method", "unchecked"),
    ("constraints", "Every schema must have a `validate()` method", "unchecked"),
    ("constraints", "All tables must have a `created_at` column", "require-shape table|column column=created_at"),
    ("constraints", "All tables must have `set_at` columns", "require-shape table|column column=set_at"),
    ("constraints", "Every new service has a `close` method", "require-shape service|method method=close"),
    # what has a schema may be declared as one, and that of a route stand beside it
    ("constraints", "Every domain type in src/lib/domain has a zod schema", "unchecked"),
    ("constraints", "Every new route has a zod schema", "require-companion route with:**/{{schema,schemas,events}/**,*schema*} soft"),
    ("constraints", "Every new event needs a schema", "require-companion event with:**/{{schema,schemas,events}/**,*schema*}"),
    # a type that is given others is no tag, and one of many that bear its name
    ("forbidden", "IOptions<T>", "forbid-use token|import IOptions"),
    ("forbidden", "Dictionary<TKey, TValue>", "forbid-use token|import Dictionary"),
    ("forbidden", "Promise<any>", "~ forbid-use token|import Promise soft"),
    ("forbidden", "`List<String>`", "~ forbid-use token String form=written(List<String>)"),
    ("forbidden", "<Trans>", "forbid-use token|component Trans form=tag"),
    # a call of whatever object, told without backticks
    ("forbidden", "Task.Result and .Wait()", "forbid-use token|import Task.Result; forbid-use token .Wait"),
    ("forbidden", ".get(), .join() or .result()", "forbid-use token .get; forbid-use token .join; forbid-use token .result"),
    ("constraints", "Use .concat() instead of push().apply()", "unchecked"),
    # a folder inside another, and two layers
    ("constraints", "Components in src/common must not import from components/Orders or components/Cart",
     "~ forbid-use import|dependency|token components/Orders in:src/common; "
     "forbid-use import|dependency|token components/Cart in:src/common"),
    ("constraints", "hooks must not import from services/repositories",
     r"~ forbid-use import /[sS]ervices?([\/.:]|$)/ in:**/hooks/**; "
     r"forbid-use import /([rR]epositor(y|ies)|[\/.@_-]repos?|Repo)([\/.:]|$)/ in:**/hooks/**"),
    # what code finds a path by, and paths
    ("constraints", "URL names are snake_case", "unchecked"),
    ("constraints", "Use snake_case for URL names", "unchecked"),
    ("constraints", "URLs are snake_case", r"require-shape route /^\S+ (?:\/(?:[a-z0-9]+(_[a-z0-9]+)*|\{[^}]+\}))+\/?$/"),
    ("constraints", "Route names are snake_case", r"require-shape route /^\S+ (?:\/(?:[a-z0-9]+(_[a-z0-9]+)*|\{[^}]+\}))+\/?$/"),
    # calls that are naive only in some forms, and a call that no style is called like
    ("forbidden", "Naive datetimes: datetime.now() and datetime.utcnow()", "~ forbid-use token naive-datetime form=construct"),
    ("forbidden", "datetime.now() without a timezone", "~ forbid-use token naive-datetime form=construct"),
    ("forbidden", "datetime.now() and datetime.utcnow()", "forbid-use token|import datetime.now; forbid-use token|import datetime.utcnow"),
    ("forbidden", "print() and breakpoint()", "forbid-use technology print; forbid-use token|import breakpoint"),
    ("forbidden", "arbitrary breakpoints", r"~ forbid-use token /(?<![\w-])(?:min|max)-\[\d/ form=literal"),
    # a package by its own name, and a word that none is called by
    ("forbidden", "react-router-dom", "forbid-use import|dependency|token react-router-dom"),
    ("forbidden", "react-hook-form", "forbid-use technology react-hook-form"),
    ("forbidden", "some-unheard-package", "unchecked"),
    # half of a sentence that nothing shows
    ("constraints", "Migrations are named `YYYYMMDDNN_Name.up.sql` and live in `db/schema`",
     f"~ require-shape file db/schema/** in:{MIGRATIONS}"),
    ("constraints", "Migrations live in `db/schema`", f"require-shape file db/schema/** in:{MIGRATIONS}"),
]


@pytest.mark.parametrize(("field", "clause", "expected"), ROWS, ids=[f"{field}: {clause}" for field, clause, _ in ROWS])
def test_reads_as(field: str, clause: str, expected: str) -> None:
    assert shown(clause, field) == expected

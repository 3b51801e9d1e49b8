"""Sentences of decisions that were held against the histories of thirteen more repositories, each beside one that looks alike.
`~`: only some violations show; `soft`: a warning."""

from __future__ import annotations

import pytest
from shown import shown

VIEW_MODELS = "**/{viewmodels,viewmodel,view_models,view-models}/**,**/*{ViewModel,_view_model,.viewmodel,-view-model}.*"
MIGRATIONS = "**/{migrations,Migrations,migration,migrate,alembic}/**"

ROWS = [
    # a program that is called as those who write it are
    ("constraints", "The agent must not import `internal/hub`", "~ forbid-use import internal/hub in:**/agent/**"),
    ("constraints", "The agent must not edit migrations", f"append-only file {MIGRATIONS}"),
    ("constraints", "Agents must not import `internal/hub`", "forbid-use import internal/hub"),
    # who must not, and not what it is taken from
    ("forbidden", "Importing React from ViewModels", f"~ forbid-use technology react in:{VIEW_MODELS}"),
    ("forbidden", "Importing Button from MaterialUI", "forbid-use import MaterialUI:Button"),
    # code of a language whose name is written like a class
    ("forbidden", "`fetch` in the TypeScript package", "~ forbid-use technology fetch in:*.ts,*.tsx"),
    ("forbidden", "`fetch` in `TypeScript/`", "forbid-use technology fetch in:TypeScript/"),
    ("forbidden", "axios in the JavaScript library", "~ forbid-use technology axios soft"),
    ("forbidden", "Java source files - Kotlin only", "forbid-new file *.java"),
    ("forbidden", "Kotlin code in `web/`", "forbid-new file *.kt,*.kts in:web/"),
    # a file whose ending is its language's
    ("forbidden", "A `tailwind.config` file", "forbid-new file tailwind.config,tailwind.config.*"),
    ("forbidden", "A `tailwind.config.js` file", "forbid-new file tailwind.config.js"),
    # what all of a sort come from
    ("constraints", "Enums inherit `BaseEnum`", "require-shape enum inherited=yes"),
    ("constraints", "Enums inherit from `BaseEnum`", "require-shape enum inherited=yes"),
    ("constraints", "Services extend `packages/db`", "unchecked"),
    ("constraints", "Components extend `Base`", "~ require-shape component inherited=yes soft"),
    # what stands behind a piece of code that says it already
    ("constraints", "Never use `as` type assertions", "~ forbid-use token as form=cast"),
    ("forbidden", "Custom dialogs or selects", "forbid-new component modal; forbid-new component select"),
    # what is done to the first is done to the others
    ("forbidden", "Hard-deleting versions or gems", "unchecked"),
    ("forbidden", "Deleting routes or gems", "forbid-remove route; forbid-remove dependency gem:*"),
    # migrations by the name of their tool
    ("forbidden", "Editing existing EF migrations", f"append-only file {MIGRATIONS}"),
    ("forbidden", "Editing existing legacy migrations", "unchecked"),
]


@pytest.mark.parametrize(("field", "clause", "expected"), ROWS)
def test_reads_as(field: str, clause: str, expected: str) -> None:
    assert shown(clause, field) == expected


def test_an_example_that_no_list_has_is_told_by_its_name() -> None:
    told = shown("Search libraries such as Pagefind or Algolia in `apps/web`", "forbidden")
    assert "forbid-use technology algolia in:apps/web" in told
    assert "forbid-new dependency pagefind in:apps/web" in told

"""Sentences of decisions that were held against the histories of eleven repositories, each beside one that looks alike.
`~`: only some violations show; `soft`: a warning."""

from __future__ import annotations

import pytest
from shown import shown

MIGRATIONS = "**/{migrations,Migrations,migration,migrate,alembic}/**"

ROWS = [
    # what an edit is said to be made to
    ("forbidden", "edits to existing alembic migrations", f"append-only file {MIGRATIONS}"),
    ("forbidden", "edits to released migrations", f"append-only file {MIGRATIONS}"),
    ("forbidden", "modifications to existing alembic migrations", f"append-only file {MIGRATIONS}"),
    # the whole that a part is taken from
    ("forbidden", "removing columns from existing tables", "forbid-remove column"),
    ("forbidden", "dropping fields from existing schemas", "forbid-remove field"),
    # what is taken out of a folder
    ("forbidden", "anything from `src/legacy/`", "forbid-use import src/legacy/"),
    ("forbidden", "Do not use anything from `src/legacy/`", "forbid-use import src/legacy/"),
    ("forbidden", "editing anything in `src/legacy/`", "forbid-change file src/legacy/"),
    # what is migrated, wherever the migration has to lie
    ("constraints", "Schema changes need a migration in `db/steps`", "~ require-companion table with:db/steps/** on=change"),
    ("constraints", "Schema changes come with a migration", f"~ require-companion table with:{MIGRATIONS} on=change"),
    # what answers to HTTP, where procedures do not
    ("constraints", "REST routes live in `packages/api/routes`",
     "forbid-new route /^(?!(QUERY|MUTATION|SUBSCRIPTION) )/ except:packages/api/routes"),
    ("constraints", "Routes live in `packages/api/routes`", "forbid-new route except:packages/api/routes"),
    # the other languages lie beside the one that is named
    ("constraints", "Only edit `web/messages/en.json` for translations; other locales come from Crowdin",
     "~ forbid-change file web/messages/*.json except:web/messages/en.json by=tool soft"),
    ("constraints", "Only edit strings in `web/locales/en/common.json`",
     "~ forbid-change file web/locales/*/common.json except:web/locales/en/common.json by=tool"),
    # who answers, and who says where
    ("forbidden", "API views outside of `api/views.py`", "~ forbid-new route except:api/views.py soft"),
    ("forbidden", "API routes outside of `api/urls.py`", "forbid-new route except:api/urls.py"),
    # a group of things is no file
    ("forbidden", "`null=True` on CharFields", 'forbid-use token nullable-text-field form=construct'),
    ("forbidden", "`null=True` on `UserModel`", "forbid-use token null=True in:**/{UserModel,user-model,user_model}{.*,/**}"),
]


@pytest.mark.parametrize(("field", "text", "meaning"), ROWS, ids=[row[1] for row in ROWS])
def test_read(field: str, text: str, meaning: str) -> None:
    assert shown(text, field) == meaning


def test_primitives_are_known_by_their_names() -> None:
    meaning = shown("hand-written UI primitives; use the shadcn components in `src/ui`", "forbidden")
    assert meaning.startswith("~ forbid-new component Button,")


@pytest.mark.parametrize(("field", "text"), [
    ("forbidden", "Do NOT create new UI primitives (Button, Card, Badge)"),
    ("constraints", "Do not create new UI primitives (buttons, cards, badges)"),
])
def test_primitives_that_are_named_are_those(field: str, text: str) -> None:
    assert shown(text, field) == "forbid-new component button; forbid-new component card; forbid-new component badge"

"""Lines under a key that forbids which say what to do instead, or how things are, each beside one that names what must not be done."""

from __future__ import annotations

import pytest
from shown import shown

ROWS = [
    ("forbidden", "Use migrations.", "unchecked"),
    ("forbidden", "Use migrations", "forbid-new file **/{migrations,Migrations,migration,migrate,alembic}/**"),
    ("forbidden", "Use `createResource()`.", "unchecked"),
    ("forbidden", "Use `createResource()`", "forbid-use token|import createResource"),
    ("forbidden", "Use `any` (use `unknown`).", "forbid-use token any form=type"),
    ("forbidden", "Use `any` type — use `unknown`.", "forbid-use token any form=type"),
    ("forbidden", "❌ Use jQuery.", "forbid-use technology jquery; forbid-use token /code\\.jquery\\.com|\\/jquery[-.\\d\\w]*\\.js/"),
    ("forbidden", "Never use jQuery.", "forbid-use technology jquery; forbid-use token /code\\.jquery\\.com|\\/jquery[-.\\d\\w]*\\.js/"),
    ("forbidden", "Use environment variables: `PAY_KEY`, `MAIL_KEY`.", "unchecked"),
    ("forbidden", "Use Celery: `send_mail.delay(user)`", "unchecked"),
    ("forbidden", "Set `QUEUE=redis` for the workers.", "unchecked"),
    ("forbidden", "Import from `preact` or `preact/hooks`.", "unchecked"),
    ("forbidden", "Create new modals.", "forbid-new component modal"),
    ("forbidden", "Add new tables.", "forbid-new table"),
    ("forbidden", "New tables.", "forbid-new table"),
    ("forbidden", "Importing React in services.",
     "~ forbid-use technology react in:**/{services,service}/**,**/*{Service,_service,.service,-service}.*,**/{services,service}.*"),
    ("forbidden", "These are events of the bus.", "unchecked"),
    ("forbidden", "Models are loaded lazily.", "unchecked"),
    ("forbidden", "Routes must stay in `src/pages/`.", "forbid-new route except:src/pages/"),
]


@pytest.mark.parametrize(("key", "text", "expected"), ROWS, ids=[f"{text} ({key})" for key, text, _ in ROWS])
def test_what_is_advised_is_not_forbidden(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected

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


ONLY_SO_FAR = [
    ("constraints", "Don't use `.length` to see if a list is empty", "~ forbid-use token .length soft"),
    ("constraints", "Don't use `.length`", "forbid-use token .length"),
    ("constraints", "Never use `parseTree` as a fallback", "~ forbid-use token|import parseTree soft"),
    ("constraints", "Never use `parseTree`", "forbid-use token|import parseTree"),
    ("forbidden", "Never use in-memory sessions or caching",
     "~ forbid-new technology|dependency redis soft; forbid-new technology|dependency memcached soft"),
    ("constraints", "No moment during the migration", "~ forbid-use technology moment soft"),
    ("constraints", "No moment during this migration", "forbid-use technology moment"),
    ("constraints", "Handlers are thin. No moment.", "~ forbid-use technology moment soft"),
    ("constraints", "Dates are in UTC. No moment.", "forbid-use technology moment"),
    ("constraints", "No moment - just pure logic", "~ forbid-use technology moment soft"),
    ("constraints", "Use `a.get()` when one row is expected instead of `.firstRow()`", "~ forbid-use token .firstRow soft"),
    ("constraints", "Use `a.get()` instead of `.firstRow()`", "forbid-use token .firstRow"),
    ("constraints", "All `*Dto.java` files moved to `api/dto/`", "~ require-shape file api/dto/ in:*Dto.java soft"),
    ("constraints", "All `*Dto.java` files must be moved to `api/dto/`", "require-shape file api/dto/ in:*Dto.java"),
    ("constraints", "Server state → SWR. Never Zustand", "~ forbid-use technology zustand soft"),
    ("constraints", "SWR for fetching. Never Zustand", "forbid-use technology zustand"),
    ("constraints", "Never use the Billing Service", "~ forbid-new service billing soft"),
    ("constraints", "No new Billing Service", "~ forbid-new service billing"),
    ("constraints", "Write \"axios\" (not \"moment\")", "~ forbid-use technology moment soft"),
    ("constraints", "Use axios (not moment)", "forbid-use technology moment"),
    ("constraints", "Broadcast events are not registered", "~ forbid-new event broadcast soft"),
    ("constraints", "Every value object must implement `Value`", "~ require-shape schema inherited=yes soft"),
    ("constraints", "Every schema must extend `Value`", "require-shape schema inherited=yes"),
    ("constraints", "Services: `feature-name.service.ts`", "~ require-shape service **/*.service.ts"),
    ("constraints", "Use `application.yml` (not `.properties`)", "forbid-new file *.properties"),
    ("constraints", "Go to `src/db` and click it to create a table in `src/db`", "unchecked"),
    ("constraints", "Never use `get` or `remove`", "~ forbid-use token|import get soft; forbid-use token|import remove soft"),
    ("constraints", "Never use `getUser` or `remove`", "forbid-use token|import getUser; forbid-use token|import remove"),
    ("constraints", "We typically place routes in `src/api/`; routes must stay in `src/api/`", "~ forbid-new route except:src/api/ soft"),
    ("constraints", "Never add `CostPanel` as a new component", "forbid-new component CostPanel"),
    ("constraints", "Do not import `left-pad` as a dependency", "forbid-new dependency left-pad"),
    ("constraints", "`axios`: never use axios", "forbid-use technology axios"),
    ("constraints", "No `web/` and CLI imports from `db/`", "~ forbid-use import db/ in:web/,**/{cli,cmd,commands}/**"),
    ("constraints", "When adding routes in `src/api/`, update `docs/api.md`.", "require-companion route in:src/api/ with:docs/api.md"),
    ("required", "All error classes must extend `AppError`", "require-shape error_type inherited=yes"),
    ("forbidden", "No duplicate auth services", "~ forbid-new auth_service"),
    ("constraints", "Do not duplicate the `Button` component", "forbid-new component Button"),
    ("constraints", "Do not duplicate `Button` logic in `src/ui/`",
     "~ forbid-new component|service|schema|table|enum|store|error_type|event|auth_service Button in:src/ui/ soft"),
    ("constraints", "No hard-coded sleeps", "forbid-use technology thread-sleep"),
    ("constraints", "Never hardcode JWTs", "~ forbid-use technology jwt soft"),
    ("constraints", "Fixtures must be small — never use axios or tables", "~ forbid-use technology axios soft; forbid-new table soft"),
    ("constraints", "Do not use these libraries: `axios`, `pg`", "forbid-use technology axios; forbid-use dependency|import pg"),
]


@pytest.mark.parametrize(("key", "text", "expected"), ONLY_SO_FAR, ids=[f"{text} ({key})" for key, text, _ in ONLY_SO_FAR])
def test_what_holds_of_some_only_warns(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected

"""Sentences of which a word narrows what is forbidden, each beside one that says more or less. `~`: only some violations show;
`soft`: a warning; `…`: more of the same."""

from __future__ import annotations

import pytest
from shown import shown

ROWS = [
    ("constraints", "No WebSocket libraries other than the one in `src/lib/ws.ts`", "forbid-use technology websocket except:src/lib/ws.ts"),
    ("constraints", "No WebSocket libraries", "forbid-use technology websocket"),
    ("constraints", "No new tables besides `audit_log`", "forbid-new table except:audit_log"),
    ("forbidden", "new services other than `MailService` and `PushService`", "forbid-new service except:MailService,PushService"),
    ("constraints", "Every change of the User table ships with a migration",
     "~ require-companion table *user* with:**/{migrations,migration,migrate,alembic}/** on=change"),
    ("constraints", "Every change to the `users` table needs a migration",
     "~ require-companion table users with:**/{migrations,migration,migrate,alembic}/** on=change"),
    ("constraints", "Every change of heart needs a migration", "unchecked"),
    ("constraints", "Every new endpoint is registered in internal/api", "~ require-companion route with:internal/api/**"),
    ("constraints", "Every new endpoint is registered in `internal/api/routes.go`", "require-companion route with:internal/api/routes.go"),
    ("constraints", "Entry statuses are append-only", "append-only enum *entry*status*"),
    ("constraints", "Order statuses must stay unchanged", "freeze enum *order*status*"),
    ("constraints", "Moods are append-only", "unchecked"),
    ("constraints", "The `status` enum on Order is append-only", "append-only enum *order*status*"),
    ("constraints", "`com.acme.core` must not depend on `com.acme.web`", "forbid-use import com.acme.web in:**/com/acme/core/**"),
    ("constraints", "Do not use Jackson in com.acme.core", "forbid-use technology jackson in:**/com/acme/core/**"),
    ("constraints", "Build new primitives on the `radix-ui` package", "~ require-use technology radix soft"),
    ("constraints", "Endpoints must be stable", "unchecked"),
    ("constraints", "Public endpoints must stay stable", "~ forbid-change route; forbid-remove route"),
    ("constraints", "Endpoints must be tested on a copy", "unchecked"),
    ("constraints", "All endpoints must be tested",
     "require-companion route with:**/{test_{stem}.*,*{stem}*{.test,.spec,_test}.*,{test,tests,__tests__,spec}/**}"),
    ("constraints", "DataTable, not a new table", "forbid-new component table"),
    ("constraints", "A store, not a new table", "forbid-new table"),
    ("constraints", "The Prisma schema must not be changed", "forbid-change file *.prisma"),
    ("constraints", "Routes must not import from mealie/db",
     "~ forbid-use import|dependency|token mealie/db in:**/{routers,router,routes,api,endpoints}/**,**/{routers,routes,endpoints}.*"),
    ("constraints", "Never `new` a service inline", "unchecked"),
    ("constraints", "Never `new Client()` in controllers",
     "~ forbid-use token|import new Client in:**/{controllers,controller}/**,**/*{Controller,_controller,.controller}.*"),
    ("constraints", "Do not import React unless it is used directly", "~ forbid-use technology react human soft"),
    ("constraints", "No new axum routes", "forbid-new route axum"),
    ("constraints", "No new services in docker-compose.yml", "unchecked"),
]


@pytest.mark.parametrize(("key", "text", "expected"), ROWS, ids=[f"{text} ({key})" for key, text, _ in ROWS])
def test_it_is_read_as_narrowly_as_it_is_said(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected

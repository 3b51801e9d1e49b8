"""Sentences that a first reading took for more than they say, or for something else, each beside one that looks alike and does say it."""

from __future__ import annotations

import pytest
from shown import shown

# Statements of code that read or write rows of a table.
ROWS = r"""/(?:\b(?:FROM|JOIN|INTO|UPDATE)|(?i:\bselect\b.{1,200}\bfrom|\binsert\s+into|\bdelete\s+from))\s+[\"'`\[]?(?:\w+\.)?"""
SAID = [
    ("constraints", "Do not remove auth guards", "~ forbid-remove route guard=*"),
    ("constraints", "Do not remove guard clauses", "unchecked"),
    ("constraints", "Guards must not be removed", "~ forbid-remove route guard=*"),
    ("forbidden", "removing `requireAuth` from routes", "~ forbid-remove route guard=requireAuth"),
    ("forbidden", "removing `formatDate` from routes", "unchecked"),
    ("constraints", "Never remove authentication from existing routes", "~ forbid-remove route guard=*"),
    ("constraints", "Routes under `/admin` must keep their guards", "~ forbid-remove route /admin guard=*"),
    ("constraints", "Routes under `/admin` must keep their names", "unchecked"),
    ("constraints", "No migration: existing users lose data", "unchecked"),
    ("constraints", "No migration SHALL occur", "unchecked"),
    ("constraints", "No migration shall be added", "forbid-new file **/{migrations,migration,migrate,alembic}/**"),
    ("constraints", "No new migrations: the schema stays", "forbid-new file **/{migrations,migration,migrate,alembic}/**"),
    ("forbidden", "manual caching (react-query)", "unchecked"),
    ("forbidden", "custom date formatting (date-fns)", "unchecked"),
    ("forbidden", "custom state libraries (redux, mobx)", "forbid-use technology redux; forbid-use technology mobx"),
    ("forbidden", "caching libraries (react-query)", "forbid-use technology tanstack-query"),
    ("forbidden", "local copies of shared types (packages/types)", "unchecked"),
    ("forbidden", "changes to shared types (packages/types)", "forbid-change schema in:packages/types"),
    ("forbidden", "duplicate helpers (`src/utils/`)", "unchecked"),
    ("forbidden", "reimplementing hooks", "~ forbid-new hook soft"),
    ("forbidden", "reimplementing modals", "forbid-new component modal"),
    ("forbidden", "duplicate `User` types", "forbid-new schema User"),
    ("forbidden", "duplicate enum definitions", "~ forbid-new enum soft"),
    ("constraints", "Only `OrderService` may touch the `orders` table",
     "~ forbid-use token ROWS orders\\b/ except:**/{OrderService,order-service,order_service}.* form=literal"),
    ("constraints", "Only `OrderService` may touch the `orders` queue", "unchecked"),
    ("constraints", "Only `src/orders/` may change the `orders` table", "forbid-change table orders except:src/orders/"),
    ("constraints", "Never write to the `audit_log` table outside `AuditService`",
     "~ forbid-use token ROWS audit_log\\b/ except:**/{AuditService,audit-service,audit_service}.* form=literal"),
    ("constraints", "The `orders` table may only be read by `OrderService`",
     "~ forbid-use token ROWS orders\\b/ except:**/{OrderService,order-service,order_service}.* form=literal"),
    ("constraints", "Only migrations may change the schema",
     "~ require-companion table with:**/{migrations,migration,migrate,alembic}/** on=change"),
    ("constraints", "Only migrations may change", "unchecked"),
    ("constraints", "Only the billing service may write to the `invoices` table",
     "~ forbid-use token ROWS invoices\\b/ except:**/{billing,billings}/** form=literal"),
    ("constraints", "Interfaces must start with `I`", "forbid-use token interface-without-i form=construct"),
    ("constraints", "Interfaces must start with `Foo`", "~ require-shape schema Foo* soft"),
    ("constraints", "Interfaces: prefix with `Foo`", "~ require-shape schema Foo* soft"),
    ("constraints", "Do not prefix interfaces with `I`", "forbid-use token interface-with-i form=construct"),
    ("constraints", "Do not change the public API of `UserService`", "~ forbid-change service UserService"),
    ("constraints", "Do not change the public API of `@acme/core`", "unchecked"),
    ("constraints", "Do not change the public API of a package", "unchecked"),
    ("constraints", "Do not change the API of `src/lib/http.ts`", "unchecked"),
    ("constraints", "Do not add to the public API", "unchecked"),
    ("constraints", "Do not add to the API", "~ forbid-new file **/api/**"),
    ("constraints", "No `shared/` folders", "forbid-new file **/shared/**"),
    ("constraints", "Do not edit the `shared/` folder", "forbid-change file shared/"),
    ("forbidden", "`utils/` and `helpers/` folders", "forbid-new file **/utils/**; forbid-new file **/helpers/**"),
    ("constraints", "Don't change enum values' order", "append-only enum"),
    ("constraints", "Don't change users' order", "unchecked"),
    ("constraints", "Do not change an enum's values", "append-only enum order=free"),
    ("forbidden", "changing the DTOs (`src/dto/`)", "forbid-change schema in:src/dto/"),
    ("forbidden", "changing the DTOs (see `src/dto/`)", "forbid-change schema"),
]


@pytest.mark.parametrize(("key", "text", "expected"), SAID, ids=[f"{key}: {text}" for key, text, _ in SAID])
def test_a_sentence_is_read_as(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected.replace("ROWS ", ROWS)

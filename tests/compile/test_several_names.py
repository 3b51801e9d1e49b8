"""Several names and the noun that tells of all of them, parts that are named with what has them, and what stands or grows at its end."""

from __future__ import annotations

import pytest
from shown import shown

ROWS = [
    ("constraints", "Never change the tables `orders` and `items`", "forbid-change table orders; forbid-change table items"),
    ("constraints", "Never change the `orders` table and `items/`", "forbid-change table orders; forbid-change file items/"),
    ("constraints", "The enums `OrderStatus` and `ItemKind` stay as they are", "freeze enum OrderStatus; freeze enum ItemKind"),
    ("constraints", "Never remove the `email` and `phone` columns", "forbid-remove column /^email$/; forbid-remove column /^phone$/"),
    ("constraints", "Never change the folders `src/old` and `src/legacy`", "forbid-change file src/old; forbid-change file src/legacy"),
    ("constraints", "`utils/` and `helpers/` folders must not be changed",
     "forbid-change file **/utils/**; forbid-change file **/helpers/**"),
    ("constraints", "Never change the functions `parse` and `render`", "unchecked"),
    ("constraints", "The webhook enums (`WebhookTrigger`, `WebhookResponse`) are frozen",
     "freeze enum WebhookTrigger; freeze enum WebhookResponse"),
    ("constraints", "The three webhook enums (WebhookTrigger, WebhookResponse, WebhookDelivery) stay as they are",
     "freeze enum WebhookTrigger; freeze enum WebhookResponse; freeze enum WebhookDelivery"),
    ("constraints", "The payment tables (`orders`, `items`) must not be changed", "forbid-change table orders; forbid-change table items"),
    ("constraints", "The payment tables (Stripe) must not be changed", "unchecked"),
    ("constraints", "Never change the columns (`email`, `phone`)", "forbid-remove column /^email$/; forbid-remove column /^phone$/"),
    ("constraints", "Do not use the enums (`OrderStatus`, `ItemKind`)",
     "forbid-use import|token OrderStatus; forbid-use import|token ItemKind"),
    ("constraints", "Do not add the schemas (`OrderIn`, `OrderOut`)", "forbid-new schema OrderIn; forbid-new schema OrderOut"),
    ("forbidden", "new auth services (`AuthService`)", "forbid-new auth_service|service AuthService"),
    ("forbidden", "custom services (`AuthService`)", "forbid-new auth_service|service AuthService"),
    ("constraints", "`ApiKey::API_SCOPES` is append-only", "append-only enum ApiKey::API_SCOPES"),
    ("constraints", "Group.DEFAULT_PERMISSIONS only grows", "append-only enum Group.DEFAULT_PERMISSIONS"),
    ("constraints", "`api_scopes` is append-only", "unchecked"),
    ("constraints", "The order of the members of `OrderStatus` is meaningful", "append-only enum OrderStatus"),
    ("constraints", "The order of events matters", "unchecked"),
    ("constraints", "Members of `OrderStatus` keep their order", "append-only enum OrderStatus"),
    ("constraints", "`OrderStatus` gets `CANCELLED` as its last member", "append-only enum OrderStatus"),
    ("constraints", "OrderStatus gets a review", "unchecked"),
    ("constraints", "`OrderStatus`: frozen", "freeze enum OrderStatus"),
    ("constraints", "OrderStatus: closed", "freeze enum OrderStatus"),
    ("constraints", "The office: closed", "unchecked"),
    ("forbidden", "removal of AlertSeverity.INFO (old apps crash without it)", "forbid-remove enum|member INFO of=AlertSeverity"),
    ("forbidden", "Altering Order.total", "forbid-remove field|column|prop|method total of=Order"),
    ("forbidden", "dropping `orders.total`", "forbid-remove field|column|prop|method total of=orders"),
    ("constraints", "Never add `OrderStatus.CANCELLED`", "forbid-new enum|member CANCELLED of=OrderStatus"),
    ("constraints", "Do not use `OrderStatus.LEGACY`", "forbid-use token|import OrderStatus.LEGACY"),
    ("constraints", "Never remove `console.error`", "unchecked"),
    ("constraints", "Never add `React.FC`", "forbid-use token|import React.FC"),
    ("constraints", "`/api/a` stays unchanged",
     "forbid-new route /api/a/*,/api/a; forbid-change route /api/a/*,/api/a; forbid-remove route /api/a/*,/api/a"),
    ("constraints", "/api/queries/<id>/results must not be removed", "forbid-remove route /api/queries/{id}/results"),
    ("constraints", "services/<name>/index.ts must not be removed", "forbid-remove file services/*/index.ts"),
    ("constraints", "Use <Button>/<Link> for links", "~ require-use token|component Button soft; require-use token|component Link soft"),
    ("constraints", "GET /api/queries and its variants stay where they are", "forbid-remove route GET /api/queries"),
    ("constraints", "The cursor stays where it is", "unchecked"),
    ("constraints", "db/schema.rb only changes together with a file in db/migrate",
     "~ require-companion file db/schema.rb with:db/migrate/ on=change"),
    ("constraints", "db/schema.rb only changes on Mondays", "unchecked"),
    ("constraints", "No change to `db/schema.rb` without a migration in `db/migrate`",
     "~ require-companion file db/schema.rb with:db/migrate/ on=change"),
    ("constraints", "queries.sq and layout.heex stay untouched", "forbid-change file queries.sq; forbid-change file layout.heex"),
    ("constraints", "Don't use useMemo/useCallback", "forbid-use import|token useMemo; forbid-use import|token useCallback"),
    ("constraints", "Don't use this/that", "unchecked"),
    ("constraints", "This project uses no Redux", "forbid-use technology redux"),
    ("constraints", "We need no meetings", "unchecked"),
    ("constraints", "This app has no Makefile", "~ forbid-new file Makefile,GNUmakefile,*.mk soft"),
    ("constraints", "NgRx is not coming in through this feature", "forbid-use technology ngrx"),
    ("constraints", "Winter is not coming", "unchecked"),
]


@pytest.mark.parametrize(("key", "text", "expected"), ROWS, ids=[f"{key}: {text}" for key, text, _ in ROWS])
def test_several_names_are_read_as(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected

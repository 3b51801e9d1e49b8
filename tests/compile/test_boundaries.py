"""Sentences about boundaries, closed sets and what stands in lists of decisions, each beside a look-alike that says less."""

from __future__ import annotations

import pytest
from shown import shown

ROWS = [
    ("constraints", "Infrastructure depends on Domain, never the reverse",
     "~ forbid-use import /(^|[\\/.@])(infrastructure|infra|adapters?)([\\/.:]|$)/ in:**/domain/**,**/domains/**"),
    ("constraints", "Secrets must never leak into `src/a`",
     "~ forbid-use token /\\b(sk-[\\w-]{16,}|gh[pousr]_\\w{20,}|AKIA[0-9A-Z]{16}|xox[abprs]-[\\w-]{10,}|AIza[\\w-]{30,}|eyJ["
     "\\w-]{20,}\\.)|-----BEGIN [A-Z ]*PRIVATE KEY/ in:src/a form=literal"),
    ("constraints", "foo must not leak into `src/a`", "unchecked"),
    ("constraints", "The team stays free of stress", "unchecked"),
    ("constraints", "Middlewares execute in strict order in `a/b.py`", "unchecked"),
    ("constraints", "New handlers must live in `server/handlers/`",
     "~ require-shape file server/handlers/ in:**/*{Handler,_handler,.handler,-handler}.*,**/{handlers,handler}.* soft"),
    ("constraints", "Prefer server components over client components", "~ forbid-use token use client soft"),
    ("constraints", "No deep nesting in `src/a`", "unchecked"),
    ("constraints", "No private fields in `src/a`", "forbid-use token private-field in:src/a form=construct"),
    ("forbidden", "deep imports into `@clinic/ui`", "forbid-use import @clinic/ui/*"),
    ("forbidden", "deep imports into `@clinic/ui/src`", "forbid-use import|dependency @clinic/ui/src"),
    ("constraints", "Families (`catalogs`, `sources`) must not import each other",
     "~ forbid-use import /(^|[\\/.@~])sources([\\/.:]|$)/ in:**/catalogs/**; forbid-use import /(^|[\\/.@~])catalogs([\\/.:]|"
     "$)/ in:**/sources/**"),
    ("constraints", "Managers and developers must not import each other", "unchecked"),
    ("constraints", "`core` is the only package allowed to touch better-sqlite3",
     "~ forbid-use import|dependency better-sqlite3 except:**/core/**"),
    ("constraints", "No new endpoints without: authentication", "~ require-shape route guard=*"),
    ("constraints", "No new endpoints without: authentication, validation", "unchecked"),
    ("forbidden", "MongoDB or any other document store", "~ forbid-use technology mongodb"),
    ("constraints", "Stores must not import API clients",
     "~ forbid-use import /(^|[\\/.@])(api|clients?|api[-_]?[cC]lient)([\\/.:]|$)/ in:"
     "**/{stores,store,state}/**,**/*{Store,_store,.store,-store}.*,**/{stores,store}.*"),
    ("constraints", "Reuse the existing `events` table; do not add another one", "~ forbid-new table event"),
    ("constraints", "Order statuses must remain: open, paid", "~ freeze enum order status members=open,paid"),
    ("constraints", "Error states must remain visible", "unchecked"),
    ("constraints", "No new order statuses", "~ freeze enum order status"),
    ("constraints", "No new loading states", "unchecked"),
    ("forbidden", "setTimeout-based retries", "~ forbid-use token|import setTimeout soft"),
    ("constraints", "No dependencies in `edge/`", "forbid-new dependency in:edge/"),
    ("constraints", "No dependencies beyond the standard library", "forbid-new dependency"),
    ("constraints", "Every table must include: created_at, updated_at", "require-shape table|column column=created_at column=updated_at"),
    ("constraints", "Every tenant-scoped table carries a clinic_id", "~ require-shape table|column column=clinic_id soft"),
    ("constraints", "OrderStatus: append-only", "append-only enum OrderStatus"),
    ("constraints", "Note: append-only", "unchecked"),
    ("constraints", "Match phases stay lobby, draft, live", "~ freeze enum match phase members=lobby,draft,live"),
    ("constraints", "The `Kind` enum is small and closed", "freeze enum Kind"),
    ("constraints", "The shop is closed", "unchecked"),
    ("constraints", "`Kind` is frozen",
     "~ forbid-change component|service|schema|table|enum|store|error_type|event|auth_service Kind; forbid-remove component|se"
     "rvice|schema|table|enum|store|error_type|event|auth_service Kind"),
    ("constraints", "`beads` is frozen", "~ forbid-change file **/beads/**"),
    ("constraints", "All Redis access is hidden behind CacheGateway",
     "forbid-use technology redis except:**/{CacheGateway,cache-gateway,cache_gateway}{.*,/**}"),
    ("constraints", "Applied migrations are immutable",
     "~ append-only file **/{migrations,Migrations,migration,migrate,alembic}/** soft"),
    ("constraints", "Applied changes are fixed in the next release", "unchecked"),
    ("constraints", "Put refunds into PaymentService instead of adding RefundService", "forbid-new service RefundService"),
    ("constraints", "Put the kettle on instead of adding sugar", "unchecked"),
    ("constraints", "React components must not call APIs directly",
     "~ forbid-use import /(^|[\\/.@])api([\\/.:]|$)/ in:**/components/**,**/ui/**"),
]


@pytest.mark.parametrize(("key", "text", "expected"), ROWS, ids=[f"{key}: {text}" for key, text, _ in ROWS])
def test_a_sentence_about_a_boundary_is_read_as(key: str, text: str, expected: str) -> None:
    read = shown(text, key)
    assert expected == ("; ".join([*read.split("; ")[:1], "…"]) if expected.endswith("…") else read)

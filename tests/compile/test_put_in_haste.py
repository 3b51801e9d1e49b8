"""Lines of decisions put down in haste, for stacks of all sorts: each beside a look-alike that says less, or something else."""

from __future__ import annotations

import pytest
from shown import shown

MIGRATIONS = "**/{migrations,Migrations,migration,migrate,alembic}/**"
CLIENT = "in:{frontend,client,web,ui,dashboard,webapp,front}/**,**/{frontend,client,webapp}/**"
CLIENT += " except:**/{pages,app}/api/**,**/app/**/route.{ts,js},**/server/**,*.server.*"
TOASTS = ("sonner", "react-hot-toast", "react-toastify", "notistack")
ROWS = [
    # what a comma puts behind a rule, and only tells why
    ("forbidden", "requests library, httpx is already here", "forbid-use technology requests"),
    ("forbidden", "Gson or Jackson, kotlinx.serialization is the serializer", "forbid-use technology gson; forbid-use technology jackson"),
    ("forbidden", "moment, dayjs is already used", "forbid-use technology moment"),
    ("forbidden", "moment, we use it in scripts", "forbid-use technology moment"),
    ("forbidden", "moment, the worker is the exception", "~ forbid-use technology moment"),
    ("forbidden", "raw SQL, the ORM is enough", "forbid-use technology raw-sql"),
    ("forbidden", "raw SQL, prisma is not enough", "~ forbid-use technology raw-sql"),
    ("forbidden", "new columns on users, table is huge", "forbid-new column users"),
    ("forbidden", "changing UserStatus, mobile app reads the ints", "forbid-change enum UserStatus"),
    ("forbidden", "Redux slices, zustand stores", "~ forbid-new store zustand soft"),
    ("forbidden", "another modal, that's what ConfirmDialog is for", "forbid-new component modal"),
    ("constraints", "InvoiceStatus stays append only, order matters for the reports", "append-only enum InvoiceStatus"),
    ("constraints", "Postgres is the database, Redis is the cache", "unchecked"),
    ("constraints", "no polling, SSE is set up", "forbid-use technology polling"),
    ("constraints", "no polling, dashboards are different", "~ forbid-use technology polling"),
    ("constraints", "no default exports, the config is the place for them", "~ forbid-use token export default soft"),
    ("constraints", "Role enum stays as is, mobile app hardcodes it", "freeze enum role"),
    # what serves the purpose already is not what is forbidden, and where all of a family stand that limits none
    ("forbidden", "new toast library (we have sonner, that's enough)",
     "; ".join(f"forbid-new technology|dependency {name} new=project" for name in TOASTS[1:])),
    ("forbidden", "new client-side toast library",
     "; ".join(f"forbid-new technology|dependency {name} new=project" for name in TOASTS)),
    ("forbidden", "new client-side uuid library", f"~ forbid-use technology uuid-library {CLIENT}"),
    ("forbidden", "axios lib", "forbid-use technology axios"),
    ("forbidden", "axios in lib code", "~ forbid-use technology axios in:**/{lib,libs}/**"),
    ("forbidden", "requests lib", "forbid-use technology requests"),
    ("forbidden", "xlsx lib", "forbid-use technology sheetjs"),
    # enums that grow, and what of them stays
    ("constraints", "Rank may be extended but existing constants shall neither be renamed nor removed", "append-only enum rank"),
    ("constraints", "existing values of Rank must neither be renamed nor removed", "append-only enum rank"),
    ("constraints", "existing rules of Rank must neither be renamed nor removed", "unchecked"),
    ("constraints", "Rank may be extended but existing constants may be renamed", "unchecked"),
    ("constraints", "enum Rank is frozen", "freeze enum rank"),
    ("constraints", "enum Rank is useful", "unchecked"),
    # where something is noted, and what comes along
    ("constraints", "each new env var must also show up in .env.example", "require-companion env_var with:.env.example"),
    ("constraints", "errors must show up in the log", "unchecked"),
    ("constraints", "alembic migration for each model change, same PR", f"~ require-companion table with:{MIGRATIONS} on=change"),
    ("constraints", "a migration for each tenant", "unchecked"),
    ("constraints", "never change schema and clients in the same PR", "unchecked"),
    # routes that stay
    ("constraints", "health endpoint stays at /healthz", "forbid-remove route /healthz"),
    ("constraints", "Metrics stay at GET /metrics", "forbid-remove route GET /metrics"),
    ("constraints", "the team stays at /home", "unchecked"),
    ("constraints", "the public feed is GET only", "forbid-new route /^(POST|PUT|PATCH|DELETE)\\b.*(feed)/"),
    ("constraints", "the public feed is late only", "unchecked"),
    ("forbidden", "Permitting anonymous access to /api/orders", "~ require-shape route /api/orders/*,/api/orders guard=*"),
    ("forbidden", "Permitting late access to /api/orders", "unchecked"),
    # what is not wanted
    ("forbidden", "We do not want a separate VoucherService; put it on CheckoutService", "forbid-new service VoucherService"),
    ("constraints", "We don't want another modal component", "forbid-new component modal"),
    ("constraints", "We do not need a new table", "unchecked"),
    ("constraints", "We don't want another meeting", "unchecked"),
]


@pytest.mark.parametrize(("key", "text", "expected"), ROWS, ids=[f"{key}: {text}" for key, text, _ in ROWS])
def test_lines_put_down_in_haste(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected

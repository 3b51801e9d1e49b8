"""Lines of decisions put down in haste, for stacks of all sorts: each beside a look-alike that says less, or something else."""

from __future__ import annotations

import pytest
from shown import shown

MIGRATIONS = "**/{migrations,Migrations,migration,migrate,alembic}/**"
CLIENT = "in:{frontend,client,web,ui,dashboard,webapp,front}/**,**/{frontend,client,webapp}/**"
CLIENT += " except:**/{pages,app}/api/**,**/app/**/route.{ts,js},**/server/**,*.server.*"
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
     "; ".join(f"forbid-new technology|dependency {name} new=project" for name in ("react-hot-toast", "react-toastify", "notistack"))),
    ("forbidden", "new client-side toast library",
     "; ".join(f"forbid-new technology|dependency {name} new=project" for name in ("sonner", "react-hot-toast", "react-toastify", "notistack"))),
    ("forbidden", "new client-side uuid library", f"~ forbid-use technology uuid-library {CLIENT}"),
]


@pytest.mark.parametrize(("key", "text", "expected"), ROWS, ids=[f"{key}: {text}" for key, text, _ in ROWS])
def test_lines_put_down_in_haste(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected

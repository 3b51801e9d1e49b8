"""What is said of one part of the code, or of some things, holds of those alone, each beside a look-alike that holds of all."""

from __future__ import annotations

import pytest
from shown import shown

SERVICES = "in:**/{services,service}/**,**/*{Service,_service,.service,-service}.*"
PARTLY = [
    ("Services must use Redis and never create tables", f"~ forbid-new table {SERVICES}"),
    ("Use Redis and never create tables", "forbid-new table"),
    ("We must use Redis and never create tables", "forbid-new table"),
    ("Components use Tailwind and never create stores", "~ forbid-new store in:**/components/**,**/ui/**"),
    ("`OrderService` must use Redis and never create tables", "forbid-new table in:**/OrderService.*"),
    ("All new routes must use zod and never create tables", "~ forbid-new table soft"),
    ("Migrations are reviewed and never edit `dist/`",
     "~ forbid-change file dist/ soft"),
    ("Services must use Redis and no axios", "~ forbid-use technology axios soft"),
    ("Services must use Redis. No axios.", "forbid-use technology axios"),
    ("Services must use fetch, no axios", "forbid-use technology axios"),
    ("Hooks must be small, no new components", "forbid-new component"),
    ("`OrderService` must use Redis and no axios", "~ forbid-use technology axios soft"),
    ("We must use Redis and no axios", "forbid-use technology axios"),
    ("Use fetch in services, no dayjs", "~ forbid-use technology dayjs soft"),
    ("Use fetch everywhere, no dayjs", "forbid-use technology dayjs"),
    ("State: React hooks, no dayjs", "forbid-use technology dayjs"),
    ("`src/a.py` is generated and never import axios", "forbid-use technology axios in:src/a.py"),
    ("`src/a.py` is generated; never import axios", "~ forbid-use technology axios soft"),
    ("`src/a.py`, generated and must not import axios", "forbid-use technology axios in:src/a.py"),
    ("Services may use Redis and never import axios", f"~ forbid-use technology axios {SERVICES}"),
    ("`src/a.py` is generated and must not be changed", "forbid-change file src/a.py by=tool"),
]


@pytest.mark.parametrize(("text", "expected"), PARTLY, ids=[text for text, _ in PARTLY])
def test_what_is_said_of_one_part_holds_of_that_part_alone(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected


SPARED = [
    ("No new dependencies, exceptions: `zod`", "forbid-new dependency except:zod"),
    ("No new packages — only: `zod`", "forbid-new dependency except:zod"),
    ("No new packages and no Redux — only: `zod`", "~ forbid-new dependency except:zod; forbid-use technology redux human soft"),
    ("No new stores in `src/a/` — only: `Cart`", "forbid-new store in:src/a/ except:Cart"),
    ("Icons — only: lucide", "unchecked"),
    ("No new tables: `users`, `orders`", "forbid-new table users; forbid-new table orders"),
    ("No new routes: `/users`, `orders`", "forbid-new route /users; forbid-new route orders"),
    ("No new packages: `zod`, `not a name!`", "~ forbid-new dependency zod"),
    ("No new packages: `+ this`, `+ that`", "unchecked"),
    ('No new enums: `Status`, "in progress"', "~ forbid-new enum soft"),
    ("No new tables: users", "~ forbid-new table soft"),
    ("No new tables: they slow us down", "forbid-new table"),
    ("No new tables", "forbid-new table"),
]


@pytest.mark.parametrize(("text", "expected"), SPARED, ids=[text for text, _ in SPARED])
def test_what_is_listed_is_all_that_is_meant_or_spared(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected

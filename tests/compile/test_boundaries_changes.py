"""What sentences about boundaries mean, held against a change that breaks it and one that does not, through real sources."""

from __future__ import annotations

import pytest
from rule_cases import clause_finds

USE = "import {{ a }} from '{0}';\nexport const b = a;\n"
CART = {"src/cart/index.ts": "export { a } from './price';\n", "src/cart/price.ts": "export const a = 1;\n"}
CORE = dict.fromkeys(("src/infra/db.ts", "src/domain/user.ts", "src/ui/list.ts"), "export const a = 1;\n")
STATUS = "export enum OrderStatus {{ Open = 'open'{0} }}\n"
KIND = "export enum Kind {{ Open = 'open'{0} }}\n"
TABLE = "import {{ pgTable, text }} from 'drizzle-orm/pg-core';\nexport const {0} = pgTable('{0}', {{ id: text('id') }});\n"
MANIFEST = '{{"name": "a", "dependencies": {{{0}}}}}\n'

CHANGES = [
    ("No deep imports into `@clinic/ui`", {}, {"a.ts": USE.format("@clinic/ui/src/Button")}, {"a.ts": USE.format("@clinic/ui")}),
    ("Never import from internal paths of `src/cart/`", CART, {"src/app.ts": USE.format("./cart/price")},
     {"src/app.ts": USE.format("./cart")}),
    ("`src/cart/` may only be imported through `src/cart/index.ts`", CART, {"src/app.ts": USE.format("./cart/price")},
     {"src/app.ts": USE.format("./cart/index"), "src/cart/total.ts": USE.format("./price")}),
    ("`src/infra/` depends on `src/domain/`, never the reverse", CORE, {"src/domain/b.ts": USE.format("../infra/db")},
     {"src/infra/b.ts": USE.format("../domain/user")}),
    ("`src/ui/` may import from `src/domain/` but not vice versa", CORE, {"src/domain/b.ts": USE.format("../ui/list")},
     {"src/ui/b.ts": USE.format("../domain/user")}),
    ("React must not leak into `src/domain/`", CORE, {"src/domain/b.ts": USE.format("react")}, {"src/ui/b.ts": USE.format("react")}),
    ("Nothing in `src/domain/` imports from `src/infra/`", CORE, {"src/domain/b.ts": USE.format("../infra/db")},
     {"src/ui/b.ts": USE.format("../infra/db")}),
    ("Nothing new may depend on `src/infra/`", CORE, {"src/ui/b.ts": USE.format("../infra/db")},
     {"src/ui/b.ts": USE.format("../domain/user")}),
    ("The domain layer stays free of Express", CORE, {"src/domain/b.ts": USE.format("express")}, {"src/ui/b.ts": USE.format("express")}),
    ("`core` is the only package allowed to touch Redis", {}, {"packages/ui/b.ts": USE.format("redis")},
     {"packages/core/b.ts": USE.format("redis")}),
    ("HTTP calls are only made in `src/api`", {}, {"src/ui/b.ts": USE.format("axios")}, {"src/api/b.ts": USE.format("axios")}),
    ("All external API calls must be wrapped in service functions in `src/api`", {}, {"src/ui/b.ts": USE.format("axios")},
     {"src/api/b.ts": USE.format("axios")}),
    ("Families (`ledger`, `cart`) must not import each other", {"src/ledger/a.ts": "export const a = 1;\n"},
     {"src/cart/b.ts": USE.format("../ledger/a")}, {"src/shop/b.ts": USE.format("../ledger/a")}),
    ("`core` is the only package allowed to touch better-sqlite3", {}, {"packages/ui/b.ts": USE.format("better-sqlite3")},
     {"packages/core/b.ts": USE.format("better-sqlite3")}),
    ("No new order statuses", {"s.ts": STATUS.format("")}, {"s.ts": STATUS.format(", Paid = 'paid'")}, {"k.ts": KIND.format("")}),
    ("Order statuses must remain: open", {"s.ts": STATUS.format("")}, {"s.ts": STATUS.format(", Paid = 'paid'")},
     {"k.ts": KIND.format("")}),
    ("OrderStatus: append-only", {"s.ts": STATUS.format(", Paid = 'paid'")}, {"s.ts": STATUS.format("")},
     {"s.ts": STATUS.format(", Paid = 'paid', Void = 'void'")}),
    ("The `Kind` enum is small and closed", {"k.ts": KIND.format("")}, {"k.ts": KIND.format(", Shut = 'shut'")},
     {"s.ts": STATUS.format("")}),
    ("`Kind` is frozen", {"k.ts": KIND.format("")}, {"k.ts": KIND.format(", Shut = 'shut'")}, {"kind/k.ts": "export const a = 1;\n"}),
    ("Reuse the existing `events` table; do not add another one", {"t.ts": TABLE.format("events")}, {"u.ts": TABLE.format("old_events")},
     {"u.ts": TABLE.format("orders")}),
    ("No dependencies in `edge/`", {"edge/package.json": MANIFEST.format("")}, {"edge/package.json": MANIFEST.format('"ky": "1.0.0"')},
     {"package.json": MANIFEST.format('"ky": "1.0.0"'), "src/b.ts": USE.format("../edge/a")}),
    ("Stores must not import API clients", {}, {"src/stores/b.ts": USE.format("../api/client")},
     {"src/pages/b.ts": USE.format("../api/client")}),
    ("All Redis access is hidden behind CacheGateway", {}, {"src/b.ts": USE.format("redis")}, {"src/CacheGateway.ts": USE.format("redis")}),
]


@pytest.mark.parametrize(("clause", "base", "violating", "upheld"), CHANGES, ids=[row[0] for row in CHANGES])
def test_a_boundary_is_held(clause: str, base: dict[str, str], violating: dict[str, str], upheld: dict[str, str]) -> None:
    assert clause_finds(clause, base, violating) != []
    assert clause_finds(clause, base, upheld) == []

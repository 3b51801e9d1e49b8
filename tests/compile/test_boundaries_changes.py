"""What sentences about boundaries mean, held against a change that breaks it and one that does not, through real sources."""

from __future__ import annotations

import pytest
from rule_cases import clause_finds

USE = "import {{ a }} from '{0}';\nexport const b = a;\n"
CART = {"src/cart/index.ts": "export { a } from './price';\n", "src/cart/price.ts": "export const a = 1;\n"}
CORE = dict.fromkeys(("src/infra/db.ts", "src/domain/user.ts", "src/ui/list.ts"), "export const a = 1;\n")

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
]


@pytest.mark.parametrize(("clause", "base", "violating", "upheld"), CHANGES, ids=[row[0] for row in CHANGES])
def test_a_boundary_is_held(clause: str, base: dict[str, str], violating: dict[str, str], upheld: dict[str, str]) -> None:
    assert clause_finds(clause, base, violating) != []
    assert clause_finds(clause, base, upheld) == []

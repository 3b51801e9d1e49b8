"""Sentences that a first reading took for something else, each held against a change that breaks it and one that only looks as if."""

from __future__ import annotations

import pytest
from rule_cases import clause_tells_apart

CHANGES = [
    ("Only `OrderService` may touch the `orders` table", {},
     {"src/cart.ts": "export const q = `SELECT id FROM orders WHERE id = 1`;\n", "src/x.sql": "SELECT 1;\n"},
     {"src/order-service.ts": "export const q = 'UPDATE orders SET a = 1';\n",
      "src/cart.ts": "import { a } from './orders';\n// taken from orders\nexport const b = a + ' from orders, update orders';\n",
      "db/migrations/1.sql": "CREATE TABLE orders (id INT);\n"}),
    ("Interfaces must start with `I`", {}, {"a.ts": "export interface Cart { a: string }\n"},
     {"a.ts": "export interface ICart { a: string }\nexport type Cart = { b: string };\n", "B.cs": "public record Cart(string Name);\n"}),
    ("No `shared/` folders", {"shared/a.ts": "export const a = 1;\n"}, {"src/cart/shared/b.ts": "export const b = 1;\n"},
     {"src/cart/shared.ts": "export const b = 1;\n"}),
    ("Do not change the DTOs (`src/dto/`)", {"src/dto/a.py": "from pydantic import BaseModel\nclass A(BaseModel):\n    x: int\n",
                                              "src/b.py": "from pydantic import BaseModel\nclass B(BaseModel):\n    x: int\n"},
     {"src/dto/a.py": "from pydantic import BaseModel\nclass A(BaseModel):\n    x: str\n"},
     {"src/b.py": "from pydantic import BaseModel\nclass B(BaseModel):\n    x: str\n"}),
    ("Don't change enum values' order", {"a.ts": "export enum Paid { DRAFT, SENT }\n"}, {"a.ts": "export enum Paid { SENT, DRAFT }\n"},
     {"a.ts": "export enum Paid { DRAFT, SENT, VOID }\n"}),
    ("`internal/` must not import `cmd/`", {"cmd/run/a.go": "package run\n\nfunc A() {}\n"},
     {"internal/b.go": "package internal\n\nimport \"example.com/app/cmd/run\"\n\nfunc B() { run.A() }\n"},
     {"internal/b.go": "package internal\n\nimport \"example.com/app/cmd/stop\"\n\nfunc B() { stop.A() }\n"}),
    ("Never mock `fetch`", {}, {"src/a.test.ts": "globalThis.fetch = vi.fn();\n"}, {"src/a.test.ts": "vi.spyOn(api, 'fetch');\n"}),
    ("`apps/web` can import `packages/ui`, but `packages/ui` must not import `apps/web`",
     {"apps/web/a.ts": "export const a = 1;\n", "packages/ui/b.ts": "export const b = 1;\n"},
     {"packages/ui/b.ts": "import { a } from '../../apps/web/a';\nexport const b = a;\n"},
     {"apps/web/c.ts": "import { a } from './a';\nimport { b } from '../../packages/ui/b';\nexport const c = a + b;\n"}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("clause", "base", "broken", "kept"), CHANGES, ids=[clause for clause, *_ in CHANGES])
def test_the_change_that_breaks_it_alone_is_found(
    clause: str, base: dict[str, str], broken: dict[str, str], kept: dict[str, str],
) -> None:
    clause_tells_apart(clause, base, {**base, **broken}, {**base, **kept})

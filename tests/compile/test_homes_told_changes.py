"""Where things are told to live, each held against a change that puts one elsewhere and one that does not, through real sources."""

from __future__ import annotations

import pytest
from rule_cases import clause_tells_apart

ROWS = [
    ("Store queued jobs in `app/jobs`", {"app/mail/send_invoice_job.py": "def run(): ...\n"},
     {"app/jobs/send_invoice_job.py": "def run(): ...\n", "app/mail/jobless.py": "A = 1\n",
      "tests/test_invoice_job.py": "def test_a(): ...\n"}),
    ("Fixtures: store in `checks/fixtures` subfolders", {"src/cart/cart-fixture.json": "{}\n"}, {"checks/fixtures/cart.json": "{}\n"}),
    ("Hooks: put in `src/hooks/`", {"src/cart/use-cart.ts": "export function useCart() { return 1; }\n"},
     {"src/hooks/use-cart.ts": "export function useCart() { return 1; }\n", "src/cart/cart.ts": "export function cart() { return 1; }\n"}),
    ("Use Vitest. Test files live in `checks/` mirroring `src/`.", {"src/cart.test.ts": "it('a', () => {});\n"},
     {"checks/cart.test.ts": "it('a', () => {});\n", "src/cart.ts": "export const a = 1;\n"}),
    ("Put tests in `checks/` and run them in CI", {"src/cart.test.ts": "it('a', () => {});\n"},
     {"checks/cart.test.ts": "it('a', () => {});\n"}),
    ("Each hook lives in its own folder under `src/hooks/`", {"src/cart/use-cart.ts": "export function useCart() { return 1; }\n"},
     {"src/hooks/cart/use-cart.ts": "export function useCart() { return 1; }\n"}),
    ("Define custom error classes in `src/errors.ts`", {"src/cart.ts": "export class CartError extends Error {}\n"},
     {"src/errors.ts": "export class CartError extends Error {}\n"}),
    ("All documentation lives in the `handbook/` folder", {"src/cart/how-it-works.md": "# How\n"},
     {"handbook/how-it-works.md": "# How\n", "README.md": "# A\n", "src/cart/README.md": "# B\n", "CHANGELOG.md": "# C\n"}),
    ("Place images in `public/img/`", {"src/cart/logo.png": "x\n"},
     {"public/img/logo.png": "x\n", "src/cart/image.ts": "export const a = 1;\n"}),
    ("Migrations are small. Migrations in `db/steps/`.", {"app/migrations/0002_a.sql": "ALTER TABLE a ADD b INT;\n"},
     {"db/steps/0002_a.sql": "ALTER TABLE a ADD b INT;\n"}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("text", "broken", "kept"), ROWS, ids=[row[0] for row in ROWS])
def test_what_is_put_elsewhere_alone_is_found(text: str, broken: dict[str, str], kept: dict[str, str]) -> None:
    clause_tells_apart(text, {}, broken, kept)

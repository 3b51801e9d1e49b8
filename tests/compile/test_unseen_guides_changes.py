"""Rules of guides that nobody had seen before, each held against a change that breaks it and one that does not, through real sources."""

from __future__ import annotations

import pytest
from rule_cases import clause_tells_apart

IMPORTED = "import { BaseService } from './base';\n"
BASED = "export class CartService extends BaseService { add() {} }\n"
MODELS = "from django.db import models\nfrom .base import BaseModel\n\n\n"
CART = "import { z } from 'zod';\nexport const Cart = z.object({ id: z.string() });\n"
CHANGES = [
    ("All services must extend `BaseService`", {}, {"src/services/a.ts": f"{IMPORTED}{BASED}export class MailService {{ send() {{}} }}\n"},
     {"src/services/a.ts": f"{IMPORTED}{BASED}export class MailService extends BaseService {{ send() {{}} }}\n"}),
    ("All models must inherit from `BaseModel`", {},
     {"app/models.py": f"{MODELS}class Cart(models.Model):\n    a = models.TextField()\n"},
     {"app/models.py": "from .base import BaseModel\n\n\nclass Cart(BaseModel):\n    a = models.TextField()\n"}),
    ("No field injection", {}, {"A.java": "class A { @Inject B b; }\n"}, {"A.java": "class A { @Inject A(B b) {} }\n"}),
    ("Never import `.electron` modules in `src/web/`", {}, {"src/web/a.ts": "import { open } from '../files.electron';\n"},
     {"src/web/a.ts": "import { open } from '../electron/files';\n", "src/b.ts": "import { open } from './files.electron';\n"}),
    ("Core must not depend on Infrastructure", {}, {"Shop.Core/A.cs": "using Shop.Infrastructure;\nclass A { }\n"},
     {"Shop.Web/A.cs": "using Shop.Infrastructure;\nclass A { }\n"}),
    ("Use named exports in `src/`", {}, {"src/a.ts": "export default 1;\n"}, {"pages/a.ts": "export default 1;\n"}),
    ("Prices must be stored as integers", {}, {"a.sql": "CREATE TABLE carts (id INT, total_price DECIMAL(10, 2));\n"},
     {"a.sql": "CREATE TABLE carts (id INT, total_price INT, weight DECIMAL(10, 2));\n"}),
    ("Never use `float` or `decimal` for money", {}, {"a.sql": "CREATE TABLE carts (id INT, total_price DECIMAL(10, 2));\n"},
     {"a.sql": "CREATE TABLE carts (id INT, total_price INT);\n"}),
    ("Always create form request classes for validation rather than inline validation in controllers", {},
     {"app/Http/Controllers/CartController.php": "<?php class CartController { function store($request) { $request->validate([]); } }\n"},
     {"app/Http/Controllers/CartController.php": "<?php class CartController { function store($request) { $request->validated(); } }\n"}),
    ("Zod schemas must live in `src/schemas`", {}, {"src/a.ts": CART}, {"src/schemas/a.ts": CART}),
    ("Server actions live in `src/actions`", {}, {"src/a.ts": "'use server';\nexport async function save() {}\n"},
     {"src/actions/a.ts": "'use server';\nexport async function save() {}\n"}),
    ("Always use curly braces for control structures", {}, {"a.ts": "if (a) f();\n"}, {"a.ts": "if (a) { f(); }\n"}),
    ("All Stripe calls go through the service in `src/billing`", {}, {"src/cart.ts": "import Stripe from 'stripe';\n"},
     {"src/billing/a.ts": "import Stripe from 'stripe';\n"}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("clause", "base", "broken", "kept"), CHANGES, ids=[clause for clause, *_ in CHANGES])
def test_the_change_that_breaks_it_alone_is_found(
    clause: str, base: dict[str, str], broken: dict[str, str], kept: dict[str, str],
) -> None:
    clause_tells_apart(clause, base, broken, kept)

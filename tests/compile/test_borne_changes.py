"""What each new thing has to bear or bring, held against a change that breaks it and one that does not, through real sources."""

from __future__ import annotations

import pytest
from rule_cases import clause_tells_apart

NG = "import {{ Component, ChangeDetectionStrategy }} from '@angular/core';\n" \
    "@Component({{ selector: 'a', {0} }})\nexport class CartList {{}}\n"
API = "from fastapi import APIRouter\nrouter = APIRouter()\n@router.get('/carts'{0})\ndef carts():\n    return []\n"
APP = "import express from 'express';\nconst app = express();\n"
JAVA = "package a;\n{0}\npublic class CartService {{\n  public void run() {{}}\n}}\n"
TABLE = "CREATE TABLE carts (id uuid PRIMARY KEY);\n"
LOCKED = "ALTER TABLE carts ENABLE ROW LEVEL SECURITY;\n"
LOG = {"CHANGELOG.md": "# 1\n", "src/a.ts": "export const a = 1;\n"}

CHANGES = [
    ("Every component uses `changeDetection: ChangeDetectionStrategy.OnPush`", {},
     {"src/cart.component.ts": NG.format("template: ''")},
     {"src/cart.component.ts": NG.format("changeDetection: ChangeDetectionStrategy.OnPush")}),
    ("Every component uses `standalone: true`", {}, {"src/cart.component.ts": NG.format("standalone: false")},
     {"src/cart.component.ts": NG.format("standalone: true"), "src/a.ts": "export const a = 1;\n"}),
    ("Every endpoint declares `response_model`", {}, {"app/api.py": API.format("")}, {"app/api.py": API.format(", response_model=list")}),
    ("Add `@Traced` to every service class", {}, {"src/CartService.java": JAVA.format("@Service")},
     {"src/CartService.java": JAVA.format("@Service\n@Traced(deep = true)")}),
    ("Wrap all route handlers with `asyncHandler`", {}, {"src/a.ts": APP + "app.get('/carts', list);\n"},
     {"src/a.ts": APP + "app.get('/carts', asyncHandler(list));\n"}),
    ("GraphQL mutations should inherit from `BaseMutation`", {},
     {"app/mutations/add_cart_mutation.rb": "class AddCartMutation < Other\nend\n"},
     {"app/mutations/add_cart_mutation.rb": "class AddCartMutation < BaseMutation\nend\n", "app/cart.rb": "class Cart < Other\nend\n"}),
    ("Every new table needs RLS enabled", {}, {"db/migrations/1.sql": TABLE}, {"db/migrations/1.sql": TABLE + LOCKED}),
    ("Every bash script must start with `set -euo pipefail`", {}, {"bin/a.sh": "#!/bin/bash\necho a\n"},
     {"bin/a.sh": "#!/bin/bash\nset -euo pipefail\necho a\n"}),
    ("Update `CHANGELOG.md` for every change", LOG, {"src/a.ts": "export const a = 2;\n"},
     {"src/a.ts": "export const a = 2;\n", "CHANGELOG.md": "# 2\n# 1\n"}),
    ("`package-lock.json` only changes together with `package.json`", {"package.json": "{}\n", "package-lock.json": "{}\n"},
     {"package-lock.json": "{\"a\": 1}\n"}, {"package-lock.json": "{\"a\": 1}\n", "package.json": "{\"name\": \"a\"}\n"}),
    ("Pair every new route with a test", {}, {"src/a.ts": APP + "app.get('/carts', list);\n"},
     {"src/a.ts": APP + "app.get('/carts', list);\n", "src/a.test.ts": "import './a';\ntest('a', () => {});\n"}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("text", "base", "broken", "kept"), CHANGES, ids=[row[0] for row in CHANGES])
def test_the_change_that_breaks_it_alone_is_found(text: str, base: dict[str, str], broken: dict[str, str], kept: dict[str, str]) -> None:
    clause_tells_apart(text, base, broken, kept)

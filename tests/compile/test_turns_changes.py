"""What ordinary turns of phrase in decisions mean, held against a change that breaks it and one that does not, through real sources."""

from __future__ import annotations

import pytest
from rule_cases import clause_finds

CARD = "export const {0} = () => <p>a</p>;\n"
TABLE = "import {{ pgTable, text }} from 'drizzle-orm/pg-core';\nexport const users = pgTable('users', {{ id: text('id'){0} }});\n"
APP = "import express from 'express';\nconst app = express();\n"
STATUS = "export enum PaymentStatus {{ PAID = 'paid'{0} }}\n"
GET = APP + "app.get('/api/mail', list);\n"
CONFIG = "export const url = process.env.API_URL;\n"
FETCH = "export const load = () => fetch('/api/x');\n"
BEE = "export const b = 1;\n"
MANIFEST = '{{"name": "a", "dependencies": {{{0}}}}}\n'

CHANGES = [
    ("OldCard must be gone", {}, {"src/OldCard.tsx": CARD.format("OldCard")}, {"src/Card.tsx": CARD.format("Card")}),
    ("CostPanel must not become a component of its own", {}, {"src/CostPanel.tsx": CARD.format("CostPanel")},
     {"src/Costs.tsx": CARD.format("Costs")}),
    ("The database gets no new tables", {}, {"db/t.ts": TABLE.format("")}, {"src/a.ts": "export const a = 1;\n"}),
    ("Nothing in src/legacy may change", {"src/legacy/a.ts": "export const a = 1;\n"}, {"src/legacy/a.ts": "export const a = 2;\n"},
     {"src/a.ts": "export const a = 2;\n"}),
    ("Only files in src/billing may be changed", {"src/a.ts": "export const a = 1;\n"}, {"src/a.ts": "export const a = 2;\n"},
     {"src/billing/a.ts": "export const a = 2;\n"}),
    ("PaymentStatus must not shrink", {"s.ts": STATUS.format(", VOID = 'void'")}, {"s.ts": STATUS.format("")},
     {"s.ts": STATUS.format(", VOID = 'void', SENT = 'sent'")}),
    ("PaymentStatus has exactly the values paid and void", {"s.ts": STATUS.format(", VOID = 'void'")},
     {"s.ts": STATUS.format(", VOID = 'void', SENT = 'sent'")}, {"b.ts": "export enum Colour { Red = 'r' }\n"}),
    ("PaymentStatus gets no new values", {"s.ts": STATUS.format("")}, {"s.ts": STATUS.format(", SENT = 'sent'")},
     {"b.ts": "export enum Colour { Red = 'r' }\n"}),
    ("/api/mail must stay read-only", {"s.ts": GET}, {"s.ts": GET + "app.post('/api/mail', send);\n"},
     {"s.ts": GET + "app.get('/api/mail/{id}', one);\n"}),
    ("No DELETE handlers on /api/mail", {"s.ts": GET}, {"s.ts": GET + "app.delete('/api/mail', drop);\n"},
     {"s.ts": GET + "app.post('/api/mail', send);\n"}),
    ("No mutating routes under /api/mail", {"s.ts": GET}, {"s.ts": GET + "app.put('/api/mail/:id', put);\n"},
     {"s.ts": GET + "app.put('/api/team/:id', put);\n"}),
    ("/api/v1 is frozen", {"s.ts": APP + "app.get('/api/v1/users', l);\n"},
     {"s.ts": APP + "app.get('/api/v1/users', l);\napp.get('/api/v1/teams', l);\n"},
     {"s.ts": APP + "app.get('/api/v1/users', l);\napp.get('/api/v2/teams', l);\n"}),
    ("Types must not be `any`", {}, {"a.ts": "export const a: any = 1;\n"}, {"a.ts": "export const a: number = 1;\n"}),
    ("Tokens must not end up in localStorage", {}, {"a.ts": "localStorage.setItem('token', t);\n"},
     {"a.ts": "localStorage.setItem('theme', t);\n"}),
    ("`steel` is deprecated, use `gunmetal`", {}, {"a.ts": "export const a = steel;\n"},
     {"a.ts": "export const a = gunmetal;\n"}),
    ("A story accompanies each new component", {}, {"src/Card.tsx": CARD.format("Card")},
     {"src/Card.tsx": CARD.format("Card"), "src/Card.stories.tsx": "import { Card } from './Card';\nexport default { c: Card };\n"}),
    ("docs/api.md must list every new route", {"docs/api.md": "a\n"}, {"s.ts": GET}, {"s.ts": GET, "docs/api.md": "a\nGET /api/mail\n"}),
    ("New env vars go into .env.example", {".env.example": "A=1\n"}, {"a.ts": CONFIG}, {"a.ts": CONFIG, ".env.example": "A=1\nAPI_URL=\n"}),
    ("No more than 2 new components", {"src/Old.tsx": CARD.format("Old")},
     {f"src/{name}.tsx": CARD.format(name) for name in ("One", "Two", "Three")},
     {f"src/{name}.tsx": CARD.format(name) for name in ("One", "Two")}),
    ("Every table needs created_at", {}, {"db/t.ts": TABLE.format("")}, {"db/t.ts": TABLE.format(", created_at: text('created_at')")}),
    ("HTTP calls belong in src/services", {}, {"src/cart.ts": FETCH}, {"src/services/cart.ts": FETCH}),
    ("src/api/client.ts is the only place that may call fetch", {}, {"src/cart.ts": FETCH}, {"src/api/client.ts": FETCH}),
    ("No process.env access outside config", {}, {"src/a.ts": CONFIG}, {"src/config/a.ts": CONFIG}),
    ("src/core is independent of src/ui", {},
     {"src/core/a.ts": "import { b } from '../ui/b';\nexport const a = b;\n", "src/ui/b.ts": BEE},
     {"src/ui/a.ts": "import { b } from '../core/b';\nexport const a = b;\n"}),
    ("package.json must not gain dependencies", {"package.json": MANIFEST.format("")}, {"package.json": MANIFEST.format('"got": "1"')},
     {"package.json": MANIFEST.format("").replace('"a"', '"b"')}),
    ("Tests must never be skipped", {}, {"a.test.ts": "it.skip('adds', () => {});\n"}, {"a.test.ts": "it('adds', () => {});\n"}),
    ("All errors extend AppError", {}, {"e.ts": "export class CartError extends Error {}\n"},
     {"e.ts": "import { AppError } from './app';\nexport class CartError extends AppError {}\n"}),
    ("No GraphQL endpoints", {}, {"s.ts": "import { ApolloServer } from '@apollo/server';\nexport const s = new ApolloServer({});\n"},
     {"s.ts": GET}),
    ("Tokens are signed only in AuthService", {}, {"src/cart.ts": "import jwt from 'jsonwebtoken';\nexport const t = jwt.sign({}, k);\n"},
     {"src/cart.ts": "import bcrypt from 'bcrypt';\nexport const h = bcrypt.hash(p, 9);\n"}),
    ("Sign tokens only in AuthService", {}, {"src/cart.ts": "import jwt from 'jsonwebtoken';\nexport const t = jwt.sign({}, k);\n"},
     {"src/AuthService.ts": "import jwt from 'jsonwebtoken';\nexport const t = jwt.sign({}, k);\n"}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("clause", "base", "broken", "kept"), CHANGES, ids=[clause for clause, *_ in CHANGES])
def test_the_change_that_breaks_it_alone_is_found(
    clause: str, base: dict[str, str], broken: dict[str, str | None], kept: dict[str, str | None],
) -> None:
    found, spared = (found_in(clause, base, head) for head in (broken, kept))
    assert found, "the change that breaks the rule was not found"
    assert spared == []


def found_in(clause: str, base: dict[str, str], head: dict[str, str | None]) -> list[str]:
    return clause_finds(clause, base, {path: content for path, content in {**base, **head}.items() if content is not None})

"""Sentences that were held against whole histories, each against a change that breaks it and one that only looks like it."""

from __future__ import annotations

import pytest
from rule_cases import clause_finds, clause_tells_apart, verdict_of

MOBX = "import { observable } from 'mobx';\nexport const cart = observable({ items: [] });\n"
CONTEXT = "import { createContext } from 'react';\nexport const DragContext = createContext(null);\n"
ZOD = "import { z } from 'zod';\nexport const MessageSchema = z.object({ a: z.string() });\n"
MODEL = "import { Model, Table, Column } from 'sequelize-typescript';\n"
MODEL += "@Table\nexport class User extends Model {\n  @Column name: string;\n}\n"
EXPRESS = "import express from 'express';\nexport const app = express();\n"
TRPC = "import { initTRPC } from '@trpc/server';\nconst t = initTRPC.create();\n"
TRPC += "export const appRouter = t.router({ list: t.procedure.query(() => []) });\n"
STORE = "package store\n\nvar Y = 1\n"
GO = {"go.mod": "module example.com/m\n", "store/s.go": STORE, "proto/gen/store/s.go": STORE}
READS = 'package internal\n\nimport "example.com/m/{}"\n\nvar X = store.Y\n'
NEW_ENV = "export const a = process.env.A;\nexport const hook = process.env.HOOK_URL;\n"
ENV = {"web/env.ts": "export const a = process.env.A;\n", "web/.env.example": "A=\n", "turbo.json": '{"globalEnv": ["A"]}\n'}
PYDANTIC = "from pydantic import BaseModel\n\n\nclass UserOut(BaseModel):\n    name: str\n"
ROW = "from sqlalchemy import Column, Integer\nfrom sqlalchemy.orm import declarative_base\n\nBase = declarative_base()\n\n\n"
ROW += "class User(Base):\n    __tablename__ = 'users'\n    id = Column(Integer, primary_key=True)\n"

CHANGES = [
    ("Route paths are kebab-case", {"src/app.ts": EXPRESS + "app.get('/pay_links', list);\n"},
     {"src/app.ts": EXPRESS + "app.get('/pay_links', list);\napp.post('/pay_orders', make);\n"},
     {"src/app.ts": EXPRESS + "app.get('/pay_links', list);\napp.post('/pay_links', make);\n"}),
    ("All routes must start with `/api`", {"src/app.ts": EXPRESS + "app.get('/login', page);\n"},
     {"src/app.ts": EXPRESS + "app.get('/login', page);\napp.post('/login', open);\n"},
     {"src/app.ts": EXPRESS + "app.get('/login', page);\napp.post('/api/login', open);\n"}),
    ("Prisma enums are append-only",
     {"db/schema.prisma": "enum Role {\n  ADMIN\n  USER\n}\n", "src/a.ts": "export type Tab = 'a' | 'b' | 'c';\n"},
     {"db/schema.prisma": "enum Role {\n  ADMIN\n}\n"}, {"src/a.ts": "export type Tab = 'a' | 'c';\n"}),
    ("Only `internal/cache/` may import `go-redis`", {"go.mod": "module example.com/m\n"},
     {"internal/a.go": 'package internal\n\nimport _ "github.com/redis/go-redis/v9"\n'},
     {"go.mod": "module example.com/m\n\nrequire github.com/redis/go-redis/v9 v9.0.0\n"}),
    ("Only `src/db/` may use Redis", {},
     {"src/a.ts": "import Redis from 'ioredis';\nexport const a = new Redis();\n"},
     {"package.json": '{"dependencies": {"ioredis": "5.0.0"}}\n'}),
    ("Keep MobX stores in `app/stores/`", {}, {"app/ui/cart.ts": MOBX}, {"app/ui/drag.tsx": CONTEXT}),
    ("All Sequelize models live in `server/models/`", {}, {"shared/user.ts": MODEL}, {"shared/message.ts": ZOD}),
    ("Never remove Prisma models", {"db/schema.prisma": "model User {\n  id Int @id\n}\n", "src/m.ts": ZOD}, {"db/schema.prisma": ""},
     {"src/m.ts": "export const none = 1;\n"}),
    ("Migrations must not be edited once merged", {"db/migration/V1__a.sql": "SELECT 1;\n", "db/migration/R__totals.sql": "SELECT 2;\n"},
     {"db/migration/V1__a.sql": "SELECT 3;\n"}, {"db/migration/R__totals.sql": "SELECT 3;\n"}),
    ("No new REST endpoints", {"src/s.ts": EXPRESS}, {"src/s.ts": EXPRESS + "app.get('/users', list);\n"}, {"src/r.ts": TRPC}),
    ("No new POST API routes", {"src/s.ts": EXPRESS}, {"src/s.ts": EXPRESS + "app.post('/users', add);\n"},
     {"src/s.ts": EXPRESS + "app.get('/posts', list);\n"}),
    ("`internal/` must not depend on `server` or `store`", GO, {"internal/a.go": READS.format("store")},
     {"internal/a.go": READS.format("proto/gen/store")}),
    ("Never commit `.tokens`", {}, {"home/.tokens/a.json": "{}\n"}, {"src/a.ts": "export const a = state.tokens;\n"}),
    ("importing all of lodash (`import _ from \"lodash\"`) is forbidden", {},
     {"a.ts": "import _ from 'lodash';\nexport const a = _.now();\n"},
     {"a.ts": "import now from 'lodash/now';\nexport const a = now();\n"}),
    ("New env vars are added to `.env.example`, `env.ts` and `turbo.json`", ENV,
     {"web/env.ts": NEW_ENV, "web/.env.example": "A=\n", "turbo.json": '{"globalEnv": ["A", "HOOK_URL"]}\n'},
     {"web/env.ts": NEW_ENV, "web/.env.example": "A=\nHOOK_URL=\n", "turbo.json": '{"globalEnv": ["A", "HOOK_URL"]}\n'}),
    ("Stores live in `src/stores/`", {}, {"apps/web/src/ui/cart.ts": MOBX}, {"apps/web/src/stores/cart.ts": MOBX}),
    ("Do not read `process.env` directly; use `src/config.ts`", {"src/config.ts": "export const a = process.env.A;\n"},
     {"src/cart.ts": "export const b = process.env.B;\n"},
     {"src/config.ts": "export const a = process.env.A;\nexport const b = process.env.B;\n"}),
    ("Migrations must not be edited once merged", {"src/Shop.Core/Data/Migration/001_users.cs": "class users { }\n"},
     {"src/Shop.Core/Data/Migration/001_users.cs": "class users { int a; }\n"},
     {"src/Shop.Core/Data/Migration/Framework/Base.cs": "class Base { }\n"}),
    ("Every model change comes with a migration", {"m.py": ROW + "class Order(Base):\n    __tablename__ = 'orders'\n" + ROW[-44:]},
     {"m.py": ROW}, {"m.py": ROW, "migrations/002_orders.py": "def upgrade(): ...\n"}),
    ("Every new table comes with a migration", {"m.py": ROW},
     {"m.py": ROW + ROW.partition("\n\n\n")[2].replace("users", "orders").replace("User", "Order")},
     {"m.py": ROW + ROW.partition("\n\n\n")[2].replace("users", "orders").replace("User", "Order"),
      "Shop/Migration/002_orders.cs": "class orders { }\n"}),
    ("No raw SQL outside of `db/`", {}, {"app/a.py": "from sqlalchemy import text\n\ndb.execute(text('SET statement_timeout = 5000'))\n"},
     {"app/a.py": "from sqlalchemy import text\n\nshown = text('settled')\n"}),
    ("No `console.log`; use `@/lib/logger`", {"web/src/lib/logger.ts": "export const log = (a) => a;\n"},
     {"web/src/cart.ts": "console.log('a');\n"}, {"web/src/lib/logger.ts": "export const log = (a) => console.log(a);\n"}),
    ("Do not use `unittest.TestCase`", {}, {"test_a.py": "import unittest\n\n\nclass TestA(unittest.TestCase):\n    pass\n"},
     {"test_a.py": "from unittest.mock import patch\n\npatch('a')\n"}),
    ("Do not write component or UI tests", {}, {"src/components/cart.test.tsx": "test('a', () => {});\n"},
     {"src/components/cart.tsx": "export function Cart() {\n  return <p>1</p>;\n}\n"}),
    ("All Pydantic models live in `app/schemas/`", {"app/models.py": ROW}, {"app/api/users.py": PYDANTIC},
     {"app/schemas/users.py": PYDANTIC, "app/orders.py": ROW.replace("users", "orders").replace("User", "Order")}),
    ("Every new feature must include tests", {}, {"src/cart.ts": MOBX},
     {"src/cart.ts": MOBX, "src/index.ts": "export * from './cart';\n", "src/shop.test.ts": "test('a', () => {});\n"}),
    ("No new dev dependencies", {"package.json": "{}\n"}, {"package.json": '{"devDependencies": {"x-lint": "1.0.0"}}\n'},
     {"package.json": '{"dependencies": {"x-core": "1.0.0"}}\n'}),
    ("No new runtime dependencies", {"requirements/main.in": "redis\n"}, {"requirements/main.in": "redis\nflask\n"},
     {"requirements/tests.in": "syrupy\n", "requirements/lint.txt": "ruff\n"}),
    ("No new runtime dependencies", {"package.json": "{}\n"}, {"package.json": '{"dependencies": {"x-core": "1.0.0"}}\n'},
     {"package.json": '{"devDependencies": {"x-lint": "1.0.0"}}\n'}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("clause", "base", "broken", "kept"), CHANGES, ids=[clause for clause, *_ in CHANGES])
def test_the_change_that_breaks_it_alone_is_found(
    clause: str, base: dict[str, str], broken: dict[str, str], kept: dict[str, str],
) -> None:
    clause_tells_apart(clause, base, broken, kept)


@pytest.mark.slow
def test_a_file_that_is_written_anew_in_another_language_is_no_new_one() -> None:
    told = {"clause": "New features are covered by tests", "base": {"src/cart.js": "export const a = 1;\n"}, "head": {"src/cart.ts": MOBX}}
    kept, broken = ([one.rule for one in verdict_of({**told, **gone, "stage": "pr"}).findings] for gone in ({"gone": ["src/cart.js"]}, {}))
    assert (kept, broken) == ([], ["constraints/require-companion"])


@pytest.mark.slow
def test_what_one_part_of_a_clause_blocks_another_does_not_warn_of() -> None:
    head = {"web/src/b/c.ts": "import { a } from '../a';\nexport const c = a;\n", "web/src/a.ts": "export const a = 1;\n"}
    assert len(clause_finds("Use `@/` for absolute imports; no `../` imports in `web/src`", {}, head)) == 1

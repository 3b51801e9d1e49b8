"""Entries of decisions as their authors write them, each with a change that breaks it and one that keeps it."""

from __future__ import annotations

import json

import pytest
from rule_cases import verdict_of

EXPRESS = "import express from 'express';\nconst app = express();\n"
TABLE = "import {{ pgTable, text }} from 'drizzle-orm/pg-core';\nexport const {0} = pgTable('{1}', {{ id: text('id'){2} }});\n"
PRISMA = "import { PrismaClient } from '@prisma/client';\nexport const db = new PrismaClient();\n"
STATUS = "export enum OrderStatus {{ Open = 'open'{0} }}\n"
MIGRATED = "CREATE TABLE a (id INT PRIMARY KEY);\n"
Row = tuple[str, str, dict[str, str], dict[str, str], dict[str, str]]

ROWS: list[Row] = [
    ("forbidden", "Repository calls from controllers", {},
     {"src/controllers/a.ts": "import { find } from '../repositories/users';\nfind();\n"},
     {"src/controllers/a.ts": "import { find } from '../services/users';\nfind();\n", "src/services/b.ts": "import '../repositories/users';\n"}),
    ("constraints", "API routes must not call repositories directly", {},
     {"src/routes/a.ts": "import { find } from '../repositories/users';\nfind();\n"},
     {"src/services/a.ts": "import { find } from '../repositories/users';\nfind();\n"}),
    ("constraints", "No direct Prisma usage outside repository implementations", {},
     {"src/orders/page.ts": PRISMA}, {"src/repositories/orders.ts": PRISMA}),
    ("forbidden", "Environment variables read outside `config/`", {},
     {"src/a.ts": "export const url = process.env.API_URL;\n"}, {"config/a.ts": "export const url = process.env.API_URL;\n"}),
    ("forbidden", "Schema changes outside Flyway", {"s.ts": TABLE.format("a", "a", "")},
     {"s.ts": TABLE.format("a", "a", ", b: text('b')")},
     {"s.ts": TABLE.format("a", "a", ", b: text('b')"), "db/migrations/V2__b.sql": "ALTER TABLE a ADD COLUMN b TEXT;\n"}),
    ("forbidden", "Stored procedures, triggers and views in new migrations", {},
     {"db/migrations/2.sql": "create or replace view v as select 1;\n"}, {"db/migrations/2.sql": MIGRATED, "src/views/a.tsx": "export const A = () => <p />;\n"}),
    ("forbidden", "Database views, triggers and stored procedures", {},
     {"db/migrations/2.sql": "CREATE TRIGGER t AFTER INSERT ON a EXECUTE FUNCTION f();\n"}, {"db/migrations/2.sql": MIGRATED}),
    ("forbidden", "Soft-delete columns (`deleted_at`)", {"s.ts": TABLE.format("a", "a", "")},
     {"s.ts": TABLE.format("a", "a", ", deleted_at: text('deleted_at')")}, {"s.ts": TABLE.format("a", "a", ", b: text('b')")}),
    ("forbidden", "Direct PrismaClient instantiation (use the PrismaService)", {},
     {"src/a.ts": PRISMA}, {"src/a.ts": "import { PrismaService } from './prisma';\nexport const run = (db: PrismaService) => db.user.findMany();\n"}),
    ("constraints", "CI fails if `oapi-codegen/v2` or `openapi.compat.yaml` is introduced", {},
     {"openapi.compat.yaml": "openapi: 3.0.0\n"}, {"openapi.yaml": "openapi: 3.1.0\n"}),
    ("constraints", "New runtime dependencies require a short ADR and approval under `docs/adr/` before introduction",
     {"package.json": '{"dependencies": {}}'}, {"package.json": '{"dependencies": {"left-pad": "1"}}'}, {"package.json": '{"name": "a"}'}),
    ("constraints", "Once a Flyway migration version has been applied to any environment, it must not be edited", {"db/migrations/V1__a.sql": MIGRATED},
     {"db/migrations/V1__a.sql": MIGRATED + "-- x\nCREATE TABLE b (id INT);\n"}, {"db/migrations/V2__b.sql": "CREATE TABLE b (id INT);\n"}),
    ("forbidden_modifications", "Applied migrations", {"db/migrations/V1__a.sql": MIGRATED},
     {"db/migrations/V1__a.sql": MIGRATED + "CREATE TABLE b (id INT);\n"}, {"db/migrations/V2__b.sql": "CREATE TABLE b (id INT);\n"}),
    ("constraints", "All migrations are idempotent and ship with down scripts", {},
     {"db/migrations/2_a.up.sql": MIGRATED}, {"db/migrations/2_a.up.sql": MIGRATED, "db/migrations/2_a.down.sql": "DROP TABLE a;\n"}),
    ("constraints", "Domain must be pure Ruby, no Rails dependencies", {},
     {"app/domain/a.rb": "require 'rails'\nclass A\nend\n"}, {"app/domain/a.rb": "class A\nend\n", "app/infrastructure/b.rb": "require 'rails'\n"}),
    ("constraints", "Domain must not depend on infrastructure libraries (`fastapi`, `dramatiq`, `httpx`, etc.)", {},
     {"app/domain/a.py": "import httpx\n"}, {"app/domain/a.py": "import math\n", "app/web/b.py": "import httpx\n"}),
    ("conditions", "A new table is allowed only with a migration and a rollback script", {},
     {"s.ts": TABLE.format("a", "a", "")},
     {"s.ts": TABLE.format("a", "a", ""), "db/migrations/2_a.up.sql": MIGRATED, "db/migrations/2_a.down.sql": "DROP TABLE a;\n"}),
    ("boundaries", "Nothing imports from `legacy/` except `adapters/legacy`", {},
     {"src/a.ts": "import { x } from '../legacy/x';\nx();\n"}, {"adapters/legacy/a.ts": "import { x } from '../../legacy/x';\nx();\n"}),
    ("constraints", "Features expose only their `index.ts`", {"src/features/a/index.ts": "export const a = 1;\n", "src/features/a/b.ts": "export const b = 1;\n"},
     {"src/features/c/d.ts": "import { b } from '../a/b';\nconsole.log(b);\n"}, {"src/features/c/d.ts": "import { a } from '../a';\nconsole.log(a);\n"}),
    ("extension_policy", "OrderStatus: closed", {"k.ts": STATUS.format("")}, {"k.ts": STATUS.format(", Paid = 'paid'")},
     {"k.ts": STATUS.format("") + "export const a = 1;\n"}),
    ("extension_policy", "OrderStatus: additive only", {"k.ts": STATUS.format(", Paid = 'paid'")}, {"k.ts": STATUS.format("")},
     {"k.ts": STATUS.format(", Paid = 'paid', Sent = 'sent'")}),
    ("constraints", "`config/env.js` is the only module allowed to read `process.env` directly", {},
     {"src/a.js": "export const url = process.env.API_URL;\n"}, {"config/env.js": "export const url = process.env.API_URL;\n"}),
    ("constraints", "`src/loader.js` is the only module allowed to require `node:fs`", {},
     {"src/a.js": "import fs from 'node:fs';\nfs.statSync('a');\n"}, {"src/loader.js": "import fs from 'node:fs';\nfs.statSync('a');\n"}),
    ("forbidden", "second WebSocket connection", {"src/ws.ts": "export const ws = new WebSocket(url);\n"},
     {"src/chat.ts": "export const ws = new WebSocket(other);\n"}, {"src/chat.ts": "import { ws } from './ws';\nexport const say = () => ws.send('a');\n"}),
    ("forbidden", "Eloquent queries in controllers", {},
     {"app/Http/Controllers/AController.php": "<?php\nuse Illuminate\\Database\\Eloquent\\Model;\nclass AController { function a(Model $m) {} }\n"},
     {"app/Http/Controllers/AController.php": "<?php\nclass AController { function a() {} }\n"}),
    ("forbidden", "raw `DB::` queries", {},
     {"app/a.php": "<?php\nuse Illuminate\\Support\\Facades\\DB;\n$a = DB::select('select 1');\n"},
     {"app/a.php": "<?php\nuse Illuminate\\Support\\Facades\\DB;\nDB::transaction(fn () => $a->save());\n"}),
    ("constraints", "OrderStatus consists of exactly Open and Paid", {"k.ts": STATUS.format(", Paid = 'paid'")},
     {"k.ts": STATUS.format(", Paid = 'paid', Sent = 'sent'")}, {"k.ts": STATUS.format(", Paid = 'paid'") + "export const a = 1;\n"}),
    ("constraints", "Sentry is initialised in `telemetry/` and nowhere else", {},
     {"src/a.ts": "import * as Sentry from '@sentry/node';\nSentry.init({});\n"},
     {"telemetry/a.ts": "import * as Sentry from '@sentry/node';\nSentry.init({});\n"}),
    ("constraints", "HTTP calls leave the system only through `lib/http`", {},
     {"src/a.ts": "import axios from 'axios';\naxios.get('/a');\n"}, {"lib/http/a.ts": "import axios from 'axios';\naxios.get('/a');\n"}),
    ("forbidden", "New GraphQL subscriptions", {},
     {"src/a.ts": "import { Resolver, Subscription } from '@nestjs/graphql';\n@Resolver()\nexport class A {\n  @Subscription(() => String)\n  added() {}\n}\n"},
     {"src/a.ts": "import { Resolver, Query } from '@nestjs/graphql';\n@Resolver()\nexport class A {\n  @Query(() => String)\n  added() {}\n}\n"}),
    ("forbidden", "Dependency injection frameworks", {"package.json": '{"dependencies": {}}'},
     {"package.json": '{"dependencies": {"inversify": "6"}}'}, {"package.json": '{"dependencies": {"zod": "3"}}'}),
    ("forbidden", "C#", {}, {"src/A.cs": "class A { }\n"}, {"src/a.ts": "export const a = 1;\n"}),
    ("forbidden", "DES, 3DES, RC4", {}, {"a.go": "package a\n\nimport \"crypto/des\"\n\nvar B, _ = des.NewCipher(nil)\n"},
     {"a.go": "package a\n\nimport \"crypto/aes\"\n\nvar B, _ = aes.NewCipher(nil)\n"}),
    ("forbidden", "ECB mode encryption", {}, {"a.py": "from Crypto.Cipher import AES\nc = AES.new(k, AES.MODE_ECB)\n"},
     {"a.py": "from Crypto.Cipher import AES\nc = AES.new(k, AES.MODE_GCM)\n"}),
    ("constraints", "Do not introduce AndroidX dependencies into core or domain", {},
     {"core/src/A.kt": "import androidx.core.util.Pair\nval a: Pair<Int, Int>? = null\n"}, {"app/src/A.kt": "import androidx.core.util.Pair\nval a: Pair<Int, Int>? = null\n"}),
    ("constraints", "No Android imports in the domain layer", {},
     {"domain/A.kt": "import android.util.Log\nfun a() = Log.d(\"a\", \"b\")\n"}, {"domain/A.kt": "fun a() = 1\n"}),
    ("constraints", "No code in `server/` imports from `ui/`", {},
     {"server/a.ts": "import { A } from '../ui/a';\nA();\n"}, {"server/b.ts": "export const b = 1;\n", "ui/c.ts": "export const c = 1;\n"}),
    ("constraints", "No controller imports Prisma", {}, {"src/controllers/a.ts": PRISMA}, {"src/repositories/a.ts": PRISMA}),
    ("forbidden", "`internal/db` imported from `cmd/`", {},
     {"cmd/a/main.go": "package main\n\nimport \"example.com/x/internal/db\"\n\nfunc main() { db.Open() }\n"},
     {"internal/app/a.go": "package app\n\nimport \"example.com/x/internal/db\"\n\nfunc A() { db.Open() }\n"}),
    ("forbidden", "Anything in localStorage or sessionStorage", {}, {"src/a.ts": "sessionStorage.setItem('a', b);\n"}, {"src/a.ts": "cache.setItem('a', b);\n"}),
    ("forbidden", "Skipped or focused tests", {}, {"src/a.test.ts": "it.only('a', () => {});\n"}, {"src/a.test.ts": "it('a', () => {});\n"}),
    ("forbidden", "Breaking changes to `/api/v1/**`", {"s.ts": EXPRESS + "app.get('/api/v1/a', x);\n"},
     {"s.ts": EXPRESS}, {"s.ts": EXPRESS + "app.get('/api/v1/a', x);\napp.get('/api/v2/a', x);\n"}),
    ("forbidden_extensions", "`PAID` in the OrderStatus enum", {"k.ts": "export enum OrderStatus { OPEN = 'open' }\n"},
     {"k.ts": "export enum OrderStatus { OPEN = 'open', PAID = 'paid' }\n"}, {"k.ts": "export enum OrderStatus { OPEN = 'open', SENT = 'sent' }\n"}),
    ("constraints", "The only new routes are `GET /invoices` and `GET /invoices/{id}`", {},
     {"s.ts": EXPRESS + "app.post('/invoices', x);\n"}, {"s.ts": EXPRESS + "app.get('/invoices', x);\napp.get('/invoices/:id', x);\n"}),
    ("constraints", "No env vars beyond `STRIPE_KEY`", {},
     {"src/a.ts": "export const a = process.env.OTHER_KEY;\n"}, {"src/a.ts": "export const a = process.env.STRIPE_KEY;\n"}),
    ("boundaries", "plugins are isolated from one another", {},
     {"plugins/a/x.ts": "import { y } from '../b/y';\ny();\n"}, {"plugins/a/x.ts": "import { y } from './y';\ny();\n"}),
    ("forbidden", "catch-all files (utils.ts, helpers.ts, misc.ts)", {}, {"src/helpers.ts": "export const a = 1;\n"}, {"src/dates.ts": "export const a = 1;\n"}),
    ("forbidden", "A second docker-compose file", {"docker-compose.yml": "services: {}\n"},
     {"docker-compose.dev.yml": "services: {}\n"}, {"docker-compose.yml": "services: {a: {image: b}}\n"}),
    ("constraints", "Use `crypto.subtle` instead of Node `crypto`", {},
     {"src/a.ts": "import { createHash } from 'crypto';\ncreateHash('a');\n"}, {"src/a.ts": "crypto.subtle.digest('a', b);\n"}),
    ("constraints", "API controllers live in `app/controllers/api/`", {}, {"app/controllers/order_controller.rb": "class OrderController\nend\n"},
     {"app/controllers/api/order_controller.rb": "class OrderController\nend\n"}),
    ("constraints", "Command handlers must not call repositories", {},
     {"src/orders/CreateOrderCommandHandler.ts": "import { find } from '../repositories/orders';\nfind();\n"},
     {"src/commands/build.ts": "import { find } from '../repositories/orders';\nfind();\n"}),
    ("forbidden", "Token storage in localStorage", {}, {"src/a.ts": "localStorage.setItem('token', t);\n"}, {"src/a.ts": "localStorage.setItem('theme', t);\n"}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("key", "text", "base", "broken", "kept"), ROWS, ids=[text for _, text, *_ in ROWS])
def test_an_entry_tells_apart(key: str, text: str, base: dict[str, str], broken: dict[str, str], kept: dict[str, str]) -> None:
    found, spared = (_finds(key, text, base, {**base, **head}) for head in (broken, kept))
    assert found, "the change that breaks the entry was not found"
    assert spared == []


def _finds(key: str, text: str, base: dict[str, str], head: dict[str, str]) -> list[str]:
    verdict = verdict_of({"decision": f"{key}:\n  - {json.dumps(text)}\n", "base": base, "head": head, "stage": "pr"})
    return [one.message for one in verdict.findings if one.rule != "unread/gap"]

"""Sentences held against sources: which added line a token, an import of a sibling or an import past the allowed ones is found at; with a
minus where the finding only warns."""

from __future__ import annotations

from typing import Any

import pytest

from keeper_validate.clause import Clause
from keeper_validate.compare import delta
from keeper_validate.delta import FileChange
from keeper_validate.extract.contexts import Contexts
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.extract.spelling import with_tokens
from keeper_validate.finding import BLOCK
from keeper_validate.law.decision import Decision
from keeper_validate.law.law import Law
from keeper_validate.tree import tree_of
from keeper_validate.verdict import Judged, judge, spelled

BASE = {
    "src/features/cart/x.ts": "export const a = 1;\n", "src/features/user/index.ts": "export const b = 1;\n",
    "src/features/user/api.ts": "export const c = 1;\n", "src/shared/u.ts": "export const u = 1;\n",
    "src/app/domain/b.py": "B = 1\n", "src/app/infra/b.py": "B = 1\n",
    "src/controllers/c.ts": "export const c = 1;\n", "src/services/s.ts": "export const s = 1;\n",
    "src/repositories/r.ts": "export const r = 1;\n", "docs/adr/1.md": "# a\n",
}
DRIZZLE = "import {{ pgTable, serial }} from 'drizzle-orm/pg-core';\nexport const roles = pgTable('{}', {{ id: serial('id') }});\n"
SPREAD = """import {{ pgTable, serial, timestamp }} from 'drizzle-orm/pg-core';
const stamps = {{ created_at: timestamp('created_at') }};
export const users = pgTable('users', {{ id: serial('id'), {} }});
"""
SQLALCHEMY = """from sqlalchemy import Column, Integer
from sqlalchemy.orm import DeclarativeBase

class Base(DeclarativeBase):
    pass

class User(Base):
    __tablename__ = "users"
    id = Column(Integer, primary_key=True)
"""
CART, CONTROLLER = "src/features/cart/x.ts", "src/controllers/c.ts"
APART, DEEP = "Features must not import from other features.", "No deep imports across features"
ALONE = "Controllers may only import from services."


def routed(*paths: str) -> str:
    return "const app = express();\n" + "".join(f"app.get('{path}', f);\n" for path in paths)


def tables(*names: str) -> str:
    return "".join(f"CREATE TABLE {name} (id INT);\n" for name in names)


FOUND = [
    ("Never use `eval()`", "a.ts", '// eval(x)\nconst s = "eval(x)";\n\neval(s);\n', [4]),
    ("Never suppress type errors with `@ts-ignore`", "a.ts", 'const s = "@ts-ignore";\n// @ts-ignore\nx();\n', [2]),
    ("CSS classes: kebab-case", "a.css",
     ".cart-item { color: #FFFFFF }\n.cartItem {\n}\n.block__part--on { background: #ABCDEF }\n.cart_row,\n.b {\n}\n",
     [2, 5]),
    ("SCSS variables must be kebab-case", "a.scss",
     "$cart-item: 1;\n$cartItem: 2;\n.a { width: $cartItem; color: var(--cart_item) }\n", [-2]),
    ("Private members: no underscore prefix", "a.ts", "class A {\n  private a = 1;\n  private _b = 2;\n}\n", [3]),
    ("Avoid vague names like `data`, `tmp`.", "a.ts", "const data = 1;\nconst user = f(data);\nlet tmp = 3;\n", [-1, -3]),
    ("Do not name variables `data`", "a.py", "user = 1\ndata = user\nf(data=data)\n", [2]),
    ("`docs/` contains only Markdown files", "docs/a.png", "x", [1]),
    ("`docs/` contains only Markdown files", "docs/a.md", "x", []),
    ("`src/legacy/` no longer exists", "src/legacy/a.ts", "x", [1]),
    ("`src/legacy/` no longer exists", "src/a.ts", "x", []),
    ("No default exports", "a.ts", "const s = 1;\nexport default s;\n", [2]),
    ("No inline styles", "a.tsx", "// style\nexport const A = () => <p style={{a: 1}}>style</p>;\n", [2]),
    ("No inline styles", "a.tsx", "const A = (style) => <View style={[styles.a, on && styles.b]} />;\n<View style={styles.c} />;\n", []),
    ("No inline styles", "a.tsx", "<View style={[styles.a, { flex: 1 }]} />;\n<p style='x'/>;\n<p style={css}/>;\n", [1, 2, 3]),
    ("Do not use `datetime.now`", "a.py", 'a = "datetime.now"\n"""datetime.now"""\ndatetime.now()\n', [3]),
    ("Do not use `fmt.Println`", "a.go", 'var a = "fmt.Println"\nfmt.Println(1)\n', [2]),
    ("No `any`", "a.ts", "// any\nexport function f(a: any) {}\n", [2]),
    ("Do not use `process.env` directly", "a.ts", "const p = 1;\nconst q = process.env.FOO;\n", [2]),
    ("Do not use `print`", "a.py", '"""print(1)"""\n# print\nprint(1)\n', [3]),
    ("Never use bare `except:`", "a.py", '# except:\ntry:\n    x()\nexcept ValueError:\n    y()\nexcept:\n    z()\n', [6]),
    ("No `unwrap()`", "a.rs", "fn a() {\n    b().unwrap();\n}\n", [2]),
    ("No `unwrap()`", "a.dart", "// unwrap\nfinal s = b().unwrap();\n", [2]),
    ("No `.reduce()`", "a.ts", "const reduce = sum;\nreduce(b);\nf([...reduce]);\nb.reduce(f);\nb()\n  .reduce(f);\n", [4, 6]),
    ("Never use `JSON.parse(JSON.stringify(x))`", "a.ts", "JSON.parse(s);\nJSON.stringify(o);\nf(JSON.parse(JSON.stringify(o)));\n", [3]),
    ("Never use `instanceof z.ZodError`", "a.ts", "a instanceof Error;\nz.ZodError;\na instanceof z.ZodError;\n", [3]),
    ("File names must match the component name", "src/UserCard.tsx", "export const UserCard = () => <p />;\n", []),
    ("File names must match the component name", "src/user-card.tsx", "export const UserCard = () => <p />;\n", []),
    ("File names must match the component name", "src/Card.tsx", "\nexport const UserCard = () => <p />;\n", [2]),
    ("File names must match the component name", "src/Card.tsx", "export const Card = () => <p />;\nexport const B = () => <p />;\n", []),
    ("File names must match the component name", "src/card/index.tsx", "export const UserCard = () => <p />;\n", []),
    ("Place tests next to the source files", "src/tests/a.test.ts", "test('a', () => {});\n", [1]),
    ("Place tests next to the source files", "src/a.test.ts", "test('a', () => {});\n", []),
    ("Place tests next to the source files", "tests/e2e/a.spec.ts", "test('a', () => {});\n", []),
    ("Place tests next to the source files", "src/tests/setup.ts", "export const a = 1;\n", []),
    ("All new files must include a license header", "a.ts", "// Copyright (c) Ada\nexport const a = 1;\n", []),
    ("All new files must include a license header", "a.py", "#!/usr/bin/env python\n# SPDX-License-Identifier: MIT\na = 1\n", []),
    ("All new files must include a license header", "a.ts", "// counts licences\nexport const a = 1;\n", []),
    ("All new files must include a license header", "a.ts", "// counts things\nexport const a = 'copyright';\n", [1]),
    ("All new files must include a license header", "src/features/user/api.ts", "export const c = 2;\n", []),
    ("All Python files must have a copyright notice", "a.ts", "export const a = 1;\n", []),
    ("No `.reduce()`", "a.py", "from .reduce import b\nreduce(b)\nb().reduce(f)\n", [3]),
    ("Never use `->constrained()`", "a.php", "<?php\nconstrained();\n$a->b('x')->constrained();\n", [3]),
    ("Do not use `@staticmethod`", "a.py", "class A:\n    staticmethod = 1\n    @staticmethod\n    def b(): ...\n", [3]),
    ("Do not use `@Autowired`", "A.java", "class A {\n  @Inject B b;\n  @Autowired B c;\n}\n", [3]),
    ("Never use `#[allow(dead_code)]`", "a.rs", "#[allow(unused)]\nfn dead_code() {}\n#[allow(dead_code)]\nfn b() {}\n", [3]),
    ("Never use `text-red-500`", "a.tsx", "const s = 'a text-red-500 of words';\nf(<p className='p-2 text-red-500' />);\n", [2]),
    ("Never use `import * as`", "a.ts", "import { a } from './a';\nimport * as b from './b';\n", [2]),
    ("No wildcard imports", "a.py", "import os\nfrom a import b\nfrom os import *\n", [3]),
    ("No wildcard imports", "A.java", "import java.util.List;\nimport java.util.*;\nclass A {}\n", [2]),
    ("No external imports in `src/features`", CART, "import { u } from '../../shared/u';\nimport lodash from 'lodash';\n", [2]),
    ("Enums must be PascalCase", "a.ts", "import { z } from 'zod';\nexport const orderSchema = z.enum(['asc', 'desc']);\n", []),
    ("Enums must be PascalCase", "a.ts", "export enum sortOrder { Asc, Desc }\n", [1]),
    ("Define custom types in `types.py`", "app/a.py", "from pydantic import BaseModel\n\nclass User(BaseModel):\n    id: int\n", [3]),
    ("Define custom types in `types.py`", "app/a.ts", "import { z } from 'zod';\nexport const S = z.object({ id: z.string() });\n", []),
    ("No external imports in `core/`", "core/a.py", "import os\nfrom typing import Any\nimport numpy\nfrom core.b import c\n", [3]),
    ("No external imports in `core/`", "core/a.go",
     'package core\n\nimport (\n\t"fmt"\n\t"net/http"\n\t"github.com/acme/shop/core/b"\n\t"go.uber.org/zap"\n)\n', [7]),
    ("No external imports in `core/`", "core/a.ts", "import fs from 'fs';\nimport p from 'node:path';\nimport z from 'zod';\n", [3]),
    ("No external imports in `core/`", "core/a.rs", "use std::fs;\nuse crate::b;\nuse serde::Serialize;\n", [3]),
    ("No external imports in `core/`", "core/com/acme/A.java",
     "package com.acme;\nimport java.util.List;\nimport com.acme.shop.B;\nimport org.spring.C;\nclass A {}\n", [4]),
    ("No `any`", "a.py", "if any(b):\n    pass\n", []),
    ("No `@ts-ignore` or `as any`", "a.ts", "let b: any;\nuse(c as any);\nd as Any;\n", [2]),
    ("No `any`", "a.ts", "any();\nlet b: Record<string, any>;\nlet c: any[];\nd as any;\n", [2, 3, 4]),
    ("Use kebab-case for file names", "src/__init__.py", "b = 1\n", []),
    ("Use kebab-case for file names", "README.md", "# b\n", []),
    ("Use kebab-case for file names", "src/useB.ts", "export const b = 1;\n", [1]),
    ("No polling", "c.tsx", "export function C() {\n  setInterval(() => setNow(Date.now()), 1000);\n}\n", []),
    ("No polling", "c.tsx", "function tick() { setNow(1); }\nsetInterval(tick, 1000);\n", []),
    ("No polling", "c.tsx", "export function C() {\n  setInterval(() => fetch('/mail'), 1000);\n}\n", [2]),
    ("No polling", "c.tsx", "const pull = async () => { await client.get('/mail'); };\nsetInterval(pull, 1000);\n", [2]),
    ("No polling", "c.tsx", "window.setInterval(() => {\n  void queryClient.invalidateQueries(['mail']);\n}, 1000);\n", [1]),
    ("No raw SQL queries", "d.py", "from sqlalchemy import select\ndb.session.execute(select(User)).scalar()\n", []),
    ("No raw SQL queries", "d.py", "import sqlalchemy as sa\nsa.Column('at', server_default=sa.text('now()'))\n", []),
    ("No raw SQL queries", "d.py", "from sqlalchemy import text\nsession.execute(\n    text('SELECT 1 FROM t'),\n)\n", [3]),
    ("No raw SQL queries", "d.py", "def load(connection):\n    connection.execute(f'SELECT a FROM {table}')\n", [2]),
    ("No raw SQL queries", "d.ts", "const { data } = await client.query({ query: GET_USER });\n", []),
    ("No raw SQL queries", "d.ts", "const rows = await client.query(`SELECT a FROM ${table}`);\n", [1]),
    (APART, CART, "import { b } from '../user';\n", [1]),
    (APART, CART, "import { b } from '@/features/user/api';\n", [1]),
    (APART, CART, "import { y } from './y';\nimport { u } from '../../shared/u';\nimport { z } from '@/features/cart/z';\n", []),
    (DEEP, CART, "import { b } from '../user';\nimport { c } from '../user/api';\n", [2]),
    (DEEP, CART, "import { b } from '@/features/user';\nimport { y } from './deep/y';\n", []),
    (ALONE, CONTROLLER, "import { s } from '../services/s';\nimport x from 'express';\nimport { d } from './d';\n", []),
    (ALONE, CONTROLLER, "import { s } from '../services/s';\nimport { r } from '../repositories/r';\n", [2]),
    ("Do not place tests outside `__tests__/`", "src/a.test.ts", "test('a', () => {});\n", [1]),
    ("Do not place tests outside `__tests__/`", "src/__tests__/a.test.ts", "test('a', () => {});\n", []),
    ("Do not place tests outside `__tests__/`", "src/a.ts", "export const a = 1;\n", []),
    ("Hooks must not be placed in `src/services/`", "src/services/h.ts", "export function useA() { return 1; }\n", [1]),
    ("Hooks must not be placed in `src/services/`", "src/hooks/h.ts", "export function useA() { return 1; }\n", []),
    ("No spaces in file names", "src/a b.ts", "export const a = 1;\n", [1]),
    ("No spaces in file names", "src/a_b.ts", "export const a = 1;\n", []),
    ("Do not use hyphens in file names", "src/a-b.ts", "export const a = 1;\n", [1]),
    ("Do not use hyphens in file names", "a-b/c.ts", "export const a = 1;\n", []),
    ("Use the `I` prefix for interfaces", "src/a.ts", "export interface IUser { a: string }\n", []),
    ("Name hooks `useX`", "src/a.ts", "export function useUser() { return 1; }\n", []),
    ("Component files must have the `.tsx` extension", "src/a.jsx", "export const Card = () => <p />;\n", [1]),
    ("Component files must have the `.tsx` extension", "src/a.tsx", "export const Card = () => <p />;\n", []),
    ("Tests should be written with `.test.ts` extension", "src/a.spec.ts", "test('a', () => {});\n", [-1]),
    ("Tests should be written with `.test.ts` extension", "tests/setup.ts", "export const a = 1;\n", []),
    ("Once an ADR is accepted, never change it", "docs/adr/1.md", "# b\n", [1]),
    ("Once an ADR is accepted, never change it", "docs/adr/2.md", "# b\n", []),
    ("`src/services` and `src/controllers` must not import each other", CONTROLLER, "import { s } from '../services/s';\n", [1]),
    ("`src/services` and `src/controllers` must not import each other", CONTROLLER, "import { u } from '../shared/u';\n", []),
    ("`src/services` → no imports from `src/controllers`", "src/services/s.ts", "import { c } from '../controllers/c';\n", [1]),
    ("`src/services` → no imports from `src/controllers`", CART, "import { c } from '../../controllers/c';\n", []),
    ("Core must never depend on outer layers", "src/core/a.ts", "import { d } from '../infrastructure/d';\n", [1]),
    ("Core must never depend on outer layers", "src/core/a.ts", "import { d } from '../domain/d';\n", []),
    ("Use UUIDs for tables", "a.sql", "CREATE TABLE t (id SERIAL PRIMARY KEY, n INT);\n", [1]),
    ("Use UUIDs for tables", "a.ts", "import { z } from 'zod';\nexport const Row = z.object({ id: z.number() });\n", []),
    ("New models must use UUID primary keys", "a.sql", "CREATE TABLE t (id SERIAL PRIMARY KEY, n INT);\n", [1]),
    ("New models must use UUID primary keys", "a.sql", "CREATE TABLE t (id UUID PRIMARY KEY, n INT);\n", []),
    ("New models must use UUID primary keys", "a.prisma", "model A {\n  id String @id @default(uuid())\n  n Int\n}\n", []),
    ("New models must use UUID primary keys", "a.prisma", "model A {\n  id Int @id\n}\n", [1]),
    ("No integer ids", "a.py", "from django.db import models\nclass A(models.Model):\n    id = models.BigAutoField()\n", [2]),
    ("No integer ids", "a.py", "from django.db import models\nclass A(models.Model):\n    id = models.UUIDField()\n", []),
    ("Do not use Logger in test files", "src/a.test.ts", "const a = 1;\nconst log = new Logger();\n", [2]),
    ("Do not use Logger in test files", "src/a.ts", "const log = new Logger();\n", []),
    ("Never import Modulestore", "a.py", "import os\nfrom xmodule.modulestore.django import modulestore\n", [2]),
    ("Relative imports must include the `.js` extension", "a.ts", "import a from './a';\nimport b from './b.js';\n", [1]),
    ("Relative imports must include the `.js` extension", "a.ts", "import a from 'a';\nimport b from '../b.json';\n", []),
    ("When changing `docs/adr/1.md`, run `make toc` to refresh `docs/toc.md`", "docs/adr/1.md", "# b\n", [-1]),
    ("When changing `docs/adr/1.md`, run `make toc` to refresh `docs/toc.md`", "docs/adr/2.md", "# b\n", []),
    ("Services depend on interfaces, not on Prisma", "src/services/s.ts", "import { PrismaClient } from '@prisma/client';\n", [1]),
    ("Services depend on interfaces, not on Prisma", "src/shared/u.ts", "import { PrismaClient } from '@prisma/client';\n", []),
    ("Version prefix: `/api/v1/`", "src/a.ts", "const app = express();\napp.get('/users', list);\n", [-2]),
    ("Version prefix: `/api/v1/`", "src/a.ts", "const app = express();\napp.get('/api/v1/users', list);\n", []),
    ("Always use maps from `@acme/maps`", "a.ts", "import { Map } from '@acme/maps';\nimport L from 'leaflet';\n", [2]),
    ("Scopes must follow the `resource:action` format", "a.ts", "export const SCOPES = ['notes:read', 'notes:write'];\n", []),
    ("No static classes", "a.cs", "class A {}\npublic static class B { public static int C() => 1; }\n", [2]),
    ("No static classes", "a.cs", "class A { public static int C() => 1; }\n", []),
    ("Do not log via `console`", "a.ts", "x();\nconsole.log(1);\n", [-2]),
    ("Read settings through `env.ts` instead of `process.env`", "a.ts", "const q = process.env.FOO;\n", [1]),
    ("Read settings through `env.ts` instead of `process.env`", "src/env.ts", "export const q = process.env.FOO;\n", []),
    ("All endpoints go in `/src/routers/`", "src/a.ts", "const app = express();\napp.get('/users', list);\n", [2]),
    ("All endpoints go in `/src/routers/`", "src/routers/a.ts", "const app = express();\napp.get('/users', list);\n", []),
    ("Stores live in `src/stores/`", "src/a.ts", "import { create } from 'zustand';\nexport const useA = create(() => ({ a: 1 }));\n", [2]),
    ("No tokens in localStorage", "a.ts", "localStorage.setItem('theme', t);\n", []),
    ("No tokens in localStorage", "a.ts", "localStorage.setItem('token', t);\n", [1]),
    ("REST resources must be plural", "src/a.ts", routed("/user", "/orders"), [2]),
    ("REST resources must be plural", "src/a.ts", routed("/api/v1/people/:id", "/media/:id", "/api/lens"), []),
    ("REST resources must be plural", "src/a.ts", routed("/api/person/:ids", "/mediator/:id/orders"), [2, 3]),
    ("REST resources must be singular", "src/a.ts", routed("/orders", "/status", "/user/:id/orders"), [2]),
    ("Tables are plural", "db/a.sql", tables("people", "user_data", "ORDERS"), []),
    ("Tables are plural", "db/a.sql", tables("person", "database", "orders"), [1, 2]),
    ("Table names must be singular", "db/a.sql", tables("order_status", "address"), []),
    ("Table names must be singular", "db/a.sql", tables("orders", "data"), [1]),
    ("Reuse the existing auth service", "src/a.ts", "export class TokenAuthService {\n  login() { return 1; }\n}\n", [1]),
    ("Reuse the existing auth service", "src/a.ts", "export class PriceService {\n  login() { return 1; }\n}\n", []),
    ("Use pnpm only", "yarn.lock", "# yarn lockfile v1\n", [1]),
    ("Use pnpm only", "pnpm-lock.yaml", "lockfileVersion: '9.0'\n", []),
    ("All custom errors must extend AppError", "src/e.ts", "export class LateError extends Error {}\n", [1]),
    ("All custom errors must extend AppError", "src/e.ts", "import { AppError } from './a';\nexport class E extends AppError {}\n", []),
    ("Tests for every new component", "src/Card.tsx", "export const Card = () => <p />;\n", [1]),
    ("Tests for every new component", "src/card.ts", "export const card = () => 1;\n", []),
    ("Only append to enums", "src/s.ts", "export enum S { A = 'a', B = 'b' }\n", []),
    ("Never read `process.env`", "a.py", "import os\na = os.environ.get('A')\n", []),
    ("Never read `process.env`", "a.ts", "const a = process.env.A;\n", [1]),
    ("Never read `process.env`", "a.ts", "const a = import.meta.env.A;\n", []),
    ("Never read `os.environ`", "a.py", "import os\na = os.environ.get('A')\n", [2]),
    ("No `child_process`", "a.py", "import subprocess\n", []),
    ("No `child_process`", "a.ts", "import { exec } from 'node:child_process';\n", [1]),
    ("Use pytest, not unittest", "tests/test_a.py", "from unittest import mock\n", []),
    ("Use pytest, not unittest", "tests/test_a.py", "import unittest\n\nclass A(unittest.TestCase):\n    pass\n", [1]),
    ("All components must use `forwardRef`", "a.tsx",
     "import * as React from 'react';\nexport const A = React.forwardRef((p, r) => <p ref={r} />);\n", []),
    ("All components must use `forwardRef`", "a.tsx", "export const A = (p) => <p />;\n", [1]),
    ("No global variables", "a.vue", "<script setup>\nlet timer = 0;\n</script>\n", []),
    ("No global variables", "a.ts", "let timer = 0;\n", [1]),
    ("No global variables", "a.go",
     'package a\n\nvar names = []string{\n\t"a",\n}\nvar known = map[string]int{"a": 1}\nvar met = map[string]int{}\nvar db *DB\n', [7, 8]),
    ("No new scopes", "a.ts", "export type SettingsScope = 'team' | 'account';\n", []),
    ("No new scopes", "a.ts", "export type ApiScope = 'read' | 'write';\n", [1, 1]),
    ("Do not import `react-query`, use `@tanstack/react-query`", "a.ts", "import { useQuery } from '@tanstack/react-query';\n", []),
    ("Do not import `react-query`, use `@tanstack/react-query`", "a.ts", "import { useQuery } from 'react-query';\n", [1]),
    ("No wildcard imports", "a.ts", "export * from './b';\n", []),
    ("No wildcard imports", "a.py", "from b import *\n", [1]),
    ("No barrel files", "src/lib/index.ts", "import { Client } from 'client';\nexport const client = new Client();\n", []),
    ("No barrel files", "src/features/cart/index.ts", "export { a } from './x';\n", [1]),
    ("Components must be PascalCase", "a.tsx", "export function makeRow() {\n  const Cell = () => <td />;\n  return Cell;\n}\n", []),
    ("Components must be PascalCase", "a.jsx", "export const my_row = () => <td />;\n", []),
    ("Table names must be snake_case", "a.ts", DRIZZLE.format("user_roles"), []),
    ("Table names must be snake_case", "a.ts", DRIZZLE.format("userRoles"), [2]),
    ("Table names must be snake_case", "a.py",
     "from django.db import models\n\nclass UserRole(models.Model):\n    a = models.IntegerField()\n", []),
    ("Routes must be kebab-case", "src/a.ts", routed("/user-roles/", "/user_roles/"), [3]),
    ("Route paths must be plural", "src/a.ts", routed("/users/:id/search/filters", "/login", "/ai/types", "/user", "/user/:id"), [5, 6]),
    ("All API endpoints will include a `/v1` prefix from the beginning.", "src/a.ts", routed("/api/v1/a", "/v1/a", "/v2/a"), [4]),
    ("No new mail endpoints", "src/a.ts", routed("/cases/:email", "/mail/:id"), [3]),
    ("No hex colors", "a.ts", "const css = `\n  .a {\n    color: #ff0000;\n  }\n`;\n", [3]),
    ("File names must match the component they export", "src/ui/select.tsx",
     "export const SelectTrigger = () => <button />;\nexport const SelectItem = () => <li />;\n", []),
    ("File names must match the component they export", "src/ui/select.tsx", "export const Card = () => <button />;\n", [1]),
    ("Do not fork a primitive into an app", "apps/web/page.tsx", "export const SettingsPage = () => <main />;\n", []),
    ("Do not fork a primitive into an app", "apps/web/button.tsx", "export const Button = () => <button />;\n", [1]),
    ("Inline DB access in a router is a defect", "packages/api/package.json", '{"dependencies": {"drizzle-orm": "1"}}', []),
    ("Only repositories may access the database", "src/ui/a.tsx",
     "import { Status } from '@prisma/client';\nexport const A = () => <p>{Status.OPEN}</p>;\n", [-1]),
    ("Only repositories may access the database", "src/a.ts", "import { PrismaClient } from '@prisma/client';\n", [1]),
    ("Only repositories may access the database", "app/models.py", SQLALCHEMY, [-1]),
    ("Only repositories may access the database", "app/views.py", "from sqlalchemy import select\nq = select(1)\n", [1]),
    ("Every new file needs a test", "src/a.ts", "import { b } from 'b';\nexport const a = b;\n", [1]),
    ("Every new file needs a test", "db/migrations/002_a.py", "import os\na = os.name\n", []),
    ("Every new file needs a test", "vite.config.ts", "import { defineConfig } from 'vite';\nexport default defineConfig({});\n", []),
    ("Every migration must have a rollback", "db/migrations/002_a.up.sql", "CREATE TABLE a (id int);\n", [1]),
    ("All HTTP calls must go through axios", "src/a.ts", "import axios from 'axios';\n", []),
    ("All HTTP calls must go through axios", "src/a.ts", "import got from 'got';\n", [1]),
    ("All HTTP calls must go through axios", "a.py", "import requests\n", []),
    ("No binary files", "a.svg", "<svg></svg>\n", []),
    ("Every table needs `created_at`", "a.ts", SPREAD.format("...stamps"), []),
    ("Every table needs `created_at`", "a.ts", SPREAD.format("a: serial('a')"), [3]),
    ("Route paths must be plural", "src/a.ts", routed("/api/mfa/confirm", "/auth/github/callback"), []),
    ("No new modals", "a.tsx", "import { Close } from '@radix-ui/react-dialog';\nexport const SheetClose = (p) => <Close {...p} />;\n", []),
    ("No new modals", "a.tsx", "import { Root } from '@radix-ui/react-dialog';\nexport const Sheet = (p) => <Root {...p} />;\n", [2]),
    ("Database access only through repositories", "a.py", "URL = 'postgresql://localhost/a'\n", []),
    ("Test files must end with `.test.ts`", "src/a.test.tsx", "it('a', () => {});\n", []),
    ("Test files must end with `.test.ts`", "src/__snapshots__/a.test.tsx.snap", "exports[`a`] = `b`;\n", []),
    ("Test files must end with `.test.ts`", "tests/test_a.py", "def test_a():\n    pass\n", []),
    ("Test files must end with `.test.ts`", "src/a.spec.ts", "it('a', () => {});\n", [1]),
    ("Domain code cannot depend on application, infrastructure or presentation", "src/app/domain/a.py", "from app.domain.b import B\n", []),
    ("Domain code cannot depend on application, infrastructure or presentation", "src/app/domain/a.py", "from app.infra.b import B\n", [1]),
    ("Domain code cannot depend on application, infrastructure or presentation", "src/domain/a.py", "from app.orders import b\n", [1]),
    ("Use `interface` instead of `type`", "a.tsx",
     "import { type B } from './b';\nexport const A = (p: B) => <button type='submit' />;\n", []),
    ("Use `interface` instead of `type`", "a.ts", "export type A = { b: string };\n", [1]),
    ("Never use `json()`", "a.py", "import json\njson.dumps(1)\n", []),
    ("Never use `json()`", "a.ts", "import { json } from 'x';\nexport const loader = () => json({});\n", [2]),
    ("All services must call `audit()`", "src/cart_service.ts",
     "export class CartService {\n  save() {\n    this.log.audit();\n  }\n}\n", []),
    ("Never use `on('scroll')`", "a.ts", "x.on('scroll', f);\nx.on('click', f);\non(`scroll`);\n", [1, 3]),
    ("Never use `setTimeout(fn, 0)`", "a.ts",
     "setTimeout(() => {\n  a(b, c);\n}, 0);\nsetTimeout(f, 10);\nwindow.setTimeout(g,0);\n", [1, 5]),
    ("Do not use `.ConfigureAwait(false)`", "a.cs",
     "class A { void B() {\n await C(1).ConfigureAwait(false);\n await C(1).ConfigureAwait(true);\n} }\n", [2]),
    ("Do not use `useEffect(() => {}, [])`", "a.tsx", "useEffect(() => { f(); }, []);\nuseEffect(() => { f(); }, [a]);\n", [1]),
    ("Do not use `open(path, \"w\")`", "a.py", "open(p, 'w')\nopen(p)\nopen(p, 'r')\n", [1]),
    ("Do not use `open(path, \"w\")`", "a.py", "s = \"open(p, 'w')\"\n# open(p, 'w')\n", []),
    ("Do not use `db.execute(\"SELECT ...\")`", "a.py", "db.execute('SELECT 1')\ndb.execute(q)\n", [1]),
    ("Do not use `send(a, b, true)`", "a.ts", "send(x, true);\nsend(x, [1, 2], true, y);\n", [2]),
    ("No raw Tailwind colors", "src/a.html", '<p class="p-2 hover:bg-red-500">x</p>\n<p class="bg-primary">bg-red-500</p>\n', [1]),
    ("No raw Tailwind colors", "src/a.tsx", "const s = 'a bg-red-500 of words';\nf(<p className='p-2 text-[#fff]' />);\n", [1, 2]),
    ("No raw Tailwind colors", "src/a.tsx", "f(<p className='text-red-brand grid-cols-[1fr] bg-(--red) my-bg-red-500' />);\n", []),
    ("No structural directives", "src/a.html", '@if (a) {\n<p *ngIf="a">x</p>\n}\n', [2]),
    ("Use the new control flow syntax", "src/a.ts", "@Component({ template: `<p *ngFor='let b of c'></p>` })\nexport class A {}\n", [1]),
    ("Use the new control flow syntax", "src/a.ts", "@Component({ template: `@for (b of c) { <p></p> }` })\nexport class A {}\n", []),
    ("No jobs in `src/models/`", "src/models/cart_job.py", "A = 1\n", [-1]),
    ("No jobs in `src/models/`", "src/models/cart.py", "A = 1\n", []),
    ("No jobs in `src/models/`", "src/jobs/cart_job.py", "A = 1\n", []),
    ("Only jobs may live in `src/jobs/`", "src/jobs/format.py", "A = 1\n", [-1]),
    ("Only jobs may live in `src/jobs/`", "src/jobs/cart_job.py", "A = 1\n", []),
    ("For a new job, create a file in `src/jobs/`", "src/models/cart_job.py", "A = 1\n", [-1]),
    ("For a new job, create a file in `src/jobs/`", "src/jobs/cart_job.py", "A = 1\n", []),
    ("Repository interfaces live in `Interfaces/`", "src/Data/IOrderRepository.cs", "interface IOrderRepository {}\n", [-1]),
    ("Repository interfaces live in `Interfaces/`", "src/Data/InvoiceRepository.cs", "class InvoiceRepository {}\n", []),
    ("Source maps must never end up in git", "web/app.js.map", "{}\n", [1]),
    ("Source maps must never end up in git", "web/map.js", "f();\n", []),
    ("Stores must not access the DOM", "src/stores/a.ts", "export const f = () => document.getElementById('a');\n", [1]),
    ("Stores must not access the DOM", "src/stores/a.ts", "export const f = (document: Doc) => document.title;\n", []),
    ("Do not create loggers with `logging.getLogger(__name__)`", "a.py", "import logging\nlog = logging.getLogger(__name__)\n", [-2]),
]


@pytest.mark.parametrize(("text", "path", "source", "lines"), FOUND, ids=[f"{text} in {path}: {lines}" for text, path, _, lines in FOUND])
def test_an_added_line_is_found_where_it_stands(text: str, path: str, source: str, lines: list[int]) -> None:
    decision = Decision(1, "ADR-001", "d.yaml", clauses=(Clause("constraints[0]", "constraints", text, "d.yaml", 1, key="constraints"),))
    law, known = Law("law", decision), dict[Any, Any]()
    trees = [tree_of({name: content.encode() for name, content in one.items()}) for one in (BASE, BASE | {path: source})]
    contexts = Contexts(trees[0])
    wanted = spelled(law)
    sides = [snapshot(tree, [path], known, contexts=contexts) for tree in trees]
    if wanted:
        sides = [with_tokens(side, tree, wanted, contexts) for side, tree in zip(sides, trees, strict=True)]
    files = (FileChange(path, "changed" if path in BASE else "added", "100644", "100644"),)
    verdict = judge(delta(sides[0], sides[1], files), law, Judged("base", "head", "a case", 1, 1), "landing")
    assert [one.line if one.severity == BLOCK else -one.line for one in verdict.findings] == lines

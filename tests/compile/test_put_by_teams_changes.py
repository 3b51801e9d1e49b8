"""Rules in the words of many teams' guides, each held against a change that breaks it and one that does not, through real sources."""

from __future__ import annotations

import pytest
from rule_cases import clause_tells_apart

NG = "import { Component } from '@angular/core';\n"
APP = "import express from 'express';\nconst app = express();\n"
CHANGES = [
    ("License header on all new files", {}, {"src/a.ts": "export const a = 1;\n"},
     {"src/a.ts": "// SPDX-License-Identifier: MIT\nexport const a = 1;\n"}),
    ("Treat `core/flow/` as frozen ground: do not add files or move code into it", {}, {"core/flow/a.py": "a = 1\n"},
     {"core/b.py": "b = 1\n"}),
    ("`src/old/` is deprecated, never import from it", {}, {"src/a.ts": "import { b } from './old/b';\n"},
     {"src/old/c.ts": "import { d } from './d';\n", "src/a.ts": "import { b } from './new/b';\n"}),
    ("Always use curly braces for control flow", {}, {"a.ts": "export const f = (a: number) => { if (a) return 1; return 2; };\n"},
     {"a.ts": "export const f = (a: number) => { if (a) { return 1; } else if (a > 2) { return 3; } return 2; };\n"}),
    ("No default imports from `dates-kit`", {}, {"a.ts": "import dates from 'dates-kit';\n"},
     {"a.ts": "import { parse } from 'dates-kit';\nimport other from 'other-kit';\n"}),
    ("Never use named imports from `dates-kit`", {}, {"a.ts": "import { parse } from 'dates-kit';\n"},
     {"a.ts": "import dates from 'dates-kit';\nimport * as all from 'dates-kit';\nimport { parse } from 'dates-kit-extra';\n"}),
    ("Use `is null` instead of `== null`", {}, {"A.cs": "class A { bool F(object a) { return a == null; } }\n"},
     {"A.cs": "class A { bool F(object a) { return a is null; } }\n"}),
    ("Do not emit \"Act\", \"Arrange\" or \"Assert\" comments.", {},
     {"tests/ATests.cs": "class ATests { void F() {\n// Arrange\nvar a = 1; } }\n"},
     {"tests/ATests.cs": "class ATests { void F() {\n// a is one\nvar a = 1; Assert(a); } }\n"}),
    ("All routes go through `requireAuth`", {}, {"src/a.ts": APP + "app.get('/users', list);\n"},
     {"src/a.ts": "import { requireAuth } from './auth';\n" + APP + "app.get('/users', requireAuth, list);\n"}),
    ("Every route handler must call `checkQuota`", {}, {"src/a.ts": APP + "app.get('/users', (req, res) => res.json([]));\n"},
     {"src/a.ts": "import { checkQuota } from './q';\n" + APP + "app.get('/users', (req, res) => { checkQuota(req); res.json([]); });\n"}),
    ("No enums with more than 3 members", {}, {"a.ts": "export enum A { B = 'b', C = 'c', D = 'd', E = 'e' }\n"},
     {"a.ts": "export enum A { B = 'b', C = 'c', D = 'd' }\n"}),
    ("Avoid else", {}, {"a.go": "package a\n\nfunc f() int { if b { return 1 } else { return 2 } }\n"},
     {"a.go": "package a\n\nfunc f() int { if b { return 1 }\n\treturn 2 }\n"}),
    ("No bare `rescue`", {}, {"a.rb": "def f\n  g\nrescue\n  h\nend\n"}, {"a.rb": "def f\n  g\nrescue KeyError => e\n  h\nend\n"}),
    ("Always declare return types for methods", {}, {"a.php": "<?php class A { public function f($b) { return 1; } }\n"},
     {"a.php": "<?php class A { public function __construct() {} public function f($b): int { return 1; } }\n"}),
    ("Every public struct, enum, function, and trait must have a docstring", {}, {"src/a.rs": "use b::c;\npub struct A;\n"},
     {"src/a.rs": "use b::c;\n/// What it is.\npub struct A;\nstruct B;\n"}),
    ("No mocks in integration tests", {}, {"tests/a.test.ts": "jest.mock('./b');\n"},
     {"tests/a.test.ts": "const mocked = 1;\n", "src/a.ts": "export const jestMock = 1;\n"}),
    ("Document API changes in `docs/api.md`", {}, {"src/a.ts": APP + "app.get('/users', list);\n"},
     {"src/a.ts": APP + "app.get('/users', list);\n", "docs/api.md": "GET /users\n"}),
    ("Never create a class file longer than 5 lines", {}, {"A.java": "class A {\n" + "  int a;\n" * 6 + "}\n"},
     {"A.java": "class A {\n  int a;\n}\n"}),
    ("Never import `android.*` in `commonMain`", {}, {"shared/src/commonMain/kotlin/A.kt": "import android.util.Log\n"},
     {"shared/src/androidMain/kotlin/A.kt": "import android.util.Log\n"}),
    ("No standalone components", {}, {"src/a.ts": NG + "@Component({ standalone: true, selector: 'a' })\nexport class A {}\n"},
     {"src/a.ts": NG + "@Component({ standalone: false, selector: 'a' })\nexport class A {}\n"}),
    ("Use standalone components", {}, {"src/a.ts": "import { NgModule } from '@angular/core';\n@NgModule({})\nexport class A {}\n"},
     {"src/a.ts": "import { Component } from '@angular/core';\n@Component({ selector: 'a' })\nexport class A {}\n"}),
    ("Keep pages in `src/pages` and stores in `src/stores`", {},
     {"src/a.ts": "import { create } from 'zustand';\nexport const useCartStore = create(() => ({}));\n"},
     {"src/stores/a.ts": "import { create } from 'zustand';\nexport const useCartStore = create(() => ({}));\n"}),
    ("Base prefix is `/api/v1`.", {}, {"src/a.ts": APP + "app.get('/users', list);\n"},
     {"src/a.ts": APP + "app.get('/api/v1/users', list);\n"}),
    ("Never use constructor injection", {}, {"src/a.ts": "export class A { constructor(private readonly b: B) {} }\n"},
     {"src/a.ts": "export class A { private readonly b = inject(B); constructor() {} }\n"}),
    ("Ensure all components are configured with `ChangeDetectionStrategy.OnPush`", {},
     {"src/a.ts": "import { Component } from '@angular/core';\n@Component({ selector: 'a' })\nexport class A {}\n"},
     {"src/a.ts": "import { ChangeDetectionStrategy, Component } from '@angular/core';\n"
      "@Component({ selector: 'a', changeDetection: ChangeDetectionStrategy.OnPush })\nexport class A {}\n"}),
    ("Tests must be written in Kotlin", {}, {"src/test/java/ATest.java": "class ATest {}\n"},
     {"src/test/kotlin/ATest.kt": "class ATest\n", "src/main/java/A.java": "class A {}\n"}),
    ("Don't use class-based tests", {}, {"tests/test_a.py": "class TestA:\n    def test_b(self): pass\n"},
     {"tests/test_a.py": "def test_b(): pass\n", "app/a.py": "class TestPlan: pass\n"}),
    ("Avoid mocks and stubs unless absolutely unavoidable.", {}, {"tests/a.test.ts": "jest.mock('./b');\n"},
     {"tests/a.test.ts": "const mocked = 1;\n"}),
    ("Services hold logic. They must not import React.", {}, {"src/services/a.ts": "import React from 'react';\n"},
     {"src/services/a.ts": "import { b } from './b';\n", "src/ui/c.tsx": "import React from 'react';\n"}),
    ("No destructive migrations", {"a.sql": "CREATE TABLE carts (id INT, name TEXT);\n"}, {"a.sql": "CREATE TABLE carts (id INT);\n"},
     {"a.sql": "CREATE TABLE carts (id INT, name TEXT, made INT);\n"}),
    ("Version APIs", {}, {"src/a.ts": APP + "app.get('/users', list);\n"}, {"src/a.ts": APP + "app.get('/v2/users', list);\n"}),
    ("Use parameterized queries only", {}, {"src/a.ts": "db.query(`SELECT * FROM users WHERE id = ${id}`);\n"},
     {"src/a.ts": "db.query('SELECT * FROM users WHERE id = $1', [id]);\n"}),
    ("Exported functions require explicit return types", {}, {"src/a.ts": "export function f(a: number) { return a; }\n"},
     {"src/a.ts": "export function f(a: number): number { return a; }\nfunction g(a: number) { return a; }\n"}),
    ("Every table with user data must have an `owner_id` column", {}, {"a.sql": "CREATE TABLE carts (id INT);\n"},
     {"a.sql": "CREATE TABLE carts (id INT, owner_id INT);\n"}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("clause", "base", "broken", "kept"), CHANGES, ids=[clause for clause, *_ in CHANGES])
def test_the_change_that_breaks_it_alone_is_found(
    clause: str, base: dict[str, str], broken: dict[str, str], kept: dict[str, str],
) -> None:
    clause_tells_apart(clause, base, broken, kept)

"""Sentences of leads that were held against the last hundred commits of eight repositories, each against a change that breaks it and one
that only looks like it."""

from __future__ import annotations

import pytest
from rule_cases import clause_finds, clause_tells_apart, verdict_of

ONE = "export const one = 1;\n"
ROW = "import { one } from '{}';\nexport const Row = () => <p>{{one}}</p>;\n"
USES = "import { one } from '{}';\nexport const two = one;\n"
ZOD = "import { z } from 'zod';\nexport const CartSchema = z.object({ a: z.string() });\n"
OUT = "from pydantic import BaseModel\n\n\nclass CartOut(BaseModel):\n    name: str\n"
MAPPED = "from sqlalchemy import Column, Integer\nfrom sqlalchemy.orm import declarative_base\n\nBase = declarative_base()\n\n\n"
MAPPED += "class Cart(Base):\n    __tablename__ = 'carts'\n    id = Column(Integer, primary_key=True)\n"
PRISMA = "import { PrismaClient } from '@prisma/client';\nexport const all = () => new PrismaClient().cart.findMany();\n"
LOGS = "export const told = () => console.log('a');\n"
STORE = "import { create } from 'zustand';\nexport const useCartStore = create(() => ({ a: 1 }));\n"
SQL = "from sqlalchemy import text\n\n\ndef wipe(session):\n    session.execute(text('DELETE FROM carts'))\n"
SFC = "<template><p>1</p></template>\n"
CONTROLLER = "using Microsoft.AspNetCore.Mvc;\n\n[ApiController]\n[Route(\"api/carts\")]\n"
CONTROLLER += "public class CartsController : ControllerBase {\n    [HttpGet]\n    public int Get() => 1;\n}\n"
ECHO = 'package main\n\nimport "github.com/labstack/echo/v4"\n\nfunc main() {\n\te := echo.New()\n\ta := e.Group("/api")\n'
ECHO += '\ta.Use({})\n\ta.GET("/carts", carts)\n\te.Start(":1")\n}\n'
WORKSPACE = {
    "package.json": '{"workspaces": ["packages/*", "apps/*"]}\n',
    **{f"{folder}/package.json": f'{{"name": "@shop/{name}"}}\n' for folder, name in (
        ("packages/shop-data", "data"), ("packages/shop-common", "common"), ("apps/web", "web"),
    )},
    **{f"{folder}/one.ts": ONE for folder in ("packages/shop-data", "packages/shop-common", "apps/web")},
}
RESOLVER = "import { UseGuards } from '@nestjs/common';\nimport { Mutation, Resolver } from '@nestjs/graphql';\n\n"
RESOLVER += "@Resolver()\nexport class Carts {\n  @Mutation(() => Cart)\n  {}\n  add() {\n    return one();\n  }\n}\n"
MODES = "import { z } from 'zod';\nexport const modes = z.enum([{}]);\n"
LARAVEL = "<?php\nuse Illuminate\\Support\\Facades\\Route;\n"
PAGE = "export const Page = () => <p>1</p>;\n"
PANICS = 'fn build() {\n    panic!("no");\n}\n'
TESTED = "fn build() {{}}\n\n#[cfg(test)]\nmod tests {{\n    use super::*;\n\n    {}}}\n"


def imports(text: str, module: str) -> str:
    return text.replace("{}", module).replace("{{", "{").replace("}}", "}")


CHANGES = [
    # what is forbidden to others may use itself
    ("No imports from `packages/ee` outside of `packages/trpc`", {"packages/ee/one.ts": ONE},
     {"packages/lib/two.ts": imports(USES, "../ee/one")}, {"packages/ee/two.ts": imports(USES, "./one")}),
    ("`src` must not import `src/legacy`", {"src/legacy/one.ts": ONE},
     {"src/two.ts": imports(USES, "./legacy/one")}, {"src/legacy/two.ts": imports(USES, "./one")}),
    ("Components must not import from features", {"src/features/cart/one.ts": ONE},
     {"src/components/row.tsx": imports(ROW, "@/features/cart/one")},
     {"src/features/cart/components/row.tsx": imports(ROW, "@/features/cart/one")}),
    # a file is no folder
    ("`packages/lib` must not import from apps", {"apps/web/one.ts": ONE, "packages/lib/constants/app.ts": ONE},
     {"packages/lib/two.ts": imports(USES, "../../apps/web/one")}, {"packages/lib/two.ts": imports(USES, "./constants/app")}),
    ("Packages must not import from app", {"packages/lib/constants/app.ts": ONE},
     {"packages/lib/two.ts": imports(USES, "@/app/one")}, {"packages/lib/two.ts": imports(USES, "./constants/app")}),
    ("The domain package must not import from the infrastructure or interfaces packages", {},
     {"src/domain/Cart.kt": "package a.domain\n\nimport a.interfaces.CartDto\n\nclass Cart\n"},
     {"src/domain/Cart.kt": "package a.domain\n\nimport a.domain.Item\n\nclass Cart\n"}),
    ("No wildcard imports", {}, {"Cart.kt": "package a\n\nimport a.domain.*\n\nclass Cart\n"},
     {"Cart.kt": "package a\n\nimport a.domain.Item\n\nclass Cart\n"}),
    # a package of the workspace has the name of its folder as well
    ("shop-data must not import from shop-common", WORKSPACE, {"packages/shop-data/two.ts": imports(USES, "@shop/common/one")},
     {"packages/shop-data/two.ts": imports(USES, "@shop/data/one")}),
    ("`packages/shop-data` must not import from apps", WORKSPACE, {"packages/shop-data/two.ts": imports(USES, "@shop/web/one")},
     {"packages/shop-data/two.ts": imports(USES, "@shop/common/one")}),
    # as folders are called where each name begins with a capital
    ("Never edit old migrations",
     {"src/Migrations/20240101000000_A.cs": "class A {}\n", "src/Migrations/ShopModelSnapshot.cs": "class S {}\n"},
     {"src/Migrations/20240101000000_A.cs": "class A { int a; }\n"}, {"src/Migrations/ShopModelSnapshot.cs": "class S { int a; }\n"}),
    # a repository is never called a service
    ("No new services", {}, {"CartService.cs": "public class CartService { public int Total() => 1; }\n"},
     {"CartRepository.cs": "public class CartRepository { public int Total() => 1; }\n"}),
    ("Services end with `Service`", {}, {"CartClient.cs": "public class CartClient { public int Total() => 1; }\n"},
     {"CartRepository.cs": "public class CartRepository { public int Total() => 1; }\n"}),
    # the same members by the same name in another place
    ("Enums are append-only", {"src/a.ts": MODES.replace("{}", "'a', 'b'")},
     {"src/a.ts": MODES.replace("{}", "'a'").replace("export", "export const f = () => {\n ") + "}\n"},
     {"src/a.ts": MODES.replace("{}", "'a', 'b'").replace("export", "export const f = () => {\n ") + "}\n"}),
    ("No new routes without `auth:api`", {}, {"routes/api.php": LARAVEL + "Route::get('/carts', [Carts::class, 'index']);\n"},
     {"routes/api.php": LARAVEL + "Route::middleware('auth:api')->get('/carts', [Carts::class, 'index']);\n"}),
    # words of a language
    ("Prefer type over interface", {}, {"src/a.ts": "export interface Cart { a: string }\n"}, {"src/a.ts": ZOD}),
    # whatever a part of the repository is called
    ("Vue components in next-ui are PascalCase", {}, {"next-ui/src/user-card.vue": SFC},
     {"next-ui/src/UserCard.vue": SFC, "web/src/user-card.vue": SFC}),
    ("Vue components are PascalCase", {"nuxt.config.ts": "export default {};\n"}, {"components/user-card.vue": SFC},
     {"pages/carts/open.vue": SFC, "pages/[id].vue": SFC, "layouts/default.vue": SFC, "components/UserCard.vue": SFC}),
    ("Svelte components are PascalCase", {"src/routes/+page.svelte": ""}, {"src/lib/user-card.svelte": "<p>1</p>\n"},
     {"src/routes/carts/+page.svelte": "<p>1</p>\n", "src/lib/UserCard.svelte": "<p>1</p>\n"}),
    # tests that stand in the file that they test
    ("Do not use `panic!`", {"src/a.rs": "fn build() {}\n"}, {"src/a.rs": PANICS},
     {"src/a.rs": TESTED.format('#[test]\n    fn builds() {\n        panic!("no");\n    }\n')}),
    ("Do not use unwrap()", {"src/a.rs": "fn build() {}\n"}, {"src/a.rs": "fn build() {\n    load().unwrap();\n}\n"},
     {"src/a.rs": TESTED.format("fn loaded() {\n        load().unwrap();\n    }\n"),
      "src/b.rs": "#[tokio::test]\nasync fn loads() {\n    load().unwrap();\n}\n"}),
    ("No unsafe code", {}, {"src/a.rs": "fn a() {\n    unsafe { b() }\n}\n"},
     {"src/a.rs": "#[test]\nfn a() {\n    unsafe { b() }\n}\n"}),
    ("`src/db` must not import from `src/api`", {"src/api/mod.rs": "pub struct Answer;\n", "src/api.rs": "pub struct Answer;\n"},
     {"src/db/users.rs": "use crate::api::Answer;\n"}, {"src/db/users.rs": "use crate::error::Answer;\n"}),
    ("`src/db` must not import from `src/api`", {"src/api/mod.rs": "pub struct Answer;\n"},
     {"src/db/users.rs": "use crate::{\n    api::{Answer, core::Two},\n    db::Pool,\n};\n"},
     {"src/db/users.rs": "use crate::db::api_key;\n"}),
    # what moves out of the one place where it may be, or into one where it may not
    ("No Prisma outside `src/db`", {"src/db/carts.ts": PRISMA, "src/pages/cart.ts": ONE, "src/db/all.ts": ONE},
     {"src/db/carts.ts": ONE, "src/pages/cart.ts": PRISMA}, {"src/db/carts.ts": ONE, "src/db/all.ts": PRISMA}),
    ("No `console.log` outside `scripts/`", {"scripts/a.ts": LOGS, "src/a.ts": ONE, "src/b.ts": LOGS, "src/c.ts": ONE},
     {"scripts/a.ts": ONE, "src/a.ts": LOGS}, {"src/b.ts": ONE, "src/c.ts": LOGS}),
    ("`src/app` must not import `src/legacy`", {"src/legacy/one.ts": ONE, "src/old/two.ts": imports(USES, "../legacy/one")},
     {"src/old/two.ts": ONE, "src/app/two.ts": imports(USES, "../legacy/one")},
     {"src/old/two.ts": ONE, "src/new/two.ts": imports(USES, "../legacy/one")}),
    ("Stores live in `src/stores`", {"src/stores/cart.ts": STORE, "src/stores/all.ts": ONE, "src/ui/old.ts": STORE.replace("Cart", "Old")},
     {"src/stores/cart.ts": ONE, "src/ui/cart.ts": STORE},
     {"src/stores/cart.ts": ONE, "src/stores/all.ts": STORE, "src/ui/old.ts": ONE, "src/ui/older.ts": STORE.replace("Cart", "Old")}),
    # a layer may be a file in the folder of a feature
    ("Raw SQL in services is forbidden", {}, {"carts/service.py": SQL}, {"carts/repository.py": SQL}),
    ("No raw SQL outside repositories", {}, {"carts/service.py": SQL}, {"carts/repository.py": SQL}),
    # where a project keeps tables, what is written to an answer is no model
    ("Models live in `app/models`", {"requirements.txt": "SQLAlchemy==2.0\npydantic==2.0\n"}, {"app/carts.py": MAPPED},
     {"app/schemas/carts.py": OUT}),
    ("Every new model has a migration", {"pyproject.toml": '[project]\nname = "a"\ndependencies = ["sqlalchemy"]\n'},
     {"app/carts.py": MAPPED}, {"app/schemas/carts.py": OUT}),
    ("Models live in `app/models`", {"requirements.txt": "pydantic==2.0\n"}, {"app/carts.py": OUT}, {"app/models/carts.py": OUT}),
    ("Models live in `app/models`", {"requirements.txt": "SQLAlchemy==2.0\n"}, {"app/carts.py": MAPPED},
     {"migrations/2026_carts/up.sql": "CREATE TABLE carts (id INTEGER PRIMARY KEY);\n", "app/models/carts.py": MAPPED}),
    # a guard by another name, and what is none
    ("Every route must be authenticated", {"go.mod": "module example.com/m\n"},
     {"routes.go": ECHO.replace("{}", "setupCsrfTokenMiddleware()")},
     {"routes.go": ECHO.replace("{}", "setupTokenMiddleware()")}),
    # what a resolver answers has guards as a controller has
    ("All GraphQL mutations must use `GqlAuthGuard`", {}, {"src/a.resolver.ts": RESOLVER.replace("{}", "")},
     {"src/a.resolver.ts": RESOLVER.replace("{}", "@UseGuards(GqlAuthGuard)")}),
    ("auth-reuse", {"src/a.resolver.ts": RESOLVER.replace("{}", "@UseGuards(GqlAuthGuard)")},
     {"src/a.resolver.ts": RESOLVER.replace("{}", "")},
     {"src/a.resolver.ts": RESOLVER.replace("{}", "@UseGuards(GqlAuthGuard)").replace("one()", "two()")}),
    # SQL by whatever a library calls it
    ("No raw SQL", {"go.mod": "module example.com/m\n"},
     {"a.go": 'package a\n\nfunc wipe(s *xorm.Session) {\n\ts.Exec("DELETE FROM carts")\n}\n'},
     {"a.go": 'package a\n\nfunc run(s *Shell) {\n\ts.Exec("ls")\n}\n'}),
    ("No raw SQL", {}, {"Carts.kt": 'class Carts(private val dsl: DSLContext) {\n  fun wipe() = dsl.execute("DELETE FROM carts")\n}\n'},
     {"Carts.kt": "class Carts(private val dsl: DSLContext) {\n  fun wipe() = dsl.execute(query)\n}\n"}),
    # what a function stands in is said before it
    ("No `std::env::var` outside of `config.rs`", {}, {"src/a.rs": "use std::env;\n\nfn a() {\n    env::var(\"A\");\n}\n"},
     {"src/config.rs": "fn a() {\n    std::env::var(\"A\");\n}\n", "src/a.rs": "fn a() {\n    vars::all();\n}\n"}),
    # a sample reads nothing
    ("Environment variables are read in `settings.py` only", {"settings.py": "import os\n"},
     {"views.py": "import os\nA = os.environ['A']\n"},
     {"settings.py": "import os\nA = os.environ['A']\n", ".env.example": "A=1\n"}),
    # tests are called after what they test, as each language does
    ("Every new endpoint has a test", {}, {"Shop/CartsController.cs": CONTROLLER},
     {"Shop/CartsController.cs": CONTROLLER, "Shop.Tests/CartsControllerTests.cs": "public class CartsControllerTests {}\n"}),
    # what goes along needs nothing that goes along with it
    ("Every migration has a `down.sql`", {}, {"migrations/2026_carts/up.sql": "SELECT 1;\n"},
     {"migrations/2026_carts/up.sql": "SELECT 1;\n", "migrations/2026_carts/down.sql": "SELECT 2;\n"}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("clause", "base", "broken", "kept"), CHANGES, ids=[f"{clause} {at}" for at, (clause, *_) in enumerate(CHANGES)])
def test_the_change_that_breaks_it_alone_is_found(
    clause: str, base: dict[str, str], broken: dict[str, str], kept: dict[str, str],
) -> None:
    clause_tells_apart(clause, base, broken, kept)


@pytest.mark.slow
def test_a_construct_is_told_in_words() -> None:
    found = clause_finds("No imports inside functions", {}, {"a.py": "def f():\n    import os\n    return os\n"})
    assert ["import in a function" in message for message in found] == [True]


@pytest.mark.slow
@pytest.mark.parametrize(("clause", "path", "text", "told"), [
    ("No `console.log`", "src/a.ts", "console.debug('a');\n", "console.log (console.debug)"),
    ("No type assertions", "src/a.ts", "export const a = (b: unknown) => b as Cart;\n", "as (as Cart)"),
    ("No raw SQL", "src/a.ts", "export const a = (prisma) => prisma.$queryRaw`SELECT 1`;\n", "raw-sql (.$queryRaw)"),
])
def test_a_call_is_told_as_it_is_written(clause: str, path: str, text: str, told: str) -> None:
    assert [told in message for message in clause_finds(clause, {}, {path: text})] == [True]


@pytest.mark.slow
def test_what_comes_with_its_whole_file_warns_and_what_is_added_to_it_blocks() -> None:
    old, rest = imports(USES, "../legacy/one"), "export const three = 1;\nexport const four = 2;\nexport const Cart = () => three;\n"
    added = "import { other } from '../legacy/other';\n"
    case = {
        "clause": "`src/app` must not import `src/legacy`", "base": {"src/pages/Cart.tsx": old + PAGE + rest},
        "head": {"src/app/Cart.tsx": old + added + PAGE + rest}, "gone": ["src/pages/Cart.tsx"], "stage": "pr",
    }
    found = {one.line: one.severity for one in verdict_of(case).findings}
    assert found == {1: "warn", 3: "block"}

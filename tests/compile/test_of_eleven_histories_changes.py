"""Sentences of decisions that were held against the histories of eleven repositories, each against a change that breaks it and one that
only looks like it."""

from __future__ import annotations

import pytest
from rule_cases import clause_tells_apart, verdict_of

SQL = "ALTER TABLE carts ADD COLUMN a text;\n"
DRIZZLE = "import { sqliteTable, text } from 'drizzle-orm/sqlite-core';\n"
DRIZZLE += "export const carts = sqliteTable('carts', { id: text('id')%s });\n"

TRPC = "import { initTRPC } from '@trpc/server';\nconst t = initTRPC.create();\n"
TRPC += "export const appRouter = t.router({ list: t.procedure.query(() => []) });\n"
EXPRESS = "import express from 'express';\nexport const app = express();\napp.get('/users', list);\n"

CHANGES = [
    # what answers to HTTP is no procedure
    ("REST routes live in `packages/api/routes`", {}, {"packages/trpc/app.ts": EXPRESS}, {"packages/trpc/app.ts": TRPC}),
    # a repository by the short name of its folder and file
    ("Controllers call services, never repos", {},
     {"src/cart.controller.ts": "import { CartRepo } from '@shop/db/repos/cart.repo';\nexport const one = CartRepo;\n"},
     {"src/cart.controller.ts": "import { report } from '@shop/db/reports';\nexport const one = report;\n"}),
    # texts in the folder of the file that is named
    ("Only edit `web/messages/en.json` for translations", {"web/messages/en.json": "{}\n", "web/messages/de.json": "{}\n"},
     {"web/messages/de.json": '{"a": "b"}\n'}, {"web/messages/en.json": '{"a": "b"}\n', "web/messages.json": "{}\n"}),
    # paths that others have agreed on
    ("API routes must start with `/api`", {}, {"src/app.ts": EXPRESS},
     {"src/app.ts": EXPRESS.replace("/users", "/.well-known/openid-configuration")}),
    # the numbers of members alone
    ("Never renumber enum members", {"src/a.ts": "export enum A {\n  One = 1,\n  Two = 2,\n}\n"},
     {"src/a.ts": "export enum A {\n  One = 1,\n  Two = 3,\n}\n"}, {"src/a.ts": "export enum A {\n  Three = 3,\n  Zwei = 2,\n}\n"}),
    ("Never renumber enum members", {"src/a.ts": "export enum A {\n  One,\n  Two,\n}\n"},
     {"src/a.ts": "export enum A {\n  Zero,\n  One,\n  Two,\n}\n"}, {"src/a.ts": "export enum A {\n  One,\n  Two,\n  Three,\n}\n"}),
    ("Never remove or renumber enum members", {"src/a.ts": "export enum A {\n  One = 1,\n  Two = 2,\n}\n"},
     {"src/a.ts": "export enum A {\n  One = 1,\n}\n"}, {"src/a.ts": "export enum A {\n  One = 1,\n  Two = 2,\n  Three = 3,\n}\n"}),
    # migrations in the folder that their tool calls otherwise
    ("Never edit existing migrations", {"db/drizzle/0001_carts.sql": "SELECT 1;\n", "db/drizzle/schema.ts": "export const a = 1;\n"},
     {"db/drizzle/0001_carts.sql": SQL}, {"db/drizzle/0002_more.sql": SQL, "db/drizzle/schema.ts": "export const a = 2;\n"}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("clause", "base", "broken", "kept"), CHANGES, ids=[f"{clause} {at}" for at, (clause, *_) in enumerate(CHANGES)])
def test_the_change_that_breaks_it_alone_is_found(
    clause: str, base: dict[str, str], broken: dict[str, str], kept: dict[str, str],
) -> None:
    clause_tells_apart(clause, base, broken, kept)


@pytest.mark.slow
def test_a_migration_of_drizzle_comes_with_its_table() -> None:
    case = {
        "clause": "Every table change needs a migration", "field": "constraints", "stage": "pr",
        "base": {"src/schema.ts": DRIZZLE % ""}, "head": {"src/schema.ts": DRIZZLE % ", a: text('a')"},
    }
    assert [one.severity for one in verdict_of(case).findings] == ["block"]
    case["head"] = {**case["head"], "drizzle/0002_more.sql": SQL}
    assert verdict_of(case).findings == ()


@pytest.mark.slow
@pytest.mark.parametrize(("clause", "path", "told"), [
    ("REST routes live in `packages/api/`", "site/src/pages/prices.md.ts", "warn"),
    ("REST routes live in `packages/api/`", "site/src/pages/api/prices.ts", "block"),
    ("Routes live in `packages/api/`", "site/src/pages/prices.md.ts", "block"),
    ("No new API endpoints", "site/src/pages/prices.md.ts", "warn"),
])
def test_what_serves_pages_is_hardly_meant_by_the_api(clause: str, path: str, told: str) -> None:
    astro = {"site/package.json": '{"dependencies": {"astro": "5.0.0"}}\n', "site/astro.config.mjs": "export default {};\n"}
    case = {"clause": clause, "base": astro, "head": {path: "export const GET = () => new Response('a');\n"}}
    assert [one.severity for one in verdict_of(case).findings] == [told]


@pytest.mark.slow
def test_a_file_that_only_documents_its_package_needs_no_test() -> None:
    case = {"clause": "Every Go file in `core/` has a test", "stage": "pr", "head": {"core/cart/doc.go": "// A cart.\npackage cart\n"}}
    assert verdict_of(case).findings == ()
    case["head"] = {"core/cart/cart.go": "package cart\n\nfunc Add() {}\n"}
    assert [one.severity for one in verdict_of(case).findings] == ["block"]

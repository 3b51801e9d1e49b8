"""Sentences of decisions that were held against the histories of eleven repositories, each against a change that breaks it and one that
only looks like it."""

from __future__ import annotations

import pytest
from rule_cases import verdict_of

SQL = "ALTER TABLE carts ADD COLUMN a text;\n"
DRIZZLE = "import { sqliteTable, text } from 'drizzle-orm/sqlite-core';\n"
DRIZZLE += "export const carts = sqliteTable('carts', { id: text('id')%s });\n"


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


@pytest.mark.slow
def test_what_changes_with_the_one_file_that_people_write_may_be_a_tools_work() -> None:
    base = {f"web/locales/{language}.json": '{"hello": "x"}\n' for language in ("en", "de", "fr")} | {"web/a.ts": "export const a = 1;\n"}
    edited = {path: text.replace("x", "y") for path, text in base.items()}
    clause = "Only ever edit strings in `en.json`"
    for changed, severities in (
        (("en", "de", "fr"), ["warn"]), (("de", "fr"), ["block", "block"]), (("en",), []), (("de", "a"), ["block"]),
    ):
        names = {f"web/locales/{name}.json" for name in changed} | {f"web/{name}.ts" for name in changed}
        head = {path: edited[path] if path in names else text for path, text in base.items()}
        head["web/a.ts"] = f"export const a = {len(names)};\n"
        assert [one.severity for one in verdict_of({"clause": clause, "base": base, "head": head, "stage": "pr"}).findings] == severities

"""Sentences of decisions that were held against further histories of applications, each against a change that breaks it and one that only
looks like it."""

from __future__ import annotations

import pytest
from rule_cases import clause_finds, clause_tells_apart

CONTROLLER = """import { Controller, Get, UseGuards } from "@nestjs/common";
import { AuthGuard, OtherGuard, RoleGuard } from "./guards";

@Controller("carts")
@UseGuards({guards})
export class CartsController {
  @Get() list() {}
}
"""


@pytest.mark.slow
def test_each_of_two_guards_that_are_named_is_asked_for() -> None:
    both, one, other = (CONTROLLER.replace("{guards}", given) for given in ("AuthGuard, RoleGuard", "AuthGuard", "RoleGuard"))
    told = ("All controllers are guarded by `AuthGuard` and `RoleGuard`", "Every endpoint must have `@UseGuards(AuthGuard, RoleGuard)`")
    for clause in told:
        clause_tells_apart(clause, {}, {"src/carts.controller.ts": one}, {"src/carts.controller.ts": both})
        clause_tells_apart(clause, {}, {"src/carts.controller.ts": other}, {"src/carts.controller.ts": both})


@pytest.mark.slow
@pytest.mark.parametrize(("module", "given"), [
    ("drizzle-orm", "sql`SELECT id FROM ${carts}`"),
    ("kysely", "sql`update carts set size = ${1}`"),
    ("./client", "con.query(/* sql */ `DELETE FROM carts`)"),
    ("./client", "manager.query('select 1')"),
])
def test_a_statement_in_the_tag_of_a_library_is_raw_sql(module: str, given: str) -> None:
    head = f'import {{ con, manager, sql }} from "{module}";\n\nexport const cart = (carts: string) => {{given}};\n'
    broken, kept = (head.replace("{given}", one) for one in (given, "sql`lower(${carts})`"))
    base = {"src/client.ts": 'import { connect } from "./typed";\n\nexport const con = connect();\nexport const manager = con;\n'}
    clause_tells_apart("No raw SQL", base, {"src/cart.ts": broken}, {"src/cart.ts": kept})


@pytest.mark.slow
@pytest.mark.parametrize("path", [
    "vitest-e2e.config.mts", "apps/web/app/cart/page.tsx", "apps/web/app/layout.tsx", "apps/shop/app/routes/cart.tsx",
])
def test_a_default_export_that_a_tool_asks_for_is_spared(path: str) -> None:
    told = "export default function Cart() {\n  return <p>a</p>;\n}\n"
    clause_tells_apart("No default exports", {}, {"apps/web/app/cart/Cart.tsx": told}, {path: told})


SCHEMA = 'import { z } from "zod";\n\nexport const cartSchema = z.object({ id: z.string() });\n'


@pytest.mark.slow
@pytest.mark.parametrize("clause", ["No new interfaces", "Do not add interfaces", "No new enums or interfaces"])
def test_a_new_interface_is_what_is_declared_as_one(clause: str) -> None:
    clause_tells_apart(clause, {}, {"src/a.ts": "export interface Cart {\n  id: string;\n}\n"}, {"src/a.ts": SCHEMA})


@pytest.mark.slow
def test_a_text_of_one_mark_is_no_assertion() -> None:
    broken, kept = "export const b = (x: Cart) => x.item!.id;\n", 'export const B = () => <Sign icon="!" text="Away!" />;\n'
    clause_tells_apart("No non-null assertions", {}, {"src/b.tsx": broken}, {"src/b.tsx": kept})


@pytest.mark.slow
def test_a_cast_is_told_as_it_is_written() -> None:
    for text in ("unknown", "any"):
        told = clause_finds(f"No `as {text}`", {}, {"src/b.ts": f"export const b = (x: Cart) => x as {text};\n"})
        assert [one.partition(";")[0] for one in told] == [f"Added use of as {text}"]


@pytest.mark.slow
def test_what_lies_in_a_folder_of_that_name_need_not_bear_it() -> None:
    told = "export class Cart {}\n"
    broken, kept = {"src/resolvers/cartResolverOld.ts": told}, {"src/resolvers/cart.model.ts": told}
    clause_tells_apart("Resolvers end with `Resolver`", {}, broken, kept)


@pytest.mark.slow
def test_slices_of_one_library_are_its_stores() -> None:
    slice_ = 'import { createSlice } from "@reduxjs/toolkit";\n\nexport const cart = createSlice({ name: "cart", reducers: {} });\n'
    store = 'import { create } from "zustand";\n\nexport const useCart = create(() => ({ size: 1 }));\n'
    clause_tells_apart("No new Redux slices", {}, {"src/cart.ts": slice_}, {"src/cart.ts": store})


@pytest.mark.slow
def test_a_migration_is_asked_of_a_schema_that_was_there() -> None:
    base, grown = "model Cart {\n  id String @id\n}\n", "model Cart {\n  id String @id\n  size Int\n}\n"
    remarked = f"// what is bought\n{base}"
    for clause in ("When the Prisma schema changes, add a migration", "Never change the schema without a migration"):
        clause_tells_apart(clause, {"db/schema.prisma": base}, {"db/schema.prisma": grown}, {"db/schema.prisma": remarked})


@pytest.mark.slow
def test_every_class_of_a_sort_is_asked_for_its_test() -> None:
    clause, model = "Every ViewModel must have a test", {"app/src/main/kotlin/CartViewModel.kt": "package a\nclass CartViewModel\n"}
    test = {"app/src/test/kotlin/CartViewModelTest.kt": "package a\nclass CartViewModelTest { @Test fun a() {} }\n"}
    clause_tells_apart(clause, {}, model, {**model, **test})
    assert clause_finds(clause, {}, {"app/src/main/kotlin/CartViewModelParts.kt": "package a\nfun b() = 1\n"}) == []


@pytest.mark.slow
def test_a_file_that_a_clause_names_is_told_as_one() -> None:
    hook = "import { useState } from 'react';\n\nexport const useCart = () => useState(1);\n"
    told = clause_finds("Hooks are named `use-*.ts`", {}, {"src/useCart.ts": hook})
    assert [one.partition(";")[0] for one in told] == ["New hook `useCart` stands in a file that is not called use-*.ts"]
    assert clause_finds("Hooks are named `use-*.ts`", {}, {"src/use-cart.ts": hook}) == []
    told = clause_finds("Hooks live in `src/hooks`", {}, {"src/useCart.ts": hook})
    assert [one.partition(";")[0] for one in told] == ["New hook `useCart` lies outside src/hooks"]

"""Sentences of decisions that were held against the histories of web applications, each against a change that breaks it and one that only
looks like it."""

from __future__ import annotations

import pytest
from repository import Repository
from rule_cases import clause_finds, clause_tells_apart, verdict_of

from keeper_validate.change import Request as Selection
from keeper_validate.validate import Request, validate

SCHEMA = 'import { z } from "zod";\n\nexport const cartQuerySchema = z.object({ page: z.number() });\n'
TABLE = "model Cart {\n  id String @id\n"
DATES = "  createdAt DateTime\n  updatedAt DateTime\n"
DTO = 'import { IsString } from "class-validator";\n\nexport class CartDto {\n  @IsString() name: string;\n}\n'
TEST = 'import { it } from "vitest";\nimport { cart } from "../cart";\n\ntype Size = "small" | "large";\n\nit("adds", () => cart.add());\n'


@pytest.mark.slow
def test_what_every_model_has_is_asked_of_no_request_where_tables_are_kept() -> None:
    clause = "Every model has `createdAt` and `updatedAt`"
    base = {"prisma/schema.prisma": f"{TABLE}{DATES}}}\n"}
    assert clause_finds(clause, base, {**base, "src/schemas.ts": SCHEMA, "prisma/schema.prisma": f"{TABLE}{DATES}  size Int\n}}\n"}) == []
    told = clause_finds(clause, {"a.txt": "a"}, {"src/schemas.ts": SCHEMA, "prisma/schema.prisma": f"{TABLE}}}\n"})
    assert [one.partition(";")[0] for one in told] == ["New table `Cart` has no column createdAt"]
    assert clause_finds(clause, {}, {"src/schemas.ts": SCHEMA})  # models of nothing but schemas


@pytest.mark.slow
@pytest.mark.parametrize("path", ["src/cart/cart.dto.ts", "libs/cart.ts"])
def test_a_dto_is_the_class_that_is_called_one(path: str) -> None:
    for field, clause in (("clause", "DTOs live in `libs/common/dtos`"), ("forbidden", "new DTOs")):
        case = {field: clause, "base": {}, "head": {path: DTO}}
        assert [one.name for one in verdict_of(case).findings] == ["CartDto"]
        plain = {**case, "head": {path: DTO.replace("CartDto", "Cart")}}
        assert verdict_of(plain).findings == ()
    assert clause_finds("DTOs live in `libs/common/dtos`", {}, {"libs/common/dtos/cart.dto.ts": DTO}) == []
    assert clause_finds("Schemas live in `libs/common/schemas`", {}, {path: DTO}) == []


@pytest.mark.slow
def test_a_test_that_leaves_its_place_is_found() -> None:
    was, other = "apps/web/tests/cart.test.ts", "apps/web/other/cart.test.ts"
    for before, after, told in (
        (was, "apps/web/playwright/cart.spec.ts", ["Moved file `apps/web/playwright/cart.spec.ts` lies outside apps/web/tests"]),
        (was, "apps/web/tests/carts/cart.test.ts", []),
        (other, "apps/web/elsewhere/cart.test.ts", []),  # where it lay it did not belong either
    ):
        case = {"clause": "Tests live in `apps/web/tests`", "base": {before: TEST}, "head": {after: TEST}, "gone": [before]}
        assert [one.message.partition(";")[0] for one in verdict_of(case).findings] == told


@pytest.mark.slow
def test_a_text_that_a_connection_is_handed_is_raw_sql() -> None:
    head = 'import { conn } from "./database";\n\nexport const gone = (ids: string[]) => conn.execute({given});\n'
    broken, kept = (head.replace("{given}", one) for one in ("`DELETE FROM carts WHERE id IN (${ids})`", '"nightly"'))
    base = {"src/database.ts": 'import { connect } from "@planetscale/database";\n\nexport const conn = connect({});\n'}
    clause_tells_apart("No raw SQL", base, {"src/cart.ts": broken}, {"src/cart.ts": kept})


@pytest.mark.slow
def test_decorators_are_found_by_their_name() -> None:
    base = 'import { Input, Output } from "@angular/core";\n\nexport class Cart {\n  @Output() gone;\n'
    broken, kept = ({"src/cart.ts": f"{base}  {one}\n}}\n"} for one in ("@Input() size;", "size = input();"))
    clause_tells_apart("Never use `@Input()` decorators", {"src/cart.ts": f"{base}}}\n"}, broken, kept)


@pytest.mark.slow
def test_what_a_project_calls_its_folders_is_imported_by_that_name() -> None:
    page = '<script lang="ts">\n  import { client } from "GIVEN";\n</script>\n'
    broken, kept = ({"src/lib/Cart.svelte": page.replace("GIVEN", one)} for one in ("$lib/server/prisma", "$lib/serverless"))
    clause_tells_apart("Never import from `$lib/server`", {}, broken, kept)


@pytest.mark.slow
def test_translations_that_change_by_themselves_may_be_those_of_a_platform() -> None:
    base = {"i18n/en.json": "{}", "i18n/fr.json": "{}", "src/cart.ts": "export const a = 1;\n"}
    case = {"clause": "Only edit `en.json` for translations", "base": base, "stage": "pr"}
    for head, told in (
        ({"i18n/fr.json": '{"a": "b"}'}, ["warn"]),
        ({"i18n/fr.json": '{"a": "b"}', "i18n/en.json": '{"a": "c"}'}, ["warn"]),
        ({"i18n/fr.json": '{"a": "b"}', "src/cart.ts": "export const a = 2;\n"}, ["block"]),
        ({"i18n/en.json": '{"a": "c"}'}, []),
    ):
        assert [one.severity for one in verdict_of({**case, "head": head}).findings] == told


@pytest.mark.slow
def test_a_file_that_is_found_by_its_folder_has_no_style_of_its_own() -> None:
    page = "<template><div /></template>\n"
    broken, kept = ({f"src/pages/team/{one}.vue": page} for one in ("registerDevice", "index"))
    clause_tells_apart("Vue component files are PascalCase", {}, broken, kept)


@pytest.mark.slow
@pytest.mark.parametrize(("path", "told"), [
    ("src/cartLines.ts", ["block"]), ("pipes/carts_by_day.pipe", ["warn"]), ("patches/vite@5.1.patch", ["warn"]), ("src/cart-lines.ts", []),
])
def test_of_what_is_no_source_a_tool_may_set_the_name(path: str, told: list[str]) -> None:
    case = {"clause": "kebab-case file names", "base": {}, "head": {path: "export const a = 1;\n"}}
    assert [one.severity for one in verdict_of(case).findings] == told


@pytest.mark.slow
def test_what_may_stand_elsewhere_is_told_to_go_there_first() -> None:
    source = 'import { Modal } from "@mantine/core";\n\nexport function CartModal() {\n  return <Modal opened>cart</Modal>;\n}\n'
    decision = "forbidden:\n  - new modals outside of `src/features`\nreuse:\n  frontend: [ConfirmModal]\n"
    found = verdict_of({"decision": decision, "base": {}, "head": {"src/ui/cart.tsx": source}}).findings
    assert [one.remedy for one in found if one.name == "CartModal"][:1] == ["Put it into src/features, or use ConfirmModal."]


@pytest.mark.slow
def test_a_route_that_no_longer_asks_in_its_body_is_told_by_its_path(repository: Repository) -> None:
    auth = 'import { error } from "@sveltejs/kit";\n\nexport async function requireLoginOrError(locals) {\n'
    auth += '  if (!locals.user) error(401, "no");\n  return locals.user;\n}\n'
    route = 'import { requireLoginOrError } from "../../../auth";\n\nexport const GET = async ({ locals, params }) => {\n'
    ended, path = "  return new Response(params.id);\n};\n", "src/routes/api/carts/[id]/+server.ts"
    decision = "id: ADR-001\nstatus: approved\nconstraints:\n  - auth-reuse\n"
    asks = f"{route}  await requireLoginOrError(locals);\n{ended}"
    repository.commit("start", {"keeper/decisions/001-x.yaml": decision, "src/routes/auth.ts": auth, path: asks})
    repository.stage({path: route + ended})
    found = validate(Request(Selection(str(repository.path), staged=True), "2026-01-01", adr="ADR-001")).findings
    assert [(one.rule, one.name) for one in found] == [("auth-reuse/guard-removed", "GET /api/carts/{id}")]

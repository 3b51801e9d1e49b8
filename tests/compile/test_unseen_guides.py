"""Rules in the words of guides that nobody had seen before, each beside a look-alike that says something else."""

from __future__ import annotations

import pytest
from shown import TEST_PLACES, shown

RELATIVE = r"forbid-use import /^\.+(\/|\w|:|$)/"
SETUP = "forbid-use token|component <script> without setup in:*.vue form=markup"
OPTIONS = "forbid-use token options-api form=construct"
PLACED = [
    ("Use absolute imports in `src/web`", f"~ {RELATIVE} in:src/web"),
    ("Use absolute imports in tests", f"~ {RELATIVE} in:{TEST_PLACES}"),
    ("Use named exports in `src/`", "~ forbid-use token export default in:src/"),
    ("Use named exports in new code", "~ forbid-use token export default"),
    ("Only named exports in `src/`", "forbid-use token export default in:src/"),
    ("Use named exports in moderation", "unchecked"),
    ("Path alias: `~/` maps to `src/`", "unchecked"),
    ("Create new components in their own files", "forbid-new component beside=file"),
    ("Keep each hook in a separate file", "forbid-new hook beside=file"),
    ("Create new components in their own words", "unchecked"),
    ("Modules/files use `snake_case`", "require-shape file snake_case"),
    ("Modules use `snake_case`", "unchecked"),
]
ROUTES = [
    ("Never PUT/PATCH", "forbid-new route PUT; forbid-new route PATCH"),
    ("Use `POST` for updates. Never PUT.", "forbid-new route PUT"),
    ("Never mind", "unchecked"),
    ("Every endpoint needs `rateLimit` config", "~ require-use token|import rateLimit soft"),
    ("Every endpoint needs `patience`", "unchecked"),
    ("All API route handlers must be wrapped with `withErrors` from `@/lib/errors`", "~ require-use token|import withErrors soft"),
    ("Handlers may be wrapped with `withErrors`", "unchecked"),
]
BROUGHT = [
    ("Any change to `packages/shared` must be accompanied by a version bump in `packages/shared/package.json`",
     "~ require-companion file packages/shared with:packages/shared/package.json on=change"),
    ("Changes to `src/schema.ts` need a version bump in `src/version.ts`",
     "~ require-companion file src/schema.ts with:src/version.ts on=change"),
    ("Changes to `src/schema.ts` need a good reason in `src/version.ts`", "unchecked"),
]
MARKUP = [
    ("Never use `<img src=\"...\">`", "forbid-use token|component img form=tag"),
    ("Don't use `<div onClick>`", "~ forbid-use token|component div form=tag soft"),
    ("Do not use `<style scoped>`", "~ forbid-use token|component style form=tag soft"),
    ("Always use `<script setup lang=\"ts\">`", f"{SETUP}; {SETUP.replace('setup', 'lang=ts')}"),
    ("Always use Composition API with `<script setup>` at the top", f"{SETUP}; {OPTIONS}"),
    ("Prefer the Composition API for all components", f"~ {OPTIONS} soft"),
    ("Always use `<script async>`", "unchecked"),
    ("Don't add `// @ts-strict-ignore` to a new file", "~ forbid-use token @ts-strict-ignore form=comment"),
    ("Don't add `@ts-strict-ignore`", "forbid-use token @ts-strict-ignore form=comment"),
    ("Don't add `@acme/strict`", "forbid-new dependency @acme/strict"),
    ("Never import `.electron` modules in `src/web/`", r"forbid-use import /\.electron(?:\.\w+)?$/ in:src/web/"),
    ("Don't import another platform's modules (`.api`, `.web`)",
     r"~ forbid-use import /\.api(?:\.\w+)?$/ soft; forbid-use import /\.web(?:\.\w+)?$/ soft"),
]
KEYS = r"(?i)^(?:\w*\.)*(?:big|small)?(?:int(?:eger)?|serial|auto)(?:field|eger)?$|^number$|bigautofield|cuid"
BOOTSTRAP = r"forbid-use technology bootstrap; forbid-use token /bootstrap(@[\d.]+)?\/dist\/|@import\s+.bootstrap/"
SAID = [
    ("All primary keys: UUID v7", f"~ forbid-new column|field id type=/{KEYS}/ said=Primary keys be UUID v7"),
    ("IDs: UUIDs via `newId()` from `@acme/ids`", f"~ forbid-new column|field id type=/{KEYS}/ said=IDs is UUIDs soft"),
    ("Primary keys: chosen by the team", "unchecked"),
    ("Do not extend legacy `react-bootstrap` usage", BOOTSTRAP),
    ("Do not extend the legacy of `react-bootstrap`", "unchecked"),
    ("Never leave `console.log` / debug leftovers",
     "~ forbid-use technology console.log; forbid-use token console.log,console.debug,debugger,var_dump,print_r,dd()"
     ",binding.pry,byebug,breakpoint(),pdb.set_trace,ipdb.set_trace,dbg!,IO.inspect"),
    ("Never skip `strict: true` in TypeScript configs",
     "forbid-remove token compilerOptions.strict=true in:tsconfig*.json,jsconfig*.json form=setting"),
    ("Never skip `npm test` in CI", "unchecked"),
    ("No field injection", "~ forbid-use token field-injection form=construct"),
    ("`OrderStatus` must not gain variants", "forbid-new member|variant OrderStatus"),
    ("The `users` table must not get columns", "forbid-new column users"),
    ("`OrderStatus` must not gain weight", "unchecked"),
]
MIGRATIONS = "**/{migrations,Migrations,migration,migrate,alembic}/**"
HELD = [
    ("MySQL-only functions are forbidden", "unchecked"),
    ("MySQL is forbidden", "forbid-use technology mysql"),
    ("Never use GraphQL-specific directives", "unchecked"),
    ("Do not open database connections in handlers", shown("No database access in handlers", "constraints")),
    ("Do not open database connections twice", "unchecked"),
    ("Do not instantiate database connections directly", shown("No direct database access", "constraints")),
    ("Once a migration has been applied it must not be edited", f"append-only file {MIGRATIONS}"),
    ("Once a migration has run on user databases it cannot be edited or removed",
     f"append-only file {MIGRATIONS}"),
    ("Once a migration has run it logs a line", "unchecked"),
    ("Migrations must stay append-only once applied", f"append-only file {MIGRATIONS}"),
    ("Database access happens only through repository classes in `internal/store`",
     shown("Database access only in `internal/store`", "constraints")),
    ("We no longer add Sass", shown("Do not add Sass", "constraints")),
    ("We no longer write to each other", "unchecked"),
    ("The backend must not gain new endpoints", shown("No new endpoints in the backend", "constraints")),
    ("The monolith must not gain new endpoints", "~ forbid-new route soft"),
    ("New REST endpoints are versioned under `/api/v2`", r"require-shape route /^\S+ \/api\/v2(\/|$)/"),
    ("All files must use named exports", "~ forbid-use token export default"),
    ("Components must use named exports", "~ forbid-use token export default in:**/components/**,**/ui/**"),
]
KEPT = [
    ("You should almost never use `any`", "~ forbid-use token any form=type soft"),
    ("You should almost never be late", "unchecked"),
    ("Every foreign-key column must be covered by an index", "require-shape column fault=foreign,-index"),
    ("Every foreign-key column must be covered by a test", "unchecked"),
    ("No `utils/` packages", "~ forbid-new file **/utils/** soft"),
    ("No `@acme/` packages", "forbid-new dependency @acme/"),
]
COMMENT = "forbid-use token code-comment form=construct"
INDEX = "~ forbid-new file index.{ts,tsx,js,jsx,mjs} soft"
MONEY = r"forbid-new column|field /(?i)(?:price|amount|balance)s?(?:$|_)|(?:^|_)(?:cost|fee|money)s?(?:$|_)/ type=/(?i)^(?:\w*\.)*"
MORE = [
    ("Money fields must be `DECIMAL(19,4)`", rf"~ {MONEY}(?:float|double|real)/ said=Money fields be DECIMAL(19,4)"),
    ("Prices must be stored as integers", rf"~ {MONEY}(?:float|double|real|decimal|numeric)/ said=Prices be stored integers"),
    ("Prices are stored in integer cents", rf"~ {MONEY}(?:float|double|real|decimal|numeric)/ said=Prices are stored integer cents"),
    ("Prices must be stored with care", "unchecked"),
    ("Prices must be shown as integers", "unchecked"),
    ("Do NOT leave comments in your code", COMMENT),
    ("Do not write comments that restate the code", "unchecked"),
    ("Never add comments about history", "unchecked"),
    ("Do not use an index.ts to export files in a folder", INDEX),
    ("No new files in the build folder", "~ forbid-new file **/{build,builds}/**"),
    ("No `services` folders", "forbid-new file **/services/**"),
    ("No `utils` or `services` folders", "forbid-new file **/utils/**; forbid-new file **/services/**"),
    ("Admin API controllers must inherit from `Base::ResourceController`", "unchecked"),
    ("Do not edit the OpenAPI specs", "forbid-change file *{openapi,swagger}*.{yaml,yml,json}"),
    ("Do not edit the OpenAPI talks", "unchecked"),
    ("No LLM calls in the domain layer", shown("No LLM APIs in the domain layer", "constraints")),
    ("Keep `Env.os` branching confined to `src/shared/`", "forbid-use token|import Env.os except:src/shared/"),
    ("Keep `fetch` calls confined to `src/api/`", "forbid-use technology fetch except:src/api/"),
    ("Never name a file `helpers.ts`", "forbid-new file helpers.ts"),
    ("No files named `helpers.ts`", "forbid-new file helpers.ts"),
    ("Never name a file like its folder", "unchecked"),
    ("Never construct `Engine()` outside `EngineRoom`",
     "forbid-use token|import Engine except:**/{EngineRoom,engine-room,engine_room}{.*,/**}"),
]
ROWS = [*PLACED, *ROUTES, *BROUGHT, *MARKUP, *SAID, *HELD, *KEPT, *MORE]


@pytest.mark.parametrize(("text", "expected"), ROWS, ids=[text for text, _ in ROWS])
def test_a_rule_of_an_unseen_guide_is_read_as(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected

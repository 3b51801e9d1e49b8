"""Forms and places in note form, who must not import what before a verb, packages by their names, beside look-alikes that say less."""

from __future__ import annotations

import pytest
from shown import NAMED_TESTS, shown

SERVER = "{backend,server,api}/**,**/{backend,server}/**"
TOGETHER = "require-companion file a.ts with:b.ts on=change soft; require-companion file b.ts with:a.ts on=change soft"
UI = r"/(^|[\/.@])(presentation|ui|views?)([\/.:]|$)/"
SERVICES = "**/{services,service}/**,**/*{Service,_service,.service,-service}.*,**/{services,service}.*"
NOTED = [
    ("TS files: `kebab-case.ts`.", "require-shape file kebab-case in:*.ts"),
    ("Dart files: `snake_case.dart`", "require-shape file snake_case in:*.dart"),
    ("Example: `kebab-case.ts`", "unchecked"),
    ("Types: `kebab-case.ts`", "unchecked"),
    ("Components: `PascalCase.tsx`", "~ require-shape component PascalCase"),
    ("Test files: `<source_file>_tests.rs`", f"~ require-shape file *_tests.rs in:{NAMED_TESTS}"),
    ("Tests: `make test`", "unchecked"),
    ("Test functions: `test_<what>`", "~ forbid-use token declared-test:* unlike test_* form=construct"),
    ("Schemas: `camelCaseSchema` suffix", "require-shape schema *Schema"),
    ("Error classes: `Error` suffix", "require-shape error_type *Error"),
    ("Interfaces: PascalCase with `I` prefix",
     "~ forbid-use token interface-without-i form=construct soft; forbid-use token lowercase-type-name form=construct"),
    ("Props: `Props` suffix", "unchecked"),
    ("Events: `resource:action`", "~ require-shape event *:*"),
    ("Pages of errors: `src/pages/`", "unchecked"),
    ("Hooks: `src/hooks/` - one for each query", "~ require-shape hook src/hooks/"),
    ("Hooks: `src/hooks/` - never put queries here", "unchecked"),
    ("Hooks: `src/hooks/useCart.ts`", "unchecked"),
    ("Schema: `src/db/schema/`", "unchecked"),
    ("Branches: `feature/name`", "unchecked"),
    ("Build output: `dist/`", "unchecked"),
    ("TypeScript files must be kebab-case", "require-shape file kebab-case in:*.ts,*.tsx"),
    ("Python files must be snake_case", "require-shape file snake_case in:*.py"),
    ("JavaScript files must be kebab-case", "require-shape file kebab-case in:*.js,*.jsx,*.mjs,*.cjs"),
    ("Files must be kebab-case", "require-shape file kebab-case"),
    ("Add new stores only in `src/stores/`", "forbid-new store except:src/stores/"),
    ("Stores are added only in `src/stores/`", "unchecked"),
    ("`Suit` must be imported from `@cards/shared`", "~ require-use component|import|token Suit"),
    ("`Suit` must come from the heart", "unchecked"),
]
FORBIDDEN = [
    ("`src/game/` importing React", "forbid-use technology react in:src/game/"),
    ("`apps/web` calling Prisma directly", "forbid-use technology prisma in:apps/web"),
    ("`src/game/` growing", "unchecked"),
    ("components that call fetch directly", "~ forbid-use technology fetch in:**/components/**,**/ui/**"),
    ("components that fetch data", "unchecked"),
    ("services that import React", f"~ forbid-use technology react in:{SERVICES}"),
    ("services that are slow", "unchecked"),
    ("Do not modify the billing package", "~ forbid-change file **/billing/**"),
    ("Do not modify the server package", f"~ forbid-change file {SERVER}"),
    ("Do not modify the module", "unchecked"),
    ("Do not change the npm package", "forbid-change dependency npm:*"),
    ("Never import from `@/components/ui/`", "forbid-use import @/components/ui/*"),
    ("Never write to `@/`", "unchecked"),
]


@pytest.mark.parametrize(("text", "expected"), NOTED, ids=[text for text, _ in NOTED])
def test_a_note_is_read_as_what_it_shows(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected


@pytest.mark.parametrize(("text", "expected"), FORBIDDEN, ids=[text for text, _ in FORBIDDEN])
def test_what_is_forbidden_of_a_part_is_read(text: str, expected: str) -> None:
    assert shown(text, "forbidden") == expected


SAID = [
    ("Must not add new components", "forbid-new component"),
    ("Must not change `Order`", "forbid-change component|service|schema|table|enum|store|error_type|event|auth_service Order"),
    ("Must not use Redux", "~ forbid-use technology redux soft"),
    ("Must not import from `src/infra`", "unchecked"),
    ("Must not call the API directly", "unchecked"),
    ("Must not exceed 200 lines", "unchecked"),
    ("No new columns", "forbid-new column"),
    ("No new props", "forbid-new prop"),
    ("No new variants", "~ forbid-new variant soft; freeze enum variant soft"),
    ("Services live in `Acme.Services`", "require-shape service **/Acme.Services/**"),
    ("Services speak of `Acme.Services`", "unchecked"),
    ("`utils/` may only be imported by `features/`", "forbid-use import utils/ except:features/"),
    ("`utils/` may only be read by `people/`", "unchecked"),
    ("Keep React out of `src/domain`", "forbid-use technology react in:src/domain"),
    ("Keep children out of `src/domain`", "unchecked"),
    ("The domain must be independent of the UI", f"~ forbid-use import {UI} in:**/domain/**,**/domains/**"),
    ("Tests must be independent of each other", "unchecked"),
    ("The existing Modal component must be used", "require-use component|import|token Modal"),
    ("Care must be used", "unchecked"),
    ("Use `.js` extension for local ESM imports", "~ forbid-use import /^\\.\\.?\\/(?:.*\\/)?[^.\\/]+$/ said=.js"),
    ("Use `.js` extension for the mail", "unchecked"),
    ("Do not create folders like `utils`", "~ forbid-new file **/utils/**"),
    ("Do not use packages like `lodash`", "~ forbid-use technology lodash"),
    ("Do not add a `file` repository in `Program.cs`", "unchecked"),
    ("Change `a.ts` and `b.ts` together", f"~ {TOGETHER}"),
    ("Change the world together", "unchecked"),
    ("Use NotificationService, do not send mail", "~ require-use service|import|token NotificationService"),
    ("Use tabs, do not use spaces", "unchecked"),
    ("New env vars documented in .env.example", "require-companion env_var with:.env.example"),
    ("All routes listed in `docs/api.md`", "unchecked"),
    ("OrderStatus values stay fixed: a, b, c", "freeze enum OrderStatus members=a,b,c"),
    ("Prices stay fixed: a, b, c", "unchecked"),
]
PROHIBITED = [
    ("Use PostGIS — our data has no geometry.", "forbid-use component|import|token PostGIS"),
    ("Polling — there is no new modal to fill", "forbid-use technology polling"),
    ("Do not create any of: `FooNode`, `BarEdge`", "forbid-new component FooNode; forbid-new component BarEdge"),
    ("Do not create any of the problems", "unchecked"),
    ("new routes without updating `docs/api.md`", "require-companion route with:docs/api.md"),
    ("new ideas without updating `docs/api.md`", "unchecked"),
    ("Do not add `.js` extensions to imports", "~ forbid-use import /^\\.{1,2}\\/.*\\.js$/ soft"),
    ("Do not add browser extensions", "unchecked"),
]


@pytest.mark.parametrize(("text", "expected"), SAID, ids=[text for text, _ in SAID])
def test_what_is_said_in_other_words_is_read(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected


@pytest.mark.parametrize(("text", "expected"), PROHIBITED, ids=[text for text, _ in PROHIBITED])
def test_what_a_list_forbids_is_read(text: str, expected: str) -> None:
    assert shown(text, "forbidden") == expected

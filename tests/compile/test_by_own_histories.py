"""Sentences of rule files that blocked commits of the very projects that had written them, each beside one that looks alike and does
block; the second half through real sources."""

from __future__ import annotations

import pytest
from rule_cases import clause_tells_apart
from shown import TEST, shown

WHAT_IS_TOLD = [
    ("constraints", "CartStore.save has a bug - storing draftCart instead of finalCart", "~ forbid-use token|import finalCart soft"),
    ("constraints", "Use `finalCart` instead of `draftCart`", "forbid-use token|import draftCart"),
    ("constraints", "No role checks, no ownership checks exist anywhere in `app/`.", "~ forbid-new auth_call|scope|role in:app/ soft"),
    ("constraints", "No role checks in `app/`", "~ forbid-new auth_call|scope|role in:app/"),
    ("constraints", "This project has no Makefile", "~ forbid-new file Makefile,GNUmakefile,*.mk soft"),
    ("constraints", "No Makefile", "forbid-new file Makefile,GNUmakefile,*.mk"),
    ("constraints", "A newer React application can be found at `app/fast` and uses only Bootstrap.", "unchecked"),
    ("constraints", "Description: Basket keeps product data, never queries Product",
     "~ forbid-use import|token Product soft; forbid-use import product soft"),
    ("constraints", "Basket must never query Product", "unchecked"),
    ("constraints", "Same `CACHE_OPTIONS` constant, but with `network-first` instead of `cache-first`.",
     "~ forbid-use import|dependency|token cache-first soft"),
    ("constraints", "Use `network-first` instead of `cache-first`.", "forbid-use import|dependency|token cache-first"),
    ("constraints", "The `<Popup>` wiring (not `<Dialog>`)", "~ forbid-use token|component Dialog form=tag soft"),
    ("constraints", "The `<Popup>` component, not `<Dialog>`", "forbid-use token|component Dialog form=tag"),
    ("constraints", "none: No spacing (0dp)", "~ forbid-use token /\\b\\d+px\\b/ form=literal soft"),
    ("constraints", "No hardcoded spacing", "~ forbid-use token /\\b\\d+px\\b/ form=literal"),
]

WHAT_ONLY_LOOKS_ALIKE = [
    ("forbidden", "Have billing services call other billing services", "unchecked"),
    ("forbidden", "new billing services", "~ forbid-new service billing"),
    ("constraints", "Pass data via attributes, not inline JavaScript", "unchecked"),
    ("constraints", "Write TypeScript, not JavaScript", "forbid-new file *.js,*.jsx,*.mjs,*.cjs"),
    ("constraints", "Do NOT add BUILD files to the `src/` directory.", "unchecked"),
    ("constraints", "Do not add build files to the `src/` directory.", "~ forbid-new file {dist,build,out,target}/** in:src/"),
    ("constraints", "Put project callouts in `docs/agents/`.", "unchecked"),
    ("constraints", "Put new dialogs in `src/ui/`.", "forbid-new component modal except:src/ui/"),
    ("constraints", "Replace `.env.example` with `.env` and fill in the values.", "unchecked"),
    ("constraints", "Replace `axios` with `fetch`", "forbid-use technology axios"),
    ("constraints", "Billing services may only be accessed by primary adapters", "unchecked"),
    ("constraints", "New services may only be added in `src/core/`", "require-shape service src/core/"),
    ("constraints", "No ignored null checks (`strictNullChecks`).", "unchecked"),
    ("constraints", "No inline handlers (`onclick`).", "forbid-use token inline-handler form=construct"),
    ("constraints", "Valid ticket prefixes: `WEB` and `API`.", "unchecked"),
    ("constraints", "Valid ticket states: `open` and `done`.", "~ freeze enum ticket state members=open,done"),
    ("constraints", "Stored procedures: use `ReadMany`, never `Get`.", "~ forbid-use component|import|token Get soft"),
    ("constraints", "Use `ReadMany`, never `GetMany`.", "forbid-use component|import|token GetMany"),
    ("constraints", "Never use `List[str]`", "forbid-use token|import List"),
    ("constraints", "Raise `TaskFailed` / `TaskCancelled`, not generic exceptions.", "forbid-use token raised-exception form=construct"),
    ("constraints", "Throw `AppError` instead of plain errors", "forbid-use token raised-exception form=construct"),
    ("constraints", "Never catch generic exceptions", "forbid-use token catch-of-everything form=construct"),
    ("constraints", "No unsafe type assertions.", "~ forbid-use token unknown,any form=cast"),
    ("constraints", "No type assertions.", "~ forbid-use token as form=cast"),
    ("forbidden", "insecure hooks", "unchecked"),
]

WHAT_LIMITS_IT = [
    ("constraints", "`bg-outer` → use `bg-inner` for nested boxes", "~ forbid-use token bg-outer soft"),
    ("constraints", "`bg-outer` → use `bg-inner`", "forbid-use token bg-outer"),
    ("constraints", "`Repository` → data access only, injects `Pool` directly (no `@Inject`)", "~ forbid-use token|import @Inject soft"),
    ("constraints", "OIDC only. No SAML in v1.", "~ forbid-use technology saml in:**/{v1,v1s}/** soft"),
    ("constraints", "No SAML in `v1/`.", "forbid-use technology saml in:v1/"),
    ("constraints", "Use Redis: if the cache is cold, use Redis", "~ require-use technology redis soft"),
    ("constraints", "Use Redis", "require-use technology redis"),
    ("constraints", "Do NOT create query hooks here - those belong in the API directory", "~ forbid-new hook query soft"),
    ("constraints", "Do not copy `legacy/` patterns", "~ forbid-new file legacy/ soft"),
    ("constraints", "Do not add files to `legacy/`", "forbid-new file legacy/"),
    ("constraints", "Do not create new subclasses of the legacy `BaseAction` bases (`actions/base/`).",
     "~ forbid-new file actions/base/ soft"),
    ("constraints", "Put the note inside the block — do not add a separate `@note`.", "~ forbid-use token|import @note soft"),
    ("constraints", "Do not add `@note`.", "forbid-use token|import @note"),
    ("constraints", "Add a `slug` field to your model",
     "~ require-shape schema|field field=slug soft; require-shape table|column column=slug soft"),
    ("constraints", "Add a `slug` field to every model", "require-shape schema|field field=slug; require-shape table|column column=slug"),
    ("constraints", "The browser bundle must match the pin — fix the host, not `package.json`.", "~ forbid-new file package.json soft"),
    ("constraints", "Use `pyproject.toml`, not `setup.py`.", "forbid-new file setup.py"),
    ("constraints", "`react19-no-forwardref` - Don't use `forwardRef`", "forbid-use token|import forwardRef"),
    ("constraints", "`src/forms` - Don't use `forwardRef`", "forbid-use token|import forwardRef in:src/forms"),
    ("constraints", "No `nuqs` - use React `useState` for UI state, Next.js for URL state.", "forbid-use token|import nuqs"),
]

OF_SOME_FILES = [
    ("constraints", "Never commit `.env*`", "forbid-new file .env* except:*.example,*.sample,*.template,*.dist"),
    ("constraints", "Never commit `.dev.vars*`", "forbid-new file .dev.vars* except:*.example,*.sample,*.template,*.dist"),
    ("constraints", "Never commit `.env`", "forbid-new file .env"),
    ("constraints", "Never commit `secrets*` files", "forbid-new file secrets*"),
    ("constraints", "Do NOT modify generated files under `docs/modules`", "~ forbid-change file docs/modules by=tool soft"),
    ("constraints", "Do NOT modify generated files under `src/gen`", "forbid-change file src/gen by=tool"),
    ("constraints", "Do NOT modify files under `docs/modules`", "forbid-change file docs/modules"),
    ("constraints", "Name files `*_test.dart`", "~ require-shape file *_test.dart in:*.dart soft"),
    ("constraints", "All component files in the webapp use PascalCase",
     "~ require-shape file PascalCase in:{frontend,client,web,ui,dashboard,webapp,front}/**,**/{frontend,client,webapp}/**"
     " holds=component"),
]

ANY = "with:**/{test_*.*,*{.test,.spec,_test,Test,Tests,Spec}.*,{test,tests,__tests__,spec}/**}"
OF_THE_WORK = [
    ("constraints", "Every code change must include tests", f"~ require-companion file {ANY}"),
    ("constraints", "Every PR must include tests", f"~ require-companion file {ANY}"),
    ("constraints", "Every new file needs a test", f"require-companion file with:{TEST}"),
]

WHAT_IS_DECLARED = [
    ("constraints", "Functions: Use function declarations, not arrow functions.", "forbid-use token named-arrow-function form=construct"),
    ("constraints", "Use the `function` keyword rather than arrow functions", "forbid-use token named-arrow-function form=construct"),
    ("constraints", "Use named functions, not arrow functions, in `src/a/`",
     "forbid-use token named-arrow-function in:src/a/ form=construct"),
    ("constraints", "Prefer function declarations over arrow functions", "~ forbid-use token named-arrow-function form=construct soft"),
    ("constraints", "No arrow functions", "forbid-use token =>"),
    ("constraints", "Use arrow functions, not function declarations", "forbid-use token function-declaration form=construct"),
]

ROOTS = [
    ("constraints", "NEVER import the root (`@acme/core`).", "forbid-use import /^@acme\\/core$/"),
    ("constraints", "Never import from the root of `@acme/core`", "forbid-use import /^@acme\\/core$/"),
    ("constraints", "Never import the `@acme/core` barrel", "forbid-use import /^@acme\\/core$/"),
    ("constraints", "Never import `@acme/core` directly; use subpath imports like `@acme/core/logger`",
     "forbid-use import /^@acme\\/core$/"),
    ("constraints", "Never import `@acme/core`", "forbid-use import|dependency @acme/core"),
    ("constraints", "Always import from `@acme/sdk`, never `@acme/sdk/v3`", "forbid-use import|dependency @acme/sdk/v3"),
]

OF_ONE_HOME = [
    ("constraints", "Every DTO must inherit `BaseRequest`",
     "~ require-shape schema|type in:**/{dtos,dto}/**,**/*{Dto,DTO,_dto,.dto}.*,**/{dtos,dto}.* inherited=yes"),
    ("constraints", "Suffix all DTOs with `Dto`",
     "~ require-shape schema|type *Dto in:**/{dtos,dto}/**,**/*{Dto,DTO,_dto,.dto}.*,**/{dtos,dto}.*"),
    ("constraints", "DTO files always end `.dto.ts`",
     "~ require-shape schema|type **/*.dto.ts in:**/{dtos,dto}/**,**/*{Dto,DTO,_dto,.dto}.*,**/{dtos,dto}.*"),
    ("constraints", "All schemas must inherit `Base`", "require-shape schema inherited=yes"),
    ("constraints", "Entities must have an ID field",
     "~ require-shape schema|field in:**/{entities,entity}/**,**/*{Entity,_entity,.entity}.* field=id"
     "; require-shape table|column column=id"),
    ("constraints", "Tables must have an ID column", "require-shape table|column column=id"),
]

ROWS = [*WHAT_IS_TOLD, *WHAT_ONLY_LOOKS_ALIKE, *WHAT_LIMITS_IT, *OF_SOME_FILES, *OF_THE_WORK, *WHAT_IS_DECLARED, *ROOTS, *OF_ONE_HOME]

DTO = "import { IsString } from 'class-validator';\nexport class UserDto { @IsString() name: string }\n"
CONFIG = "import { z } from 'zod';\nexport const config = z.object({ port: z.number() });\n"
CHANGES = [
    ("Never import the root of `@acme/core`", {"a.ts": "import { log } from '@acme/core';\nlog();\n"},
     {"a.ts": "import { log } from '@acme/core/logger';\nlog();\n", "package.json": '{"dependencies": {"@acme/core": "1"}}\n'}),
    ("Every DTO must inherit `BaseRequest`", {"src/dto/user.dto.ts": DTO},
     {"src/dto/user.dto.ts": DTO.replace("UserDto {", "UserDto extends BaseRequest {"), "src/config.ts": CONFIG}),
    ("Suffix all DTOs with `Dto`", {"src/dto/user.dto.ts": DTO.replace("UserDto", "UserInput")},
     {"src/dto/user.dto.ts": DTO, "src/config.ts": CONFIG}),
    ("Every new file needs a test", {"src/a.ts": "export const a = () => fetch('/x');\n"},
     {"src/a.ts": "export const a = () => fetch('/x');\n", "src/a.test.ts": "import { a } from './a';\ntest('a', () => a(1));\n",
      "src/index.ts": "export { a } from './a';\nexport type { B } from './b';\n"}),
    ("Every PR must include tests", {"src/a.ts": "export const a = () => fetch('/x');\n"},
     {"src/a.ts": "export const a = () => fetch('/x');\n", "src/cart.test.ts": "import { a } from './a';\ntest('a', () => a(1));\n"}),
    ("Use function declarations, not arrow functions", {"a.ts": "export const a = () => 1;\n"},
     {"a.ts": "export function a(b: number[]) { return b.map((c) => c + 1); }\n"}),
    ("No unsafe type assertions", {"a.ts": "export const a = (b: object) => b as unknown as string;\n"},
     {"a.ts": "export const a = (b: object) => b as Record<string, string>;\nexport const c = (d: unknown) => d;\n"}),
    ("Raise `TaskFailed`, not generic exceptions", {"a.py": "def f():\n    raise Exception('no')\n"},
     {"a.py": "def f():\n    try:\n        g()\n    except Exception:\n        raise TaskFailed\n"}),
]


@pytest.mark.parametrize(("key", "text", "expected"), ROWS, ids=[row[1] for row in ROWS])
def test_what_a_sentence_means(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected


@pytest.mark.parametrize(("text", "broken", "kept"), CHANGES, ids=[row[0] for row in CHANGES])
def test_the_change_that_breaks_it_alone_is_found(text: str, broken: dict[str, str], kept: dict[str, str]) -> None:
    clause_tells_apart(text, {}, broken, kept)

"""Sentences of real guides that say less than they seem to, each beside one that looks alike and says it. `~`: only some violations show;
`soft`: a warning."""

from __future__ import annotations

import pytest
from shown import compiled, shown

EXTERNAL = r"/^(?![.~#@]?\/|\.|@(app|src|lib|features|components)\b|(src|app|internal)\b)[@\w]/"
PAYLOADS = "*event*,*payload*,*message*"
FRONTEND = "{frontend,client,web,ui,dashboard,webapp,front}/**,**/{frontend,client,webapp}/**"
LOOK_ALIKE = [
    ("constraints", "Use JUnit 5 for all tests",
     "~ forbid-use technology testng in:**/{test,tests,__tests__,spec}/**,*.test.*,*.spec.*,*_test.*,test_*.py,conftest.py; "
     "forbid-new dependency testng"),
    ("constraints", "No zerolog in app code", "forbid-use technology zerolog"),
    ("constraints", "core/cli must not import from core/forge", "forbid-use import|dependency|token core/forge in:core/cli/**"),
    ("constraints", "Do not use bare `except`", "forbid-use token except:"),
    ("constraints", "`lib/` — clients. Never imports from `app/`.", "forbid-use import app/ in:lib/"),
    ("constraints", "`schema.ts` — Zod schemas (isomorphic, no Prisma imports)", "forbid-use technology prisma in:schema.ts"),
    ("constraints", "`hub_*` - Catalog and compliance (no auth)", "~ forbid-new auth_service|auth_call soft"),
    ("constraints", "Services orchestrate only; no raw SQL",
     "~ forbid-use technology raw-sql in:**/{services,service}/**,**/*{Service,_service,.service,-service}.*"),
    ("constraints", "Services live in `src/services`; no new dependencies", "require-shape service src/services; forbid-new dependency"),
    ("constraints", "Use the `category:object_action` pattern", "unchecked"),
    ("constraints", "No sub-pixel precision (`plugin/no-subpixel-values`)", "unchecked"),
    ("constraints", "Using cookies:", "unchecked"),
    ("constraints", "Stop Supabase: `pnpm --filter db supabase:stop`", "unchecked"),
    ("constraints", "import { useAuthStore } from '~/stores/auth'", "unchecked"),
    ("constraints", "No multiple API keys.", "unchecked"),
    ("constraints", "Link Resources: Include official documentation and authoritative sources", "unchecked"),
    ("constraints", "For big changes, please start by opening a GitHub Discussion first.", "unchecked"),
    ("constraints", "Env vars use the `APP_` prefix, read in `src/lib/env.ts`.", "unchecked"),
    ("constraints", "Redis must not be used; it may only be used in `src/cache`", "~ forbid-use technology redis except:src/cache"),
    ("constraints", "Catch specific exceptions, NOT generic `Exception`", "unchecked"),
    ("constraints", "never `import i18next from \"i18next\"`", "forbid-use import i18next:default"),
    ("constraints", "New npm dependencies require approval.", "forbid-new dependency npm:* human"),
    ("constraints", "Why not a new `OperationRegistry`. The task type is the anchor.", "unchecked"),
    ("constraints", "No new `OperationRegistry`. The task type is the anchor.", "forbid-new component OperationRegistry"),
    ("constraints", "Evita prefijos redundantes (usa `$repo`, no `$repoService`)", "unchecked"),
    ("constraints", "Use `$repo`, not `$repoService`", "forbid-use token|import $repoService"),
    ("forbidden", "When behavior differs from a standard run (no `before_request`, deferred", "unchecked"),
    ("constraints", "Use `logDebug()` for debug-level information", "~ require-use token|import logDebug soft"),
    ("constraints", "Must use `logDebug()` for debug-level information", "~ require-use token|import logDebug"),
    ("constraints", "Use the existing Modal for the profile", "~ require-use component|import|token Modal"),
    ("constraints", "Zustand stores in `src/stores/`", "require-shape store src/stores/"),
    ("constraints", "Zustand stores are thin: state + setters only.", "unchecked"),
    ("constraints", "DB: TypeORM, no Prisma", "forbid-use technology prisma"),
    ("constraints", "Refs with `science` but not `funny`", "unchecked"),
    ("constraints", "Use `a` but not `b`", "forbid-use token|import b"),
    ("constraints", "Reference tables are preserved; others are truncated between tests.", "unchecked"),
    ("constraints", "Reference tables must be preserved", "~ forbid-change table *reference*; forbid-remove table *reference*"),
    ("constraints", "Create service in route handler", "unchecked"),
    ("constraints", "Create services in `src/services`", "require-shape service src/services"),
    ("constraints", "Adding new components under `src/ui/`", "unchecked"),
    ("constraints", "Add new components under `src/ui/`", "require-shape component src/ui/"),
    ("constraints", "Feature tests in `tests/Feature/`", "unchecked"),
    ("constraints", "E2E tests live in `e2e/`", "unchecked"),
    ("constraints", "Do not edit API URLs", "unchecked"),
    ("constraints", "Do not edit API routes", "forbid-change route"),
    ("forbidden", "Modify `content/docs/08`", "forbid-change file content/docs/08/**"),
    ("constraints", "Never create `eslint.config.*`", "forbid-new file eslint.config.*"),
    ("constraints", "Never use `console.*`", "forbid-use technology console"),
    ("constraints", "Names are descriptive. For example, `isRegistered`, not `discount()`.", "unchecked"),
    ("constraints", "All stores are synced via `usePortfolioSync()`", "unchecked"),
    ("constraints", "Use `EXTRACT(EPOCH)`, not `UNIX_TIMESTAMP`", "forbid-use env_var|token UNIX_TIMESTAMP"),
    ("constraints", "Do not add `WS_INTERVAL`", "forbid-new env_var WS_INTERVAL"),
    ("constraints", "pnpm: do not use `npm`", "~ forbid-new file package-lock.json"),
    ("constraints", "Add the route to `src/router/index.tsx`", "unchecked"),
    ("constraints", "Add routes to `src/router/index.tsx`", "forbid-new route except:src/router/index.tsx"),
    ("constraints", "Generic function names: `validate_data()` not `validate_acme()`", "unchecked"),
    ("constraints", "`validate_data()`, not `validate_acme()`", "forbid-use token|import validate_acme"),
    ("constraints", "Do not add TypeScript `any`", "forbid-use token any form=type"),
    ("constraints", "You must also register it in `project.pbxproj`", "unchecked"),
    ("constraints", "Store state in uiStore", "~ require-use store|import|token uiStore"),
    ("constraints", "`br ready --json` → choose one item (no blockers)", "unchecked"),
    ("constraints", "`bg-one` → use `bg-two`", "forbid-use token bg-one"),
    ("constraints", "No real customer data patterns or schema", "unchecked"),
    ("constraints", "No formatter configured (no Prettier)", "unchecked"),
    ("constraints", "No formatter (no Prettier)", "~ forbid-use technology prettier soft"),
    ("constraints", "Queue: in process (no BullMQ)", "~ forbid-use technology bullmq soft"),
    ("constraints", "Use the in-process queue (no BullMQ)", "forbid-use technology bullmq"),
    ("constraints", "No BullMQ", "forbid-use technology bullmq"),
    ("constraints", "There are no stores in this package.", "unchecked"),
    ("constraints", "Tests should be hermetic, and not depend on external services", "~ forbid-use import /[sS]ervices?([\\/.:]|$)/ soft"),
    ("forbidden", "Forbidden folders: misc/, other/", "forbid-new file misc/; forbid-new file other/"),
    ("constraints", "The credential is a port, not a table.", "unchecked"),
    ("constraints", "The credential is a port, not a new table.", "forbid-new table"),
    ("constraints", "Use the cache, not a new table", "forbid-new table"),
    ("constraints", "It takes prefixes, never `'*'`", "unchecked"),
    ("constraints", "Files are kebab-case, not camelCase", "~ require-shape file kebab-case"),
    ("constraints", "Cons: the schema is a separate DSL, not SQL.", "unchecked"),
    ("constraints", "Database: no raw SQL", "forbid-use technology raw-sql"),
    ("constraints", "No console.logs or debug code", "~ forbid-use technology console.log"),
    ("forbidden", "NoSQL", "unchecked"),
    ("forbidden", "NoThing", "forbid-new component NoThing"),
    ("constraints", "Keep all contracts in `libs/shared-types`", "require-shape schema libs/shared-types/**"),
    ("constraints", "Use imperative mood: \"add\" not \"added\"", "unchecked"),
    ("constraints", "Current implementation uses `$regex` (not `$text`)", "unchecked"),
    ("constraints", "Use `$regex` (not `$text`)", "forbid-use token|import $text"),
    ("constraints", "No `AppError` in `src/repo/`", "forbid-use component|import|token AppError in:src/repo/"),
    ("constraints", "No new `AppError` in `src/repo/`", "forbid-use component|import|token AppError in:src/repo/"),
    ("constraints", "Unit tests: no real DB", "unchecked"),
    ("constraints", "Do not change `a.lock` unless dependencies changed on purpose", "~ forbid-change file a.lock human soft"),
    ("constraints", "Do not change `a.lock` unless asked", "forbid-change file a.lock human"),
    ("constraints", "Facades over services", "~ forbid-new service soft"),
    ("What to avoid", "New tables", "~ forbid-new table soft"),
    ("What to avoid", "Never add new tables", "forbid-new table"),
    ("Never", "New tables", "forbid-new table"),
    ("Ask first", "Adding new dependencies", "forbid-new dependency human"),
    ("Requires approval", "New tables", "forbid-new table human"),
    ("Tables", "New tables", "unchecked"),
    ("forbidden", "Renumbering protobuf fields", "unchecked"),
    ("constraints", "Do not add `UsePathBase()`", "forbid-use token|import UsePathBase"),
    ("constraints", "Do not add `PathBase`", "forbid-new component PathBase"),
    ("constraints", "Write the file only in that layer's folder", "unchecked"),
    ("forbidden", "Using named exports instead of default exports", "unchecked"),
    ("constraints", "Use named exports instead of default exports", "forbid-use token export default"),
    ("❌", "Use Redux instead of Zustand", "unchecked"),
    ("forbidden", "New icons rather than the icon library", "unchecked"),
    ("forbidden", "Redux, never Zustand", "forbid-use technology zustand"),
    ("constraints", "❌ Use Redux instead of Zustand", "unchecked"),
    ("constraints", "✅ Use Redux instead of Zustand", "forbid-use technology zustand"),
    ("constraints", "❌ Use Redux", "forbid-use technology redux"),
    ("constraints", "✅ Use Redux", "require-use technology redux"),
    ("constraints", "Add new keys under `locales/en.json`", "unchecked"),
    ("constraints", "Liveness performs no I/O, no database call", "unchecked"),
    ("constraints", "Do not commit local databases", "unchecked"),
    ("constraints", "Never log tokens or secrets", "unchecked"),
    ("constraints", "Integration tests in `src/Tests/Integration/`", "unchecked"),
    ("constraints", "Shared types in `/types/index.ts`", "require-shape schema types/index.ts"),
    ("constraints", "No ORM/migration tool names", "unchecked"),
    ("constraints", "No `as` casting", "~ forbid-use token as form=cast"),
    ("constraints", "Application services never choose Mongo vs Postgres", "unchecked"),
    ("constraints", "Always Postgres, never Mongo", "forbid-use technology mongodb"),
    ("constraints", "Config: no `.env` committed", "forbid-new file .env"),
    ("constraints", "Any collection with `$near` queries must define an index", "unchecked"),
    ("constraints", "Calls are only allowed in views or `App.cs`", "unchecked"),
    ("constraints", "No `PasswordHash`/tokens in `api/`", "~ forbid-use component|import|token PasswordHash in:api/"),
    ("constraints", "Use Tailwind or Bootstrap", "require-use technology tailwind soft; require-use technology bootstrap soft"),
    ("forbidden", "New domain seeds without feature justification", "unchecked"),
    ("constraints", "No imports from `src/domain`", "forbid-use import src/domain"),
    ("constraints", "The project uses Nx for workspace management", "~ require-use technology nx soft"),
    ("forbidden", "Deep imports into package internals", "unchecked"),
    ("constraints", "Never import package internals", "unchecked"),
    ("forbidden", "Deep imports into `packages/ui/internal`", "forbid-use import packages/ui/internal"),
    ("constraints", "No framework imports", "unchecked"),
    ("constraints", "Domain: no framework imports", f"~ forbid-use import {EXTERNAL} in:**/domain/**,**/domains/**"),
    ("constraints", "No app code should import `pg`", r"~ forbid-use import /(^|[\/.@])pg([\/.:]|$)/"),
    ("constraints", "Our code must not import `pg`", r"~ forbid-use import /(^|[\/.@])pg([\/.:]|$)/"),
    ("forbidden", "Changing event type names or payload structures", f"~ forbid-change event; forbid-change schema {PAYLOADS}"),
    ("forbidden", "Changing event types or schemas", "forbid-change event; forbid-change schema"),
    ("forbidden", "New frontend libraries", f"~ forbid-new dependency in:{FRONTEND}"),
    ("constraints", "No new backend dependencies", "~ forbid-new dependency in:{backend,server,api}/**,**/{backend,server}/**"),
    ("constraints", "No new production dependencies", "forbid-new dependency"),
    ("constraints", "All routes must use CurrentUser dependency", "~ require-use import|token CurrentUser"),
    ("constraints", "Must use the `left-pad` dependency", "require-use dependency|import left-pad"),
]


@pytest.mark.parametrize(("key", "text", "expected"), LOOK_ALIKE, ids=[f"{key}: {text}" for key, text, _ in LOOK_ALIKE])
def test_a_sentence_says_no_more_than_it_says(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected


def test_a_set_that_what_is_wanted_may_use_itself_is_only_warned_of() -> None:
    texts = ("Use the SDK rather than API calls", "Use Redux instead of other state libraries")
    named = [compiled(text, "constraints").checks for text in texts]
    assert [{check.soft for check in checks} for checks in named] == [{True}, {False}]


def test_a_kind_of_tool_that_is_not_there_is_only_warned_of_where_nothing_forbids_it() -> None:
    said = [("constraints", text) for text in ("No test runner", "No new test runner", "No test runners")]
    said += [("forbidden", "No test runner")]
    assert [{check.soft for check in compiled(text, key).checks} for key, text in said] == [{True}, {False}, {False}, {False}]


def test_what_each_new_thing_must_use_is_asked_of_each() -> None:
    assert [check.when for check in compiled("All endpoints must use `requireAuth`", "constraints").checks] == ["route"]
    assert [check.when for check in compiled("Must use `requireAuth`", "constraints").checks] == [None]

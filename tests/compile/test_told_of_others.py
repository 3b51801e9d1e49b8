"""Sentences that tell of one thing and were read of another, each beside one that is meant as it was read. `…`: more of the same."""

from __future__ import annotations

import pytest
from shown import shown

READ = [
    # who is told to be some way is the one who must not
    ("constraints", "Old rows are stale and never produce `enabled`", "unchecked"),
    ("constraints", "Tokens are opaque and never use `enabled`", "unchecked"),
    ("constraints", "Failed jobs are retried and never create `Order`", "unchecked"),
    ("constraints", "All code is strict and never uses `any`", "forbid-use token any form=type"),
    ("constraints", "`src/core` is pure and never imports `react`", "forbid-use technology react in:src/core"),
    ("constraints", "Screens are thin and never call `db.query()`", "~ forbid-use token|import db.query in:**/{screens,screen}/**,…"),
    # what is handed on, and not made
    ("constraints", "Repository methods return domain entities (not Drizzle types)", "unchecked"),
    ("constraints", "Services return DTOs (not Prisma models)", "unchecked"),
    ("constraints", "`POST /api/members` returns an id, and no `Location` header", "unchecked"),
    ("constraints", "Use an enum (no new tables)", "forbid-new table"),
    # a package extends nothing that is found in a manifest
    ("constraints", "Every package extends `tsconfig.base.json`",
     "~ require-shape token .extends=*tsconfig.base.json in:tsconfig.json form=setting soft"),
    ("constraints", "Each package implements the `Plugin` interface", "unchecked"),
    ("constraints", "All services must extend `BaseService`", "require-shape service inherited=yes"),
    # what is put beside a thing has a name of its own
    ("constraints", "Always tag new mutations and fields with `ADDED_IN_{VERSION}`", "unchecked"),
    ("constraints", "Prefix new fields with `x_`", "require-shape field|column x_*"),
    # where people click, and what does the work
    ("constraints", "New code goes in `packages/`, not `libs/`", "forbid-new file libs/"),
    ("constraints", "New code goes in the morning, not at night", "unchecked"),
    ("forbidden", "Generic `utils` or `common` packages", "unchecked"),
    ("forbidden", "The `colors` package", "forbid-use import|dependency colors"),
    ("constraints", "Deploy with Terraform, not the console", "unchecked"),
    ("constraints", "Use the logger, not the console", "forbid-use technology console"),
    ("constraints", "Background jobs run in Celery, not in request handlers", "unchecked"),
    ("constraints", "Components must not depend on Redis", "~ forbid-use technology redis in:**/components/**,**/ui/**"),
    # a part of a library is wanted, and the whole is not
    ("constraints", "Import from `lodash/get` instead of `lodash`", "forbid-use import /^lodash$/"),
    ("constraints", "Use single packages (`@aws-sdk/client-s3`) not `aws-sdk`", "forbid-use import|dependency aws-sdk"),
    ("constraints", "Import from `ramda` instead of `lodash`", "forbid-use technology lodash"),
]


@pytest.mark.parametrize(("key", "text", "expected"), READ, ids=[f"{key}: {text}" for key, text, _ in READ])
def test_what_is_told_of_one_is_read_of_that_one(key: str, text: str, expected: str) -> None:
    known, more, _ = expected.partition("…")
    assert shown(text, key).startswith(known) if more else shown(text, key) == expected


OFFERED = [
    ("The API SHALL expose a `GET /ping` endpoint that stores a row and returns it", "forbid-remove route GET /ping"),
    ("The system MUST provide `POST /api/v1/users`", "forbid-remove route POST /api/v1/users"),
    ("There must be a `GET /health` endpoint", "forbid-remove route GET /health"),
    ("The API SHALL expose a fast endpoint that returns a row", "unchecked"),
    ("The API must expose `GET /health` only to admins", "unchecked"),
    ("When metrics are on, the server must expose `GET /metrics`", "unchecked"),
    ("The web app SHALL provide a `/design` page listing every primitive", "forbid-remove page /design"),
    ("The mobile app SHALL provide a reusable `EmptyState` component", "forbid-remove component EmptyState"),
    ("The app SHALL provide a `cheerful` mood", "unchecked"),
    ("The `orders` table must exist", "forbid-remove table orders"),
    ("The `orders` must exist", "unchecked"),
    ("The repository MUST include a `docker-compose.yml`", "forbid-remove file docker-compose.yml"),
    ("The repository MUST include a changelog", "unchecked"),
]


@pytest.mark.parametrize(("text", "expected"), OFFERED, ids=[text for text, _ in OFFERED])
def test_what_must_be_offered_is_not_taken_away(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected


IN_ONE_PLACE = [
    ("Keep API calls centralized in `src/services/api.ts`", "~ forbid-use technology axios except:src/services/api.ts; …"),
    ("Centralize all HTTP requests in `src/api/`", "~ forbid-use technology axios except:src/api/; …"),
    ("Keep API calls short in `src/api.ts`", "unchecked"),
    ("Keep database access centralized in `src/db/`", "forbid-use technology postgres except:src/db/; …"),
    ("Keep Prisma in `src/db/`", "forbid-use technology prisma except:src/db/"),
    ("Isolate Stripe in `src/billing/`", "forbid-use technology stripe except:src/billing/"),
    ("Keep Express types inside controllers", "~ forbid-use technology express except:**/{controllers,controller}/**,…"),
    ("Keep Kubernetes types inside `internal/k8s`", "forbid-use technology kubernetes except:internal/k8s"),
    ("Icons come from lucide-react", "~ forbid-use technology heroicons soft; …"),
    ("Server state lives in TanStack Query", "~ forbid-use technology swr soft"),
    ("State lives in the URL", "unchecked"),
    ("Requests come from React components", "unchecked"),
    ("Keep Redux in sync with the URL", "unchecked"),
    ("Keep Redis in `docker-compose.yml`", "unchecked"),
    ("Keep Redis in `src/cache/`", "forbid-use technology redis except:src/cache/"),
    ("Keep TypeScript in strict mode", "~ require-shape token compilerOptions.strict=true in:tsconfig.json form=setting soft"),
    ("Isolate Prisma in its own module", "unchecked"),
    ("`console.log` only appears in `src/cli/`", "forbid-use technology console.log except:src/cli/"),
    ("The only uses of `eval` are in `src/sandbox/`", "forbid-use technology eval except:src/sandbox/"),
    ("The only uses of `eval` are in tests", "unchecked"),
]
OF_NAMES = [
    ("constraints", "All TypeScript/JavaScript files MUST use kebab-case naming",
     "require-shape file kebab-case in:*.ts,*.tsx,*.js,*.jsx,*.mjs,*.cjs"),
    ("constraints", "Python and Go files are snake_case", "require-shape file snake_case in:*.py,*.go"),
    ("constraints", "TypeScript, JavaScript and sundry files are kebab-case", "unchecked"),
    ("forbidden", "NEVER use `camelCase` for module files", "forbid-new file /(?:^|\\/)[a-z][a-z0-9]*[A-Z][^\\/]*$/ in:*.js,…"),
    ("forbidden", "NEVER use `camelCase` for non-component module files", "unchecked"),
    ("constraints", "All entities use UUID primary keys, generated in the application", "~ forbid-new column|field id type=…"),
    ("constraints", "Primary keys are UUIDs generated by the database", "~ forbid-new column|field id type=…"),
    ("constraints", "Reports are `pdf`, generated by the server", "unchecked"),
    ("constraints", "Document all public APIs with JSDoc",
     "~ forbid-use token undocumented-export in:*.ts,*.tsx,*.js,*.jsx,*.mjs,*.cjs,*.mts,*.cts form=construct"),
    ("constraints", "Document all changes with screenshots", "unchecked"),
    ("constraints", "Exports are named, never default", "forbid-use token export default"),
    ("constraints", "Exports are named after their file", "unchecked"),
    ("forbidden", "No new operational database table is introduced in this sprint", "forbid-new table"),
    ("forbidden", "No new internal table is introduced in this sprint", "unchecked"),
    ("forbidden", "Real .env files must not be committed", "forbid-new file .env"),
    ("forbidden", "Real people must not be committed", "unchecked"),
]
OTHERS = [
    ("constraints", "PostgreSQL is the only database", "mysql", "prisma"),
    ("constraints", "No other database than PostgreSQL", "mysql", "prisma"),
    ("forbidden", "Databases other than PostgreSQL", "mysql", "drizzle"),
    ("forbidden", "New databases", "postgres", "prisma"),
    ("forbidden", "new databases (use PostgreSQL)", "mysql", "drizzle"),
    ("constraints", "Alembic is the only schema migration system", "aerich", "flyway"),
    ("constraints", "Prisma is the only ORM", "drizzle", "postgres"),
    ("constraints", "Vitest is the only test runner", "jest", "pytest"),
    ("forbidden", "Message brokers other than RabbitMQ", "kafka", "celery"),
    ("forbidden", "CSS frameworks other than Tailwind", "bulma", "daisyui"),
    ("forbidden", "HTTP clients other than axios", "fetch", "httpx"),
    ("forbidden", "New test frameworks (use pytest)", "nose-tests", "vitest"),
]


@pytest.mark.parametrize(("text", "expected"), IN_ONE_PLACE, ids=[text for text, _ in IN_ONE_PLACE])
def test_what_is_kept_in_one_place_is_not_used_elsewhere(text: str, expected: str) -> None:
    known, more, _ = expected.partition("…")
    assert shown(text, "constraints").startswith(known) if more else shown(text, "constraints") == expected


@pytest.mark.parametrize(("key", "text", "expected"), OF_NAMES, ids=[f"{key}: {text}" for key, text, _ in OF_NAMES])
def test_names_and_keys_of_several_are_read_of_each(key: str, text: str, expected: str) -> None:
    known, more, _ = expected.partition("…")
    assert shown(text, key).startswith(known) if more else shown(text, key) == expected


@pytest.mark.parametrize(("key", "text", "other", "beside"), OTHERS, ids=[f"{key}: {text}" for key, text, _, _ in OTHERS])
def test_what_may_stand_beside_the_only_one_is_no_other_of_its_sort(key: str, text: str, other: str, beside: str) -> None:
    told = shown(text, key)
    assert f"forbid-new technology|dependency {other}" in told
    assert beside not in told


@pytest.mark.parametrize("text", ["new database clients", "database access", "databases"])
def test_where_no_database_is_meant_its_clients_are_as_well(text: str) -> None:
    assert "forbid-new technology|dependency prisma" in shown(text, "forbidden")

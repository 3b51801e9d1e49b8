"""Sentences about routes and data in whatever words, as the plain ones that are read; and what looks like them and says something else."""

from __future__ import annotations

import pytest
from added import lines_found
from shown import shown

_SCHEMA = "require-companion route with:**/{{schema,schemas,events}/**,*schema*} soft"
_KEYS = (
    "~ forbid-new column id type=/(?i)^(?:\\w*\\.)*(?:big|small)?(?:int(?:eger)?|serial|auto)(?:field|eger)?$|^number"
    "$|bigautofield|cuid/ said="
)
_IDS = (
    "~ forbid-new column|field id type=/(?i)^(?:\\w*\\.)*(?:big|small)?(?:int(?:eger)?|serial|auto)(?:field|eger)?$|^"
    "number$|bigautofield|cuid/ said="
)
_INTEGERS = (
    "forbid-new column|field id type=/(?i)^(?:\\w*\\.)*(?:big|small)?(?:int(?:eger)?|serial|auto)(?:field|eger)?$|^nu"
    "mber$|bigautofield/ said="
)
_MONEY = (
    "forbid-new column|field /(?i)(?:price|amount|balance)s?(?:$|_)|(?:^|_)(?:cost|fee|money)s?(?:$|_)/ type=/(?i)^"
    "(?:\\w*\\.)*(?:float|double|real"
)
_STATUS = "/(?:^|_)(?:status|state)$|[a-z](?:Status|State)$/ type=/(?i)^(?:string|text|varchar|character varying)\\b/ said="
_TIMES = (
    "~ forbid-new column|field /(?:^|_)(?:date|timestamp|datetime)s?(?:$|_)|_at$|[a-z]At$|Date$|Timestamp$/ type=/("
    "?i)^timestamp(?!tz)(?!.*(?:with time zone|timezone|tz\\b))/ said="
)
_MIGRATIONS = "**/{migrations,Migrations,migration,migrate,alembic}/**"
_TEST = "with:**/{test_{stem}.*,*{stem}*{.test,.spec,_test,Test,Tests,Spec}.*,{test,tests,__tests__,spec}/**}"
_DOCS = "with:**/{*.md,*.mdx,docs/**,.env.example,openapi.*,seeds/**}"
_IN_TESTS = "**/{test,tests,__tests__,spec,e2e}/**,*.test.*,*.spec.*,*_test.*,test_*.py"
_CONTROLLERS = "in:**/{controllers,controller}/**,**/*{Controller,_controller,.controller}.*,**/{controllers,controller}.*"

SAID = [
    ("constraints", "`tenant_id` is required on all tables", "require-shape table|column column=tenant_id"),
    ("constraints", "`created_at` and `updated_at` are mandatory for every table except `migrations`",
     "require-shape table|column except:migrations column=created_at column=updated_at"),
    ("constraints", "Ensure every foreign key has an index", "require-shape column fault=foreign,-index"),
    ("constraints", "Foreign keys must always have an index", "require-shape column fault=foreign,-index"),
    ("constraints", "Add a primary key to every table", "require-shape table fault=-primary"),
    ("constraints", "Add `onDelete` to all foreign keys", "require-shape column fault=foreign,-on-delete"),
    ("constraints", "When adding a foreign key, always add an index.", "require-shape column fault=foreign,-index"),
    ("constraints", "Whenever you create a new migration, make sure to include a rollback",
     "require-companion file " + _MIGRATIONS + " with:**/*{rollback,down,revert}*"),
    ("constraints", "All tables: a `tenant_id` column", "require-shape table|column column=tenant_id"),
    ("constraints", "**Tables**: must have a primary key", "require-shape table fault=-primary"),
    ("constraints", "No endpoints without an integration test", "~ require-companion route " + _TEST),
    ("constraints", "Add the `requireAuth` middleware to all endpoints", "~ require-shape route guard=requireAuth"),
    ("constraints", "OpenAPI documentation is required for every endpoint", "~ require-companion route " + _DOCS),
    ("constraints", "`tenant_id` should be present on all tables", "~ require-shape table|column column=tenant_id soft"),
    ("constraints", "All API endpoints use Zod schemas for request/response validation:", _SCHEMA),
    ("constraints", "Validation: New endpoints must include Zod schemas", _SCHEMA),
    ("constraints", "Each endpoint validates its input with a Pydantic model", _SCHEMA),
    ("constraints", "When adding a route, validate the body against a schema.", _SCHEMA),
    ("constraints", "Request bodies of all endpoints must be validated with a schema", _SCHEMA),
    ("constraints", "All endpoints are documented with Zod schemas that generate the client", _SCHEMA),
    ("constraints", "Every new table needs a UUID primary key", _KEYS + "UUID primary keys"),
    ("constraints", "A ULID primary key is required on all tables", _KEYS + "ULID primary keys"),
    ("constraints", "When creating a table, use a UUID primary key", _KEYS + "UUID primary keys"),
    ("constraints", "All tables: UUIDv7 keys", _KEYS + "UUIDv7 primary keys"),
    ("constraints", "No tables without a UUID primary key", _KEYS + "UUID primary keys"),
    ("constraints", "Tables should have UUID ids", _KEYS + "UUID primary keys soft"),
    ("constraints", "IDs → ULID", _IDS + "IDs be ULID"),
    ("constraints", "Primary keys: UUID v7, never auto-increment integers",
     _IDS + "Primary keys be UUID v7; " + _INTEGERS + "auto-increment integers soft"),
    ("constraints", "Timestamps are always `timestamptz`, never `timestamp`.", _TIMES + "Timestamps be timestamptz"),
    ("constraints", "Store money as integer cents, not as floats",
     "~ " + _MONEY + "|decimal|numeric)/ said=Money be integer cents; " + _MONEY + ")/ said=floats"),
    ("constraints", "Use `decimal`, not `float`, for prices", "~ " + _MONEY + ")/ said=float"),
    ("constraints", "Use integers for prices, never floats",
     "~ " + _MONEY + "|decimal|numeric)/ said=Prices be integers; " + _MONEY + ")/ said=floats"),
    ("constraints", "All `timestamp` columns use `{ withTimezone: true }` (TIMESTAMPTZ)", "forbid-use token bare-timestamp form=construct"),
    ("constraints", "Set `withTimezone: true` on all timestamps", "forbid-use token bare-timestamp form=construct"),
    ("constraints", "Prefer string enums over integer codes", "~ forbid-use token numeric-enum form=construct soft"),
    ("constraints", "Enums: use string values, not integers", "forbid-use token numeric-enum form=construct"),
    ("constraints", "Never hard-code permission strings outside `src/permissions.ts`",
     "~ forbid-new scope|role except:src/permissions.ts soft"),
    ("constraints", "Updates use `PATCH`, never `PUT`.", "forbid-new route PUT"),
    ("constraints", "Updating resources should be done with the HTTP PUT method", "~ forbid-new route PATCH soft"),
    ("constraints", "Only GET and POST endpoints", "forbid-new route PUT; forbid-new route PATCH; forbid-new route DELETE"),
    ("constraints", "New endpoints must be added to v2.", "~ forbid-new route /^\\S+ (?!.*\\/v2(\\/|$))/ soft"),
    ("constraints", "v1 is frozen: no new endpoints", "forbid-new route /^\\S+ .*\\/v1(\\/|$)/"),
    ("constraints", "Schema changes only via SQL migrations in `db/steps/`",
     "~ require-companion table with:" + _MIGRATIONS + " on=change; require-shape file db/steps/ in:" + _MIGRATIONS),
    ("constraints", "Version all endpoints under `/v1`", "require-shape route /^\\S+ (?:\\/api)?\\/v1(\\/|$)/"),
    ("constraints", "`/admin/*` routes require the `admin` role", "~ require-shape route /admin guard=*"),
    ("constraints", "The only public endpoints are `/health` and `/login`",
     "~ require-shape route except:/health,*/health,/login,*/login guard=*"),
    ("constraints", "Only `/health` is public", "~ require-shape route except:/health,*/health guard=*"),
    ("constraints", "There are exactly three roles: `owner`, `editor` and `viewer`. Do not add more.",
     "~ freeze enum role members=owner,editor,viewer"),
    ("constraints", "Use only `owner` and `editor` roles", "~ freeze enum role members=owner,editor"),
    ("constraints", "Fields may only be added, never removed.", "append-only schema|table"),
    ("constraints", "Protobuf field numbers must never be reused or changed", "~ append-only schema|table in:*.proto"),
    ("constraints", "Soft delete only", "~ forbid-use token /(?i)\\bdelete\\s+from\\b/"),
    ("constraints", "Never hard-delete records", "~ forbid-use token /(?i)\\bdelete\\s+from\\b/"),
    ("forbidden", "Delete database records without soft delete", "~ forbid-use token /(?i)\\bdelete\\s+from\\b/"),
    ("constraints", "All FKs use `ON DELETE RESTRICT`", "require-shape column fault=foreign,-restrict"),
    ("constraints", "No `SERIAL` columns", "~ forbid-new column type=/(?i)serial/"),
    ("constraints", "Every JPA entity must have a `@Version` field", "forbid-use token entity-without-version form=construct"),
    ("constraints", "`@ApiProperty()` on every DTO field", "forbid-use token dto-property-without-api-property form=construct"),
    ("constraints", "All Eloquent models must define `$fillable`", "forbid-use token model-without-fillable form=construct"),
    ("constraints", "Use named routes", "~ forbid-use token unnamed-route form=construct"),
    ("constraints", "Enum values must be strings", "forbid-use token numeric-enum form=construct"),
    ("constraints", "HTTP status codes must be named constants", "~ forbid-use token literal-status-code form=construct"),
    ("constraints", "Never return bare status numbers from controllers; use the `HttpStatus` enum",
     "~ forbid-use token literal-status-code " + _CONTROLLERS + " form=construct"),
    ("constraints", "Do not use `fastapi.status` constants", "forbid-use token|import fastapi.status"),
    ("constraints", "No new routes under `/v1`", "forbid-new route /^\\S+ .*\\/v1(\\/|$)/"),
    ("constraints", "Row level security on all tables",
     "~ require-companion table in:*.sql with:**/*{rls,RLS,row_level_security,row-level-security}* soft"),
    ("constraints", "Enable RLS when creating a table",
     "~ require-companion table in:*.sql with:**/*{rls,RLS,row_level_security,row-level-security}* soft"),
    ("constraints", "Every table must enable RLS",
     "~ require-companion table in:*.sql with:**/*{rls,RLS,row_level_security,row-level-security}* soft"),
    ("constraints", "Never create tables without enabling RLS",
     "~ require-companion table in:*.sql with:**/*{rls,RLS,row_level_security,row-level-security}* soft"),
    ("constraints", "Authentication is enabled for all endpoints", "~ require-shape route guard=*"),
    ("constraints", "Set a default for all columns", "require-shape column fault=-default"),
    ("constraints", "Admin endpoints: `requireAdmin`", "~ require-shape route admin guard=requireAdmin"),
    ("constraints", "API routes → `withAuth()`", "~ require-shape route guard=withAuth"),
    ("constraints", "Guard every mutation with `requireAuth`", "~ require-shape route /^MUTATION / guard=requireAuth"),
    ("constraints", "All mutations must be guarded by `requireAuth`", "~ require-shape route /^MUTATION / guard=requireAuth"),
    ("constraints", "Status columns: use an enum, not free text", "~ forbid-new column " + _STATUS + "Status columns be enum"),
    ("constraints", "Do not hard delete rows: set `deleted_at` instead.", "~ forbid-use token /(?i)\\bdelete\\s+from\\b/"),
    ("constraints", "New endpoints belong in v2", "~ forbid-new route /^\\S+ (?!.*\\/v2(\\/|$))/ soft"),
]
NOT_SAID = [
    ("constraints", "Add an index to the docs for every foreign key", "unchecked"),
    ("constraints", "Run the linter on every migration", "unchecked"),
    ("constraints", "Tests on every endpoint are slow", "unchecked"),
    ("constraints", "Add a comment to every table that lacks one", "unchecked"),
    ("constraints", "Add logging to all endpoints", "unchecked"),
    ("constraints", "Use caching for all endpoints", "unchecked"),
    ("constraints", "When adding a table, ask the team", "unchecked"),
    ("constraints", "When adding a table, add it to the diagram", "unchecked"),
    ("constraints", "When adding an endpoint, add it under `src/api/`", "forbid-new route except:src/api/"),
    ("constraints", "`tenant_id` is required on all tables except `tenants`", "require-shape table|column except:tenants column=tenant_id"),
    ("constraints", "`tenant_id` is not required on all tables", "unchecked"),
    ("constraints", "`tenant_id` should be required on all tables", "~ require-shape table|column column=tenant_id soft"),
    ("constraints", "All endpoints: `GET /users`, `POST /users`", "unchecked"),
    ("constraints", "New route: `/documents/policies`", "unchecked"),
    ("constraints", "New table: `orders`", "unchecked"),
    ("constraints", "All tables: see `docs/schema.md`", "unchecked"),
    ("constraints", "Tables: `users`, `orders`", "unchecked"),
    ("constraints", "Ensure all tables are backed up", "unchecked"),
    ("constraints", "Ensure all endpoints have been tested", "unchecked"),
    ("constraints", "No endpoints without a good reason", "forbid-new route human"),
    ("constraints", "No migrations without approval", "forbid-new file " + _MIGRATIONS + " human"),
    ("constraints", "Timestamps: UTC", "unchecked"),
    ("constraints", "Timestamps are `Date` objects in the client, never strings", "unchecked"),
    ("constraints", "IDs: see the registry", "unchecked"),
    ("constraints", "Prices: shown in euros, never cents", "unchecked"),
    ("constraints", "Status: enum", "unchecked"),
    ("constraints", "Dates: text on the label", "unchecked"),
    ("constraints", "Updates use websockets, never polling", "unchecked"),
    ("constraints", "Updates are sent with PUT requests by the old client", "unchecked"),
    ("constraints", "Use PATCH for partial updates, PUT for full replacement", "unchecked"),
    ("constraints", "Partial updates use PATCH", "unchecked"),
    ("constraints", "Updates to `orders` use PUT", "unchecked"),
    ("constraints", "Only `GET` is cached", "unchecked"),
    ("constraints", "Only GET requests are cached", "unchecked"),
    ("constraints", "Use only GET for search", "unchecked"),
    ("constraints", "New endpoints must be tested in v2", "~ require-companion route " + _TEST + " soft"),
    ("constraints", "New endpoints go into v2 unless they extend v1", "~ forbid-new route /^\\S+ (?!.*\\/v2(\\/|$))/ human soft"),
    ("constraints", "v1 is deprecated", "unchecked"),
    ("constraints", "v2 is ready: no new endpoints are missing", "unchecked"),
    ("constraints", "Roles: `admin` only may delete", "unchecked"),
    ("constraints", "Only `admin` may delete users", "unchecked"),
    ("constraints", "There are only two roles", "unchecked"),
    ("constraints", "Fields may be added or removed", "unchecked"),
    ("constraints", "Fields may be added, never in the middle", "unchecked"),
    ("constraints", "Never reuse order numbers", "unchecked"),
    ("constraints", "Soft deletes only for `users`", "unchecked"),
    ("constraints", "Use soft deletes where possible", "unchecked"),
    ("constraints", "Use soft deletes for `users`", "unchecked"),
    ("constraints", "Never hard delete users that have orders", "unchecked"),
    ("constraints", "Use string enums or unions", "unchecked"),
    ("constraints", "Use string values for labels", "unchecked"),
    ("constraints", "Enum names are strings", "unchecked"),
    ("constraints", "Only `/health` is public API documentation", "unchecked"),
    ("constraints", "The only public endpoint is slow", "unchecked"),
    ("constraints", "Version all packages under `/v1`", "unchecked"),
    ("constraints", "`/admin` routes require patience", "unchecked"),
    ("constraints", "Never hard-code permissions in tests", "unchecked"),
    ("constraints", "Tables may use UUID keys", "unchecked"),
    ("constraints", "All tables use UUID or ULID keys", "unchecked"),
    ("constraints", "Tables that are shared use UUID keys", "unchecked"),
    ("constraints", "Tables in the warehouse use integer keys", "unchecked"),
    ("constraints", "Every table needs an owner in the wiki", "unchecked"),
    ("constraints", "All endpoints validate input when it comes from users with a schema", "unchecked"),
    ("constraints", "All timestamps should use `withTimezone: true` except in tests",
     "~ forbid-use token bare-timestamp except:" + _IN_TESTS + " form=construct soft"),
    ("constraints", "A schema must exist for every endpoint", _SCHEMA),
    ("constraints", "API routes: `route.ts`", "unchecked"),
    ("constraints", "Use Prisma for all models", "unchecked"),
    ("constraints", "Use `pgTable` for all tables", "~ require-use table soft"),
    ("constraints", "Use transactions for all mutations", "unchecked"),
    ("constraints", "Status: accepted", "unchecked"),
    ("constraints", "Date: text", "unchecked"),
    ("constraints", "Add `@Cached` to all endpoints where it helps", "unchecked"),
    ("constraints", "Auth is enabled for all endpoints that need it", "unchecked"),
]
_DRIZZLE = "import {{ pgTable, timestamp, integer }} from 'drizzle-orm/pg-core';\nexport const a = pgTable('a', {{ {} }});\n"
_ROUTES = "const app = express();\n{}\n"
FOUND = [
    ("Add an index to every foreign key", "a.sql", "CREATE TABLE a (id INT PRIMARY KEY, b_id INT REFERENCES b (id));\n", [1]),
    ("Add an index to every foreign key", "a.sql", "CREATE TABLE a (id INT PRIMARY KEY, b_id INT UNIQUE REFERENCES b (id));\n", []),
    ("`tenant_id` is required on all tables", "a.sql", "CREATE TABLE a (id INT);\n", [1]),
    ("`tenant_id` is required on all tables", "a.sql", "CREATE TABLE a (id INT, tenant_id INT);\n", []),
    ("Every new table needs a UUID primary key", "a.sql", "CREATE TABLE a (id SERIAL PRIMARY KEY);\n", [1]),
    ("Every new table needs a UUID primary key", "a.sql", "CREATE TABLE a (id UUID PRIMARY KEY);\n", []),
    ("All timestamps: `timestamptz`", "a.sql", "CREATE TABLE a (id INT, made_at TIMESTAMP);\n", [1]),
    ("All timestamps: `timestamptz`", "a.sql", "CREATE TABLE a (id INT, made_at TIMESTAMPTZ);\n", []),
    ("All `timestamp` columns use `{ withTimezone: true }`", "a.ts", _DRIZZLE.format("at: timestamp('at')"), [2]),
    ("All `timestamp` columns use `{ withTimezone: true }`", "a.ts", _DRIZZLE.format("at: timestamp('at', { withTimezone: true })"), []),
    ("Prices: integer cents, never floats", "a.sql", "CREATE TABLE a (id INT, price FLOAT);\n", [1]),
    ("Prices: integer cents, never floats", "a.sql", "CREATE TABLE a (id INT, price INT, rate FLOAT);\n", []),
    ("No `SERIAL` columns", "a.sql", "CREATE TABLE a (id SERIAL);\n", [1]),
    ("No `SERIAL` columns", "a.sql", "CREATE TABLE a (id INT, serial INT);\n", []),
    ("Updates use `PATCH`, never `PUT`", "a.js", _ROUTES.format("app.put('/a', f);"), [2]),
    ("Updates use `PATCH`, never `PUT`", "a.js", _ROUTES.format("app.patch('/a', f);"), []),
    ("Only GET and POST endpoints", "a.js", _ROUTES.format("app.delete('/a', f);"), [2]),
    ("Only GET and POST endpoints", "a.js", _ROUTES.format("app.post('/a', f);"), []),
    ("v1 is frozen: no new endpoints", "a.js", _ROUTES.format("app.get('/api/v1/a', f);"), [2]),
    ("v1 is frozen: no new endpoints", "a.js", _ROUTES.format("app.get('/api/v2/a', f);"), []),
    ("New endpoints must be added to v2", "a.js", _ROUTES.format("app.get('/api/v1/a', f);"), [-2]),
    ("New endpoints must be added to v2", "a.js", _ROUTES.format("app.get('/api/v2/a', f);"), []),
    ("Soft delete only", "a.py", "q = 'DELETE FROM users'\n", [1]),
    ("Soft delete only", "a.py", "q = 'UPDATE users SET deleted_at = now()'\n", []),
    ("Every JPA entity must have a `@Version` field", "A.java", "@Entity class A { @Id Long id; }\n", [1]),
    ("Every JPA entity must have a `@Version` field", "A.java", "@Entity class A { @Id Long id; @Version long v; }\n", []),
    ("`@ApiProperty()` on every DTO field", "a.ts", "export class OrderDto {\n  name: string;\n}\n", [2]),
    ("`@ApiProperty()` on every DTO field", "a.ts", "export class OrderDto {\n  @ApiProperty() name: string;\n}\n", []),
    ("Use named routes", "a.php", "<?php\nRoute::get('/a', A::class);\n", [2]),
    ("Use named routes", "a.php", "<?php\nRoute::get('/a', A::class)->name('a');\n", []),
]


@pytest.mark.parametrize(("key", "text", "expected"), SAID, ids=[text for _, text, _ in SAID])
def test_a_sentence_in_other_words_is_read_as_the_plain_one(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected


@pytest.mark.parametrize(("key", "text", "expected"), NOT_SAID, ids=[text for _, text, _ in NOT_SAID])
def test_what_looks_like_such_a_sentence_is_none(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected


@pytest.mark.parametrize(("text", "path", "source", "lines"), FOUND, ids=[f"{text}: {lines}" for text, _, _, lines in FOUND])
def test_an_added_line_is_found_where_it_stands(text: str, path: str, source: str, lines: list[int]) -> None:
    assert lines_found(text, path, source) == lines


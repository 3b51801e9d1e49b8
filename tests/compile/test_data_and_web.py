"""Rules about tables, routes, styles, tests and infrastructure in the words of many teams: what each is read as, what only looks like one,
and where it is found in a source."""

from __future__ import annotations

import pytest
from added import lines_found
from shown import shown

ID, CREATED = "require-shape table|column column=id", "require-shape table|column column=created_at column=updated_at"
UNDER, KEBAB = r"require-shape route /^\S+ \/api\/v1(\/|$)/", r"require-shape route /^\S+ (?:\/(?:[a-z0-9]+(-[a-z0-9]+)*|\{[^}]+\}))+\/?$/"
FOREIGN = r"require-shape column /^(?!\w*_id$)/ in:*.sql fault=foreign"
TAGS, LIMITS = "~ forbid-use token untagged-resource form=construct", "~ forbid-use token container-without-limits form=construct"
SHORT, LOGS = "~ forbid-use token short-module-name form=construct", "~ forbid-use token direct-logging form=construct"
INSIDE, SQL = "forbid-use token import-in-a-function form=construct", "~ forbid-use token sql-from-strings form=construct"
TEXTS = "~ forbid-use token text-in-markup form=construct"
READ = [
    ("Primary key: `id` (BIGSERIAL/BIGINT).", ID),
    ("**Primary key**: `id` of type `uuid`", ID),
    ("All tables must have a primary key named `id`.", ID),
    ("Name the primary key column `id` in every table.", ID),
    ("Foreign keys: `<ref_table>_id` (BIGINT).", FOREIGN),
    ("FK columns end in `_id`", FOREIGN),
    ("Name foreign keys after the referenced table: `<table>_id`.", FOREIGN),
    ("Foreign keys: `<table>_id` (e.g., `owner_id`)", FOREIGN),
    ("Standard columns on all tables: `created_at`, `updated_at`", CREATED),
    ("Timestamps: every table gets `created_at`, `updated_at`", CREATED),
    ("Audit columns (`created_at`, `updated_at`) are required in every table", CREATED),
    ("A migration that creates a table must add `org_id UUID NOT NULL`.", "require-shape table|column column=org_id"),
    ("A new migration that adds a `CREATE TABLE` will fail CI unless it has `org_id uuid` or an explicit exemption.",
     "~ require-shape table|column column=org_id soft"),
    ("Use soft deletes with `deleted_at` for all tables", "require-shape table|column column=deleted_at"),
    ("Soft delete: every table has `deleted_at` and `deleted_by`", "require-shape table|column column=deleted_at column=deleted_by"),
    ("Backward-compatible change: add optional fields only.", "append-only schema|table"),
    ("Every migration has an `up` and a `down`", "require-companion file **/{migrations,Migrations,migration,migrate,alembic}/** "
     "with:**/*{rollback,down,revert}*"),
    ("API paths: `/api/v1/...`", UNDER),
    ("URL prefix: `/api/v1` for all routes", UNDER),
    ("All endpoints will exist under `/api/v1/*`.", UNDER),
    ("All public endpoints will exist under `/api/v1/*`.", f"~ {UNDER} soft"),
    ("For url endpoints always use kebab case: `url-endpoint`", KEBAB),
    ("API URLs: Always `kebab-case` for paths", KEBAB),
    ("Use URI versioning", r"~ require-shape route /\/v\d+(?:\/|$)/"),
    ("Vue SFC styles must be scoped", "forbid-use token unscoped-style form=construct"),
    ("Every input has an associated `<label>`", "~ forbid-use token input-without-label form=construct"),
    ("All user-facing strings go through `t('...')`", TEXTS),
    ("Strings must be localized with `String(localized:)`.", TEXTS),
    ("All imports go at the top of the file, never inside functions", INSIDE),
    ("Imports should always go at the top of the file", f"~ {INSIDE} soft"),
    ("All SQL goes into `.sql` files under `internal/db/queries`", "forbid-use technology raw-sql except:internal/db/queries"),
    ("All SQL in named query files (`src/db/queries/*.ts`), never inline", "forbid-use technology raw-sql except:src/db/queries/*.ts"),
    ("SQL: ALWAYS parameterized ($1,$2) — never string concatenation", SQL),
    ("Use parameterized queries ($1, $2) — never string interpolation", SQL),
    ("All logging must be tied to the plugin's central, toggleable logging functions.", LOGS),
    ("Every log line must go through the wrapper `Log::write()`", LOGS),
    ("Keep unsafe blocks isolated in `app::platform` modules",
     "forbid-use technology unsafe except:**/platform/**,**/platform.rs; forbid-use token unsafe except:**/platform/**,**/platform.rs"),
    ("Keep `Platform.OS` branching confined to `src/platform/`", "forbid-use token|import Platform.OS except:src/platform/"),
    ("RSpec with `expect` syntax only", "forbid-use token should-syntax form=construct"),
    ("Tag every AWS resource with `Project` and `CostCenter`", TAGS),
    ("All resources must have tags `Environment` and `Owner`.", TAGS),
    ("Comprehensive Tags: Label all resources with project, environment, managed_by", TAGS),
    ("Every container must have resource requests and limits", LIMITS),
    ("Kubernetes: always define `resources.limits`", LIMITS),
    ("Each deployment needs a readiness probe", "~ forbid-use token container-without-readiness-probe form=construct"),
    ("Always use fully qualified collection names (ansible.builtin.*)", SHORT),
    ("Ansible modules must be referenced by their fully qualified collection name", SHORT),
    ("Images go through `next/image`", "forbid-use token|component img form=tag"),
    ("Dockerfiles must be multi-stage", "forbid-use token single-stage-dockerfile form=construct"),
    ("Pin base images by digest", "~ forbid-use token undigested-base-image form=construct"),
    ("Pin provider versions in `versions.tf`", "forbid-use token unpinned-provider form=construct"),
]
BANNED = [
    ("Do not add a foreign key on `tenant_id`.", "require-shape column tenant_id fault=foreign"),
    ("No foreign keys to `legacy_users`", "require-shape column fault=foreign to=legacy_users"),
    ("No DB-level foreign key on `tenant_id` (idempotent migrations).", "require-shape column tenant_id fault=foreign"),
    ("No soft deletes", "~ forbid-use token soft-delete form=construct"),
    ("Do not write custom CSS", "~ forbid-new token custom-css form=construct"),
    ("Do not use scoped CSS", "forbid-use token scoped-style form=construct"),
    ("Do not use inline JavaScript or CSS.", "forbid-use token inline-script-or-style form=construct"),
    ("Always use `port: 0`. Do not hardcode ports.", "~ forbid-use token hardcoded-port form=construct"),
    ("Avoid using conditions/branching in tests.", "~ forbid-use token condition-in-a-test form=construct soft"),
    ("Avoid dynamic require paths.", "~ forbid-use token dynamic-require form=construct soft"),
    ("Never load `.tres` files at runtime with hardcoded paths", "forbid-use token hardcoded-resource-path form=construct"),
    ("The domain never raises framework HTTP exceptions.",
     "~ forbid-use token http-exception in:**/domain/**,**/domains/** form=construct"),
    ("The domain does no file I/O.", "~ forbid-use import fs,node:fs,fs/promises,node:fs/promises,fs-extra,graceful-fs,pathlib,shutil "
     "in:**/domain/**,**/domains/**"),
    ("Instead of `fixture.detectChanges()` or `TestBed.flushEffects()` use the following APIs to wait:",
     "forbid-use token|import fixture.detectChanges; forbid-use token|import TestBed.flushEffects"),
    ("Imports should always go at the top of the file, never locally in functions.", f"~ {INSIDE} soft"),
    ("No `member` routes in `config/routes.rb`", r"~ forbid-new route /\/\{id\}\/(?!edit$)\w+$/ in:config/routes.rb"),
]
# what is told, meant of something else, or more than structure shows
UNREAD = [
    "Primary key: `order_id`", "Primary key: `id` in legacy tables, `uuid` elsewhere", "Required columns: `email`, `name`",
    "Foreign keys point at the parent row.", "Foreign keys: see `docs/schema.md`", "Foreign keys end in `_id` except in legacy tables",
    "Foreign keys must end in `_id` and be indexed", "Soft delete via `deleted_at`", "Soft deletes are handled by the ORM",
    "Most migrations have an up and a down", "Base URL: `/api/v1`", "API endpoint: `/api/v1`", "Paths use kebab-case",
    "Logs are sent to the logging service", "All logging goes through `fmt.Println`", "Logs are written to stdout",
    "Imports at the top of the file are sorted", "Keep unsafe blocks small", "Use Tailwind only for layout",
    "Pages are server components by default", "Layouts are server components unless they need state", "Colors come from the designer",
    "User-facing strings are reviewed by marketing", "All SQL in migrations is reviewed",
    "Tests never touch the network unless marked `slow`",
    "Label all issues with a priority", "Tag releases with `v1.2.3`", "Containers must have labels", "All images must be tagged",
    "Images are optimised by the CDN", "Images must be WebP", "Images are cached with `sw.js`",
    "Each deployment must have a rollback plan", "Ansible modules must be idempotent", "Docker images must be small",
    "All functions must have docstrings `foo` and `bar`", "Hardcoded ports are fine in docker-compose",
    "Variables must have descriptive names",
    "Prefer explicit identifiers: use string enums instead of integer codes.", "Component styles are scoped by the bundler",
]
POD = "spec:\n  containers:\n    - name: a\n      image: b:1\n"
FOUND = [
    ("Foreign keys: `<table>_id`", "db/1.sql", "CREATE TABLE a (\n  owner INT REFERENCES users(id)\n);\n", [1]),
    ("Foreign keys: `<table>_id`", "db/1.sql", "CREATE TABLE a (\n  owner_id INT REFERENCES users(id),\n  name TEXT\n);\n", []),
    ("Every container must have resource limits", "k8s/a.yaml", POD, [-2]),
    ("Every container must have resource limits", "k8s/a.yaml", f"{POD}      resources:\n        limits: {{cpu: 1}}\n", []),
    ("Tag every AWS resource with `Owner`", "a.tf", 'resource "aws_vpc" "a" {\n  cidr_block = "b"\n}\n', [-1]),
    ("Tag every AWS resource with `Owner`", "a.tf", 'resource "aws_vpc" "a" {\n  tags = local.tags\n}\n', []),
    ("The domain never raises HTTP exceptions", "src/domain/a.py", "def f():\n    raise HTTPException(status_code=404)\n", [2]),
    ("The domain never raises HTTP exceptions", "src/domain/a.py", "def f():\n    raise OrderMissing()\n", []),
    ("Do not use scoped CSS", "a.vue", "<template><p/></template>\n<style scoped>\n.a { b: c }\n</style>\n", [2]),
    ("Do not use scoped CSS", "a.vue", "<template><p/></template>\n<style>\n.a { b: c }\n</style>\n", []),
    ("Do not write custom CSS", "a.css", ".card { color: red; }\n", [-1]),
    ("Do not write custom CSS", "a.css", ":root { --a: red; }\n", []),
    ("Do not hardcode ports", "a.ts", "app.listen(3000);\n", [-1]),
    ("Do not hardcode ports", "a.ts", "app.listen(env.PORT);\n", []),
    ("All imports go at the top of the file, never inside functions", "a.rs", "use a::b;\nfn f() {\n    use c::d;\n}\n", [3]),
]


@pytest.mark.parametrize(("text", "reading"), READ)
def test_a_rule_is_read_in_other_words(text: str, reading: str) -> None:
    assert shown(text, "constraints") == reading


@pytest.mark.parametrize(("text", "reading"), BANNED)
def test_what_is_banned_is_read_in_other_words(text: str, reading: str) -> None:
    assert shown(text, "forbidden") == reading


@pytest.mark.parametrize("text", UNREAD)
def test_what_only_looks_like_such_a_rule_is_none(text: str) -> None:
    assert shown(text, "constraints") == "unchecked"


@pytest.mark.parametrize(("text", "path", "source", "lines"), FOUND)
def test_what_is_read_is_found_where_it_stands(text: str, path: str, source: str, lines: list[int]) -> None:
    assert lines_found(text, path, source) == lines

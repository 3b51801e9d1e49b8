"""Rules as teams write them down for themselves, each beside a look-alike that says something else."""

from __future__ import annotations

import pytest
from shown import BELOW_API, shown

MIGRATED = "**/{migrations,Migrations,migration,migrate,alembic}/**"
MIGRATION = "with:**/{migrations,Migrations,migration,migrate,alembic}/**"
DOMAIN = "in:**/domain/**,**/domains/**"
HANDLERS = "in:**/{handlers,handler,routes,api}/**,**/*{Handler,_handler,.handler,-handler}.*,**/{handlers,handler}.*"
HANDLERS += f" {BELOW_API}"
CONTROLLERS = "in:**/{controllers,controller}/**,**/*{Controller,_controller,.controller}.*,**/{controllers,controller}.*"
ENUM = "forbid-use token implicit-enum-value form=construct"
CONSTANT = "~ forbid-use token lowercase-constant-name form=construct"
SECOND = "~ forbid-new token second-class form=construct"
DOCUMENTED = "~ forbid-use token undocumented-export form=construct"
FUNCTIONS = "~ forbid-use token undocumented-exported-function form=construct"

ROWS = [
    ("Every enum member has an explicit value", ENUM),
    ("Enum values must be explicit", ENUM),
    ("Always assign explicit numbers to enum values", ENUM),
    ("Every enum member has a description", "unchecked"),
    ("Be explicit about enum values", "unchecked"),
    ("All classes must be sealed", "forbid-use token unsealed-class form=construct"),
    ("Handlers are sealed", "~ forbid-use token declared-class:*Handler without sealed form=construct soft"),
    ("Envelopes are sealed", "unchecked"),
    ("The deal is sealed", "unchecked"),
    ("Classes are final by default", "forbid-use token open-class form=construct"),
    ("Decisions are final", "unchecked"),
    ("One class per file", SECOND),
    ("Never mix multiple classes or DTOs in a single file, even if they are small", SECOND),
    ("Each class must live in its own file", SECOND),
    ("Never put multiple classes on one button", "unchecked"),
    ("Constants must be UPPER_SNAKE_CASE", CONSTANT),
    ("Constants in UPPER_SNAKE", CONSTANT),
    ("Use UPPER_CASE for constants", CONSTANT),
    ("Constants must be camelCase", "~ forbid-use token screaming-constant-name form=construct"),
    ("Every exported function and type must have a doc comment", DOCUMENTED),
    ("All public methods must have XML docs",
     "~ forbid-use token undocumented-exported-function in:*.cs form=construct"),
    ("Document all exported functions", FUNCTIONS),
    ("Document all exported types",
     "~ forbid-use token undocumented-exported-type form=construct"),
    ("Document all failed attempts", "unchecked"),
    ("Admin routes require `AdminToken`", "~ require-shape route admin guard=* soft"),
    ("All routes under `/admin` require `AdminToken`", "~ require-shape route /admin guard=*"),
    ("Checkout routes require `PaymentToken`", "unchecked"),
    ("The route requires `AdminUser`", "unchecked"),
    ("No GetX: strictly forbidden", "forbid-use technology getx; forbid-use token /package:get\\//"),
    ("Include generated migration files when changing models", f"~ require-companion table {MIGRATION} on=change"),
    ("Include a migration when changing `prisma/schema.prisma`", f"require-companion file in:prisma/schema.prisma {MIGRATION} on=change"),
    ("Include a joke when changing models", "unchecked"),
    ("All schema changes via Flyway migrations", f"~ require-companion table {MIGRATION} on=change"),
    ("All schema changes via the wiki", "unchecked"),
    ("Keep controller files under 200 lines", f"limit file {CONTROLLERS} max:200 size=file of=code"),
    ("Function length must not exceed 40 lines", "limit token max:40 size=function"),
    ("The page size must not exceed 40 lines", "unchecked"),
    ("Private fields should not be prefixed with `_`", "forbid-use token private-member-with-underscore form=construct soft"),
    ("Never use `_` to discard an error", "unchecked"),
    ("Nest services end with `Service`", "require-shape service *Service"),
    ("Foo services end with `Service`", "unchecked"),
    ("Use `.foregroundStyle()` (NOT .foregroundColor())", "forbid-use token .foregroundColor"),
    ("Do not introduce new top-level directories", "forbid-new file */** form=root-folder"),
    ("Don't create new base folders without approval", "forbid-new file */** form=root-folder human"),
    ("Every top-level folder must have a README", "unchecked"),
    ("Do not rename top-level directories", "unchecked"),
    ("Only create documentation files if explicitly requested", "~ forbid-new file *.md,*.mdx,docs/** human"),
    ("Only create sessions if requested by the user", "unchecked"),
    ("Name datetime columns with `_at` suffixes", "~ forbid-new column /(?i)^(?!.*(?:_at)$)/ type=/(?i)time/ said=datetime columns"),
    ("Every FK column must have an `@@index`", "require-shape column fault=foreign,-index"),
    ("Domain module must remain framework-free: no Spring/JPA/HTTP/logging imports", f"~ forbid-use technology spring {DOMAIN}; "
     f"forbid-use technology hibernate {DOMAIN}"),
    ("Controllers are pure: no Prisma", f"~ forbid-use technology prisma {CONTROLLERS}"),
    ("The website is pure: no jQuery", "~ forbid-use technology jquery soft; "
     r"forbid-use token /code\.jquery\.com|\/jquery[-.\d\w]*\.js/ soft"),
    ("No ORM/migration tool names in comments", "unchecked"),
    ("Use `Router()` instances, never attach routes directly to the `app` object", "unchecked"),
    ("Never add files to the root folder", "unchecked"),
    ("PHP strict types `declare(strict_types=1);` required in new files", "forbid-use token missing-strict-types form=construct"),
    ("Don't use //nolint without explicit approval", "forbid-use token nolint form=comment human"),
    ("See https://example.com/nolint", "unchecked"),
    ("Do not add tables, and use `users` instead of `accounts`", "forbid-new table"),
    ("Never use moment, and prefer dayjs", "forbid-use technology moment"),
    ("Do not attempt to create macros, and prefer using `alias` instead of `import`", "forbid-use token macro-definition form=construct"),
    ("Contributions must not add additional dependencies", "forbid-new dependency"),
    ("Production schema changes must use SQL migrations", f"~ require-companion table {MIGRATION} on=change"),
    ("Always create a new numbered migration for schema changes", f"~ require-companion table {MIGRATION} on=change"),
    ("Always create a new numbered ticket for schema changes", "unchecked"),
    ("Every migration must include both up and down files", f"require-companion file {MIGRATED} with:**/*{{rollback,down,revert}}*"),
    ("Every migration should include both a joke and a poem", "unchecked"),
    ("Never use Svelte 4 reactive statements (`$: computed = ...`)", "forbid-use token reactive-statement form=construct"),
    ("Every new source file in `src/` is TypeScript",
     "~ forbid-new file *.js,*.jsx,*.mjs,*.cjs in:src/ except:*.config.{js,mjs,cjs},.*rc.{js,mjs,cjs},*.min.js"),
    ("Pin exact versions of dependencies", "forbid-new dependency group=ranged"),
    ("All dependencies are pinned", "forbid-new dependency group=ranged"),
    ("No version ranges in `package.json`", "forbid-new dependency in:package.json group=ranged"),
    ("Never remove pinned dependencies", "unchecked"),
    ("Pin the release date", "unchecked"),
    ("Any schema change must be reflected in `prisma/schema.prisma`", "~ require-companion table with:prisma/schema.prisma on=change"),
    ("Any schema change must be reflected in `a.prisma` and be accompanied by a migration",
     f"~ require-companion table {MIGRATION} on=change"),
    ("Enforce ≤ 500 lines per file", "limit file max:500 size=file"),
    ("Enforce 500 rules per day", "unchecked"),
    ("Provide docstrings for all public functions/classes", "~ forbid-use token undocumented-def form=construct"),
    ("Instead of importing `Optional` from typing, use `| None`", "forbid-use component|import|token Optional"),
    ("Instead of `axios`, use `fetch`", "forbid-use technology axios"),
    ("Controllers must not contain Prisma queries", f"~ forbid-use technology prisma {CONTROLLERS}"),
    ("Controllers must not contain search queries", "unchecked"),
    ("Modules must not have direct project references to each other", "forbid-use import /./ in:**/modules/** apart=modules"),
    ("Use `apiClient` (NOT raw fetch)", "forbid-use technology fetch"),
    ("Keep it short (not raw)", "unchecked"),
    ("Do not alter the following directories: `/config`, `/web/error`", "forbid-change file config/**; forbid-change file web/error/**"),
    ("Do not change the following routes: `/config`, `/web/error`", "forbid-change route /config; forbid-change route /web/error"),
    ("Vue composables start with `use`", "require-shape hook use*"),
]


@pytest.mark.parametrize(("text", "expected"), ROWS, ids=[text for text, _ in ROWS])
def test_a_rule_of_a_team_is_read_as(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected

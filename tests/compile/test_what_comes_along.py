"""What comes along with what: with a change, with each of a kind, with a folder, and what a column's declaration says; each beside a
look-alike that says something else, and held against changes."""

from __future__ import annotations

import pytest
from rule_cases import clause_tells_apart
from shown import shown

TESTS = "**/{test_{stem}.*,*{stem}*{.test,.spec,_test,Test,Tests,Spec}.*,{test,tests,__tests__,spec}/**}"
ANY_TESTS = "**/{test_*.*,*{.test,.spec,_test,Test,Tests,Spec}.*,{test,tests,__tests__,spec}/**}"
STEPS = "**/{migrations,Migrations,migration,migrate,alembic}/**"
LOG = "{CHANGELOG*,changelog.d/**,.changeset/**,changes/**,newsfragments/**}"
PREVIEW = "{dir}/{stem}*{Preview,preview,.stories,.story}*"
RLS, POLICY = "**/*{rls,RLS,row_level_security,row-level-security}*", "**/*{rls,RLS,polic}*"
MONEY = r"/(?i)(?:price|amount|balance)s?(?:$|_)|(?:^|_)(?:cost|fee|money)s?(?:$|_)/"
STATUS = "/(?:^|_)(?:status|state)$|[a-z](?:Status|State)$/"
TIMES = "/(?:^|_)(?:date|timestamp|datetime)s?(?:$|_)|_at$|[a-z]At$|Date$|Timestamp$/"
PACKAGES = "**/{package.json,pyproject.toml,setup.py,Cargo.toml,go.mod,composer.json,*.csproj,*.gemspec}"


def partner(*names: str) -> str:
    ends = ",".join(names)
    return f"{{{{dir}}/{{{ends}}}.*,**/*{{base}}*{{{ends}}}*}}"


VIEW_MODEL = partner("ViewModel", "viewModel", "view_model", "view-model", "view.model")

WITH_A_CHANGE = [
    ("constraints", "Add a changelog entry for user-facing changes", f"~ require-companion file with:{LOG} on=change soft"),
    ("constraints", "Update CHANGELOG.md for user-facing changes", "~ require-companion file with:CHANGELOG.md on=change soft"),
    ("constraints", "Every PR must add a changelog fragment.", f"require-companion file with:{LOG} on=change soft"),
    ("constraints", "Add an entry to the changelog for your change", f"require-companion file with:{LOG} on=change soft"),
    ("constraints", "Add an entry to CHANGELOG.md under Unreleased.", "~ require-companion file with:CHANGELOG.md on=change soft"),
    ("constraints", "Document breaking changes in `UPGRADING.md`", "~ require-companion file with:UPGRADING.md on=change soft"),
    ("constraints", "Create a Flyway migration for every table change", f"~ require-companion table with:{STEPS} on=change"),
    ("constraints", "Patches should include tests", f"~ require-companion file with:{ANY_TESTS} soft"),
    ("constraints", "Add tests for changes to the auth module", f"~ require-companion file in:**/{{auth,auths}}/** with:{ANY_TESTS}"),
    ("constraints", "Never skip the migration for entity changes", f"~ require-companion table with:{STEPS} on=change"),
    ("constraints", "Don't omit docs for new routes",
     "require-companion route with:**/{*.md,*.mdx,docs/**,.env.example,openapi.*,seeds/**}"),
    ("forbidden", "Skipping migrations for schema changes", f"~ require-companion table with:{STEPS} on=change"),
    ("constraints", "New components must have stories: `pnpm gen story`", "require-companion component with:{dir}/{stem}.stories.*"),
    # what is handed in without any file, when, and how something is written
    ("constraints", "Write a clear description for your pull request", "unchecked"),
    ("constraints", "Create an issue for each feature", "unchecked"),
    ("constraints", "Add tests before opening a PR", "unchecked"),
    ("constraints", "Update your fork with the latest changes", "unchecked"),
    ("constraints", "Update the changelog at release time", "unchecked"),
    ("constraints", "Write a changelog entry in the imperative", "unchecked"),
    ("constraints", "Add a note to `README.md`", "unchecked"),
    ("constraints", "Commit tests and code in separate commits", "unchecked"),
    ("constraints", "If the mood changes, include `a.lock`", "unchecked"),
    ("constraints", "Update the README.md with details of changes to the interface", "unchecked"),
    ("constraints", "Do not update the changelog", "forbid-change file CHANGELOG*"),
    ("constraints", "Never skip validation for admin routes", "unchecked"),
    ("constraints", "Never run the audit fixer: `npm audit fix --force`", "unchecked"),
]
OF_EACH = [
    ("constraints", "Every page should have a corresponding ViewModel.", f"~ require-companion page with:{VIEW_MODEL} soft"),
    ("constraints", "Each aggregate has a matching `*Repository` interface.",
     f"~ require-companion file **/{{aggregates,aggregate}}/** with:{partner('Repository', 'repository')} soft"),
    ("forbidden", "Screens without a corresponding ViewModel", f"~ require-companion component|page with:{VIEW_MODEL} soft"),
    ("constraints", "Every user has a corresponding account.", "unchecked"),
    ("constraints", "Every table has a corresponding primary key.", "unchecked"),
    ("constraints", "Each service has its own database.", "unchecked"),
    ("constraints", "Each mutation must have its own error class.", "unchecked"),
    ("constraints", "Every service owns its own `Dockerfile`.", "~ require-companion service with:{dir}/Dockerfile soft"),
    ("constraints", "Every endpoint must have a matching handler.", "unchecked"),
    ("constraints", "Each feature has its own reducer.", "unchecked"),
    ("constraints", "Each component may have its own presenter.", "unchecked"),
    ("constraints", "Not every screen needs its own ViewModel.", "unchecked"),
    ("constraints", "Every module has its own README.", "~ require-companion file **/modules/*/* with:{dir}/README.md soft"),
    ("constraints", "Every package maintains a README per ADR-7:", f"~ require-companion file {PACKAGES} with:{{dir}}/README.md soft"),
    ("constraints", "Each folder under `src/features/` has an `index.ts`.",
     "~ require-companion file src/features/*/* in:src/features/ with:{dir}/index.ts soft"),
    ("constraints", "Each directory exports its public API through an `index.ts`", "~ require-companion file with:{dir}/index.ts soft"),
    ("constraints", "Each page exposes a `loader`.", "~ require-use token|import loader"),
    ("constraints", "Every team maintains a README.", "unchecked"),
    ("constraints", "Every top-level folder must have a README", "unchecked"),
    ("constraints", "All SwiftUI views should include a preview.", f"~ require-companion component with:{PREVIEW} soft"),
    ("constraints", "Add previews for new composables.", f"~ require-companion component with:{PREVIEW} soft"),
    ("constraints", "Add stories to every new component", "require-companion component with:{dir}/{stem}.stories.*"),
    ("constraints", "Add documentation to every component", "unchecked"),
    ("constraints", "Add a README to every package",
     "~ require-companion file **/{package.json,pyproject.toml,setup.py,Cargo.toml,go.mod,composer.json,*.csproj,*.gemspec} "
     "with:{dir}/README.md soft"),
    ("constraints", "Write unit tests for services", f"~ require-companion service with:{TESTS} soft"),
    ("constraints", "Write tests for edge cases", "unchecked"),
    ("constraints", "Write tests for behavior, not implementation", "unchecked"),
]
ENTERED = [
    ("constraints", "Export hooks through `index.ts` files", "~ require-companion hook with:index.ts soft"),
    ("constraints", "Export components from `src/ui/index.ts`", "~ require-companion component with:src/ui/index.ts soft"),
    ("constraints", "New icons must be added to `IconName`", "unchecked"),
    ("constraints", "New tenant-scoped tables must be listed in `tenancy.py`", "~ require-companion table with:tenancy.py soft"),
    ("constraints", "Export the handler as default", "unchecked"),
    ("constraints", "Export components via default export", "unchecked"),
    ("constraints", "Register the route in `api/urls.py` via `NetRouter`.", "~ require-companion route with:api/urls.py soft"),
    ("constraints", "All routes are registered in `routes/web.php` and `routes/api.php`",
     "require-companion route with:routes/web.php; require-companion route with:routes/api.php"),
    ("constraints", "All services are registered in `AppModule`",
     "~ require-companion service with:**/*{AppModule,appModule,app_module,app-module,app.module}* soft"),
    ("constraints", "Register the listener in the constructor", "unchecked"),
    ("constraints", "Register event handlers in `useEffect`", "unchecked"),
    ("constraints", "List all required env vars in `.env.sample`.", "~ require-companion env_var with:.env.sample soft"),
    ("constraints", "Set all required env vars in `.env`", "unchecked"),
    ("constraints", "Document required headers in `docs/api.md`", "unchecked"),
]
IN_ANSWER = [
    ("constraints", "Any change in `api.yaml` needs a matching change in `client.go`.",
     "~ require-companion file api.yaml with:client.go on=change"),
    ("constraints", "Changes to the GraphQL schema require regenerating `generated/types.ts`.",
     "~ require-companion file *.graphql,*.graphqls,*.gql with:generated/types.ts on=change"),
    ("constraints", "Updates to client-side deps in `pyproject.toml` require parallel changes in `client/pyproject.toml`",
     "~ require-companion file pyproject.toml with:client/pyproject.toml on=change soft"),
    ("constraints", "Update both `en.json` and `de.json` together.",
     "~ require-companion file en.json with:de.json on=change soft; require-companion file de.json with:en.json on=change soft"),
    ("constraints", "Refresh `docs/routes.md` after adding a route", "~ require-companion route with:docs/routes.md soft"),
    ("constraints", "Changes in `api/` require approval", "forbid-change file api/ human"),
    ("constraints", "Run `a.sh` and `b.sh` together", "unchecked"),
    ("constraints", "Commit after adding a route", "unchecked"),
]
OF_TABLES = [
    ("constraints", "RLS must be enabled for every table.", f"~ require-companion table in:*.sql with:{RLS} soft"),
    ("constraints", "All Postgres tables need RLS policies.", f"~ require-companion table in:*.sql with:{POLICY} soft"),
    ("constraints", "Never create a table without enabling RLS.", f"~ require-companion table in:*.sql with:{RLS} soft"),
    ("forbidden", "Tables without RLS", f"~ require-companion table in:*.sql with:{RLS} soft"),
    ("constraints", "RLS policies must be reviewed for every table", "unchecked"),
    ("constraints", "Do not enable RLS on tables", "unchecked"),
    ("constraints", "RLS is enabled on the `users` table", "unchecked"),
    ("constraints", "Add help_text to every field", "require-shape column django fault=-help-text"),
    ("constraints", "Every ForeignKey must specify `related_name`.", "require-shape column django fault=foreign,-related-name"),
    ("constraints", "No ForeignKey without `related_name`", "require-shape column django fault=foreign,-related-name"),
    ("constraints", "`ForeignKey` must always set `on_delete`.", "require-shape column fault=foreign,-on-delete"),
    ("constraints", "Use `choices` for status fields", f"require-shape column django {STATUS} fault=-choices,-foreign"),
    ("constraints", "Prices lack a help text => forbid-new column price lacks:help-text",
     "require-shape column django price fault=-help-text"),
    ("constraints", "Add help text to form fields", "unchecked"),
    ("constraints", "Add help text to every CLI command", "unchecked"),
    ("constraints", "All fields must have help_text except ids", "unchecked"),
    ("constraints", "Do not set `related_name` on foreign keys", "unchecked"),
    ("constraints", "Use `TextChoices` instead of tuples", "~ require-use component|import|token TextChoices soft"),
    ("constraints", "Use `decimal` for money columns.",
     rf"~ forbid-new column {MONEY} type=/(?i)^(?:\w*\.)*(?:float|double|real)/ said=Use decimal"),
    ("constraints", "Timestamps must be stored as `timestamptz`.",
     rf"~ forbid-new column|field {TIMES} type=/(?i)^timestamp(?!tz)(?!.*(?:with time zone|timezone|tz\b))/"
     " said=Timestamps be stored timestamptz"),
    ("constraints", "Status columns must be enums.",
     rf"~ forbid-new column {STATUS} type=/(?i)^(?:string|text|varchar|character varying)\b/ said=Status columns be enums"),
    ("constraints", "All ids are ULIDs.",
     r"~ forbid-new column|field id"
     r" type=/(?i)^(?:\w*\.)*(?:big|small)?(?:int(?:eger)?|serial|auto)(?:field|eger)?$|^number$|bigautofield|cuid/"
     " said=All ids are ULIDs"),
    ("constraints", "One migration per PR.", f"~ limit file {STEPS} max:1 counted=new soft"),
    ("constraints", "One feature per PR", "unchecked"),
    ("constraints", "Create migration file in `db/steps/`", f"~ require-shape file db/steps/ in:{STEPS} soft"),
    ("constraints", "Migrations live in `db/YYYYMMDD_name.sql`.", f"require-shape file db/*_*.sql in:{STEPS}"),
    ("constraints", "Add the script in `scripts/`", "~ require-shape file scripts/ in:**/scripts/** soft"),
    ("constraints", "Run the migration in `db/`", "unchecked"),
]
READ = [*WITH_A_CHANGE, *OF_EACH, *ENTERED, *IN_ANSWER, *OF_TABLES]

ROW = 'package a\n\nimport androidx.compose.runtime.Composable\n\n@Composable\nfun CartScreen() {\n    Text("a")\n}\n'
SEEN = f"{ROW}\n@Preview\n@Composable\nprivate fun CartPreview() {{\n    CartScreen()\n}}\n"
TABLE = "CREATE TABLE carts (id INT, {});\n"
HOOK = "import { useState } from 'react';\nexport function useCart() {\n  return useState(1);\n}\n"
BASE = {
    "a.py": "A = 1\n", "CHANGELOG.md": "# a\n", "src/hooks/index.ts": "export * from './useA';\n", "shop/models.py": "\n",
    "ui/a.kt": "package a\n",
}
ENTITY = """import { Entity, PrimaryGeneratedColumn } from 'typeorm';
@Entity()
export class Cart {
  @PrimaryGeneratedColumn() id: number;
}
"""
ZONED = "import {{ pgTable, timestamp }} from 'drizzle-orm/pg-core';\nexport const carts = pgTable('carts', {{ paidAt: timestamp({}) }});\n"


def model(*fields: str) -> dict[str, str]:
    body = "".join(f"    {one}\n" for one in fields)
    return {"shop/models.py": f"from django.db import models\n\n\nclass Order(models.Model):\n{body}"}


CHANGES = [
    ("Add a changelog entry for user-facing changes", {"a.py": "A = 2\n"}, {"a.py": "A = 2\n", "CHANGELOG.md": "# b\n"}),
    ("Every screen must have a corresponding ViewModel", {"ui/CartScreen.kt": ROW},
     {"ui/CartScreen.kt": ROW, "ui/CartViewModel.kt": "package a\nclass CartViewModel\n"}),
    ("Each entity has its own repository class", {"src/shop/Cart.ts": ENTITY}, {"src/shop/entities.ts": ENTITY}),
    ("All Composable functions should include a `@Preview`", {"ui/CartScreen.kt": ROW}, {"ui/CartScreen.kt": SEEN}),
    ("Export hooks through `index.ts` files", {"src/hooks/useCart.ts": HOOK},
     {"src/hooks/useCart.ts": HOOK, "src/hooks/index.ts": "export * from './useCart';\n"}),
    ("Each folder under `src/features/` has an `index.ts`", {"src/features/cart/a.ts": "export const a = 1;\n"},
     {"src/features/cart/a.ts": "export const a = 1;\n", "src/features/cart/index.ts": "export * from './a';\n"}),
    ("Every table must have RLS enabled", {"db/1.sql": TABLE.format("a INT")},
     {"db/1.sql": TABLE.format("a INT") + "ALTER TABLE carts ENABLE ROW LEVEL SECURITY;\n"}),
    ("Every table must have RLS enabled", {"db/1.sql": TABLE.format("a INT")},
     {"db/1.sql": TABLE.format("a INT"), "db/2_rls.sql": "ALTER TABLE carts ENABLE ROW LEVEL SECURITY;\n"}),
    ("Add help_text to all model fields", model("a = models.TextField()"), model("a = models.TextField(help_text='a')")),
    ("Add help_text to all model fields", model("a = models.TextField()"), {"db/1.sql": TABLE.format("a INT")}),
    ("Every ForeignKey must specify `related_name`",
     model("a = models.ForeignKey(A, on_delete=models.CASCADE)"), model("a = models.TextField()")),
    ("Use `choices` for status fields", model("status = models.TextField()"), model("status = models.TextField(choices=Status.choices)")),
    ("Use `choices` for status fields",
     model("status = models.TextField()"), model("status = models.ForeignKey(A, on_delete=models.CASCADE)")),
    ("Timestamps must be stored as `timestamptz`",
     {"db/1.ts": ZONED.format("'a'")}, {"db/1.ts": ZONED.format("'a', { withTimezone: true }")}),
    ("Status columns must be enums", {"db/1.sql": TABLE.format("status VARCHAR(9)")}, {"db/1.sql": TABLE.format("status cart_status")}),
    ("Use decimal for money columns", {"db/1.sql": TABLE.format("price real")}, {"db/1.sql": TABLE.format("price DECIMAL(9, 2)")}),
]


@pytest.mark.parametrize(("key", "text", "expected"), READ, ids=[text for _, text, _ in READ])
def test_a_line_is_read_as(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected


@pytest.mark.slow
@pytest.mark.parametrize(("clause", "broken", "kept"), CHANGES)
def test_the_change_that_breaks_it_alone_is_found(clause: str, broken: dict[str, str], kept: dict[str, str]) -> None:
    clause_tells_apart(clause, BASE, broken, kept)

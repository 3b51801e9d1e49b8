"""What guides ask of columns, migrations, what comes along and files of infrastructure, in many words, beside what reads like it; and some
of it held against changes."""

from __future__ import annotations

from typing import Any

import pytest
from shown import shown

from keeper_validate.clause import Clause
from keeper_validate.compare import delta
from keeper_validate.delta import FileChange
from keeper_validate.extract.contexts import Contexts
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.extract.spelling import with_tokens
from keeper_validate.finding import BLOCK
from keeper_validate.law.decision import Decision
from keeper_validate.law.law import Law
from keeper_validate.tree import tree_of
from keeper_validate.verdict import Judged, judge, spelled

MIGRATIONS = "**/{migrations,Migrations,migration,migrate,alembic}/**"
DEFAULTED = "require-shape column fault=required,-default"
ON_DELETE = "require-shape column fault=foreign,-on-delete"
APPENDED = f"append-only file {MIGRATIONS}"
NUMBERED = "require-shape file /^V?\\d{1,}/ in:**/{migrations,Migrations,migration,migrate,alembic}/*.{sql,py,rb,php,js,ts,cs}"
DBT = "~ require-companion file **/models/**/*.sql with:{dir}/*.{yml,yaml} soft"
DROPPED = ("DROP INDEX,drop index,remove_index,*.remove_index,*.drop_index,*.RemoveIndex,*.dropIndex,RemoveIndexConcurrently,"
           "drop_if_exists index,drop unique_index,drop_if_exists unique_index soft")
VARIABLES = "forbid-use token untyped-variable-in-terraform form=construct; forbid-use token undescribed-variable form=construct"
NO_ROWS = "~ forbid-use token /(?i)\\bdelete\\s+from\\s+[\\\"'`\\[]?(?:\\w+\\.)?{}\\b/"


def construct(name: str, some: bool = False) -> str:
    return f"{'~ ' if some else ''}forbid-use token {name} form=construct"


READ = [
    ("constraints", "Every column added to an existing table is nullable or carries a `DEFAULT`.", DEFAULTED),
    ("constraints", "New fields on Django models must have a default or `null=True`.", DEFAULTED),
    ("constraints", "Make new columns nullable or supply a server_default", DEFAULTED),
    ("forbidden", "Adding a required column without a default", DEFAULTED),
    ("constraints", "Foreign keys declare `ON DELETE` explicitly.", ON_DELETE),
    ("constraints", "Every FK must state its `ON DELETE` behaviour (CASCADE, RESTRICT or SET NULL).", ON_DELETE),
    ("constraints", "Always specify `on_delete` on ForeignKey fields", ON_DELETE),
    ("forbidden", "No foreign key without an explicit `onDelete`", ON_DELETE),
    ("constraints", "Keep the index on `shifts.ends_at`.",
     f"~ forbid-remove column ends_at fault=-index was=index of=shifts; forbid-use token {DROPPED}"),
    ("forbidden", "The unique index on `guests.email` must not be removed.",
     f"~ forbid-remove column email fault=-unique was=unique of=guests; forbid-use token {DROPPED}"),
    ("constraints", "`shifts.id` deliberately has `default: nil`; the caller provides it.",
     "forbid-change column id fault=default of=shifts"),
    ("forbidden", "`ledger_lines` rows are never deleted; the audit reads them.", NO_ROWS.format("ledger_lines")),
    ("constraints", "We never delete records from the `orders` table.", NO_ROWS.format("orders")),
    ("forbidden", "Do not mutate `job.status` directly; call `job.advance()`",
     "forbid-use token status form=written(job.status =)"),
    ("forbidden", "Never assign `job.status =`",
     "forbid-use token status form=written(job.status =)"),
    ("forbidden", "Never assign `this.total =`", "forbid-use token total form=written(this.total =)"),
    ("constraints", "Enums are stored as strings, not ordinals.", construct("ordinal-enum")),
    ("constraints", "There is no separate `profiles` table; they live on `users`.", "~ forbid-new table profiles soft"),
    ("forbidden", "Migrations are forward-only and never edited after merge.", APPENDED),
    ("forbidden", "Never edit a migration once it is merged", APPENDED),
    ("forbidden", "Do not touch files in `db/steps` that are already on `main`.", "append-only file db/steps/"),
    ("constraints", "Append new migrations at the end of `steps.ts`; never reorder them.", "append-only file steps.ts"),
    ("constraints", "Commit `tables.ts` and the generated migration together.",
     f"require-companion file in:tables.ts with:{MIGRATIONS} on=change"),
    ("constraints", "Model changes and their migration belong in the same commit",
     f"~ require-companion table with:{MIGRATIONS} on=change"),
    ("constraints", "New migrations append after the baseline; bump `NEWEST` in `db/steps.go` when adding one.",
     f"require-companion file {MIGRATIONS} with:db/steps.go"),
    ("constraints", "A pull request contains a single migration file.", f"~ limit file {MIGRATIONS} max:1 counted=new"),
    ("constraints", "Implement `upgrade()` and `downgrade()` in every revision.", construct("revision-without-downgrade")),
    ("forbidden", "Never leave `downgrade()` as `pass`", construct("empty-downgrade")),
    ("constraints", "Migrations come in pairs: `NNN_name.up.sql` / `NNN_name.down.sql`",
     "require-companion file *.up.sql with:**/{stem}.down.sql"),
    ("constraints", "New exported types must be added to `docs/api.md`", "~ require-companion schema with:docs/api.md soft"),
    ("constraints", "Public API change → update `docs/api.md`", "~ require-companion schema with:docs/api.md soft"),
    ("constraints", "A version bump in `pubspec.yaml` needs a changelog entry",
     "~ require-companion file pubspec.yaml with:CHANGELOG.md on=change soft"),
    ("constraints", "Keep `.env.example` in sync with the variables that the code reads", "require-companion env_var with:.env.example"),
    ("constraints", "Each endpoint has an OpenAPI entry.", "require-companion route with:**/{openapi,swagger}*"),
    ("forbidden", "Public enums take no new case.", "~ forbid-change enum soft"),
    ("constraints", "Evolve the public API additively.", "~ append-only schema|table soft"),
    ("constraints", "Database changes must be additive: new tables and nullable columns.", "~ append-only table soft"),
    ("forbidden", "Proto field numbers are never reused.", "~ append-only schema|table in:*.proto"),
    ("constraints", "`routes/console.php` is deliberately empty and must stay that way.", "forbid-change file routes/console.php"),
    ("forbidden", "Generated Dart (`words*.dart`) is produced by `gen-words` — do not hand-edit these files, edit the source.",
     "forbid-change file words*.dart by=tool"),
    ("forbidden", "Generated code (`*_pb2.py`): no manual edits", "forbid-change file *_pb2.py by=tool"),
    ("constraints", "`variables.tf`: each variable has a description, a type and, where sensible, a default", VARIABLES),
    ("constraints", "Use `#` for single and multi-line comments (not `//` or `/* */`)", construct("slash-comment-in-terraform")),
    ("forbidden", "Never pin provider versions in submodules", "~ forbid-use token pinned-provider in:**/modules/** form=construct"),
    ("constraints", "Terraform resource names use snake_case.", construct("camel-case-in-terraform")),
    ("constraints", "All tasks must use FQCN (Fully Qualified Collection Names)", construct("short-module-name", some=True)),
    ("constraints", "Name every task.", construct("unnamed-task", some=True)),
    ("constraints", "Use lowercase true/false for boolean values", construct("truthy-yaml-value")),
    ("constraints", "Every `command`/`shell` task must set `changed_when`", construct("command-always-changed", some=True)),
    ("constraints", "One-sentence `description` per model in YAML.", DBT),
    ("constraints", "Every dbt model must have `not_null` and `unique` tests on its primary key.", DBT),
    ("forbidden", "Never hardcode table names in models; use `ref` or `source`.", construct("raw-table-reference", some=True)),
    ("constraints", "Every `FROM` line has an explicit tag", construct("untagged-base-image", some=True)),
    ("constraints", "CronJobs set `concurrencyPolicy: Forbid`.", construct("cron-job-with-overlap", some=True)),
    ("constraints", "Compose services have a `healthcheck`.", construct("compose-service-without-healthcheck", some=True)),
    ("forbidden", "No versions in `.csproj` files — use `Directory.Packages.props`.", construct("inline-package-version")),
    ("constraints", "Versions are declared in `libs.versions.toml` only.", construct("inline-gradle-version")),
    ("constraints", "Squashing migrations is not allowed", APPENDED),
    ("constraints", "Don't forget to add new entities to `ShopDbContext`", "require-companion table with:**/*ShopDbContext.cs"),
    ("constraints", "Use `INNER JOIN` explicitly, not `JOIN`", construct("bare-join")),
    ("constraints", "`strict: true` in `tsconfig.json` stays on.",
     "require-shape token compilerOptions.strict=true in:tsconfig.json form=setting"),
]
# told of how things are, of another limit, on a condition, or with another polarity
READ_OTHERWISE = [
    ("constraints", "Nullable columns are shown with a dash in the grid."), ("constraints", "New columns must be nullable or documented"),
    ("constraints", "New columns are nullable or have a default unless the table is empty"),
    ("constraints", "Foreign keys are declared in `schema.sql`."),
    ("constraints", "The index on `shifts.ends_at` speeds up the query."),
    ("constraints", "`tmp_files` rows are never deleted before 24 hours have passed."),
    ("forbidden", "`tmp_files` rows are never deleted by hand, only by the job."),
    ("constraints", "Rows in `shifts` are deleted at night."),
    ("forbidden", "Never mutate `job.status` outside `JobRunner`."), ("forbidden", "Never set `config.yaml` by hand"),
    ("constraints", "`search_vector` is maintained by a trigger"), ("constraints", "There is no `profiles` table yet"),
    ("constraints", "Enums are stored as integers"), ("constraints", "Migrations are never run after merge by hand."),
    ("forbidden", "Migrations may be edited before merge, never run by hand"), ("constraints", "Migrations are run by the deploy job."),
    ("constraints", "`*.g.dart` files are committed."),
    ("constraints", "`src/a.ts` changes often"), ("constraints", "Use `#` for private fields"),
    ("constraints", "Services have a healthcheck"),
    ("constraints", "Environment variables are loaded from `.env` in development."), ("constraints", "Every model has a description."),
    ("constraints", "`routes/api.php` is empty."), ("forbidden", "Never reuse an event id"),
    ("constraints", "Never delete records from `orders` unless the user asked."), ("constraints", "Each job has a name."),
    ("constraints", "The data in `src/a.json` comes from the API; never trust it."),
    ("constraints", "Dates are shown in the user's zone."),
]


@pytest.mark.parametrize(("key", "text", "line"), READ, ids=[text for _, text, _ in READ])
def test_it_is_read_in_whatever_words(key: str, text: str, line: str) -> None:
    assert shown(text, key) == line


@pytest.mark.parametrize(("key", "text"), READ_OTHERWISE, ids=[text for _, text in READ_OTHERWISE])
def test_what_reads_like_it_and_says_something_else_is_not_read(key: str, text: str) -> None:
    assert shown(text, key) == "unchecked"


def test_what_is_recommended_only_warns() -> None:
    assert shown("New columns should be nullable or have a default", "constraints") == f"~ {DEFAULTED} soft"


def test_of_a_number_only_its_presence_is_seen() -> None:
    assert shown("Sequence number must be next available in `migrations/`.", "constraints").startswith(f"~ {NUMBERED}")


def shift(line: str = "ends_at date not null", more: str = "CREATE INDEX by_end ON shifts (ends_at);\n", key: str = "id uuid") -> str:
    return f"CREATE TABLE shifts (\n  {key} primary key,\n  {line}\n);\n{more}"


HELD = [
    ("Keep the index on `shifts.ends_at`.", "db/a.sql", shift(), shift(more=""), [1]),
    ("Keep the index on `shifts.ends_at`.", "db/a.sql", shift(), shift("ends_at timestamptz not null"), []),
    ("Keep the index on `shifts.ends_at`.", "db/a.sql", shift(more=""), shift("ends_at timestamptz not null", more=""), []),
    ("`shifts.id` deliberately has `default: nil`.", "db/a.sql", shift(), shift(key="id uuid default gen_random_uuid()"), [1]),
    ("`shifts.id` deliberately has `default: nil`.", "db/a.sql", shift(), shift(key="id text"), []),
    ("Make new columns nullable or supply a server_default", "db/a.sql", shift(), shift("ends_at date not null,\n  a int not null"), [1]),
    ("Make new columns nullable or supply a server_default", "db/a.sql", shift(), shift("ends_at date not null,\n  a int"), []),
    ("`shifts` rows are never deleted.", "a.py", "", "db.run('DELETE FROM shifts WHERE a = 1')\ndb.run('DELETE FROM shifts_old')\n", [1]),
    ("Never assign `job.status =`", "a.py", "",
     "job.status = 'done'\nif job.status == 'done':\n    self.job.status = DONE\nx = job.status\n", [1, 3]),
    ("Never update `cached_*` columns directly.", "a.rb", "",
     "order.cached_total = 1\nputs order.cached_total == 2\nrun('UPDATE orders SET cached_total = 3')\n",
     [-1, -3]),
    ("Migrations: implement `down()`", "db/migrations/1_a.php", "",
     "<?php\nreturn new class extends Migration {\n  public function up() {}\n};\n", [3]),
    ("Public enums take no new case.", "a.ts", "export enum A { B = 'b' }\n", "export enum A { B = 'b', C = 'c' }\n", [-1]),
    ("Public enums take no new case.", "a.ts", "export enum A { B = 'b' }\n", "export enum A { B = 'b' }\nexport enum D { E = 'e' }\n", []),
    ("Only `#` comments in Terraform", "main.tf", "", "# a\n// b\n", [2]),
    ("No versions in `.csproj` files", "a.csproj", "",
     '<PackageReference Include="A" Version="1" />\n<PackageReference Include="B" />\n', [1]),
]


@pytest.mark.parametrize(("text", "path", "before", "after", "lines"), HELD, ids=[f"{one[0]} {at}" for at, one in enumerate(HELD)])
def test_it_is_found_where_a_change_does_it(text: str, path: str, before: str, after: str, lines: list[int]) -> None:
    decision = Decision(1, "ADR-001", "d.yaml", clauses=(Clause("constraints[0]", "constraints", text, "d.yaml", 1, key="constraints"),))
    law, known = Law("law", decision), dict[Any, Any]()
    trees = [tree_of({path: content.encode()} if content else {}) for content in (before, after)]
    contexts, wanted = Contexts(trees[0]), spelled(law)
    sides = [snapshot(tree, [path], known, contexts=contexts) for tree in trees]
    if wanted:
        sides = [with_tokens(side, tree, wanted, contexts) for side, tree in zip(sides, trees, strict=True)]
    files = (FileChange(path, "changed" if before else "added", "100644", "100644"),)
    verdict = judge(delta(sides[0], sides[1], files), law, Judged("base", "head", "a case", 1, 1), "landing")
    assert [one.line if one.severity == BLOCK else -one.line for one in verdict.findings] == lines

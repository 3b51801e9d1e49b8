"""What mutants of the compiler got past: sentences whose reading hangs on one word, comma or dash."""

from __future__ import annotations

import pytest
from shown import compiled, shown

from keeper_validate.compile.describe import describe

READINGS = [
    ("constraints", "Use existing order_state enum values", "freeze enum order_state"),
    ("forbidden", "new hook: useCart (src/hooks/use-cart.ts)", "forbid-new hook useCart"),
    ("constraints", "No barrel `index.ts`", "~ forbid-new file index.ts"),
    ("forbidden", "Make changes to `.github/` configuration", "forbid-change file .github/"),
    ("constraints", "Must use Badge for status marks", "~ require-use component|import|token Badge"),
    ("constraints", "Do not use print for logging, it floods the output", "~ forbid-use technology print soft"),
    ("constraints", "Views may only import from components and hooks",
     "~ forbid-use import /./ in:**/views/**,**/views.py "
     "allowed=/(^|[\\/.@])components([\\/.:]|$)/,/(^|[\\/.@])hooks([\\/.:]|$)/"),
    ("constraints", "Use Postgres - not Redis", "forbid-use technology redis"),
    ("constraints", "Use toasts - not modals", "forbid-new component modal"),
    ("constraints", "Never touch the `Status` enum or rename it", "~ forbid-change enum Status"),
    ("constraints", "More than 4 tabs", "unchecked"),
    ("constraints", "No modals, prefer panels instead of them", "forbid-new component modal"),
    ("constraints", "No creation or deletion of enums", "~ forbid-remove enum"),
    ("constraints", "No changes or additions to the Status enum", "~ forbid-change enum status; forbid-new enum|member Status"),
    ("constraints", "Migrations in `db/` are immutable once applied",
     "append-only file **/{migrations,Migrations,migration,migrate,alembic}/** in:db/"),
    ("constraints", "Do not use the `AppConfig` file", "forbid-new file AppConfig"),
    ("constraints", "Use camelCase when naming files", "require-shape file camelCase"),
    ("constraints", "Never bypass the client with `fetch()` in `src/ui`", "~ forbid-use technology fetch in:src/ui soft"),
    ("constraints", "No `OrderStatus` import", "forbid-use import OrderStatus"),
    ("constraints", "The modals are slow. Do not add them", "forbid-new component modal"),
    ("constraints", "No component exceeding 5 props", "~ limit prop max:5"),
    ("constraints", "Components never take over 5 props", "~ limit prop max:5"),
    ("constraints", "Views must not import os_utils", "~ forbid-use import|dependency os_utils in:**/views/**,**/views.py"),
    ("constraints", "Page components must stay as they are", "unchecked"),
    ("constraints", "Migrations live in `migrations.sql`", "unchecked"),
    ("constraints", "Prefix hooks with `use`", "require-shape hook use*"),
    ("constraints", "Use pnpm only (not yarn)", "forbid-new file package-lock.json,npm-shrinkwrap.json,yarn.lock,bun.lock,bun.lockb"),
    ("constraints", "Change to the `Status` enum is forbidden", "forbid-change enum Status"),
    ("constraints", "Adding modals is discouraged", "~ forbid-new component modal soft"),
    ("constraints", "Use `App` prefix for components", "require-shape component App*"),
    ("constraints", "Every table needs a `created_at` column", "require-shape table|column column=created_at"),
    ("constraints", "Dependencies are named in kebab-case", "unchecked"),
    ("constraints", "React hooks must live in `src/hooks`", "require-shape hook src/hooks"),
    ("constraints", "Must use `use*` hooks", "require-shape hook use*"),
    ("constraints", "Routes under `/admin` in `src/api` require `requireAdmin`",
     "~ require-shape route /admin in:src/api guard=requireAdmin"),
    ("constraints", "All routes must be guarded except in `src/public`", "~ require-shape route except:src/public guard=*"),
    ("constraints", "All routes outside `/public` must be guarded", "~ require-shape route except:/public,*/public guard=*"),
    ("constraints", "No routes outside `src/auth` without authentication", "~ require-shape route except:src/auth guard=*"),
]
BEGINNINGS = [
    ("No database clients (e.g. Redis)", "forbid-new technology|dependency postgres; forbid-new technology|dependency mysql;"),
    ("Do not use conditionals in tests where it can be avoided such as `if else`",
     "~ forbid-use token condition-in-a-test form=construct soft"),
    ("Controllers may import only from services", "~ forbid-use import /./ in:**/{controllers,controller}/**,"),
    ("Do not remove tests from `src/legacy`", "forbid-remove file **/{test,tests,__tests__,spec}/**,"),
    ("Controllers must be thin (no Redis)", "~ forbid-use technology redis in:**/{controllers,controller}/**,"),
]
WHYS = [
    ("Only zod may be used for validation unless it is a script", "“zod may be” is nothing that structure can show"),
    ("Enums in src are frozen once merged upstream", "“Enums” is behaviour that structure does not show"),
    ("Never bypass the service with raw SQL", "“bypass” is behaviour that structure does not show"),
    ("Use `/users` instead of / for lists", "“/users” is not the name of anything that must be used"),
    ("Do not use `strict` module resolution", "it is not clear what “module resolution” says about “strict”"),
]


@pytest.mark.parametrize(("key", "text", "reading"), READINGS, ids=[text for _, text, _ in READINGS])
def test_a_sentence_is_read_so(key: str, text: str, reading: str) -> None:
    assert shown(text, key) == reading


@pytest.mark.parametrize(("text", "beginning"), BEGINNINGS, ids=[text for text, _ in BEGINNINGS])
def test_a_sentence_is_read_so_to_begin_with(text: str, beginning: str) -> None:
    assert shown(text, "constraints").startswith(beginning)


@pytest.mark.parametrize(("text", "why"), WHYS, ids=[text for text, _ in WHYS])
def test_a_sentence_that_is_not_read_says_so(text: str, why: str) -> None:
    assert compiled(text, "constraints").why == why


def test_a_part_of_an_enum_stands_for_nothing_where_no_enum_is_meant() -> None:
    text = "Never hardcode secrets, ARNs, or environment-specific values. Use CloudFormation parameters, SSM Parameter Store, or "
    text += "AWS Secrets Manager."
    assert {check.soft for check in compiled(text, "constraints").checks} == {False}


@pytest.mark.parametrize("text", ["Always use zod for validation", "Only repositories may access the database"])
def test_what_is_always_or_only_so_is_demanded(text: str) -> None:
    assert {check.soft for check in compiled(text, "constraints").checks} == {False}


def test_what_only_should_be_is_recommended() -> None:
    assert {check.soft for check in compiled("Only repositories should access the database", "constraints").checks} == {True}


def test_what_is_to_be_used_is_what_is_spelled_out() -> None:
    [check] = compiled("All new views must inherit from `BaseView` or Mixin", "constraints").checks
    assert (check.op, check.use) == ("require-shape", "BaseView")


@pytest.mark.parametrize("tail", ["not even toasts", "not Redis", "not in tests"])
def test_what_a_dash_adds_to_a_prohibition_never_stands_in_its_place(tail: str) -> None:
    found = compiled(f"No new modals - {tail}", "constraints")
    assert ["modal" in (check.primitive or check.target or "") for check in found.checks] == [True]


@pytest.mark.parametrize(("text", "said"), [
    ("No imports of `a` or `b`", "no added use of a; no added use of b"),
    ("Only `src/db/` may use Redis", "no added use of redis, except src/db/"),
    ("Every file in `docs/` must begin with a license header",
     "every new file among docs/ begins with a comment that fits /(?i)copyright|licen[cs]e|spdx|\\(c\\)/"),
])
def test_what_a_check_names_is_told(text: str, said: str) -> None:
    assert describe(compiled(text, "constraints")) == said


def test_a_decision_record_alone_waives_what_waits_for_one() -> None:
    asked = ("an ADR", "an ADR and approval", "approval")
    waived = [compiled(f"No new dependencies without {whom}", "constraints").checks[0].waive for whom in asked]
    assert waived == ["**/{decisions,adr,adrs}/**", "**/{decisions,adr,adrs}/**", None]


def test_where_a_decision_record_has_to_stand_it_alone_waives() -> None:
    gates = ("require an ADR", "require an ADR in `docs/adr/`", "require approval")
    waived = [compiled(f"New tables {gate}", "constraints").checks[0].waive for gate in gates]
    assert waived == ["**/{decisions,adr,adrs}/**", "**/{decisions,adr,adrs}/**", None]


def test_what_is_forbidden_itself_is_not_offered_in_its_place() -> None:
    told = [compiled(text, "constraints").checks[0].use for text in ("❌ import `lodash`", "❌ Use Redux", "No Redux (use zustand)")]
    assert told == [None, None, "use zustand"]

"""Two rules in one sentence, lists of places, and what stands around a rule, each beside a look-alike."""

from __future__ import annotations

import pytest
from shown import shown

ROWS = [
    ("constraints", "No new workers", "~ forbid-new file *Worker.*,*{.,-,_}worker.*,**/workers/**"),
    ("constraints", "Workers stay calm", "unchecked"),
    ("forbidden", "new templates", "~ forbid-new file **/templates/**"),
    ("forbidden", "new temptations", "unchecked"),
    ("constraints", "Do not add new CI workflows", "forbid-new file .github/workflows/**"),
    ("constraints", "Do not add new ways of working", "unchecked"),
    ("forbidden", "shipping new components", "forbid-new component"),
    ("forbidden", "new shipping components", "~ forbid-new component shipping"),
    ("forbidden", "setting up new tables", "forbid-new table"),
    ("forbidden", "setting tables", "unchecked"),
    ("constraints", "Never use `axios` in `src/a/`, `src/b/` and `src/c/`", "forbid-use technology axios in:src/a/,src/b/,src/c/"),
    ("constraints", "Enums in `src/a/`, `src/b/` and `src/c/` are append-only", "append-only enum in:src/a/,src/b/,src/c/"),
    ("constraints", "Components in `src/a/`, `src/b/`, and `src/c/` must not import `axios`",
     "~ forbid-use technology axios in:src/a/,src/b/,src/c/"),
    ("constraints", "Hooks in `src/hooks/`, named `useX`", "~ require-shape hook src/hooks/; require-shape hook use*"),
    ("constraints", "Enums (in `src/a/` and `src/b/`) are append-only", "append-only enum in:src/a/,src/b/"),
    ("constraints", "Enums in `src/a/` and in `src/b/` are append-only", "append-only enum in:src/a/,src/b/"),
    ("constraints", "Enums (mostly) are append-only", "append-only enum"),
    ("constraints", "`lodash`, `moment`, `ramda` must not be used",
     "forbid-use technology lodash; forbid-use technology moment; forbid-use technology ramda"),
    ("constraints", "`dayjs` is there already, `moment` must not be added", "forbid-use technology moment"),
    ("forbidden", "new Redux and MobX stores", "forbid-new store redux; forbid-new store mobx"),
    ("forbidden", "new Redux and Postgres", "forbid-use technology redux; forbid-use technology postgres"),
    ("forbidden", "changes outside the `src/a/` and `src/b/` folders",
     "forbid-change file except:src/a/,src/b/; forbid-new file except:src/a/,src/b/"),
    ("constraints", "All routes must start with `/api/v1`, and do not add new tables",
     "forbid-new table; require-shape route /^\\S+ \\/api\\/v1(\\/|$)/"),
    ("constraints", "All tables must have a `created_at` column and new endpoints must be documented in `docs/api.md`",
     "require-shape table|column column=created_at; require-companion route with:docs/api.md"),
    ("constraints", "No new environment variables, `OrderStatus` is append-only", "forbid-new env_var; append-only enum OrderStatus"),
    ("constraints", "No new environment variables; use `date-fns` instead of `moment`", "forbid-new env_var; forbid-use technology moment"),
    ("constraints", "No new tables. No new routes.", "forbid-new table; forbid-new route"),
    ("constraints", "In `src/a/`, no new tables and do not use `axios`",
     "forbid-new table in:src/a/; forbid-use technology axios in:src/a/"),
    ("constraints", "Components in `src/ui/` must have a story. Do not use `axios`",
     "require-companion component in:src/ui/ with:{dir}/{stem}.stories.*; forbid-use technology axios"),
    ("constraints", "Handlers must return typed responses and no `any`", "~ forbid-use token any form=type soft"),
    ("constraints", "When adding a route, update `docs/api.md` and do not use `axios`", "~ forbid-use technology axios soft"),
    ("constraints", "Never use `axios`, always use `fetch`", "forbid-use technology axios"),
    ("forbidden", "`console.log` in `src/` and removing routes", "forbid-use technology console.log in:src/; forbid-remove route"),
    ("forbidden", "renaming enum values and new dependencies", "append-only enum order=free; forbid-new dependency"),
    ("forbidden", "new tables and changes to `src/legacy/`", "forbid-new table; forbid-change file src/legacy/"),
    ("forbidden", "adding columns to `users`; new tables", "forbid-new column users; forbid-new table"),
    ("forbidden", "creating and removing tables", "forbid-new table; forbid-remove table"),
    ("forbidden", "adding tables or columns", "forbid-new table; forbid-new column"),
    ("constraints", "No new tables, please", "forbid-new table"),
    ("constraints", "No new tables until further notice", "forbid-new table"),
    ("constraints", "No new tables until ADR-7 is accepted", "~ forbid-new table human soft"),
    ("constraints", "No new tables, as decided in ADR-012", "forbid-new table"),
    ("constraints", "No new tables as described", "forbid-new table"),
    ("constraints", "Every service has an interface `IFooService`", "~ require-use service soft"),
    ("constraints", "Never use C++ exceptions or try-catch blocks", "~ forbid-use token try-statement form=construct"),
    ("forbidden", "a scripting engine (rhai, mlua)", "~ forbid-use import|dependency rhai soft; forbid-use import|dependency mlua soft"),
    ("constraints", "When adding or changing endpoints, update `docs/api.md`", "require-companion route with:docs/api.md"),
    ("constraints", "No new entity in `db/entities/` without a migration in `db/migrations/`",
     "require-companion table in:db/entities/ with:db/migrations/**"),
    ("constraints", "Configuration keys carry the ACME_ prefix", "require-shape env_var ACME_*"),
    ("constraints", "Never use `<.button>` in `lib/web/`", "forbid-use token|component .button in:lib/web/ form=tag"),
]


@pytest.mark.parametrize(("key", "text", "expected"), ROWS, ids=[f"{key}: {text}" for key, text, _ in ROWS])
def test_several_rules_are_read_as(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected

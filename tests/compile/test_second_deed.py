"""Two deeds behind one negation, and what a change has to be accompanied by, each beside what only looks like it."""

from __future__ import annotations

import pytest
from shown import shown

ROWS = [
    ("Do not add endpoints or modify existing tables", "forbid-new route; forbid-change table"),
    ("Do not rename routes or delete tables without approval", "forbid-remove route human; forbid-remove table human"),
    ("Do not create components or edit `src/ui/`", "forbid-new component; forbid-change file src/ui/"),
    ("Do not modify the schema or add migrations",
     "forbid-change schema; forbid-new file **/{migrations,Migrations,migration,migrate,alembic}/**"),
    ("Never rename or remove routes", "forbid-remove route"),
    ("Do not create tables or change logs", "~ forbid-new table"),
    ("Do not add routes or report pages", "~ forbid-new route; forbid-new page report"),
    ("Do not add new endpoints without updating `docs/api.md`", "~ require-companion route with:docs/api.md"),
    ("Do not add new endpoints without updating `AppRoutes`",
     "~ require-companion route with:**/{AppRoutes,app-routes,app_routes}.*"),
    ("Do not add new endpoints without updating the team", "~ forbid-new route soft"),
    ("No `style` props in `src/` except the two values in `src/Hover.tsx`",
     "~ forbid-use token style in:src/ except:src/Hover.tsx form=attribute human soft"),
    ("No axios in components except in `src/api/`", "~ forbid-use technology axios in:**/components/**,**/ui/** except:src/api/"),
    ("JavaScript source files are not allowed in `src/`", "forbid-new file *.js,*.jsx,*.mjs,*.cjs in:src/"),
    ("Never put `API_KEY` in `src/config.ts`", "forbid-use env_var|token API_KEY in:src/config.ts"),
    ("Do not keep `AuditView`", "gone component|service|schema|table|enum|store|error_type|event|auth_service AuditView"),
    ("Tables where rows are deleted must have `deleted_at`", "~ require-shape table|column column=deleted_at soft"),
    ("Use `const` over `let`", "~ forbid-use token|import let soft"),
    ("Use `match` operators over `switch`", "~ forbid-use token|import switch soft"),
    ("Use `map` over `items`", "unchecked"),
    ("Shared UI components must be placed in `src/app/shared/ui/`", "~ require-shape component src/app/shared/ui/ soft"),
    ("Common components must live in `src/common/`", "~ require-shape component src/common/ soft"),
    ("UI components must be placed in `src/app/shared/ui/`", "require-shape component src/app/shared/ui/"),
    ("Migrations live in `db/migrations/*.sql`",
     "require-shape file db/migrations/*.sql in:**/{migrations,Migrations,migration,migrate,alembic}/**"),
    ("Commands live in `src/commands/{name}.ts`", "~ require-shape file src/commands/*.ts in:*{Command,command}* soft"),
    ("Constants live in `constants.ts`", "unchecked"),
    ("Never edit migration `0007`", "forbid-change file **/0007*"),
    ("Never edit `0007_init.sql`", "forbid-change file 0007_init.sql"),
    ("This directory contains all schemas", "unchecked"),
    ("Lib directory contains all schemas", "require-shape schema **/Lib/**"),
    ("Never edit `Package.resolved`", "forbid-change file Package.resolved"),
    ("Never change `User.resolved`", "forbid-remove field|column|prop|method resolved of=User"),
    ("Never update `cached_total` columns directly",
     "~ forbid-use token cached_total form=written(.cached_total =) soft; "
     "forbid-use token /(?i)\\bupdate\\b.{0,200}\\bset\\s.{0,200}(?<![\\w.])cached_total[\\\"`]?\\s*=/ soft"),
    ("Never change `users` columns", "append-only table users"),
]


@pytest.mark.parametrize(("text", "expected"), ROWS, ids=[text for text, _ in ROWS])
def test_what_stands_behind_one_negation_is_read_as(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected


def test_what_is_forbidden_where_another_should_be_used_is_not_demanded() -> None:
    assert shown("Use raw `Object` type where a generic class should be used") == "~ forbid-use import|token Object soft"
    assert shown("`apiClient` must be used", "constraints") == "unchecked"

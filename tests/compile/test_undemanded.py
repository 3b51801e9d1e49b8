"""Only what demands something blocks: sentences that tell how things are only warn, each beside one that looks alike and blocks."""

from __future__ import annotations

import pytest
from shown import shown

from keeper_validate.clause import Clause
from keeper_validate.compile import compile_clause

TOLD = [
    ("`PanelBodyProps` is shown in `props.md` instead of `Panel.Body.Props`", "~ forbid-use token|import Panel.Body.Props soft"),
    ("Use `PanelBodyProps` instead of `Panel.Body.Props`", "forbid-use token|import Panel.Body.Props"),
    ("No service worker was used.", "~ forbid-use technology service-worker soft"),
    ("No service worker is used.", "forbid-use technology service-worker"),
    ("We had no service worker.", "~ forbid-use technology service-worker soft"),
    ("We have no service worker.", "forbid-use technology service-worker"),
    ("It did not touch `db/schema.sql`.", "~ forbid-change file db/schema.sql soft"),
    ("Do not touch `db/schema.sql`.", "forbid-change file db/schema.sql"),
    ("Simple, no new component.", "~ forbid-new component soft"),
    ("No new component.", "forbid-new component"),
    ("TypeScript strict mode, no `any`", "forbid-use token any form=type"),
    ("Zero runtime dependencies (simpler supply chain)", "~ forbid-new dependency group=main,peer,optional soft"),
    ("Zero new dependencies", "forbid-new dependency"),
    ("Not offline yet — no service worker.", "~ forbid-use technology service-worker soft"),
    ("No service worker.", "forbid-use technology service-worker"),
    ("It does not change domain types.", "~ forbid-change schema in:**/domain/**,**/domains/** soft"),
    ("Do not change domain types.", "~ forbid-change schema in:**/domain/**,**/domains/**"),
    ("using the `ICache` (which keeps some fields)", "~ require-use schema|service|import|token ICache soft"),
    ("Use the `ICache`", "require-use schema|service|import|token ICache"),
    ("Uses `ffmpeg-static` (bundled)", "~ require-use import|dependency|token ffmpeg-static soft"),
    ("Use `ffmpeg-static`", "require-use import|dependency|token ffmpeg-static"),
    ("Extending `Fragment` directly — use `BaseFragment`", "~ require-use component|import|token Fragment soft"),
    ("A package must be part of `dependencies_a` instead of `dependencies_b`.", "forbid-use token|import dependencies_b"),
    ("A stub that matches comments rather than executing SQL.", "~ forbid-use technology raw-sql soft"),
    ("The only exception being old Bootstrap styles.", "unchecked"),
    ("The only exceptions being old Bootstrap styles.", "unchecked"),
    ("The only reason is old Bootstrap styles.", "unchecked"),
    ("The only difference is old Bootstrap styles.", "unchecked"),
    ("The only drawback is old Bootstrap styles.", "unchecked"),
    ("Existing migrations do not change.", "append-only file **/{migrations,Migrations,migration,migrate,alembic}/**"),
    ("We do not use Redis.", "forbid-use technology redis"),
    ("Nothing outside `db/` may import `pg`", "forbid-use import pg except:db/"),
    ("Nobody outside `db/` may import `pg`", "forbid-use import pg except:db/"),
    ("No one outside `db/` may import `pg`", "forbid-use import pg except:db/"),
    ("Ask for approval before adding libraries", "forbid-new dependency human"),
    ("Get approval before adding libraries", "forbid-new dependency human"),
    ("Obtain approval before adding libraries", "forbid-new dependency human"),
    ("Request approval before adding libraries", "forbid-new dependency human"),
    ("Adding a route means updating `docs/api.md`", "require-companion route with:docs/api.md"),
    ("For math operations we use `calc` rather than Sass.", "~ forbid-use technology sass soft; forbid-new file *.scss,*.sass soft"),
    ("We use `calc` for math operations rather than Sass.", "~ forbid-use technology sass soft; forbid-new file *.scss,*.sass soft"),
    ("We use `calc` rather than Sass.", "forbid-use technology sass; forbid-new file *.scss,*.sass"),
    ("The file name is kebab-case", "~ require-shape file kebab-case soft"),
    ("A stub which matches comments rather than executing SQL.", "~ forbid-use technology raw-sql soft"),
    ("Off-the-shelf `caddy` — no custom component", "~ forbid-new component soft"),
    ("This project is a CLI — no SQLite", "forbid-use technology sqlite"),
    ("State: React hooks - no Redux", "forbid-use technology redux"),
    ("A shared key instead of JWT", "~ forbid-use technology jwt soft"),
    ("An API key instead of JWT", "~ forbid-use technology jwt soft"),
    ("Use a shared key instead of JWT", "forbid-use technology jwt"),
    ("No auth services — rejected: too open", "unchecked"),
    ("Use REST instead of GraphQL — rejected for now", "unchecked"),
    ("No new tables. Rejected because of the load.", "unchecked"),
    ("New tables are rejected", "forbid-new table"),
    ("We use this instead of `warn_all`", "~ forbid-use token|import warn_all soft"),
    ("We use that instead of `warn_all`", "~ forbid-use token|import warn_all soft"),
    ("We use it instead of `warn_all`", "~ forbid-use token|import warn_all soft"),
    ("We use `tell` instead of `warn_all`", "forbid-use token|import warn_all"),
    ("No feature flags, no A/B testing, no analytics wired up yet (a script was removed).", "~ forbid-new feature_flag soft"),
    ("Default exports are not permitted", "forbid-use token export default"),
    ("No feature flags", "~ forbid-new feature_flag"),
    ("The schema is append-only", "append-only schema"),
    ("Uses existing AuthService", "require-use auth_service|service|import|token AuthService"),
    ("Reuses Button", "require-use component|import|token Button"),
    ("Extends Card", "require-use component|import|token Card"),
    ("Logging uses winston instead of pino", "forbid-use technology pino"),
    ("Zero changes to `src/legacy/`", "forbid-change file src/legacy/"),
    ("Authentication is required on all routes", "~ require-shape route guard=*"),
    ("Guards are required on all routes", "~ require-shape route guard=*"),
]


@pytest.mark.parametrize(("text", "expected"), TOLD, ids=[text for text, _ in TOLD])
def test_only_a_demand_blocks(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected


def test_the_reason_says_how_to_write_it_so_that_it_blocks() -> None:
    clause = Clause("c[0]", "constraints", "Uses `ffmpeg-static` (bundled)", "d.yaml", 1)
    assert "begin with a verb" in (compile_clause(clause).why or "")

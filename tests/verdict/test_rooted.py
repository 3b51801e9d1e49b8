"""A path in a sentence begins at the root where that has its first folder, else wherever such a path is."""

from __future__ import annotations

import json

import pytest
from repository import Repository

from keeper_validate.change import Request as Selection
from keeper_validate.clause import Check, Clause, Compiled
from keeper_validate.compile import compile_clause
from keeper_validate.reporters import report
from keeper_validate.rooted import rooted
from keeper_validate.validate import Request, validate

DECISION = "keeper_decision:\n  id: ADR-001\n  status: approved\n  {}:\n    - \"{}\"\n"
ENV = "export const a = process.env.A;\n"
ROUTE = "export async function GET() { return Response.json({}); }\n"
TABLE = "from django.db import models\n\n\nclass Cart(models.Model):\n    size = models.IntegerField()\n"
NEXT = '{"dependencies": {"next": "15.0.0"}}\n'
ROWS = [
    ("forbidden", "`process.env` outside of `lib/env.ts`", "apps/web/lib/env.ts", ENV, False),
    ("forbidden", "`process.env` outside of `lib/env.ts`", "apps/web/lib/other.ts", ENV, True),
    ("forbidden", "`process.env` in `lib/`", "apps/web/lib/a.ts", ENV, True),
    ("forbidden", "`process.env` in `apps/web/`", "other/apps/web/a.ts", ENV, False),
    ("forbidden", "`process.env` => forbid-use technology process.env in:lib/**", "apps/web/lib/a.ts", ENV, False),
    ("constraints", "new API routes live under `app/api/v3`", "apps/web/app/api/v3/tags/route.ts", ROUTE, False),
    ("constraints", "new API routes live under `app/api/v3`", "apps/web/app/api/tags/route.ts", ROUTE, True),
    ("constraints", "Tables are declared in `models/`", "src/shop/models/cart.py", TABLE, False),
    ("constraints", "Tables are declared in `models/`", "src/shop/routes/cart.py", TABLE, True),
    ("forbidden", "new files in `lib/legacy/`", "apps/web/lib/legacy/a.ts", ENV, True),
    ("forbidden", "new files in `lib/legacy/`", "apps/web/lib/a.ts", ENV, False),
]


@pytest.mark.parametrize(("key", "text", "path", "source", "breaks"), ROWS, ids=[f"{text} {path}" for _, text, path, _, _ in ROWS])
def test_a_path_is_looked_for_where_the_repository_has_it(
    repository: Repository, key: str, text: str, path: str, source: str, breaks: bool
) -> None:
    repository.commit("start", {"keeper/decisions/001-x.yaml": DECISION.format(key, text), "apps/web/package.json": NEXT})
    repository.stage({path: source})
    verdict = validate(Request(Selection(str(repository.path), staged=True), "2026-01-01", adr="ADR-001"))
    assert (json.loads(report("json", verdict))["findings"] != []) == breaks


def test_what_the_change_brings_to_the_root_moves_no_path(repository: Repository) -> None:
    repository.commit("start", {"keeper/decisions/001-x.yaml": DECISION.format("forbidden", "`process.env` in `lib/`"), "apps/a.ts": ""})
    repository.stage({"lib/own.ts": "export const b = 1;\n", "apps/web/lib/a.ts": ENV})
    verdict = validate(Request(Selection(str(repository.path), staged=True), "2026-01-01", adr="ADR-001"))
    assert [finding.path for finding in verdict.findings] == ["apps/web/lib/a.ts"]


@pytest.mark.parametrize(("written", "meant"), [
    ("lib/env.ts", "**/lib/env.ts"),
    ("src/app/(shop)/[id]/page.tsx", "**/src/app/(shop)/[id]/page.tsx"),
    ("apps/web/**", "apps/web/**"),
    ("/lib/env.ts", "/lib/env.ts"),
    ("./lib", "./lib"),
    ("**/lib/**", "**/lib/**"),
    ("env.ts", "env.ts"),
    ("GET /api/x", "GET /api/x"),
    ("@app/ui/button", "@app/ui/button"),
    ("npm:lodash/fp", "npm:lodash/fp"),
])
def test_only_what_is_written_as_a_path_is_one(written: str, meant: str) -> None:
    clause = Clause("forbidden[0]", "forbidden", "a sentence", "keeper/x.yaml", 3)
    check = Check("forbid-change", ("file",), written, within=(written,), excepted=(written,), companion=written, waive=written)
    found = rooted(Compiled(clause, (check,)), frozenset({"apps", "keeper"})).checks[0]
    assert (found.target, found.within, found.companion, found.waive) == (meant, (meant,), meant, meant)
    assert found.excepted == tuple(dict.fromkeys((written, meant)))


@pytest.mark.parametrize(("written", "meant"), [
    ("database/repos", "database/repos,**/database/repos"),
    ("apps/web", "apps/web"),
    ("@app/ui", "@app/ui"),
    ("axios", "axios"),
    ("react:Component,React.Component", "react:Component,React.Component"),
])
def test_what_is_imported_may_lie_at_any_depth(written: str, meant: str) -> None:
    clause = Clause("forbidden[0]", "forbidden", "a sentence", "keeper/x.yaml", 3)
    check = Check("forbid-use", ("import", "token"), written)
    assert rooted(Compiled(clause, (check,)), frozenset({"apps", "keeper"})).checks[0].target == meant


def test_an_import_by_the_name_of_a_build_leads_to_a_folder_at_any_depth(repository: Repository) -> None:
    paths = '{"compilerOptions": {"paths": {"@shop/db/*": ["./src/database/*"]}}}'
    kept = {"apps/server/tsconfig.json": paths, "apps/server/src/database/repos/cart.ts": "export class Carts {}\n"}
    clause = DECISION.format("forbidden", "Controllers importing from `database/repos`")
    repository.commit("start", {"keeper/decisions/001-x.yaml": clause, **kept})
    repository.stage({
        "apps/server/src/cart.controller.ts": 'import { Carts } from "@shop/db/repos/cart";\n\nexport const carts = Carts;\n',
        "apps/server/src/line.controller.ts": 'import { Carts } from "@shop/db/lines/cart";\n\nexport const lines = Carts;\n',
    })
    verdict = validate(Request(Selection(str(repository.path), staged=True), "2026-01-01", adr="ADR-001"))
    assert [finding.path for finding in verdict.findings] == ["apps/server/src/cart.controller.ts"]


def test_the_frontend_is_where_sources_lie_in_a_repository_that_has_no_other_folder_for_it() -> None:
    clause = Clause("forbidden[0]", "forbidden", "Redis in the frontend", "keeper/x.yaml", 3)
    compiled = compile_clause(clause)
    alone, beside = (rooted(compiled, frozenset(top)).checks for top in ({"src", "server"}, {"src", "web"}))
    assert [(check.within, check.soft) for check in alone[1:]] == [(("src/**",), True)]
    assert set(compiled.checks[0].within) <= set(alone[1].excepted)
    assert beside == compiled.checks


def test_nothing_is_moved_where_the_root_is_not_known() -> None:
    clause = Clause("forbidden[0]", "forbidden", "a sentence", "keeper/x.yaml", 3)
    compiled = Compiled(clause, (Check("forbid-use", ("token",), "any", within=("lib/",)),))
    assert rooted(compiled, frozenset()) is compiled

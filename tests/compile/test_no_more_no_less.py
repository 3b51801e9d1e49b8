"""Readings that once stood and said less or more than the sentence: ranges, second halves, keys of documents, ways in, one column."""

from __future__ import annotations

import pytest
from rule_cases import clause_tells_apart
from shown import shown

HOMES = ("**/{repositories,repository,repos,dal}/**,**/*{Repository,_repository,.repository,-repository,_repo,.repo}.*"
         ",**/{repositories,repository}.*,**/{persistence,db,database,storage}/**")

READINGS = [
    ("constraints", "Never edit migrations 0001-0003", "forbid-change file **/{0001,0002,0003}*"),
    ("constraints", "Never edit migrations `0001` through `0003`", "forbid-change file **/{0001,0002,0003}*"),
    ("forbidden", "editing migrations 0009 to 0011", "forbid-change file **/{0009,0010,0011}*"),
    ("constraints", "Migrations 001 to 003 are frozen", "forbid-change file **/{001,002,003}*"),
    ("constraints", "Never edit migrations 0003-0001", "unchecked"),
    ("constraints", "Never edit migrations 001-00003", "unchecked"),
    ("constraints", "Never edit migration `0007`", "forbid-change file **/0007*"),
    ("constraints", "Hooks start with `use` and return an object", "~ require-shape hook use*"),
    ("constraints", "Hooks must start with `use` or `with`", "require-shape hook use*,with*"),
    ("forbidden", "`privileged: true`",
     "forbid-use token|import privileged: true; forbid-new token privileged=true in:*.yml,*.yaml,*.json,*.toml form=setting"),
    ("forbidden", "privileged: true",
     "forbid-use token|import privileged: true; forbid-new token privileged=true in:*.yml,*.yaml,*.json,*.toml form=setting"),
    ("forbidden", "`a: B.Last`", "forbid-use token|import a: B.Last"),
    ("forbidden", "Adding a `status` column", "forbid-new column /^status$/"),
    ("forbidden", "Adding a `user_id` column", "forbid-new column user_id"),
    ("forbidden", "Changing the `status` column", "forbid-remove column /^status$/"),
    ("forbidden", "new authentication guards", "~ forbid-new auth_service guard"),
    ("forbidden", "new authentication services", "forbid-new auth_service"),
    ("constraints", "Never use `pickle` for untrusted data", "~ forbid-use technology pickle soft"),
    ("constraints", "`app/Domain` must not import from `App\\Models`", "forbid-use import App\\Models in:app/Domain"),
    ("forbidden", "enums (use union types)", "forbid-new enum form=enum"),
    ("forbidden", "new enums (use the shared ones)", "forbid-new enum"),
]


@pytest.mark.parametrize(("key", "text", "expected"), READINGS, ids=[text for _, text, _ in READINGS])
def test_no_more_and_no_less_is_read(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected


def test_who_goes_to_the_database_for_others_may_go_there() -> None:
    assert shown("No direct DB access").startswith(f"forbid-use technology postgres except:{HOMES};")
    assert "except:" not in shown("No direct DB access in controllers")


SQL = "CREATE TABLE a (id int);\n"
ORDERS = "CREATE TABLE orders (id int{});\n"
GUARD = """import {{ Injectable }} from '@nestjs/common';
@Injectable()
export class {} {{ {}() {{ return true; }} }}
"""
POD = "spec:\n  securityContext:\n    privileged: {}\n"
REACHED = "import { Pool } from 'pg';\nexport const pool = new Pool();\n"
TABLE = "<?php\nuse Illuminate\\Support\\Facades\\DB;\nclass A { function f() { return DB::table('x')->get(); } }\n"
CRATES = {
    "crates/core/Cargo.toml": '[package]\nname = "acme-core"\n\n[dependencies]\nacme-api = { path = "../api" }\n',
    "crates/api/Cargo.toml": '[package]\nname = "acme-api"\n', "crates/api/src/lib.rs": "pub fn b() {}\n",
}
WORKSPACE = {
    **CRATES, "crates/core/Cargo.toml": '[package]\nname = "acme-core"\n\n[dependencies]\nacme-api = { workspace = true }\n',
    "Cargo.toml": '[workspace]\n\n[workspace.dependencies.acme-api]\npath = "crates/api"\n',
}
CHANGES = [
    ("Never edit migrations 0001 to 0003", {"migrations/0002_a.sql": SQL, "migrations/0004_b.sql": SQL},
     {"migrations/0002_a.sql": SQL * 2}, {"migrations/0004_b.sql": SQL * 2}),
    ("Never set `privileged: true`", {}, {"deploy/pod.yaml": POD.format("true")}, {"deploy/pod.yaml": POD.format("false")}),
    ("Do not add a `status` column", {"a.sql": ORDERS.format("")}, {"a.sql": ORDERS.format(", status int")},
     {"a.sql": ORDERS.format(", order_status int")}),
    ("No new authentication guards", {}, {"src/admin.guard.ts": GUARD.format("AdminAuthGuard", "canActivate")},
     {"src/auth.ts": GUARD.format("SessionAuthService", "login")}),
    ("`crates/core` must not import from `crates/api`", CRATES, {"crates/core/src/lib.rs": "use acme_api::b;\n"},
     {"crates/core/src/lib.rs": "use acme_util::b;\n"}),
    ("`crates/core` must not import from `crates/api`", WORKSPACE, {"crates/core/src/lib.rs": "use acme_api::b;\n"},
     {"crates/core/src/lib.rs": "use acme_util::b;\n"}),
    ("`app/Domain` must not import from `App\\Models`", {}, {"app/Domain/A.php": "<?php\nuse App\\Models\\User;\nclass A {}\n"},
     {"app/Domain/A.php": "<?php\nuse App\\ModelsKit\\User;\nclass A {}\n"}),
    ("`app/Domain` must not use `App\\Models\\User`", {}, {"app/Domain/A.php": "<?php\nuse App\\Models\\User;\nclass A {}\n"},
     {"app/Domain/A.php": "<?php\nuse App\\Models\\UserId;\nclass A {}\n"}),
    ("No enums (use union types)", {}, {"src/a.ts": "export enum A { X = 'x' }\n"}, {"src/a.ts": "export type A = 'x' | 'y';\n"}),
    ("Controllers must not call `DB::table`", {}, {"app/Http/Controllers/A.php": TABLE}, {"app/Repositories/A.php": TABLE}),
    ("Domain code must not import from infrastructure", {}, {"app/Domain/A.php": "<?php\nuse App\\Infrastructure\\Db;\nclass A {}\n"},
     {"app/Domain/A.php": "<?php\nuse Symfony\\Infrastructure\\Db;\nclass A {}\n"}),
    ("Domain code must not import from infrastructure", {}, {"src/Domain/A.cs": "using Shop.Infrastructure;\nclass A { }\n"},
     {"src/Domain/A.cs": "using System.Infrastructure;\nclass A { }\n"}),
    ("No direct DB access", {}, {"src/ui/a.ts": REACHED}, {"src/db/a.ts": REACHED}),
]


@pytest.mark.parametrize(("clause", "base", "violating", "upheld"), CHANGES, ids=[clause for clause, *_ in CHANGES])
def test_no_more_and_no_less_is_held(clause: str, base: dict[str, str], violating: dict[str, str], upheld: dict[str, str]) -> None:
    clause_tells_apart(clause, base, {**base, **violating}, {**base, **upheld})

"""Calls, syntax, routes, fields and tests that teams ban or want, in many words: what each sentence is read as, what only looks like one,
and where it is found in a source."""

from __future__ import annotations

import pytest
from added import lines_found
from rule_cases import verdict_of
from shown import shown

NESTED, LOGS = "forbid-use token nested-ternary form=construct", "~ forbid-use token interpolated-log form=construct"
SQL, V1 = "~ forbid-use token sql-from-strings form=construct", r"require-shape route /^\S+ \/api\/v1(\/|$)/"
STYLE, XML = "forbid-use token style form=attribute", "forbid-use token xml-doc-comment form=construct"
SVELTE = "forbid-use token|component <script> without lang=ts in:*.svelte form=markup"
TEST = "forbid-use token test-call form=construct"
REVERT, PRAGMA = "forbid-use token revert-string form=construct", "forbid-use token floating-pragma form=construct"
TENANT = "forbid-new field|column /(?i)^(?:tenant|owner)_?(?:id|key|identifier)$/ of=ICurrentUser"
KEPT = r"~ forbid-use token /(?i)\bdelete\s+from\s+[\"'`\[]?(?:\w+\.)?sweeps\b/"
READ = [
    ("Ternaries are never nested.", NESTED),
    ("Nesting ternary operators is forbidden.", NESTED),
    ("At most one level of ternary.", NESTED),
    ("Log messages use message templates with named placeholders, never string interpolation.", LOGS),
    ("Serilog: message templates only, never interpolated strings.", LOGS),
    ("SQL values are always bound as parameters, never interpolated.", SQL),
    ("Queries take every value as a parameter.", SQL),
    ("All queries must be parameterized.", SQL),
    ("Queries are never cached.", "unchecked"),
    ("No `style` attributes in templates.", STYLE),
    ("No `style=` attributes in templates.", STYLE),
    ("No XML comments.", XML),
    ("We don't write `/// <summary>` comments.", XML),
    ("No block comments.", "forbid-use token block-comment form=construct"),
    ("no `//` comments", "forbid-use token slash-comment form=construct"),
    ("Use `//` for comments.", "unchecked"),
    ("All `.svelte` files must have a `<script lang=\"ts\">` block.", SVELTE),
    ("`<script lang=\"ts\">` in every `.svelte` file.", SVELTE),
    ("`.svelte` files may have a `<script lang=\"ts\">` block.", "unchecked"),
    ("`data-testid` on every button.", "forbid-use token|component <button> without data-testid form=markup"),
    ("Every button and input has a `data-testid` attribute.", "forbid-use token|component <button|input> without data-testid form=markup"),
    ("Mount every router under `/api/v1`.", V1),
    ("All routers must be mounted under `/api/v1`.", V1),
    ("`requireAdmin` protects every `/admin` route.", "~ require-shape route /admin guard=requireAdmin"),
    ("API routes depend on the database.", "unchecked"),
    ("Resource names in URLs are plural nouns.", "~ require-shape route plural"),
    ("Never accept `userId` as a path parameter.", r"forbid-new route /[:{<\[*]userId\b/"),
    ("No `tenantId` in the URL: it comes from the token.", r"forbid-new route /[:{<\[*]tenantId\b/"),
    ("Catalog APIs are relative: do not require or expose route/query `listId`.", r"~ forbid-new route /[:{<\[*]listId\b/ soft"),
    ("Never require `listId` in requests.", "unchecked"),
    ("Anti-pattern, do not reintroduce: a tenant/owner key on the shared `ICurrentUser`", TENANT),
    ("Do not add a tenant or owner key to the shared `ICurrentUser`.", TENANT),
    ("No primary key on `Order`.", "unchecked"),
    ("`ICurrentUser` carries no `TenantId`.", "forbid-new field|column TenantId of=ICurrentUser"),
    ("Never assign `task.state =` directly (use `transition_to!`)", "forbid-use token state form=written(task.state =)"),
    ("`task.state` is never set for guests.", "unchecked"),
    ("Never assign to `state.items` outside `src/reducer.ts`.",
     "~ forbid-use token items except:src/reducer.ts form=written(state.items =)"),
    ("`sweeps` rows are never deleted; the daemon resumes from them.", KEPT),
    ("Rows of `sweeps` are never deleted unless the user asks.", "unchecked"),
    ("Use `describe`/`it`, not `test`.", TEST),
    ("Use `it` to run integration tests.", "unchecked"),
    ("Test data comes from factories, never fixtures.",
     "~ forbid-new file **/{test,tests,spec,app,src}/**/fixtures/**/*.{yml,yaml,json},**/{test,tests,spec}/fixtures/**/*.{yml,yaml,json},"
     "**/fixtures/*.{yml,yaml,json} soft"),
    ("Tests come from the team, not fixtures.", "unchecked"),
    ("Never `require` with a string reason; use custom errors.", REVERT),
    ("The pragma is locked.", PRAGMA),
    ("No cascade operators.", "forbid-use token cascade-notation form=construct"),
    ("No hard-coded strings in layouts.", "forbid-use token hardcoded-layout-text form=construct"),
    ("Use `AsyncSession` everywhere — no sync sessions", "forbid-use token sync-session form=construct"),
    ("Do not use value tuples, create classes instead", "forbid-use token tuple-value form=construct"),
    ("Do not declare a schedule in `routes/console.php`.",
     "~ forbid-new token scheduled-declaration in:routes/console.php form=construct"),
    ("MonoBehaviours must not have constructors.", "forbid-new token constructor-of-engine form=construct"),
    ("Constructors are private.", "unchecked"),
    ("Do not close void elements.", "forbid-use token closed-void-element form=construct"),
    ("One alias per line.", "forbid-use token grouped-alias form=construct"),
    ("Flows are collected with `collectSafely()`, not `collectAsState()`.", "forbid-use token|import collectAsState"),
    ("Errors are compared with `errors.Is`, never `==`.", "unchecked"),
    ("register tools through `addTool` with a `toolKind`, never `server.AddTool`", "~ forbid-use token|import server.AddTool soft"),
    ("Register tools with the registry.", "unchecked"),
    ("Use `expectThat()`, not traditional `assert()`", "forbid-use token assert()"),
    ("`var.` may only be referenced in `locals.tf`.", "forbid-use token var.* except:locals.tf"),
    ("Variables are always quoted in shell.", "~ forbid-use token unquoted-variable form=construct"),
    ("Variables are always uppercase.", "unchecked"),
    ("Never pass `userId` to the logger.", "unchecked"),
]
ROUTES = "const app = express();\napp.get('/lists/:listId/items', f);\napp.get('/items', g);\n"
FOUND = [
    ("Never assign `task.state` directly.", "a.rb", "task.state = :done\nif task.state == :done\n  task.name = 1\nend\n", [1]),
    ("`sweeps` rows are never deleted.", "a.py", "run('DELETE FROM sweeps WHERE id = 1')\nrun('DELETE FROM sweeps_old')\n", [1]),
    ("Never accept `listId` as a path parameter.", "a.ts", ROUTES, [2]),
    ("No cascade operators.", "a.dart", "final a = B()..c = 1;\nfinal d = [...e];\n", [1]),
    ("Never `require` with a string reason.", "a.sol", "contract A {\n  function f() external {\n    require(ok, \"no\");\n  }\n}\n", [3]),
    ("Never `require` with a string reason.", "a.sol", "contract A {\n  function f() external {\n    revert Denied();\n  }\n}\n", []),
    ("All `.svelte` files must have a `<script lang=\"ts\">` block.", "a.svelte", "<script>\nlet a = 1\n</script>\n", [1]),
    ("All `.svelte` files must have a `<script lang=\"ts\">` block.", "a.svelte", "<script lang=\"ts\">\nlet a = 1\n</script>\n", []),
    ("All `.svelte` files must have a `<script lang=\"ts\">` block.", "a.vue", "<script>\nlet a = 1\n</script>\n", []),
    ("Use `it`, not `test`.", "a.test.ts", "test('a', () => {});\nit('test', () => {});\n", [1]),
    ("`var.` may only be referenced in `locals.tf`.", "main.tf", "locals {\n  a = var.b\n}\n", [2]),
    ("`var.` may only be referenced in `locals.tf`.", "locals.tf", "locals {\n  a = var.b\n}\n", []),
]


BARE, TENANTED = "from pydantic import BaseModel\n\n\nclass OrderDto(BaseModel):\n    a: int\n{}", "    {}: int\n"
OF_A_TYPE = [
    ("`OrderDto` carries no `tenant_id`.", "tenant_id", True),
    ("`OrderDto` carries no `tenant_id`.", "owner_id", False),
    ("Do not add a tenant or owner key to `OrderDto`.", "owner_id", True),
    ("Do not add a tenant or owner key to `OrderDto`.", "tenant_name", False),
]


@pytest.mark.parametrize(("text", "meant"), READ, ids=[text for text, _ in READ])
def test_a_sentence_is_read(text: str, meant: str) -> None:
    assert shown(text, "constraints") == meant


@pytest.mark.parametrize(("text", "path", "source", "lines"), FOUND, ids=[f"{text} {path} {lines}" for text, path, _, lines in FOUND])
def test_what_breaks_it_is_found_and_what_does_not_is_left(text: str, path: str, source: str, lines: list[int]) -> None:
    assert lines_found(text, path, source) == lines


@pytest.mark.parametrize(("text", "field", "broken"), OF_A_TYPE)
def test_a_type_gets_no_such_field(text: str, field: str, broken: bool) -> None:
    head = BARE.format(TENANTED.format(field))
    case = {"base": {"a.py": BARE.format("")}, "head": {"a.py": head}, "decision": f"constraints: ['{text}']", "stage": "landing"}
    assert bool(verdict_of(case).findings) == broken

"""Shapes of functions, lengths, comments, types and first lines, in the ways different people ask for them, and what only looks so."""

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

FUNCTIONS = [
    ("`db` must be the first parameter of every repository function",
     "~ forbid-use token declared-function:* of *Repository without first db form=construct soft"),
    ("Service methods receive `session: Session` as their first argument",
     "~ forbid-use token declared-function:* of *Service without first session|Session form=construct soft"),
    ("First argument: always `db: AsyncSession`",
     "~ forbid-use token declared-function:* taking db|AsyncSession without first db|AsyncSession form=construct"),
    ("Functions that take a `context.Context` take it as the first parameter",
     "~ forbid-use token declared-function:* taking context.Context without first context.Context form=construct"),
    ("The first parameter of every handler must be `req`",
     "~ forbid-use token declared-function:* of *Handler without first req form=construct soft"),
    ("Async methods take a `CancellationToken` as their last parameter",
     "~ forbid-use token declared-function:* with async without last CancellationToken form=construct soft"),
    ("Repository methods are `@staticmethod` and receive `db: AsyncSession` as first argument",
     "~ forbid-use token declared-function:* of *Repository without @staticmethod form=construct soft; forbid-use token "
     "declared-function:* of *Repository without first db|AsyncSession form=construct soft"),
    ("Async Everything: All Route, Service, and Repository methods must use `async def`.",
     "~ forbid-use token declared-function:* of *Service|*Repository without async in:*.py,*.ts,*.tsx,*.js,*.cs,*.rs form=construct soft"),
    ("All repository methods must be static",
     "~ forbid-use token declared-function:* of *Repository without static|staticmethod in:*.py,*.java,*.cs,*.php,*.ts,*.tsx,*.js "
     "form=construct soft"),
    ("All use cases return `Result<T>`", "~ forbid-use token declared-function:* of *UseCase without return Result form=construct soft"),
    ("Handlers must return `IActionResult`",
     "~ forbid-use token declared-function:* of *Handler without return IActionResult form=construct soft"),
    ("All service methods should return `Promise<Result<T>>`",
     "~ forbid-use token declared-function:* of *Service without return Result form=construct soft"),
    ("Wrap previews in `AppTheme { }`",
     "~ forbid-use token declared-function:* with @Preview|@PreviewLightDark|@PreviewsDayNight|@ThemePreviews without inside "
     "AppTheme in:*.kt form=construct"),
    ("All previews must be wrapped in `AppTheme`",
     "~ forbid-use token declared-function:* with @Preview|@PreviewLightDark|@PreviewsDayNight|@ThemePreviews without inside "
     "AppTheme in:*.kt form=construct"),
    ("Annotate previews with `@PreviewLightDark`",
     "~ forbid-use token declared-function:* with @Preview|@PreviewLightDark|@PreviewsDayNight|@ThemePreviews without "
     "@PreviewLightDark in:*.kt form=construct"),
    ("Keep preview functions private",
     "~ forbid-use token declared-function:* with @Preview|@PreviewLightDark|@PreviewsDayNight|@ThemePreviews without private "
     "in:*.kt form=construct"),
    ("All async tests are marked `@pytest.mark.asyncio`",
     "~ forbid-use token declared-test:* with async without @pytest.mark.asyncio form=construct"),
    ("Test methods must be annotated with `@Test`", "~ forbid-use token declared-test:* without @Test form=construct"),
]
FUNCTIONS_APART = [
    ("Functions return early", "unchecked"),
    ("Service methods return `null` when nothing is found", "unchecked"),
    ("Service methods must never return `Entity`", "unchecked"),
    ("Repository methods that write receive `tx` as first argument", "unchecked"),
    ("The first parameter is optional", "unchecked"),
    ("`id` is the first parameter of `find`", "unchecked"),
    ("Handlers may be static", "unchecked"),
    ("Service methods must be small", "unchecked"),
    ("Wrap all previews in `Theme` except dark ones", "unchecked"),
    ("If a method is private, make it static", "unchecked"),
    ("All use cases return `Result<T>` or throw", "unchecked"),
    ("All handlers receive requests as JSON", "unchecked"),
    ("Repositories return domain entities", "unchecked"),
    ("All composables are private unless exported", "unchecked"),
    ("Keep functions pure", "unchecked"),
    ("All service methods return `Result<T>`. Private helpers are exempt.", "unchecked"),
    ("`db` is passed to every service", "unchecked"),
]
LENGTHS = [
    ("Classes must not exceed 200 lines", "limit token max:200 size=class"),
    ("No class with more than 15 methods", "limit token max:15 size=methods"),
    ("Keep services between 100-300 lines", "limit service max:300 size=service"),
    ("Limit to 3-10 public methods per service", "limit token max:10 size=methods"),
    ("Enforce 250-line max per file; refactor at 200 lines", "~ limit file max:250 size=file"),
    ("Split large modules (>500 lines) into submodules", "limit file max:500 size=file"),
    ("600-line cap per `.swift`.", "limit file in:*.swift max:600 size=file"),
    ("Method Length: Service methods MUST NOT exceed 30 lines",
     "limit token in:**/{services,service}/**,**/*{Service,_service,.service,-service}.*,**/{services,service}.* max:30 size=function"),
    ("Header files should be under 300 lines and source files under 500 lines of code.",
     "~ limit file in:*.h,*.hpp,*.hh max:300 size=file soft; limit file max:500 size=file"),
    ("A user-facing function or interface method must return no more than two values: `(T, error)` (or `(Response, error)`).",
     "~ limit token max:2 size=returns soft"),
    ("If a function takes more than 4 parameters, use an options object", "limit token max:4 size=parameters"),
    ("Functions with more than 3 parameters must take an options object", "limit token max:3 size=parameters"),
    ("Return at most two values from a function", "limit token max:2 size=returns"),
    ("Max nesting: 3 levels", "limit token max:3 size=nesting"),
    ("Avoid nesting deeper than 3 levels", "limit token max:3 size=nesting"),
    ("Interfaces have no more than 5 methods", "limit token max:5 size=methods"),
    ("Line length 100", "limit token max:100 size=line"),
    ("Keep controllers thin (< 100 lines)",
     "limit file in:**/{controllers,controller}/**,**/*{Controller,_controller,.controller}.*,**/{controllers,controller}.* "
     "max:100 size=file of=code"),
    ("Keep files small (~200-300 lines)", "~ limit file max:300 size=file soft"),
    ("Python files ≤ 400 lines, TypeScript files ≤ 300 lines",
     "limit file in:*.py max:400 size=file; limit file in:*.ts,*.tsx max:300 size=file"),
]
LENGTHS_APART = [
    ("Files should be at least 10 lines long", "unchecked"),
    ("This file has 300 lines", "unchecked"),
    ("The function has 3 parameters", "unchecked"),
    ("Show at most 20 lines of output", "unchecked"),
    ("Limit recursion to three levels", "unchecked"),
    ("Commit subject lines must be under 72 characters", "unchecked"),
    ("Files over 500 lines are common", "unchecked"),
    ("Functions longer than 50 lines are a smell", "unchecked"),
    ("Functions can have more than 4 parameters", "unchecked"),
    ("Files larger than 300 lines may be split", "unchecked"),
    ("Read files of more than 500 lines in chunks", "unchecked"),
    ("Functions must be under 50 lines except tests", "unchecked"),
    ("Do not refactor functions under 50 lines", "unchecked"),
    ("Max 3 levels", "unchecked"),
    ("Classes with more than 10 methods", "unchecked"),
    ("Keep descriptions under 200 characters", "unchecked"),
]
BORNE = [
    ("Every public/external function, event, and error MUST have NatSpec:",
     "~ forbid-use token undocumented-solidity-function in:*.sol form=construct; forbid-use token undocumented-solidity-event "
     "in:*.sol form=construct"),
    ("One-sentence behaviour docstring per test function.", "~ forbid-use token undocumented-test in:"
     "**/{test,tests,__tests__,spec,e2e}/**,*.test.*,*.spec.*,*_test.*,test_*.py form=construct"),
    ("Every class and function must have a brief docstring explaining its purpose, arguments, and return types.",
     "~ forbid-use token undocumented-class in:*.py form=construct; forbid-use token undocumented-def in:*.py form=construct"),
    ("Doc comments required on all exported types/functions", "~ forbid-use token undocumented-export form=construct"),
    ("Write Google-style docstrings for public modules, classes, and functions.",
     "~ forbid-use token undocumented-python-module in:*.py form=construct; forbid-use token undocumented-class in:*.py "
     "form=construct; forbid-use token undocumented-def in:*.py form=construct"),
    ("Include JavaDoc comments for public classes and methods.",
     "~ forbid-use token undocumented-exported-type in:*.java form=construct; forbid-use token undocumented-exported-function "
     "in:*.java form=construct"),
    ("Public Items: Every public struct, enum, function, and trait MUST have a docstring (`///`).",
     "~ forbid-use token undocumented-export form=construct; forbid-use token undocumented-exported-type form=construct; "
     "forbid-use token undocumented-exported-function form=construct"),
    ("Every exported component has a TSDoc comment", "~ forbid-use token undocumented-export in:*.ts,*.tsx,*.mts,*.cts form=construct"),
    ("Every exported symbol carries a godoc comment starting with its name",
     "~ forbid-use token undocumented-export in:*.go form=construct"),
    ("Public interfaces and traits are documented", "~ forbid-use token undocumented-exported-type form=construct"),
    ("Strongly type all method parameters and return values.",
     "~ forbid-use token untyped-parameter form=construct; forbid-use token untyped-def form=construct"),
    ("Annotate every parameter of test functions",
     "~ forbid-use token untyped-parameter in:**/{test,tests,__tests__,spec,e2e}/**,*.test.*,*.spec.*,*_test.*,test_*.py form=construct"),
    ("Parameters and return values of every method carry a type declaration",
     "~ forbid-use token untyped-parameter form=construct; forbid-use token untyped-def form=construct"),
    ("Exported functions: explicit return types", "~ forbid-use token public-untyped-def form=construct"),
    ("use type annotations when declaring variables", "~ forbid-use token untyped-variable form=construct"),
]
BORNE_APART = [
    ("JSDoc on exported functions only", "unchecked"),
    ("Docstrings are optional", "unchecked"),
    ("Docstrings should explain why", "unchecked"),
    ("Document complex logic", "unchecked"),
    ("JSDoc comments must be in English", "unchecked"),
    ("Annotate all functions with `@cache`", "unchecked"),
    ("Annotate all tests", "unchecked"),
    ("Explicit return types are optional", "unchecked"),
    ("Omit return types on all private functions", "unchecked"),
    ("All parameters must be of type string", "unchecked"),
    ("Return types must match the interface", "unchecked"),
    ("Functions have types", "unchecked"),
    ("Every function must return the right type", "unchecked"),
    ("All endpoints are documented", "unchecked"),
]
LINES = [
    ("`#![no_std]` everywhere except `xtask`, `fstart-codegen`, and `fstart-device-registry`",
     "~ forbid-use token file-without:no_std in:**/src/lib.rs,**/src/main.rs "
     "except:**/xtask/**,**/fstart-codegen/**,**/fstart-device-registry/** form=construct"),
    ("Include the line `if ( ! defined( 'ABSPATH' ) ) exit;` at the top of all PHP files to prevent direct access.",
     "~ forbid-use token file-without:ABSPATH in:*.php form=construct"),
    ("Contracts: `// SPDX-License-Identifier: AGPL-3.0`",
     "require-shape file in:*.sol header=/SPDX\\-License\\-Identifier:\\ AGPL\\-3\\.0/"),
    ("Guard every PHP file against direct access with `defined('ABSPATH') or die();`",
     "~ forbid-use token file-without:ABSPATH in:*.php form=construct"),
    ("Every Python file must include `from __future__ import annotations`",
     "~ forbid-use token file-without:from+__future__+import+annotations in:*.py form=construct"),
    ("Every crate root must declare `#![forbid(unsafe_code)]`",
     "~ forbid-use token file-without:unsafe_code in:**/src/lib.rs,**/src/main.rs form=construct"),
    ("`#nullable enable` at the top of every C# file", "~ forbid-use token file-without:nullable in:*.cs form=construct"),
    ("Export each handler with `export default`",
     "~ forbid-use token file-without:export+default "
     "in:**/{handlers,handler,routes,api}/**,**/*{Handler,_handler,.handler,-handler}.*,**/{handlers,handler}.* "
     "except:**/api/**/{services,service,models,model,schemas,dtos,dto,repositories,repository,utils,helpers,clients,client}/** "
     "form=construct soft"),
    ("All bash scripts use `set -euo pipefail`", "~ forbid-use token file-without:set+-euo+pipefail in:*.sh,*.bash form=construct"),
]
LINES_APART = [
    ("All scripts use `bash`", "unchecked"),
    ("Every test file must import `pytest`", "unchecked"),
    ("All Rust code uses `cargo fmt`", "~ require-use file in:*.rs soft"),
    ("Every Go file must run through `gofmt`", "unchecked"),
    ("Start the server with `npm run dev`", "unchecked"),
    ("Start each session with `git status`", "unchecked"),
    ("Put shared code in `src/common`", "unchecked"),
    ("All files must use `LF line endings`", "unchecked"),
]
OTHERS = [
    ("All services must implement an interface", "~ forbid-use token declared-class:*Service without base any form=construct soft"),
    ("Domain events must be implemented as `sealed record`s",
     "~ forbid-use token declared-class:*DomainEvent without sealed form=construct soft; forbid-use token "
     "declared-class:*DomainEvent without record in:*.java,*.cs form=construct soft"),
    ("Keep use case classes `internal`", "~ forbid-use token declared-class:*UseCase without internal form=construct soft"),
    ("All `@Observable` classes must be `@MainActor`",
     "~ forbid-use token declared-class:* with @Observable without @MainActor form=construct"),
    ("CancellationToken Propagation: Every async method must accept and pass `CancellationToken`.",
     "~ forbid-use token async-without-cancellation form=construct"),
    ("`// SAFETY:` comment above each `unsafe` block", "~ forbid-use token unexplained-unsafe form=construct"),
    ("Files return a table that defines the plugin configuration.", "~ forbid-use token module-without-return form=construct"),
]
BANNED = [
    ("Never create standalone functions (always use class methods)", "forbid-new token top-level-function form=construct"),
    ("Do not create classes that exist only to wrap one or more `@classmethod` helpers.",
     "~ forbid-new token class-of-statics form=construct"),
    ("Do not set default value for parameters in functions/constructors except `@Composable`",
     "~ forbid-use token default-parameter-value-outside-composables form=construct"),
    ("classes with more than 10 methods", "limit token max:10 size=methods"),
    ("public functions without doc comments", "~ forbid-use token undocumented-exported-function form=construct"),
    ("Never give parameters default values", "~ forbid-use token default-parameter-value form=construct"),
]

ASKED = [*FUNCTIONS, *LENGTHS, *BORNE, *LINES, *OTHERS]
APART = [*FUNCTIONS_APART, *LENGTHS_APART, *BORNE_APART, *LINES_APART]

DB = """class UserRepository:
    def f(self, db, a):
        pass

    def g(self, a, db):
        pass


class Other:
    def h(self, a):
        pass
"""
FOUND = [
    ("`db` must be the first parameter of every repository function", "a.py", DB, [-5]),
    ("`ctx context.Context` is always the first parameter", "a.go",
     "package a\n\nfunc f(ctx context.Context, a int) {}\n\nfunc g(a int, ctx context.Context) {}\n\nfunc h(a int) {}\n", [5]),
    ("Preview functions must be private", "a.kt",
     "@Preview\n@Composable\nprivate fun A() { B() }\n\n@Preview\n@Composable\nfun C() { B() }\n", [5]),
    ("Wrap previews in `AppTheme { }`", "a.kt",
     "@Preview\n@Composable\nprivate fun A() { AppTheme { B() } }\n\n@Preview\n@Composable\nprivate fun C() { B() }\n", [5]),
    ("All use cases return `Result<T>`", "a.ts",
     "class UserUseCase {\n  run(a: string): Promise<Result<B>> { return f(a) }\n  go(a: string): B { return f(a) }\n"
     "  private own(a: string): B { return f(a) }\n}\n", [-3]),
    ("Functions return at most two values", "a.go",
     "package a\n\nfunc f() (int, string, error) { return 1, \"\", nil }\n\nfunc g() (int, error) { return 1, nil }\n", [3]),
    ("At most 2 public methods per class", "a.py",
     "class A:\n    def a(self): pass\n    def b(self): pass\n    def c(self): pass\n\n\n"
     "class B:\n    def a(self): pass\n    def _b(self): pass\n    def __init__(self): pass\n", [1]),
    ("Maximum nesting depth is 2", "a.ts",
     "function f() {\n  if (a) { for (;;) { while (b) {} } }\n}\n"
     "function g() {\n  if (a) {} else if (b) {} else if (c) { if (d) {} }\n}\n", [1]),
    ("Keep services under 4 lines", "src/user.service.ts",
     "export class UserService {\n  a() {}\n  b() {}\n  c() {}\n  d() {}\n}\n", [1]),
    ("NatSpec is required for all external functions", "a.sol",
     "contract A {\n    /// @notice a\n    function f() external {}\n    function g() external {}\n    function h() internal {}\n}\n", [4]),
    ("Every test must have a docstring that says what it checks", "test_a.py",
     "def test_a():\n    \"\"\"A.\"\"\"\n\n\ndef test_b():\n    pass\n", [5]),
    ("All PHP files begin with `defined('ABSPATH') || exit;`", "a.php", "<?php\nf();\n", [1]),
    ("All PHP files begin with `defined('ABSPATH') || exit;`", "a.php", "<?php\ndefined( 'ABSPATH' ) or die;\nf();\n", []),
    ("`#![no_std]` in every crate except `xtask`", "crates/a/src/lib.rs", "fn a() {}\n", [1]),
    ("`#![no_std]` in every crate except `xtask`", "crates/a/src/lib.rs", "#![no_std]\nfn a() {}\n", []),
    ("`#![no_std]` in every crate except `xtask`", "xtask/src/main.rs", "fn a() {}\n", []),
    ("All handlers must use `export default`", "src/handlers/user-handler.ts", "export const a = 1;\n", [-1]),
    ("All handlers must use `export default`", "src/handlers/user_handler.py", "A = 1\n", []),
    ("All services must implement an interface", "A.java", "class AService {}\nclass BService implements B {}\n", [-1]),
    ("Lua modules return a table", "a.lua", "local M = {}\nM.a = 1\n", [1]),
    ("Lua modules return a table", "a.lua", "local M = {}\nreturn M\n", []),
]


@pytest.mark.parametrize(("text", "expected"), ASKED, ids=[text for text, _ in ASKED])
def test_a_shape_is_asked_for_in_many_ways(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected


@pytest.mark.parametrize(("text", "expected"), BANNED, ids=[text for text, _ in BANNED])
def test_a_shape_is_forbidden_in_many_ways(text: str, expected: str) -> None:
    assert shown(text, "forbidden") == expected


@pytest.mark.parametrize(("text", "expected"), APART, ids=[text for text, _ in APART])
def test_what_only_reads_like_it_is_none(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected


@pytest.mark.parametrize(("text", "path", "source", "lines"), FOUND, ids=[f"{text} in {path}: {lines}" for text, path, _, lines in FOUND])
def test_it_is_found_where_it_is_added(text: str, path: str, source: str, lines: list[int]) -> None:
    decision = Decision(1, "ADR-001", "d.yaml", clauses=(Clause("constraints[0]", "constraints", text, "d.yaml", 1, key="constraints"),))
    law, known = Law("law", decision), dict[Any, Any]()
    trees = [tree_of({name: content.encode() for name, content in one.items()}) for one in ({"README.md": "a\n"}, {path: source})]
    contexts = Contexts(trees[0])
    wanted = spelled(law)
    sides = [snapshot(tree, [path], known, contexts=contexts) for tree in trees]
    if wanted:
        sides = [with_tokens(side, tree, wanted, contexts) for side, tree in zip(sides, trees, strict=True)]
    made = delta(sides[0], sides[1], (FileChange(path, "added", "100644", "100644"),))
    verdict = judge(made, law, Judged("base", "head", "a case", 1, 1), "landing")
    assert [one.line if one.severity == BLOCK else -one.line for one in verdict.findings] == lines

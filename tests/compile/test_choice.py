"""One thing in place of another, and what is chosen, refused or left: how teams put it, beside what only looks like it."""

from __future__ import annotations

from typing import Any

import pytest
from shown import compiled, shown

from keeper_validate.clause import Clause
from keeper_validate.compare import delta
from keeper_validate.delta import FileChange
from keeper_validate.extract.contexts import Contexts
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.extract.spelling import with_tokens
from keeper_validate.law.decision import Decision
from keeper_validate.law.law import Law
from keeper_validate.tree import tree_of
from keeper_validate.verdict import Judged, judge, spelled

REDUX = "forbid-use technology redux"

INSTEAD = (
    ("constraints", "Use `any` over `interface{}`.", r"forbid-use token /\binterface\{\}/"),
    ("constraints", "Follow Go 1.25 idioms; use `any` over `interface{}`", r"forbid-use token /\binterface\{\}/"),
    ("forbidden", "Use `any` over `interface{}`", r"forbid-use token /\binterface\{\}/"),
    ("forbidden", "Follow Go 1.25 idioms; use `any` over `interface{}`", r"forbid-use token /\binterface\{\}/"),
    ("constraints", "Write `io.ReadAll` over `ioutil.ReadAll`.", "forbid-use token|import ioutil.ReadAll"),
    ("constraints", "Use `clock.Now` instead of the built-in `time.Now` function.", "forbid-use token|import time.Now"),
    ("constraints", "Use `env.Get` instead of built in `acme.Getenv` functions.", "forbid-use token|import acme.Getenv"),
    ("forbidden", "Use `clock.Now()` instead of `time.Now()`", "forbid-use token|import time.Now"),
    ("forbidden", "Call `clock.Now()` rather than `time.Now()`.", "forbid-use token|import time.Now"),
    ("forbidden", "New code must use `clock.Now()` instead of `time.Now()`.", "forbid-use token|import time.Now"),
    ("forbidden", "Whenever needed, use `env.Lookup` or `env.Get` instead of built in `acme.Getenv` functions.",
     "~ forbid-use token|import acme.Getenv soft"),
    ("constraints", "Keep it testable; use `clock.Now()` instead of `time.Now()`", "forbid-use token|import time.Now"),
    ("constraints", "Logging goes through `logger.info()` rather than `console.log()`.", "forbid-use technology console.log"),
    ("constraints", "Errors are logged with `logger.error()`, not `console.error()`.", "forbid-use token|import console.error"),
    ("constraints", "Substitute `dayjs()` for `moment()`.", "forbid-use technology moment"),
    ("constraints", "Instead of `moment`, use one of the following:", "forbid-use technology moment"),
    ("constraints", "Use the `foocr` crate, not quuxlib.", "~ forbid-use token|import quuxlib soft"),
    ("forbidden", "OCR: use the `foocr` crate (pure Rust), not quuxlib (requires C bindings)", "~ forbid-use token|import quuxlib soft"),
    ("constraints", "OCR: use the `ocrs` crate, not tesseract", "forbid-use technology tesseract"),
    ("constraints", "HTTP: httpx (not requests)", "forbid-use technology requests"),
    ("constraints", "We use Zustand over Redux here", "~ forbid-use technology redux soft"),
)

FORMS = (
    ("constraints", "`.format()` strings, not f-strings.", "forbid-use token f-string form=construct"),
    ("forbidden", "`.format()` strings, not f-strings.", "forbid-use token f-string form=construct"),
    ("constraints", "a plain `if`/`else`, never `x if c else y`", "forbid-use token ternary-expression form=construct"),
    ("constraints", "No `a ? b : c`.", "forbid-use token ternary-expression form=construct"),
    ("constraints", "named exports, never default exports", "forbid-use token export default"),
    ("constraints", "async/await, not promise chains", "forbid-use token *.then"),
)

EXCHANGED = (
    ("constraints", "We will switch from Redux to Zustand.", REDUX),
    ("constraints", "We have migrated from Redux to Zustand.", REDUX),
    ("constraints", "Moved from Redux to Zustand.", REDUX),
    ("constraints", "Redux is replaced with Zustand.", REDUX),
    ("constraints", "Redux was removed in favour of Zustand.", REDUX),
    ("constraints", "Zustand replaces Redux.", REDUX),
    ("constraints", "Deprecate Redux in favor of Zustand.", REDUX),
    ("constraints", "Drop Redux in favour of signals.", REDUX),
    ("constraints", "We chose Zustand over Redux.", REDUX),
    ("forbidden", "We chose Zustand over Redux.", REDUX),
    ("constraints", "Zustand was chosen over Redux.", f"~ {REDUX} soft"),
    ("constraints", "We're moving away from Redux.", REDUX),
    ("constraints", "axios has been removed in favor of native fetch.", "forbid-use technology axios"),
    ("constraints", "Move from REST Assured to WebTestClient.", "forbid-use technology rest-assured"),
)

REFUSED = (
    ("constraints", "We explicitly reject Redux/MobX stores.", "forbid-use technology redux; forbid-use technology mobx"),
    ("forbidden", "We explicitly reject Gherkin/Cucumber layers.", "forbid-use technology cucumber; forbid-new file *.feature"),
    ("constraints", "Redux is explicitly rejected.", REDUX),
    ("constraints", "Kafka was ruled out as too heavy.", "forbid-use technology kafka"),
    ("constraints", "We decided against Redux.", REDUX),
    ("constraints", "Redux is no longer allowed.", REDUX),
    ("constraints", "We have stopped using Redux.", REDUX),
    ("constraints", "We deliberately do not use Redux.", REDUX),
    ("constraints", "The Lombok library must be removed.", "~ gone dependency maven:org.projectlombok:lombok"),
)

CHOSEN = (
    ("constraints", "pytest is the single test framework.", "~ forbid-use technology unittest; forbid-use technology nose-tests"),
    ("constraints", "The sole test framework is pytest.", "~ forbid-use technology unittest; forbid-use technology nose-tests"),
    ("constraints", "always use vite as build tool", "~ forbid-use technology webpack; forbid-use technology parcel"),
    ("constraints", "Use Redis as the cache.", "~ forbid-use technology memcached soft"),
    ("constraints", "Sentry was selected for error tracking.", "~ forbid-use technology bugsnag soft; forbid-use technology rollbar soft"),
    ("constraints", "Only use libraries that are already installed.", "forbid-new dependency"),
)

# what begins like this holds what is named besides
HELD = (
    ("constraints", "PostgreSQL only.", "mysql"),
    ("constraints", "PostgreSQL via Prisma as the single database", "drizzle"),
    ("constraints", "Use PostgreSQL exclusively.", "mysql"),
    ("constraints", "Tailwind only", "styled-components"),
    ("forbidden", "Decision: Use plain HTML, CSS, and JavaScript with no build step and no framework.", "react"),
    ("constraints", "Vanilla JS without frameworks or build tools.", "webpack"),
    ("constraints", "No global store library in the MVP.", "zustand"),
    ("constraints", "We have decided against an ORM.", "prisma"),
    ("constraints", "Replace hard-coded colors with semantic variables.", "0-9a-fA-F"),
)

LOOK_ALIKES = (
    ("constraints", "`any` is an alias for `interface{}`."),
    ("constraints", "Explain why `any` was used instead of `interface{}`."),
    ("constraints", "You can use `any` instead of `interface{}`."),
    ("constraints", "We evaluated Prisma instead of Drizzle."),
    ("constraints", "We considered Redux over Zustand."),
    ("constraints", "We may switch from Redux to Zustand."),
    ("constraints", "Switching from Redux to Zustand would take a month."),
    ("constraints", "Redux could be replaced by Zustand."),
    ("constraints", "Zustand does not replace Redux."),
    ("constraints", "Once Lombok is removed, delete the plugin."),
    ("constraints", "Redis keys must be removed."),
    ("constraints", "Replace `foo()` with the name of your own function."),
    ("constraints", "Use `map` over `items`"),
    ("constraints", "No arrays of `Foo` are embedded in a response"),
    ("constraints", "Data is moved from Postgres to S3 nightly."),
    ("constraints", "The server rejects GraphQL queries that are too deep."),
    ("constraints", "We reject GraphQL queries that are too deep."),
    ("constraints", "We stopped using Lombok in the demo app."),
    ("constraints", "JSONB: PostgreSQL only"),
    ("constraints", "Use Redis only"),
    ("constraints", "Use Postgres"),
    ("constraints", "Always use Tailwind"),
    ("constraints", "PostgreSQL is the default database."),
    ("constraints", "The only database with tests is PostgreSQL."),
    ("constraints", "This module has `.format()` strings, not f-strings."),
    ("constraints", "f-strings or `.format()`, whichever reads better."),
    ("constraints", "Composition, not inheritance"),
    ("constraints", "No framework is perfect."),
    ("constraints", "No build step runs in CI."),
    ("constraints", "Hard-coded colors are replaced at build time."),
    ("constraints", "Use the `chrono` crates, not timestamps."),
    ("forbidden", "Use Redux instead of Zustand"),
)


@pytest.mark.parametrize(("key", "text", "expected"), (*INSTEAD, *FORMS, *EXCHANGED, *REFUSED, *CHOSEN))
def test_what_is_put_in_the_place_of_another_is_its_ban(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected


@pytest.mark.parametrize(("key", "text", "rival"), HELD)
def test_what_alone_is_chosen_bans_its_rivals(key: str, text: str, rival: str) -> None:
    assert rival in shown(text, key)


@pytest.mark.parametrize(("key", "text"), LOOK_ALIKES)
def test_what_only_tells_of_two_things_bans_neither(key: str, text: str) -> None:
    assert not any(check.op.startswith(("forbid", "gone")) for check in compiled(text, key).checks)


def test_a_gerund_among_what_is_forbidden_is_what_is_forbidden() -> None:
    assert shown("Using axios instead of `fetch`", "forbidden") == "forbid-use technology axios"
    assert shown("axios over `fetch`", "forbidden") == "forbid-use technology axios"


FOUND = [
    ("Use `any` over `interface{}`.", "a/a.go", "package a\n\nfunc f(x interface{}) {}\n", [3]),
    ("Use `any` over `interface{}`.", "a/a.go", "package a\n\nfunc f(x any) {}\n\ntype R interface{ Read() }\n", []),
    ("a plain `if`/`else`, never `x if c else y`", "a/a.py", "def f(c):\n    return 1 if c else 2\n", [2]),
    ("a plain `if`/`else`, never `x if c else y`", "a/a.py", "def f(c):\n    if c:\n        return [d for d in c if d]\n", []),
    ("`.format()` strings, not f-strings.", "a/a.py", "def f(c):\n    return f'{c}'\n", [2]),
    ("`.format()` strings, not f-strings.", "a/a.py", "def f(c):\n    return '{}'.format(c)\n", []),
    ("async/await, not promise chains", "a/a.ts", "export const f = () => load().then((x) => x);\n", [1]),
    ("async/await, not promise chains", "a/a.ts", "export const f = async () => await load();\nexport const then = 1;\n", []),
    ("We explicitly reject Gherkin/Cucumber layers.", "a/a.ts", "import { Given } from '@cucumber/cucumber';\nGiven('x', f);\n", [1]),
    ("We explicitly reject Gherkin/Cucumber layers.", "features/a.feature", "Feature: a\n", [1]),
    ("We explicitly reject Gherkin/Cucumber layers.", "a/a.test.ts", "import { test } from 'vitest';\ntest('given x', f);\n", []),
    ("OCR: use the `ocrs` crate, not tesseract", "a/a.py", "import pytesseract\n", [1]),
    ("OCR: use the `ocrs` crate, not tesseract", "a/a.py", "import ocr\n", []),
]


@pytest.mark.parametrize(("text", "path", "source", "lines"), FOUND)
def test_what_is_rejected_is_found_and_what_is_chosen_is_not(text: str, path: str, source: str, lines: list[int]) -> None:
    decision = Decision(1, "ADR-001", "d.yaml", clauses=(Clause("constraints[0]", "constraints", text, "d.yaml", 1, key="constraints"),))
    law, known = Law("law", decision), dict[Any, Any]()
    trees = [tree_of({}), tree_of({path: source.encode()})]
    contexts = Contexts(trees[0])
    sides = [snapshot(tree, [path], known, contexts=contexts) for tree in trees]
    if wanted := spelled(law):
        sides = [with_tokens(side, tree, wanted, contexts) for side, tree in zip(sides, trees, strict=True)]
    files = (FileChange(path, "added", "100644", "100644"),)
    verdict = judge(delta(sides[0], sides[1], files), law, Judged("base", "head", "a case", 1, 1), "landing")
    assert [one.line for one in verdict.findings] == lines

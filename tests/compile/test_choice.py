"""One thing in place of another, and what is chosen, refused or left: how teams put it, beside what only looks like it."""

from __future__ import annotations

import pytest
from shown import compiled, shown

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

"""Rules as they stand beside those that are tested already, said in other words or of other things, each with a look-alike that says less.
`…`: more of the same."""

from __future__ import annotations

import pytest
from shown import shown

ROWS = [
    # what is taken out of a module
    ("forbidden", "Do not import `act` from `react-dom/test-utils`", "forbid-use import react-dom/test-utils:act"),
    ("forbidden", "Do not use Next.js `<Image>` from `next/legacy/image`",
     "forbid-use import next/legacy/image:Image; forbid-use import next/legacy/image:default"),
    ("constraints", "Never import `useRouter` or `Router` from `next/router`",
     "forbid-use import next/router:useRouter; forbid-use import next/router:Router; forbid-use import next/router:default"),
    ("constraints", "Do not import helpers from `@acme/kit`", "unchecked"),
    ("constraints", "Never read `users` from `src/db/users.ts`", "~ forbid-use token|import users soft"),
    # what is new only with something else, and what goes its own way
    ("forbidden", "New packages only with strong justification.", "forbid-new dependency human"),
    ("constraints", "New routes only with a test", "~ require-companion route with:…"),
    ("constraints", "New ideas only with a test", "unchecked"),
    ("constraints", "Backend and frontend changes go into separate PRs",
     "~ require-shape file in:{backend,server,api}/**,**/{backend,server}/** apart=…"),
    ("constraints", "Invoices and receipts go into separate folders", "unchecked"),
    ("forbidden", "A PR that touches `docs/adr/` must not change anything under `core/`.", "require-shape file in:docs/adr/ apart=core/"),
    ("constraints", "If `package.json` changes, include the updated `pnpm-lock.yaml` in the same commit.",
     "~ require-companion file package.json with:pnpm-lock.yaml on=change"),
    ("constraints", "If the mood changes, include the updated `pnpm-lock.yaml` in the same commit.", "unchecked"),
    # what is not to be taken from there, left there or brought back
    ("forbidden", "Import from the source file directly, never through an index.ts barrel",
     "forbid-use import */index,*/index.ts,*/index.js"),
    ("forbidden", "No `debugger` left in components", "~ forbid-use token debugger in:**/components/**,**/ui/**"),
    ("forbidden", "`Model<T>` and `View<T>` are gone, they should NEVER be used.",
     "forbid-use token|import Model; forbid-use token|import View"),
    ("constraints", "`Model<T>` and `View<T>` are gone, and nobody misses them.", "unchecked"),
    ("forbidden", "Use `data()` for errors, `json()` is off limits", "forbid-use token|import json"),
    ("forbidden", "The v2 `aws-sdk` must not come back", "forbid-use technology aws-sdk"),
    ("constraints", "The old days must not come back", "unchecked"),
    ("forbidden", "No other HTTP client than the one in `src/api`", "forbid-use technology axios except:src/api; …"),
    ("constraints", "LLM calls go to Anthropic only.", "~ forbid-use technology openai; …"),
    ("constraints", "LLM calls go to the queue only.", "unchecked"),
    ("forbidden", "Run raw SQL in controllers", "~ forbid-use technology raw-sql in:**/{controllers,controller}/**,…"),
    ("forbidden", "Run the tests in controllers", "unchecked"),
    ("constraints", "Only append values to existing enums", "append-only enum"),
    ("constraints", "Only append values to the list", "unchecked"),
    ("constraints", "Packages of the domain stay free of runtime dependencies",
     "~ forbid-new dependency group=main,peer,optional soft"),
    ("constraints", "The calendar stays free of appointments", "unchecked"),
]


@pytest.mark.parametrize(("field", "text", "expected"), ROWS, ids=[text for _, text, _ in ROWS])
def test_a_rule_that_stands_beside_others(field: str, text: str, expected: str) -> None:
    known, more, _ = expected.partition("…")
    assert shown(text, field).startswith(known) if more else shown(text, field) == expected

"""Lines of guides in which words beside what is forbidden limit it, each beside one that says as much and forbids it all. `~`: only some
violations show; `soft`: a warning."""

from __future__ import annotations

import pytest
from shown import TEST_PLACES, shown

TESTS = f"in:{TEST_PLACES}"
ROWS = [
    ("constraints", "`trpc/` is frozen: no new mutations", "~ forbid-change file trpc/ soft"),
    ("constraints", "`legacy/` is frozen (only bug fixes)", "~ forbid-change file legacy/ soft"),
    ("constraints", "`trpc/` is frozen: do not touch it", "forbid-change file trpc/"),
    ("constraints", "Use .concat() instead of push().apply()", "unchecked"),
    ("constraints", "Never use zip().flat()", "unchecked"),
    ("constraints", "Never use flat()", "forbid-use token flat()"),
    ("constraints", "Never use list.flat()", "forbid-use token|import list.flat"),
    ("constraints", "Code that calls the billing service must use `billingFetch` instead of `fetch`", "~ forbid-use technology fetch soft"),
    ("constraints", "Use `billingFetch` instead of `fetch`", "forbid-use technology fetch"),
    ("constraints", "Do not write everything in `index.tsx`", "unchecked"),
    ("constraints", "Never create `index.tsx`", "forbid-new file index.tsx"),
    ("constraints", "Never add anything to `legacy/`", "forbid-new file legacy/"),
    ("constraints", "No `vendor` directory", "forbid-new file **/vendor/**"),
    ("constraints", "Never import from the `legacy` folder", "forbid-use import **/legacy/**"),
    ("constraints", "We do not use a `lib` directory",
     "forbid-new file **/lib/**"),
    ("constraints", "Never import `legacy`", "forbid-use import legacy"),
    ("constraints", "Use these instead of hand-rolled components", "~ forbid-new component soft"),
    ("constraints", "Use `Panel` instead of hand-rolled components", "~ forbid-new component soft"),
    ("constraints", "Extend existing services instead of creating new services", "forbid-new service"),
    ("constraints", "All stores in `src/stores/` must:", "unchecked"),
    ("constraints", "All stores must live in `src/stores/`:", "require-shape store src/stores/"),
    ("constraints", "Only register OWNER/GUEST as needed", "unchecked"),
    ("constraints", "Only add enum values", "append-only enum"),
    ("constraints", "App code must never read or write the `RATE_LIMITS` keys (`src/limits.ts`)", "unchecked"),
    ("constraints", "Never edit `src/limits.ts`", "forbid-change file src/limits.ts"),
    ("constraints", "Unit tests: no Redis", f"~ forbid-use technology redis {TESTS} soft"),
    ("constraints", "Tests: no Redis", f"forbid-use technology redis {TESTS}"),
    ("constraints", "Always import from the source, not index files", "~ forbid-new file index.{ts,tsx,js,jsx,mjs} soft"),
    ("constraints", "No index files", "~ forbid-new file index.{ts,tsx,js,jsx,mjs}"),
    ("constraints", "Never import from index files", "forbid-use import */index,*/index.ts,*/index.js"),
    ("constraints", "Never rely on local `.sql` files", "~ forbid-new file *.sql soft"),
    ("constraints", "Never add `.sql` files", "forbid-new file *.sql"),
    ("constraints", "Sample domains must be `.example` — never `.test`", "~ forbid-use token .test soft"),
    ("constraints", "Never use `.unwrap`", "forbid-use token .unwrap"),
    ("constraints", "No new dependencies for trivial logic", "~ forbid-new dependency *trivial* soft"),
    ("constraints", "No new dependencies", "forbid-new dependency"),
    ("constraints", "Do not invent new namespaces", "~ forbid-use token namespace soft"),
    ("constraints", "Do not use namespaces", "forbid-use token namespace"),
    ("constraints", "No `time.sleep()` in request-handling code", "~ forbid-use technology thread-sleep soft"),
    ("constraints", "No `time.sleep()` in worker code", "~ forbid-use technology thread-sleep in:**/{workers,worker,jobs}/**"),
    ("constraints", "We will use `express-rate-limit` in our application", "unchecked"),
    ("constraints", "No Turso tables", "forbid-new table"),
    ("constraints", "No new dev dependencies", "forbid-new dependency group=dev,test,tests,docs,lint,build"),
    ("constraints", "No new runtime dependencies", "forbid-new dependency group=main,peer,optional"),
    ("constraints", "Remove Memcached, not Redis", "~ forbid-use technology redis soft"),
    ("constraints", "Use Redis, not Memcached", "forbid-use technology memcached"),
    ("constraints", "Empty object types: use `type` instead of `interface`",
     "~ forbid-new token interface-declaration form=construct soft"),
    ("constraints", "TypeScript: use `type` instead of `interface`",
     "forbid-new token interface-declaration in:*.ts,*.tsx,*.mts,*.cts form=construct"),
    ("constraints", "Use `type` instead of `interface`", "forbid-new token interface-declaration form=construct"),
    ("constraints", "Never use `float` for money",
     r"~ forbid-new column|field /(?i)(?:price|amount|balance)s?(?:$|_)|(?:^|_)(?:cost|fee|money)s?(?:$|_)/"
     r" type=/(?i)^(?:\w*\.)*(?:float|double|real)/ said=float"),
    ("constraints", "Never use `float` for sailing", "unchecked"),
    ("constraints", "Never use `float`", "forbid-use token|import float"),
    ("constraints", "Prefer `Literal` over plain `str` for closed sets", "unchecked"),
    ("constraints", "No `dict` in `src/api/`", "forbid-use token|import dict in:src/api/"),
]


@pytest.mark.parametrize(("key", "text", "read"), ROWS, ids=[row[1] for row in ROWS])
def test_what_is_limited_beside_what_is_not(key: str, text: str, read: str) -> None:
    assert shown(text, key) == read

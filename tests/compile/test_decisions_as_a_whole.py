"""Sentences of whole decisions: what they recommend, where they hold, what comes along; each beside a look-alike that says less."""

from __future__ import annotations

import pytest
from shown import shown

TESTS = "*.test.*,*.spec.*,*_test.*,test_*.py"
ROWS = [
    # what only recommends
    ("constraints", "Enums should only grow", "~ append-only enum soft"),
    ("constraints", "Enums may only grow", "append-only enum"),
    ("constraints", "Generally, do not add new services", "~ forbid-new service soft"),
    ("constraints", "Do not add new services", "forbid-new service"),
    ("constraints", "Routes should only live in `src/routes`", "~ forbid-new route except:src/routes soft"),
    ("constraints", "There should be no new stores", "forbid-new store"),
    ("constraints", "Normally, don't add new tables", "~ forbid-new table soft"),
    ("constraints", "Nobody should import `lodash`", "~ forbid-use technology lodash soft"),
    ("constraints", "Everybody should import `lodash`", "unchecked"),
    # where it holds
    ("constraints", "`packages/ui` is framework-free: no React imports", "forbid-use technology react in:packages/ui"),
    ("constraints", "The dashboard is fast: no React imports", "~ forbid-use technology react soft"),
    ("constraints", "`src/core` stays portable; no `fs` imports", "forbid-use import fs in:src/core"),
    ("forbidden", "POST routes on `/api/carts`", "forbid-new route /^POST \\/api\\/carts(\\/|$)/"),
    ("constraints", "Never create files in the repo root", "~ forbid-new file /^[^\\/]+$/"),
    ("constraints", "Never create files in the evening", "unchecked"),
    # what stands in a list of its own, and what somebody wrote “one” for
    ("constraints", "New icons must be added to IconName", "unchecked"),
    ("constraints", "New services must be added to `src/services/`", "require-shape service src/services/"),
    ("constraints", "Never add one to `packages/sdk`", "unchecked"),
    ("constraints", "Never add files to `packages/sdk`", "forbid-new file packages/sdk"),
    # what is old already, and what becomes so
    ("forbidden", "deprecated endpoints", "unchecked"),
    ("forbidden", "deprecating endpoints", "forbid-remove route"),
    ("forbidden", "new WebSocket message types", "~ forbid-new event"),
    ("constraints", "New statuses may only be appended to OrderStatus", "append-only enum OrderStatus"),
    ("constraints", "New drinks may only be added to the menu", "unchecked"),
    # how things are called
    ("constraints", "Test files must end in `_test.go`", f"require-shape file *_test.go in:{TESTS}"),
    ("constraints", "Test runs must end in tears", "unchecked"),
    ("constraints", "Enum members must be UPPER_SNAKE_CASE", "require-shape enum|member SCREAMING_SNAKE_CASE"),
    ("constraints", "Enum names must be PascalCase", "require-shape enum PascalCase"),
    # what comes along
    ("constraints", "When adding an env var, add it to `.env.example`", "require-companion env_var with:.env.example"),
    ("constraints", "When adding an env var, add it to your list", "unchecked"),
    ("constraints", "Changes to `proto/` must be accompanied by regenerated code in `gen/`",
     "~ require-companion file proto/ with:gen/ on=change"),
    ("constraints", "License header required in every source file", "require-shape file header=/(?i)copyright|licen[cs]e|spdx|\\(c\\)/"),
    # what other words say
    ("constraints", "Only GET endpoints", "forbid-new route /^(POST|PUT|PATCH|DELETE)\\b/"),
    ("constraints", "No write operations", "~ forbid-new route /^(POST|PUT|PATCH|DELETE) /"),
    ("forbidden", "GET endpoints with side effects", "unchecked"),
    ("constraints", "Do not write E2E tests with Cypress",
     "~ forbid-use technology cypress in:**/{test,tests,__tests__,spec,e2e}/**,*.test.*,*.spec.*,*_test.*,test_*.py"),
    ("constraints", "Do not write E2E tests with haste", "unchecked"),
    ("constraints", "Never bump dependency versions", "forbid-change dependency"),
    ("constraints", "Never use string concatenation to build SQL", "~ forbid-use token sql-from-strings form=construct"),
    ("constraints", "Never use string concatenation to build trust", "unchecked"),
    ("forbidden", "hardcoded strings in UI", "~ forbid-use token text-in-markup form=construct"),
    ("forbidden", "hardcoded strings in tests", "unchecked"),
    ("constraints", "Must be implemented as a Panel variant", "require-use component|import|token Panel"),
    ("forbidden", "Direct writes to `data/log.jsonl`", "forbid-change file data/log.jsonl"),
    ("forbidden", "new color tokens", "~ forbid-use token /(?m)^\\s*--[\\w-]+\\s*:/ form=literal"),
    ("constraints", "Do not add polyfills",
     "~ forbid-new dependency core-js,core-js-pure,whatwg-fetch,isomorphic-fetch,regenerator-runtime,*polyfill*"),
    ("constraints", "No modifications to the gastown daemon code", "~ forbid-change file **/gastown/**"),
    ("constraints", "All public functions must have type hints", "~ forbid-use token public-untyped-def form=construct"),
    ("constraints", "Every public function needs a docstring", "~ forbid-use token undocumented-def form=construct"),
    ("forbidden", "WebSocket fallback to polling", "~ forbid-use technology polling soft"),
    ("forbidden", "graceful fallback to cached data", "unchecked"),
    ("forbidden", "removing statuses from OrderStatus", "append-only enum OrderStatus order=free"),
    ("forbidden", "removing stickers from Laptops", "unchecked"),
    ("forbidden", "new badge variants as separate components", "forbid-new component badge"),
    ("constraints", "Use existing EmptyState component when there are no carts", "~ require-use component|import|token EmptyState soft"),
    ("forbidden", "new Zustand slices for telemetry", "~ forbid-new store zustand telemetry"),
    ("constraints", "No Jupyter notebooks in the repository", "forbid-new file *.ipynb"),
    ("constraints", "No notebooks on the desk", "unchecked"),
    ("forbidden", "Schema changes without migration",
     "~ require-companion table with:**/{migrations,Migrations,migration,migrate,alembic}/** on=change"),
    ("forbidden", "Schema changes without notice", "unchecked"),
    ("forbidden", "decoding tokens on the client",
     "~ forbid-new auth_call in:{frontend,client,web,ui,dashboard,webapp,front}/**,**/{frontend,client,webapp}/**"
     " except:**/{pages,app}/api/**,**/app/**/route.{ts,js},**/server/**,*.server.* primitive=token"),
    ("constraints", "All DB access must go through the proxy", "unchecked"),
    ("constraints", "No third-party cookies", "unchecked"),
    ("constraints", "No cookies", "forbid-use technology cookies"),
    ("constraints", "Type hints required", "~ forbid-use token untyped-def form=construct"),
    ("constraints", "Patience required", "unchecked"),
    ("constraints", "Do not use tabs", "forbid-use token tab-indentation form=construct"),
    ("constraints", "Do not create tabs", "forbid-new component tabs"),
    ("forbidden", "numeric enums", "forbid-use token numeric-enum form=construct"),
]


@pytest.mark.parametrize(("field", "text", "expected"), ROWS, ids=[text for _, text, _ in ROWS])
def test_a_sentence_of_a_decision_is_read_as_meant(field: str, text: str, expected: str) -> None:
    assert shown(text, field) == expected

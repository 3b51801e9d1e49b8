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
    ("forbidden", "Use `data()` for errors, `json()` is off limits", "forbid-use token json()"),
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
    # arrows that are crossed
    ("constraints", 'domain -. "❌ forbidden" .-> infra',
     r"~ forbid-use import /(^|[\/.@])(infrastructure|infra|adapters?)([\/.:]|$)/ in:**/domain/**,**/domains/**"),
    ("constraints", "features ↛ app", r"~ forbid-use import /(^|[\/@]|^\.+)apps?[\/.]|^[@~.\/]*apps?(:|$)/ in:**/features/**"),
    ("constraints", "domain → application ❌", "~ forbid-use import /(^|…"),
    ("constraints", "domain → application is off limits", "~ forbid-use import /(^|…"),
    ("constraints", "domain → application", "unchecked"),
    ("constraints", "domain → application is fine", "unchecked"),
    ("constraints", "The flag --x is dropped", "unchecked"),
    # names behind what no list knows
    ("forbidden", "DON'T add a slug library (slugify, limax, getslug)",
     "forbid-new dependency slugify; forbid-new dependency limax; forbid-new dependency getslug"),
    ("forbidden", "DON'T add a slug library", "unchecked"),
    ("forbidden", "DON'T add a template library (handlebars, ejs)",
     "forbid-new technology|dependency handlebars; forbid-new file *.hbs,*.handlebars; forbid-new technology|dependency ejs; "
     "forbid-new file *.ejs"),
    ("forbidden", "No slow pages (home, cart)", "unchecked"),
    # what names do not begin with
    ("forbidden", "Don't create interfaces prefixed with `I`.", "forbid-use token interface-with-i form=construct"),
    ("constraints", "Interfaces must not start with `I`", "forbid-use token interface-with-i form=construct"),
    ("constraints", "Days must not start with `I`", "unchecked"),
    # folders inside others, tests of a runner, headers, and whose a piece of code is
    ("forbidden", "Do not create a `components/ui` folder", "forbid-new file **/components/ui/**"),
    ("forbidden", "Don't modify the `src/legacy` folder", "forbid-change file src/legacy"),
    ("forbidden", "NO Enzyme tests - Use React Testing Library", "forbid-use technology enzyme"),
    ("forbidden", "Do not delete Jest tests", "unchecked"),
    ("constraints", "Jest tests live in `tests/unit`", "unchecked"),
    ("forbidden", "Do not use React's `useEffect()`", "forbid-use import|token useEffect"),
    ("constraints", "All new `.go` files must carry the SPDX-License-Identifier line", "require-shape file in:*.go header=…"),
    ("constraints", "All new `.go` files must carry the weight", "unchecked"),
    ("constraints", "Our service must not depend on Redis", "forbid-use technology redis"),
    ("forbidden", "Changing column types", "unchecked"),
    ("forbidden", "No `@ts-ignore` allowed, fix the type", "forbid-use token @ts-ignore form=comment"),
    ("constraints", "Only function components, class components are not accepted", "forbid-use import|token react:Component,…"),
    # verdicts behind a colon, what is told before them, and exports of everything
    ("constraints", "Dropping a column: FORBIDDEN in the same release", "~ forbid-remove column soft"),
    ("constraints", "axios: banned in components", "~ forbid-use technology axios in:**/components/**,**/ui/**"),
    ("constraints", "Fridays: banned in components", "unchecked"),
    ("constraints", "There are still some NgModules left but don't create new ones", "forbid-use token @NgModule,NgModule"),
    ("constraints", "There are still some good ideas left but don't create new ones", "unchecked"),
    ("constraints", "DO list new components in `registry.json` in the same commit", "require-companion component with:registry.json"),
    ("constraints", "DO list new ideas in `registry.json` in the same commit",
     "~ require-companion file **/{ideas,idea}/** with:registry.json soft"),
    ("forbidden", "No `export *` re-exports", r"forbid-use token /\bexport \*/"),
    ("forbidden", "No wildcards", "unchecked"),
    ("forbidden", "Import single functions (`lodash/debounce`), not the whole package (`lodash`)", "unchecked"),
    # each in its own file
    ("constraints", "Each model lives in a file of its own under `models/`", "forbid-new schema|table in:models/ beside=file"),
    ("constraints", "Each day lives in a file of its own under `models/`", "unchecked"),
    ("constraints", "Every component must live in its own file and be tested", "unchecked"),
    # packages called after a technology, and a technology that another stands in place of
    ("forbidden", "Do not use react-test-renderer", "~ forbid-use import|dependency react-test-renderer"),
    ("forbidden", "No react-based designs", "unchecked"),
    ("forbidden", "Vitest for tests (NO karma-runner)", "~ forbid-use import|dependency karma-runner soft"),
    ("forbidden", "Redis (no exceptions)", "forbid-use technology redis"),
    ("forbidden", "NO new Ant Design components - Use `@acme/ui`", "forbid-use technology antd"),
    ("constraints", "MUI components live in `src/ui`", "unchecked"),
    # what comes along with a change, and what stays as it is
    ("constraints", "Whenever `Cargo.toml` dependencies change, `Cargo.lock` must be committed too.",
     "~ require-companion file Cargo.toml with:Cargo.lock on=change"),
    ("constraints", "Whenever the weather changes, `Cargo.lock` must be committed too.", "unchecked"),
    ("constraints", "A change to `src/a.ts` must come with a change in `docs/a.md`",
     "~ require-companion file src/a.ts with:docs/a.md on=change"),
    ("constraints", "A change to the plan must come with a change in `docs/a.md`", "unchecked"),
    ("constraints", "Gate scripts under `scripts/gates` must not be weakened", "~ forbid-change file scripts/gates in:scripts/gates/**"),
    ("forbidden", "Accepted ADRs are never edited", "forbid-change file **/{adr,adrs,decisions}/**"),
    ("constraints", "Accepted answers are never edited", "unchecked"),
    ("constraints", "Blocks live in `packages/ui/blocks/`",
     "~ require-shape file packages/ui/blocks/ in:*{Block,block}*,**/blocks/** soft"),
    ("constraints", "The domain must not access the file system", "~ forbid-use import fs,…"),
    ("constraints", "The domain must not access the past", "unchecked"),
    # what names end in, what is told behind a place, and what no list should take for a prop
    ("forbidden", "Do not create `_v2` or `_new` copies of files", "forbid-new file *_v2.*; forbid-new file *_new.*"),
    ("forbidden", "No `__tests__` files", "forbid-new file **/__tests__/**"),
    ("constraints", "Value objects live in `domain/values`, one per file", "require-shape schema domain/values/**"),
    ("constraints", "Commands in `server/commands/`, one file per command",
     "~ require-shape file server/commands/ in:*{Command,command}*,**/commands/** soft"),
    ("forbidden", "Hooks only (no higher-order components, no render props)",
     "~ forbid-use token higher-order-component form=construct soft; forbid-use token render-prop form=construct soft"),
    # what is shipped is all but the tests
    ("constraints", "Never use `assert` in production code", "~ forbid-use token|import assert except:**/{test,…"),
    ("forbidden", "`console.log` in production code", "~ forbid-use technology console.log except:**/{test,…"),
    ("constraints", "Never hide errors in production code", "unchecked"),
    ("forbidden", "Do not change the path of existing endpoints", "forbid-remove route"),
    ("forbidden", "Do not change the path of the storm", "unchecked"),
    ("forbidden", "A few class components are still around, but do not write new ones", "forbid-use import|token react:Component,…"),
    ("forbidden", "New RFC documents", "forbid-new file **/{rfc,rfcs}/**"),
]


@pytest.mark.parametrize(("field", "text", "expected"), ROWS, ids=[text for _, text, _ in ROWS])
def test_a_rule_that_stands_beside_others(field: str, text: str, expected: str) -> None:
    known, more, _ = expected.partition("…")
    assert shown(text, field).startswith(known) if more else shown(text, field) == expected

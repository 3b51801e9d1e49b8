"""What a sentence says beside its rule and is part of it: which of two places is meant, what the rule holds on, what comes along where."""

from __future__ import annotations

import pytest
from shown import shown

ROWS = [
    # what lies in a folder itself, and not below
    ("forbidden", "No new components directly in `src/a/`", "forbid-new component in:src/a/*.*"),
    ("forbidden", "new files directly inside the `app/` folder", "forbid-new file app/*.*"),
    ("forbidden", "No new files in the root of `src/`", "forbid-new file src/*.*"),
    ("constraints", "Never put files directly in `src/components`; use a subfolder", "forbid-new file src/components/*.*"),
    ("constraints", "New components go directly in `src/ui/`", "require-shape component src/ui/*.*"),
    ("forbidden", "No new components in `src/a/`", "forbid-new component in:src/a/"),
    ("constraints", "Never put files in `src/components/`", "forbid-new file src/components/"),
    ("forbidden", "No new routes in `src/a/`, not in `src/b/` either", "forbid-new route in:src/a/,src/b/"),
    ("constraints", "OrderStatus is only extended by appending", "append-only enum OrderStatus"),
    # where that lies which comes along, and where what it comes along with
    ("constraints", "Changes to `src/schemas/` require a migration (`db/migrations/`)",
     "require-companion file in:src/schemas/ with:db/migrations/** on=change"),
    ("constraints", "New services need a test (`tests/`)", "require-companion service with:**/tests/**"),
    ("constraints", "New components need a story (`*.stories.tsx`)", "require-companion component with:{dir}/{stem}.stories.*"),
    ("constraints", "New routes need documentation (`docs/api.md`)",
     "~ require-companion route with:**/{*.md,*.mdx,docs/**,.env.example,openapi.*,seeds/**} soft"),
    ("forbidden", "new modals (in `src/ui`)", "forbid-new component modal in:src/ui"),
    # what is registered somewhere is not declared there; routes are
    ("constraints", "All services registered in `lib/deps/`", "~ require-companion service with:lib/deps/**"),
    ("constraints", "All routes registered in `routes.py`", "forbid-new route except:routes.py"),
    # what “them” stands for
    ("constraints", "Globals (`describe`, `it`) are on. Do not import them.", "forbid-use import describe; forbid-use import it"),
    ("constraints", "Test globals are enabled via `vitest.config.ts`. Do not import them.", "unchecked"),
    ("constraints", "Globals (`describe`, `it`) are enabled via `tsconfig.json`. Do not import them.",
     "forbid-use import describe; forbid-use import it"),
    ("constraints", "The old clients `fooClient` and `barClient` are deprecated. Do not use them.",
     "forbid-use token|import fooClient; forbid-use token|import barClient"),
    ("constraints", "Everything under `up/stream/` comes from elsewhere. Never edit these files.", "forbid-change file up/stream/"),
    # on which occasion
    ("constraints", "Inside the block, go through `aaX` — never `bbX`.", "~ forbid-use token|import bbX soft"),
    ("constraints", "When saving, go through `aaX`; never `bbX`.", "~ forbid-use token|import bbX soft"),
    ("constraints", "Use `aaX` — never `bbX`.", "forbid-use token|import bbX"),
    # what is only told
    ("constraints", "A language failure is logged and never changes the route.", "~ forbid-change route soft"),
    ("constraints", "Use `pg-mem` (in-memory database, no external dependencies)", "~ forbid-new dependency soft"),
    ("constraints", "Use Tailwind (utility classes, no CSS modules)",
     "forbid-new file *.module.css,*.module.scss,*.module.sass,*.module.less,*.module.styl"),
    ("constraints", "No Spring or Micronaut context is started.", "~ forbid-use technology spring soft"),
    ("constraints", "No new tables are added", "forbid-new table"),
    ("constraints", "No Error Boundaries: the frontend could add React error boundaries",
     "~ forbid-use token ErrorBoundary,componentDidCatch,getDerivedStateFromError soft"),
    ("constraints", "No Redux: it would be overkill", "forbid-use technology redux"),
    # documentation of code is comments as well
    ("constraints", "Ensure that the code has appropriate comments and documentation", "unchecked"),
    ("constraints", "Code must be documented", "unchecked"),
    ("constraints", "New routes must be documented",
     "~ require-companion route with:**/{*.md,*.mdx,docs/**,.env.example,openapi.*,seeds/**}"),
    # advice for where one fits, and that there must be no other
    ("constraints", "Reuse existing hooks", "~ forbid-new hook soft"),
    ("constraints", "Always reuse existing hooks", "forbid-new hook"),
    ("constraints", "Reuse existing tables", "forbid-new table"),
    # those that use something, as the place where it is used
    ("forbidden", "Test files using .data! - tests often bypass type safety",
     "~ forbid-use token .data! in:**/{test,tests,__tests__,spec,e2e}/**,*.test.*,*.spec.*,*_test.*,test_*.py"),
    ("forbidden", "Components using `useEffect`", "~ forbid-use import|token useEffect in:**/components/**,**/ui/**"),
    ("forbidden", "new components using `useEffect`", "unchecked"),
    ("constraints", "components using `Button`", "unchecked"),
    ("constraints", "Never `a.b()`, never `c.d()`.", "forbid-use token|import a.b; forbid-use token|import c.d"),
    # what is let come behind a prohibition, and a reason for it
    ("constraints", "no new hooks, one is allowed", "~ forbid-new hook soft"),
    ("constraints", "never use axios, in scripts it is used", "~ forbid-use technology axios soft"),
    ("constraints", "Never use axios, scripts may", "~ forbid-use technology axios soft"),
    ("constraints", "Never use axios; scripts may use it", "~ forbid-use technology axios except:**/scripts/**"),
    ("constraints", "No new tables, audit tables are allowed", "~ forbid-new table soft; forbid-new table audit soft"),
    ("constraints", "No default exports, pages are the exception", "~ forbid-use token export default soft"),
    ("constraints", "No Redux, we use Zustand", "forbid-use technology redux"),
    ("constraints", "No eval, it can run anything", "forbid-use technology eval"),
    ("constraints", "No new tables. Columns may be added.", "forbid-new table"),
    ("forbidden", "axios, allowed in scripts", "~ forbid-use technology axios except:**/scripts/**"),
    # what a function takes and gives is no type that somebody declares
    ("constraints", "Do not add return type declarations to controller methods",
     "~ forbid-use token annotated-return-type in:**/{controllers,controller}/**,"
     "**/*{Controller,_controller,.controller}.*,**/{controllers,controller}.* form=construct"),
    ("forbidden", "parameter types", "unchecked"),
    ("constraints", "Always use explicit return types", "~ forbid-use token untyped-def form=construct"),
    # pieces of a name
    ("constraints", "Name it `parseHTTPResponse` (never `Http`)",
     "~ forbid-new component Http soft; forbid-use component|import|token Http soft"),
    # some of the code of a place, and any that comes
    ("constraints", "There should not be any magic code in the domain.", "unchecked"),
    ("forbidden", "debug code in `src/a/`", "unchecked"),
    ("constraints", "Do not duplicate code in `src/a/`", "unchecked"),
    ("forbidden", "stray files in `src/`", "unchecked"),
    ("forbidden", "new code in `src/a/`", "forbid-new file src/a/"),
    ("forbidden", "copy code into `src/a/`", "forbid-new file src/a/"),
    ("forbidden", "custom code in `vendor/`", "forbid-new file vendor/"),
    # the arrow of a function is none before a check
    ("constraints", "Do not use const f = () => {}, use function f() {} instead.", "unchecked"),
    ("constraints", "No new tables (orders) => forbid-new table orders", "forbid-new table orders"),
    # a sort of libraries by some of them: these, and others that are new to the project
    ("constraints", "No caches like Memcached",
     "forbid-new technology|dependency redis new=project; forbid-new technology|dependency memcached new=project; "
     "forbid-use technology memcached"),
    ("constraints", "No caches", "forbid-new technology|dependency redis; forbid-new technology|dependency memcached"),
]


@pytest.mark.parametrize(("key", "text", "expected"), ROWS, ids=[f"{key}: {text}" for key, text, _ in ROWS])
def test_what_stands_beside_a_rule_is_part_of_it(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected

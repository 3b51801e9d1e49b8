"""Where a thing may be used, and what is chosen before another, in the ways people say it; and what reads like it and says less."""

from __future__ import annotations

import pytest
from added import lines_found
from shown import shown

_CONTROLLERS = "**/{controllers,controller}/**,**/*{Controller,_controller,.controller}.*,**/{controllers,controller}.*"
_PARTS = "**/components/**,**/ui/**"
_ALONE = "forbid-use technology requests except:src/net/"
_NONE = "forbid-use technology requests in:src/net/"
_PRISMA = f"~ forbid-use technology prisma except:{_CONTROLLERS}"
_HOOK = f"~ forbid-use import|token useEffect except:{_PARTS}"

ALONE = [
    ("`requests` belongs in `src/net/`", _ALONE),
    ("`requests` must stay in `src/net/`", _ALONE),
    ("Keep `requests` in `src/net/`", _ALONE),
    ("Restrict `requests` to `src/net/`", _ALONE),
    ("Limit all usage of `requests` to `src/net/`", _ALONE),
    ("All use of `requests` belongs in `src/net/`", _ALONE),
    ("Any use of `requests` must be in `src/net/`", _ALONE),
    ("Access to `requests` must be encapsulated in `src/net/`", _ALONE),
    ("Access to `requests` is encapsulated in `src/net/`", _ALONE),
    ("`requests` is encapsulated in `src/net/`", "unchecked"),
    ("All side effects (I/O, `requests`) must be abstracted in `src/net/`", f"~ {_ALONE} soft"),
    ("Use `requests` only in `src/net/` when it is online", f"~ {_ALONE} soft"),
    ("`requests` should only ever appear in `src/net/`", f"{_ALONE} soft".replace("forbid", "~ forbid")),
    ("`requests` → `src/net/` only", _ALONE),
    ("`requests`: only in `src/net/`", _ALONE),
    ("Outside `src/net/`, do not use `requests`", _ALONE),
    ("`src/net/` is the only place for `requests`", _ALONE),
    ("The only place allowed to use `requests` is `src/net/`", _ALONE),
    ("`requests` lives in `src/net/` and nowhere else", _ALONE),
    ("`src/net/` is the sole user of `requests`", _ALONE),
    ("`src/net/` must be the only place where `requests` may be used", _ALONE),
    ("The only module that may use `requests` is `src/net/`", _ALONE),
    ("`requests` is used nowhere but in `src/net/`", _ALONE),
    ("`requests` is used in `src/net/` and nowhere else", f"~ {_ALONE} soft"),
    ("`requests` types must stay in `src/net/`", _ALONE),
    ("All `requests` calls must go through `src/net/client.py`", "~ forbid-use technology requests except:src/net/client.py"),
    ("All Redis access goes through `cache.ts`", "~ forbid-use technology redis except:cache.ts soft"),
    ("`browser.ts` — every Playwright launch goes through here", "~ forbid-use technology playwright except:browser.ts soft"),
    ("Restrict Prisma to controllers", _PRISMA),
    ("Prisma belongs only in controllers", _PRISMA),
    ("Prisma must be isolated in controllers", _PRISMA),
    ("Use `useEffect` in React components only", _HOOK),
    ("Confine `useEffect` to React components", _HOOK),
    ("`useEffect`: only in React components", _HOOK),
]
NONE = [
    ("`requests` has no place in `src/net/`", _NONE),
    ("`requests` must not leak into `src/net/`", _NONE),
    ("Don't let `requests` creep into `src/net/`", _NONE),
    ("Keep `requests` out of `src/net/`", _NONE),
    ("`requests` stays out of `src/net/`", _NONE),
    ("`src/net/` must work without `requests`", _NONE),
    ("When working in `src/net/`, never use `requests`", _NONE),
    ("When writing code in `src/net/`, avoid `requests`", f"~ {_NONE} soft"),
]
NOT_PLACED = [
    ("`LegacyClient` lives in `src/net/`", "unchecked"),
    ("`UserService` belongs in `src/services/`", "unchecked"),
    ("Keep `formatDate` in `src/net/`", "unchecked"),
    ("Only `Button` may be used in forms", "unchecked"),
    ("Use only `fetch` in `src/api/`", "unchecked"),
    ("When editing `src/net/`, only use `requests`", "unchecked"),
    ("Outside `src/net/`, prefer `requests`", "unchecked"),
    ("Outside business hours, never use `deploy`", "unchecked"),
    ("Limit `requests` to 10 per second", "unchecked"),
    ("Restrict `fetch` to same-origin calls", "unchecked"),
    ("Confine Prisma to reads in controllers", "unchecked"),
    ("Access to Prisma is limited in `src/db/` to reads", "unchecked"),
    ("Keep Prisma in sync with `schema.prisma`", "unchecked"),
    ("Keep Tailwind in `tailwind.config.js`", "unchecked"),
    ("`src/db/` owns `OrderStatus`", "unchecked"),
    ("All orders go through `checkout.ts`", "unchecked"),
    ("`api.ts` — all orders go through here", "unchecked"),
    ("`fetch` → `src/api/`", "unchecked"),
    ("`process.env`: see `src/env.ts`", "unchecked"),
]
RATHER = [
    ("Go with `httpx`, not `requests`", "forbid-use technology requests"),
    ("Choose `httpx` over `requests`", "forbid-use technology requests"),
    ("❌ `requests` ✅ `httpx`", "~ forbid-use technology requests soft"),
    ("✅ `httpx` ❌ `requests`", "forbid-use technology requests"),
    ("`requests` ❌ → `httpx` ✅", "forbid-use technology requests"),
    ("Reach for `httpx` before `requests`", "forbid-use technology requests"),
    ("`requests` must be replaced by `httpx`", "forbid-use technology requests"),
    ("Swap `requests` for `httpx`", "forbid-use technology requests"),
    ("Migrate from Redux to Zustand", "forbid-use technology redux"),
    ("Instead of `requests`, please use `httpx`", "forbid-use technology requests"),
    ("Use `useList` over `useItems` for lists", "~ forbid-use import|token useItems soft"),
    ("`httpx` must be used instead of `requests`", "forbid-use technology requests"),
    ("`httpx` is preferred over `requests`", "~ forbid-use technology requests soft"),
    ("Choose `httpx` over `requests` where possible", "~ forbid-use technology requests soft"),
    ("Prefer `useQuery` over hand-rolled fetch state", "~ require-use hook|import|token useQuery soft"),
    ("Prefer Signal Forms (`@angular/forms/signals`) for new forms", "unchecked"),
    ("Zod — all forms", "unchecked"),
    ("Wrap all client components in `<Suspense />` with fallback", "~ require-use token|component Suspense soft"),
    ("Prefer regular functions over arrow functions for React components", "~ forbid-use token arrow-component form=construct soft"),
    ("Never manipulate the DOM directly", "~ forbid-use technology browser-dom soft"),
    ("Deep imports are forbidden between packages", "forbid-use import /./ apart=packages deep=yes"),
    ("Cross-package imports use public facades only", "forbid-use import /./ apart=packages deep=yes"),
    ("No new runtime dependencies beyond JDBC drivers", "~ forbid-new dependency human soft"),
    ("Components must not import Pinia stores", r"~ forbid-use import /(^|[\/.@])(stores?|state)([\/.:]|$)/ in:**/components/**,**/ui/**"),
    ("Vue Composition API: all components must use `<script setup>`",
     "forbid-use token|component <script> without setup in:*.vue form=markup"),
]
NOT_RATHER = [
    ("Choose names over numbers", "unchecked"),
    ("The only uses of `eval` are in tests", "unchecked"),
    ("Use `map` over `items`", "unchecked"),
    ("Use `const` over `let`", "~ forbid-use token|import let soft"),
    ("Instead of importing `Optional` from typing, use `| None`", "forbid-use component|import|token Optional"),
    ("Redis — all good", "unchecked"),
    ("Use the wrappers in `src/api/`, not raw `fetch`", "forbid-use technology fetch except:src/api/"),
    ("Use `apiClient` in `src/ui/`, not `fetch`", "forbid-use technology fetch in:src/ui/"),
    ("Data fetching belongs in server components", "unchecked"),
    ("Pick `fetch` before lunch", "unchecked"),
    ("Prefer `Result` over exceptions", "unchecked"),
    ("Prefer composition over manual inheritance", "unchecked"),
    ("Prefer `useQuery` over custom hooks in `src/legacy/`", "~ forbid-new hook in:src/legacy/ soft"),
    ("`requests` is replaced by a stub in tests", "unchecked"),
    ("Wrap errors in `AppError`", "~ require-use component|import|token AppError soft"),
    ("Vue admin: all components must use `<script setup>`", "unchecked"),
    ("No runtime dependencies beyond the standard library", "forbid-new dependency"),
]


@pytest.mark.parametrize(("text", "expected"), [*ALONE, *NONE, *NOT_PLACED], ids=[text for text, _ in (*ALONE, *NONE, *NOT_PLACED)])
def test_where_a_thing_may_be_used(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected


@pytest.mark.parametrize(("text", "expected"), [*RATHER, *NOT_RATHER], ids=[text for text, _ in (*RATHER, *NOT_RATHER)])
def test_what_is_chosen_before_another(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected


@pytest.mark.parametrize("text", ["`requests` in `src/net/`", "Choose Redux over Zustand"])
def test_what_is_forbidden_is_not_turned_round(text: str) -> None:
    assert "except" not in shown(text, "forbidden")


_USING = "import requests\n\nrequests.get('https://a.example')\n"
HELD = [
    ("Restrict `requests` to `src/net/`", "src/shop/cart.py", _USING, True),
    ("Restrict `requests` to `src/net/`", "src/net/client.py", _USING, False),
    ("`requests` must not leak into `src/net/`", "src/net/client.py", _USING, True),
    ("`requests` must not leak into `src/net/`", "src/shop/cart.py", _USING, False),
    ("Components must not import Pinia stores", "src/components/A.ts", "import { useCart } from '@/stores/cart';\n", True),
    ("Components must not import Pinia stores", "src/components/A.ts", "import { cart } from '@/api/cart';\n", False),
    ("Deep imports are forbidden between packages", "packages/a/src/x.ts", "import { y } from '../../b/src/inner/y';\n", True),
    ("Deep imports are forbidden between packages", "packages/a/src/x.ts", "import { y } from './inner/y';\n", False),
]


@pytest.mark.parametrize(("text", "path", "source", "found"), HELD)
def test_it_is_found_where_it_must_not_be_and_nowhere_else(text: str, path: str, source: str, found: bool) -> None:
    assert bool(lines_found(text, path, source)) is found

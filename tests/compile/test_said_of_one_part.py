"""What is said of one part of the code, or of some things, holds of those alone, each beside a look-alike that holds of all."""

from __future__ import annotations

import pytest
from shown import TEST, compiled, shown

SERVICES = "in:**/{services,service}/**,**/*{Service,_service,.service,-service}.*,**/{services,service}.*"
PARTLY = [
    ("Services must use Redis and never create tables", f"~ forbid-new table {SERVICES}"),
    ("Use Redis and never create tables", "forbid-new table"),
    ("We must use Redis and never create tables", "forbid-new table"),
    ("Components use Tailwind and never create stores", "~ forbid-new store in:**/components/**,**/ui/**"),
    ("`OrderService` must use Redis and never create tables", "forbid-new table in:**/{OrderService,order-service,order_service}{.*,/**}"),
    ("All new routes must use zod and never create tables", "~ forbid-new table soft"),
    ("Migrations are reviewed and never edit `dist/`",
     "~ forbid-change file dist/ soft"),
    ("Services must use Redis and no axios", "~ forbid-use technology axios soft"),
    ("Services must use Redis. No axios.", "~ forbid-use technology axios"),
    ("Services must use fetch, no axios", "forbid-use technology axios"),
    ("Hooks must be small, no new components", "forbid-new component"),
    ("`OrderService` must use Redis and no axios", "~ forbid-use technology axios soft"),
    ("We must use Redis and no axios", "forbid-use technology axios"),
    ("Use fetch in services, no dayjs", "~ forbid-use technology dayjs soft"),
    ("Use fetch everywhere, no dayjs", "forbid-use technology dayjs"),
    ("State: React hooks, no dayjs", "forbid-use technology dayjs"),
    ("`src/a.py` is generated and never import axios", "forbid-use technology axios in:src/a.py"),
    ("`src/a.py` is generated; never import axios", "~ forbid-use technology axios soft"),
    ("`src/a.py`, generated and must not import axios", "forbid-use technology axios in:src/a.py"),
    ("Services may use Redis and never import axios", f"~ forbid-use technology axios {SERVICES}"),
    ("`src/a.py` is generated and must not be changed", "forbid-change file src/a.py by=tool"),
]


@pytest.mark.parametrize(("text", "expected"), PARTLY, ids=[text for text, _ in PARTLY])
def test_what_is_said_of_one_part_holds_of_that_part_alone(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected


LABELLED = [
    ("constraints", "Only the dashboard: no new components", "~ forbid-new component soft"),
    ("constraints", "Only `src/ui/`: no new components", "forbid-new component in:src/ui/"),
    ("constraints", "`Poll`: no axios", "~ forbid-use technology axios soft"),
    ("constraints", "Polling: no axios", "forbid-use technology axios"),
    ("constraints", "No `Poll`", "forbid-new component Poll; forbid-use component|import|token Poll"),
    ("constraints", "No polling", "forbid-use technology polling"),
    ("constraints", "No `Redux`", "forbid-use technology redux"),
    ("constraints", "Redux is forbidden unless instead of MobX", "~ forbid-use technology redux human soft"),
    ("constraints", "Use Redux instead of MobX", "forbid-use technology mobx"),
    ("forbidden", "Redux (no MobX)", "unchecked"),
    ("forbidden", "pnpm (no npm)", "unchecked"),
    ("forbidden", "modals (no drawers)", "forbid-new component modal; forbid-new component drawer"),
    ("constraints", "Redux (no MobX)", "forbid-use technology mobx"),
    ("constraints", "No axios or lodash like `Foo`", "~ forbid-use technology axios soft; forbid-use technology lodash soft"),
    ("constraints", "No axios or lodash", "forbid-use technology axios; forbid-use technology lodash"),
    ("constraints", "No new packages like `axios`", "~ forbid-new dependency axios"),
    ("constraints", "No packages like `axios`", "~ forbid-use technology axios"),
    ("constraints", "Never open modals", "unchecked"),
    ("constraints", "Never change modals", "forbid-change component modal"),
    ("constraints", "Use React Router, never React", "~ forbid-use technology react soft"),
    ("constraints", "Use React, never React Router", "forbid-use technology react-router"),
    ("constraints", "No new dependencies except in `tools`", "unchecked"),
    ("constraints", "No new dependencies except in `tools/`", "forbid-new dependency except:tools/"),
    ("constraints", "No new dependencies except `tools`", "forbid-new dependency except:tools"),
    ("forbidden", "Editing these JSON files: `a.json`, `b.json`", "forbid-change file a.json,b.json"),
    ("forbidden", "Adding these JSON files: `a.json`, `b.json`", "forbid-new file a.json,b.json"),
    ("forbidden", "The following components: `OrderCard`", "forbid-new component OrderCard"),
    ("forbidden", "Components: `OrderCard`", "forbid-use component|import|token OrderCard in:**/components/**,**/ui/**"),
    ("constraints", "Nearly all physics in `src/physics/` — never `Math.random()`", "~ forbid-use token|import Math.random soft"),
    ("constraints", "Files must be kebab-case | snake_case", "require-shape file kebab-case,snake_case"),
    ("constraints", "Tables are snake_case plural", "~ require-shape table snake_case; require-shape table plural"),
    ("constraints", "Hooks: camelCase with a `use` prefix (except in src/legacy/)", "require-shape hook camelCase except:src/legacy/"),
    ("constraints", "Hooks: camelCase with a `use` prefix", "require-shape hook use*; require-shape hook camelCase"),
    ("constraints", "Components: PascalCase (in src/ui/)", "require-shape component PascalCase in:src/ui/"),
    ("constraints", "Components: PascalCase (e.g. `UserCard`)", "require-shape component PascalCase"),
    ("constraints", "Hooks — camelCase; components — PascalCase", "require-shape hook camelCase; require-shape component PascalCase"),
    ("constraints", "Hooks — camelCase; no modals", "~ forbid-new component modal in:**/hooks/**"),
    ("constraints", "Icons must be small - never use axios", "~ forbid-use technology axios soft"),
]


@pytest.mark.parametrize(("key", "text", "expected"), LABELLED, ids=[f"{key}: {text}" for key, text, _ in LABELLED])
def test_a_sentence_says_no_more_than_it_says(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected


LEFT = [
    ("constraints", "No modals. The api: services must not import `axios`.", "“No modals” is left to a reviewer"),
    ("forbidden", "New modals. Never use axios.", "“New modals” is left to a reviewer"),
    ("constraints", "Hooks — camelCase; no modals", "“Hooks — camelCase” is left to a reviewer"),
    ("constraints", "No modals. They are slow.", None),
    ("constraints", "No modals; use a panel.", None),
    ("constraints", "For now", "the sentence states no rule that structure can show"),
    ("constraints", "go through", "the sentence states no rule that structure can show"),
]


@pytest.mark.parametrize(("key", "text", "why"), LEFT, ids=[f"{key}: {text}" for key, text, _ in LEFT])
def test_what_is_not_read_of_a_clause_is_told(key: str, text: str, why: str | None) -> None:
    assert compiled(text, key).why == why


SPARED = [
    ("With the exception of `src/legacy/`, no Redux", "forbid-use technology redux except:src/legacy/"),
    ("Except for `src/a/`, never use Redux, never use MobX",
     "forbid-use technology redux except:src/a/; forbid-use technology mobx except:src/a/"),
    ("No Redux - `src/legacy/` may keep it", "forbid-use technology redux except:src/legacy/"),
    ("No Redux - `src/legacy/` is slow", "forbid-use technology redux"),
    ("No Redis but for caching", "~ forbid-use technology redis human soft"),
    ("Preferably no Redis", "~ forbid-use technology redis soft"),
    ("No Redis", "forbid-use technology redis"),
    ("Public services must not use Redis", f"~ forbid-use technology redis {SERVICES} soft"),
    ("Services must not use Redis", f"~ forbid-use technology redis {SERVICES}"),
    ("No new dependencies, exceptions: `zod`", "forbid-new dependency except:zod"),
    ("No new packages — only: `zod`", "forbid-new dependency except:zod"),
    ("No new packages and no Redux — only: `zod`", "~ forbid-new dependency except:zod; forbid-use technology redux human soft"),
    ("No new stores in `src/a/` — only: `Cart`", "forbid-new store in:src/a/ except:Cart"),
    ("Icons — only: lucide", "unchecked"),
    ("No new tables: `users`, `orders`", "forbid-new table users; forbid-new table orders"),
    ("No new routes: `/users`, `orders`", "forbid-new route /users; forbid-new route orders"),
    ("No new packages: `zod`, `not a name!`", "~ forbid-new dependency zod"),
    ("No new packages: `+ this`, `+ that`", "unchecked"),
    ('No new enums: `Status`, "in progress"', "~ forbid-new enum soft"),
    ("No new tables: users", "~ forbid-new table soft"),
    ("No new tables: they slow us down", "forbid-new table"),
    ("No new tables", "forbid-new table"),
]


@pytest.mark.parametrize(("text", "expected"), SPARED, ids=[text for text, _ in SPARED])
def test_what_is_listed_is_all_that_is_meant_or_spared(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected


def test_what_is_demanded_before_a_dash_is_held_as_well() -> None:
    made = compiled("Dates must use dayjs - never use axios", "constraints")
    assert {"moment", "axios"} <= {check.technology for check in made.checks}


BACKEND = "in:{backend,server,api}/**,**/{backend,server}/**"
FORBIDDEN = [
    ("constraints", "This service must not use Redis", f"~ forbid-use technology redis {SERVICES} soft"),
    ("constraints", "Our service must not use Redis", "forbid-use technology redis"),
    ("forbidden", "Services must use Redis and no axios", "~ forbid-use technology axios soft"),
    ("forbidden", "Use Redis and no axios", "forbid-use technology axios"),
    ("forbidden", "Application code must not import from features", r"~ forbid-use import /(^|[\/.@])features([\/.:]|$)/ soft"),
    ("forbidden", "`src/core/` must not import from features", r"~ forbid-use import /(^|[\/.@])features([\/.:]|$)/ in:src/core/"),
    ("forbidden", "All new frontend code is TypeScript, `.js` files are not accepted", "~ forbid-new file *.js soft"),
    ("forbidden", "All new code is TypeScript, `.js` files are forbidden", "forbid-new file *.js"),
    ("forbidden", "Dates must be validated with zod", "~ require-use technology zod"),
    ("forbidden", "Using zod", "forbid-use technology zod"),
    ("constraints", "Do not add a second `*.spec.ts`", "unchecked"),
    ("constraints", "Do not add `*.spec.ts` files", "forbid-new file *.spec.ts"),
    ("constraints", "Page components must live in `src/pages`", "~ require-shape component src/pages soft"),
    ("constraints", "Components must live in `src/ui/`", "require-shape component src/ui/"),
    ("constraints", "Every backend change needs a test", f"~ require-companion file {BACKEND} with:{TEST}"),
    ("constraints", "Every change needs a test",
     "~ require-companion file with:**/{test_*.*,*{.test,.spec,_test,Test,Tests,Spec}.*,{test,tests,__tests__,spec}/**}"),
    ("forbidden", "polling the file system", "unchecked"),
    ("forbidden", "polling", "forbid-use technology polling"),
    ("forbidden", "New tables for mail threads", "~ forbid-new table mail thread"),
    ("forbidden", "New tables for mail", "~ forbid-new table mail"),
    ("forbidden", "Polling for agent status", "~ forbid-use technology polling agent soft"),
    ("forbidden", "direct Redis access (go through `CacheService`)", "forbid-use technology redis except:**/CacheService.*"),
    ("forbidden", "direct Redis access (it is slow)", "forbid-use technology redis"),
    ("forbidden", "Function components only (no class components)",
     "~ forbid-use import|token react:Component,react:PureComponent,React.Component,React.PureComponent,react.Component"),
]


@pytest.mark.parametrize(("key", "text", "expected"), FORBIDDEN, ids=[f"{key}: {text}" for key, text, _ in FORBIDDEN])
def test_what_a_key_forbids_holds_where_it_is_said(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected

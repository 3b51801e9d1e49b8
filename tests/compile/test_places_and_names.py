"""Where things must not stand, what they must be called, and what may not change once it is there, beside look-alikes that say less."""

from __future__ import annotations

import pytest
from shown import shown

TESTS = "**/{test,tests,__tests__,spec}/**,*.test.*,*.spec.*,*_test.*,test_*.py,conftest.py"
NAMED_TESTS = "*.test.*,*.spec.*,*_test.*,test_*.py"
ADRS = "**/{adr,adrs,decisions}/**"
OUTER = r"/(^|[\/.@])(infrastructure|infra|adapters?|presentation|ui|views?|web|controllers?)([\/.:]|$)/"
INTEGER = r"/(?i)^(?:\w*\.)*(?:big|small)?(?:int(?:eger)?|serial|auto)(?:field|eger)?$|^number$|bigautofield/"
TEST_PLACES = "**/{test,tests,__tests__,spec,e2e}/**,*.test.*,*.spec.*,*_test.*,test_*.py"
READ = [
    ("Do not call `unwrap` in crates/api", "forbid-use token unwrap,*.unwrap in:crates/api/**"),
    ("No Redux in frontend/utils", "forbid-use technology redux in:frontend/utils/**"),
    ("`types.ts` is shared and must not be edited", "forbid-change file types.ts"),
    ("`a.ts` and `b.ts` are mirrors. They are locked and must never be changed.", "forbid-change file a.ts; forbid-change file b.ts"),
    ("The server is stateless and must not store sessions", "unchecked"),
    ("Once an ADR is accepted, never change it", f"forbid-change file {ADRS}"),
    ("When the cache is stale, do not delete it", "unchecked"),
    ("Once a user is deleted, never email it", "unchecked"),
    ("Do not place tests outside `__tests__/`", f"forbid-new file {TESTS} except:**/__tests__/**"),
    ("Components must not be placed outside `src/components`", "forbid-new component except:src/components"),
    ("Tests must not live in `src/`", f"forbid-new file {TESTS} in:src/"),
    ("Never place business logic in `handlers/`", "unchecked"),
    ("Never put the fork in the drawer", "unchecked"),
    ("Use the `I` prefix for interfaces", "require-shape schema I*"),
    ("Add a `Dto` suffix to all DTOs", "require-shape schema *Dto"),
    ("Add the `v1` prefix to the version string", "unchecked"),
    ("Use the `--json` suffix for commands", "unchecked"),
    ("Hooks must be named `useX`", "~ require-shape hook use*"),
    ("Tests should be written with `.test.ts` extension", f"~ require-shape file *.test.ts in:{NAMED_TESTS} soft"),
    ("Write tests with `.test.ts` helpers", "unchecked"),
    ("Do not use hyphens in file names", r"forbid-new file /-[^\/]*$/"),
    ("Never use spaces in strings", "unchecked"),
    ("`packages/a` and `packages/b` must not import each other",
     r"~ forbid-use import /(^|[\/.@~])b([\/.:]|$)/ in:packages/a/**; forbid-use import /(^|[\/.@~])a([\/.:]|$)/ in:packages/b/**"),
    ("`a.ts` and the users must not import each other", "unchecked"),
    ("Never allow Core to depend on outer layers", f"~ forbid-use import {OUTER} in:**/core/**"),
    ("Never allow users to depend on defaults", "unchecked"),
    ("Core must never depend on outer layers", f"~ forbid-use import {OUTER} in:**/core/**"),
    ("Never import outer layers", "unchecked"),
    ("Services must not import from other layers", "unchecked"),
    ("Do not import server-only modules into client components", "unchecked"),
    ("Do not import server-only modules into `src/web/`", r"~ forbid-use import /(^|[\/.@$])server(-only)?([\/.:]|$)/ in:src/web/"),
    ("Do not import server-only modules", "unchecked"),
    ("Do not log via `console`", "~ forbid-use technology console soft"),
    ("Don't create classes that only have static members", "unchecked"),
    ("No static classes", "~ forbid-use token static class"),
    ("Stores live in `src/stores/` and must use Zustand", "~ require-shape store src/stores/; require-use technology zustand"),
    ("Store hooks in `src/hooks/`", "require-shape hook src/hooks/"),
    ("Name hooks `useX`", "~ require-shape hook use*"),
    ("Name the variable `foo`", "unchecked"),
    ("All endpoints go in `/app/routers/`", "forbid-new route except:app/routers/"),
    ("New endpoints live under `/api/v2/`", r"require-shape route /^\S+ \/api\/v2(\/|$)/"),
    ("Read settings through `env.ts` instead of `process.env`", "forbid-use technology|env_var process.env except:env.ts"),
    ("All variables are read through `env.ts`, instead of directly accessing `process.env`",
     "~ forbid-use technology|env_var process.env except:env.ts soft"),
    ("`packages/core` → never import React", "forbid-use technology react in:packages/core"),
    ("`@acme/shared` -> no imports from `axios`", "forbid-use technology axios in:**/shared/**"),
    ("`a --b` → no imports from `ui`", "unchecked"),
    ("Do not create per-module loggers with `logging.getLogger(__name__)`", "~ forbid-use token|import logging.getLogger soft"),
    ("Never build strings with `+`", "unchecked"),
    ("Migrations must inherit from `Migration[7.2]`", "unchecked"),
    ("Always import via the `@/` alias", r"~ forbid-use import /^\.\.\//"),
    ("Never edit the `examples/` copies directly", "forbid-change file examples/"),
    ("New models must use UUID primary keys",
     f"~ forbid-new column|field id type={INTEGER[:-1]}|cuid/ said=New models use UUID primary keys"),
    ("Never use integer ids", f"~ forbid-new column|field id type={INTEGER} said=integer ids"),
    ("Use CUIDs for all models instead of UUIDs", "~ forbid-new column|field id type=/(?i)uuid|guid/ said=UUIDs"),
    ("Use UUIDs for tracing requests", "unchecked"),
    ("Never use numbers for prices", "unchecked"),
    ("Use `.ts` extensions for files", "unchecked"),
    ("Must be built without adding new dependencies", "forbid-new dependency"),
    ("It must work without restarting", "unchecked"),
    ("Do NOT use Logger in tests", f"~ forbid-use import|token Logger,logger in:{TEST_PLACES}"),
    ("Never use English", "unchecked"),
    ("Do not use Title Case", "unchecked"),
    ("Relative imports must include the `.js` extension", r"~ forbid-use import /^\.\.?\/(?:.*\/)?[^.\/]+$/ said=.js"),
    ("Import the extension from `vscode`", "unchecked"),
    ("When changing `a.proto`, run `make gen` to update `gen/a.ts`", "~ require-companion file a.proto with:gen/a.ts on=change soft"),
    ("When changing `package.json`, run `pnpm install`", "unchecked"),
    ("Version prefix: `/api/v1/`", r"~ require-shape route /^\S+ \/api\/v1(\/|$)/ soft"),
    ("Commit prefix: `/feat`", "unchecked"),
    ("Base path: `src/app`", "unchecked"),
    ("Use Zustand only for UI state", "unchecked"),
    ("Tokens are kept in `expo-secure-store` — never in AsyncStorage", "~ forbid-use technology async-storage soft"),
    ("Never in production", "unchecked"),
    ("Services depend on interfaces, not on Prisma",
     "~ forbid-use technology prisma in:**/{services,service}/**,**/*{Service,_service,.service,-service}.*"),
    ("Everything depends on luck, not on skill", "unchecked"),
    ("Document all public members with XML documentation", "unchecked"),
    ("Scopes must follow the `resource:action` format", "~ require-shape scope *:*"),
    ("Event names must follow the `domain.event` pattern", "~ require-shape event *.*"),
    ("Scopes must follow the `read:all` format", "unchecked"),
    ("Always use maps from `@acme/maps`",
     "~ forbid-use technology leaflet; forbid-use technology mapbox; forbid-use technology maplibre; forbid-use technology google-maps; "
     "forbid-use technology openlayers"),
    ("Always use components from `@/components/ui`", "unchecked"),
    ("Always take icons from the designers", "unchecked"),
    ("Component files must have the `.tsx` extension", "require-shape component **/*.tsx"),
]


@pytest.mark.parametrize(("text", "expected"), READ, ids=[text for text, _ in READ])
def test_a_place_or_a_name_is_read_as(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected

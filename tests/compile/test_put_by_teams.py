"""What rules in the words of many teams' guides are read as, each beside a look-alike that says something else."""

from __future__ import annotations

import pytest
from shown import TEST_PLACES, shown

HEADER = "require-shape file header=/(?i)copyright|licen[cs]e|spdx|\\(c\\)/"
UNBRACED = "forbid-use token unbraced-statement form=construct"
UNTYPED = "~ forbid-use token untyped-def form=construct"
UNDOCUMENTED = "~ forbid-use token undocumented-export form=construct"
ELSE = "forbid-use token else-branch form=construct"
NULLS = "forbid-use token null-by-equality form=construct"
MODULES = "~ forbid-use token @NgModule,NgModule"
FILES = [
    ("License header on all new files", HEADER),
    ("SPDX license identifiers in every source file", HEADER),
    ("The license of all files", "unchecked"),
    ("`src/old/` is deprecated: do not add new files to it", "forbid-new file src/old/"),
    ("Treat `core/flow/` as frozen ground: do not add files or move code into it.", "forbid-new file core/flow/"),
    ("`src/old/` is deprecated, never import from it", "forbid-use import src/old/"),
    ("`src/core/` is pure. Do not use React there.", "forbid-use technology react in:src/core/"),
    ("`src/ui/` — shared parts. Do not add hooks to this folder.", "forbid-new hook in:src/ui/"),
    ("`docs/a.md` is long. Do not rely on it", "unchecked"),
    ("Services hold logic. They must not import React.", "~ forbid-use technology react in:**/{services,service}/**,"
     "**/*{Service,_service,.service,-service}.*,**/{services,service}.*"),
    ("Pages use components. They must not import React.", "unchecked"),
    ("They must not import React.", "unchecked"),
    ("No destructive migrations", "forbid-remove table; forbid-remove column"),
    ("No destructive criticism", "unchecked"),
    ("Test files must end in `.test.ts` or `.test.tsx`", "require-shape file *.test.ts,*.test.tsx in:*.test.*,*.spec.*,*_test.*,test_*.py"),
    ("Never create a class file longer than 500 lines", "limit file max:500 size=file"),
    ("Keep pages in `src/pages` and stores in `src/stores`", "forbid-new page except:src/pages; require-shape store src/stores"),
    ("Keep screens in `src/screens`", "~ forbid-new component|page except:src/screens soft"),
    ("Keep dialogs in `src/dialogs`", "forbid-new component modal except:src/dialogs"),
    ("One service per `.proto` file", "forbid-new service in:*.proto beside=file"),
]
CODE = [
    ("Always use curly braces for control flow (`curly: error`)", UNBRACED),
    ("Never omit braces", UNBRACED),
    ("Never omit braces in tests", f"~ {UNBRACED} soft"),
    ("No braceless if statements", UNBRACED),
    ("Use curly braces in JSX attributes for strings", "unchecked"),
    ("Always use braces with care", "unchecked"),
    ("Always use `is null` or `is not null` instead of `== null` or `!= null`", NULLS),
    ("Never compare with `== null`", NULLS),
    ("Never compare results with the old API", "unchecked"),
    ('Do not emit "Act", "Arrange" or "Assert" comments', f"~ forbid-use token Arrange,Act,Assert in:{TEST_PLACES} form=comment"),
    ("Write type hints for all functions", UNTYPED),
    ("Functions must be fully typed", UNTYPED),
    ("Use explicit return types in tests", f"~ forbid-use token untyped-def in:{TEST_PLACES} form=construct"),
    ("Always declare return types for methods", UNTYPED),
    ("Every exported identifier must have a comment starting with its name", f"{UNDOCUMENTED} soft"),
    ("Ensure that XML doc comments are created for any public APIs", UNDOCUMENTED.replace(" form", " in:*.cs form")),
    ("Every public struct, enum, function, and trait must have a docstring", f"{UNDOCUMENTED} soft"),
    ("No `else` statements", ELSE),
    ("Never use else blocks", ELSE),
    ("Anything else is forbidden", "unchecked"),
    ("No bare `rescue`", "forbid-use token untyped-rescue form=construct"),
    ("No default imports from `dates-kit`", "forbid-use import dates-kit:default"),
    ("Never use named imports from `dates-kit`", "forbid-use import /^dates\\-kit:(?!default$|\\*$)/"),
    ('No `import * as React from "react"`', "unchecked"),
    ("Use `useState<T>()`, not `useState()`", "unchecked"),
    ("Use `logger.info`, not `logger.log`", "forbid-use token|import logger.log"),
    ("Functions must return no more than two values", "limit token max:2 size=returns"),
    ("No `.only()` in tests (`no-only-tests/no-only-tests`)",
     f"~ forbid-use token describe.only,it.only,test.only,suite.only in:{TEST_PLACES} soft"),
    ("No `.only()` in tests (`src/specs`)", "~ forbid-use token describe.only,it.only,test.only,suite.only in:src/specs"),
    ("Never import `android.*` in `commonMain`", "~ forbid-use import android.* in:**/commonMain/**"),
    ("Add type hints for all variables, parameters, and return values",
     "~ forbid-use token untyped-variable form=construct; forbid-use token untyped-parameter form=construct; "
     "forbid-use token untyped-def form=construct"),
    ("Exported functions require explicit return types", "~ forbid-use token public-untyped-def form=construct"),
    ("Use parameterized queries only", "~ forbid-use token sql-from-strings form=construct"),
    ("Write tests as plain functions", f"~ forbid-use token test-class in:{TEST_PLACES} form=construct"),
    ("Tests must be written in Kotlin", f"forbid-new file *.java in:{TEST_PLACES}"),
    ("Tests must be written in isolation", "unchecked"),
]
PARTS = [
    ("Every table with user data must have an `owner_id` column", "~ require-shape table|column column=owner_id soft"),
    ("Every table must have an `owner_id` column", "require-shape table|column column=owner_id"),
    ("Version APIs", "~ require-shape route /\\/v\\d+(?:\\/|$)/"),
    ("All routes go through `requireAuth`", "~ require-shape route guard=requireAuth"),
    ("Every endpoint is behind `requireAuth`", "~ require-shape route guard=requireAuth"),
    ("Routes go through the usual review", "unchecked"),
    ("Every route handler must call `checkQuota`", "~ require-use token|import checkQuota"),
    ("Every API handler in `src/api/` must call `checkQuota()` first", "~ require-use token|import checkQuota in:src/api/"),
    ("Emit events only through `EventBus`", "~ require-use component|import|token EventBus soft"),
    ("All domain events must be published via `DomainEvents`", "~ require-use component|import|token DomainEvents soft"),
    ("No enums with more than 10 members", "limit member max:10"),
    ("Enums must not have more than 12 values", "limit member max:12"),
    ("Do NOT migrate to API routes", "~ forbid-new route soft"),
    ("Never migrate to Redux", "forbid-use technology redux"),
    ("No standalone components", "~ forbid-use token standalone: true"),
    ("Use standalone components", MODULES),
    ("Never use constructor injection", "forbid-use token parameter-property form=construct"),
    ("Use constructor injection", "~ forbid-use token field-injection form=construct"),
    ("Base prefix is `/api/v1`.", "~ require-shape route /^\\S+ \\/api\\/v1(\\/|$)/ soft"),
    ("Document API changes in `docs/api.md`", "~ require-companion route with:docs/api.md"),
    ("When adding or changing an endpoint, update the README.md file", "require-companion route with:README.md"),
]
FORBIDDEN = [
    ("enums with more than ten values", "limit member max:10"),
    ("Named imports from `dates-kit` → use default import", "forbid-use import /^dates\\-kit:(?!default$|\\*$)/"),
    ("if statements without braces", UNBRACED),
]


@pytest.mark.parametrize(("text", "expected"), FILES + CODE + PARTS, ids=[text for text, _ in FILES + CODE + PARTS])
def test_a_rule_is_read_as(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected


@pytest.mark.parametrize(("text", "expected"), FORBIDDEN, ids=[text for text, _ in FORBIDDEN])
def test_what_is_forbidden_is_read_as(text: str, expected: str) -> None:
    assert shown(text) == expected

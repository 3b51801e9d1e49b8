"""Lines of guides whose label says whose names are meant, or that turn a rule round, each beside a look-alike that says something else."""

from __future__ import annotations

import pytest
from shown import NAMED_TESTS, TESTS, shown

CONTROLLERS = "**/{controllers,controller}/**,*{Controller,controller}*"
CALLED = "*Controller,*controller,**/*.controller.*"
NAMES = [
    ("Hooks: start with `use`", "require-shape hook use*"),
    ("Hooks: camelCase prefixed with `use`", "require-shape hook use*"),
    ("Services: end in `Service`", "require-shape service *Service"),
    ("Setup: start with `npm ci`", "unchecked"),
    ("Note: begin with `main.ts`", "unchecked"),
    ("Files: start with a header", "unchecked"),
    ("Controllers: `{Feature}Controller`", f"~ require-shape file {CALLED} in:{CONTROLLERS} soft"),
    ("Controllers must be named `{Feature}Controller`", f"~ require-shape file {CALLED} in:{CONTROLLERS} soft"),
    ("Controllers must be named `{Feature}Action`", "unchecked"),
    ("Routes must end with `Route`", "unchecked"),
    ("Tests: `<base>.test.ts` / `<base>.test.tsx`", f"~ require-shape file *.test.ts,*.test.tsx in:{NAMED_TESTS}"),
    ("Tests: `make test` / `make lint`", "unchecked"),
    ("Components are `PascalCase.tsx`", "require-shape component PascalCase"),
    ("Types are `kebab-case.ts`", "unchecked"),
    ("Prefix all services with a `Svc`", "require-shape service Svc*"),
    ("Suffix all DTOs with \"Dto\"", "require-shape schema *Dto"),
    ("Prefix services with care", "unchecked"),
    ("File names must match the component name exactly", "~ require-shape component named=file"),
]
TURNS = [
    ("No React dependencies in `packages/core`", "forbid-use technology react in:packages/core"),
    ("No new dependencies in `packages/core`", "forbid-new dependency in:packages/core"),
    ("No Spring Framework dependencies in `domain/`", "forbid-use technology spring in:domain/"),
    ("Modules in `src/server` must never be imported into `src/client`", "forbid-use import src/server in:src/client"),
    ("All imports should be on global level not function scope", "~ forbid-use token import-in-a-function form=construct soft"),
    ("Imports must be at module level, not inside functions", "forbid-use token import-in-a-function form=construct"),
    ("Imports must be sorted", "unchecked"),
    ("One component per `.tsx` file", "forbid-new component beside=file"),
    ("One customer per `.csv` file", "unchecked"),
    ("Place any new tests in `tests/` and run `pytest`", f"require-shape file tests/ in:{TESTS}"),
    ("Add a migration and run `make db`", "unchecked"),
    ("Authentication must be implemented for all endpoints", "~ require-shape route guard=*"),
    ("Authentication should be enforced on all endpoints", "~ require-shape route guard=* soft"),
    ("Features should be imported through their index file", "~ forbid-use import /./ apart=features deep=yes soft"),
    ("Authentication must be implemented for all customers", "unchecked"),
    ("All endpoints must require valid JWT authentication", "~ require-shape route guard=*"),
    ("No creation or use of `src/api/verify.js`", "forbid-new file src/api/verify.js"),
    ("Features must be imported through their index file", "forbid-use import /./ apart=features deep=yes"),
    ("Import from a feature only through its `index.ts`", "~ forbid-use import /./ apart=features deep=yes soft"),
    ("Never import the internals of another feature", "forbid-use import /./ apart=features deep=yes"),
    ("Documents must be accessed through the index", "unchecked"),
    ("Services must be accessed through the API gateway", "unchecked"),
    ("No Flutter imports in `lib/domain/`",
     "forbid-use technology flutter in:lib/domain/; forbid-use token /package:flutter\\// in:lib/domain/"),
    ("Mandatory `tenant_id` on all tables", "require-shape table|column column=tenant_id"),
    ("Mandatory code review on all changes", "unchecked"),
    ("Reject imports from `@acme/db`", "forbid-use import|dependency @acme/db"),
    ("Reject requests from unknown origins", "unchecked"),
    ("Require each component to live in its own file", "forbid-new component beside=file"),
    ("One exported component per file", "~ forbid-new component beside=file"),
    ("One exported secret per file", "unchecked"),
    ("Strictly no inline styles", "forbid-use token style form=attribute"),
    ("Absolutely never use `eval`", "forbid-use technology eval"),
    ("Strictly follow the guide", "unchecked"),
    ("Require each request to carry a token", "unchecked"),
    ("Keep components small and co-located under `src/ui/`", "require-shape component src/ui/"),
    ("Keep functions small and focused", "unchecked"),
    ("Generate enums always in the folder `app/Enums`", "require-shape enum app/Enums"),
    ("Generate enums always in `app/Enums`, not in `app/`", "require-shape enum app/Enums"),
    ("Generate reports always in the background", "unchecked"),
    ("Every controller must carry the `@Transactional` annotation", "~ require-use token|import @Transactional"),
    ("Every request must have the `Authorization` header", "unchecked"),
    ("Humans never edit files in `gen/` directories", "forbid-change file gen/"),
    ("Humans must review all changes", "unchecked"),
    ("`src/main` may import from `src/app` and `src/env` only",
     "~ forbid-use import /./ in:src/main allowed=/(^|[\\/.@~])src.app([\\/.:]|$)/,/(^|[\\/.@~])src.env([\\/.:]|$)/"),
    ("Users may open admin pages only", "unchecked"),
]


@pytest.mark.parametrize(("text", "expected"), NAMES + TURNS, ids=[text for text, _ in NAMES + TURNS])
def test_a_line_of_a_guide_is_read_as(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected

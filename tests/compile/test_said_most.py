"""What guides say most often and no check showed: the case of declared names and folders, type hints, homes with a second deed behind them.

Each stands beside a look-alike that says something else."""

from __future__ import annotations

import pytest
from shown import TESTS, shown

from keeper_validate.compile.vocabulary import forms

CLASS = "forbid-use token lowercase-class-name form=construct"
CAMEL = "forbid-use token snake-case-function-name form=construct"
SNAKE = "forbid-use token camel-case-function-name form=construct"
CONSTANT = "forbid-use token lowercase-constant-name form=construct"
CAMEL_VARIABLE = "forbid-use token snake-case-variable-name form=construct"
SNAKE_VARIABLE = "forbid-use token camel-case-variable-name form=construct"
CLASSES = "react:Component,react:PureComponent,React.Component,React.PureComponent,react.Component"
SELECTORS = (
    r"~ forbid-use token /(?:^|[\s,}>+~&(])(?:\.|#(?![0-9a-fA-F]{3,8}\b))(?:[A-Z]|[a-z][\w-]*?(?:[A-Z]|(?<!_)_(?!_)))/"
    " in:*.css,*.scss,*.sass,*.less form=literal"
)
NAMES = [
    ("Use PascalCase for classes", f"~ {CLASS}"),
    ("Class names must be PascalCase", f"~ {CLASS}"),
    ("Use PascalCase for class names and camelCase for functions and variables.", f"~ {CLASS}; {CAMEL}; {CAMEL_VARIABLE}"),
    ("Use `snake_case` for variables and functions, `PascalCase` for classes", f"~ {SNAKE_VARIABLE}; {SNAKE}; {CLASS}"),
    ("Use camelCase for functions and hooks", f"~ {CAMEL}; require-shape hook camelCase soft"),
    ("Use PascalCase for classes, types, and interfaces", f"~ {CLASS}; {CLASS.replace('class', 'type')}"),
    ("Use camelCase for functions and variables, and `UPPERCASE_SNAKE_CASE` for constants.", f"~ {CAMEL}; {CAMEL_VARIABLE}; {CONSTANT}"),
    ("Use camelCase for functions, PascalCase for components", f"~ {CAMEL}; require-shape component PascalCase"),
    ("Use snake_case for function names in procedural code", f"~ {SNAKE} soft"),
    ("Use kebab-case for class names", SELECTORS),  # no other classes have such names
    ("Use camelCase for class names", "unchecked"),
    ("CSS classes use kebab-case", SELECTORS),
    ("Use PascalCase for class-containing directories", "unchecked"),
    ("Use kebab-case for directories", f"~ forbid-new file {forms.crooked_folders('kebab-case')} soft"),
    ("Use lowercase with dashes for directories (e.g. `a/b-c`).", f"~ forbid-new file {forms.crooked_folders('kebab-case')} soft"),
    ("Folder names must be snake_case", f"~ forbid-new file {forms.crooked_folders('snake_case')} soft"),
    ("Use lowercase with underscores for files", "require-shape file snake_case"),
    ("Use PascalCase for directories", "unchecked"),
    ("Use lowercase with care for directories", "unchecked"),
]
HOMES = [
    ("Create/update services in `src/services/`", "require-shape service src/services/"),
    ("Create/modify models in `pkg/models/` with proper tests as required", "~ require-shape schema|table pkg/models/ soft"),
    ("Add or update tests in `tests/`", f"require-shape file tests/ in:{TESTS}"),
    ("Create or edit nothing in `src/gen/`", "unchecked"),
    ("Create components in appropriate `src/components/` subdirectories", "require-shape component src/components/"),
    ("Create components in appropriate detail", "unchecked"),
    ("Parsers live in `src/parser/` and handle many formats.", "~ require-shape file src/parser/ in:*{Parser,parser}* soft"),
    ("The client lives in `web/` and contains the UI", "unchecked"),
    ("Serializers live in `<app>/api/serializers.py`", "forbid-new schema serializer except:**/api/serializers.py soft"),
    ("Use `<Trans>/<Plural>` for texts", "~ require-use token|component Trans soft"),
]
SAID = [
    ("Favor named exports for components.", "~ forbid-use token export default soft"),
    ("Exports: Prefer named exports for functions", "~ forbid-use token export default soft"),
    ("Favor named places for components", "unchecked"),
    ("Use TypeScript strictly (avoid `any`)", "~ forbid-use token any form=type soft"),
    ("Handle errors (avoid `fo_o()`) in `src/`", "~ forbid-use token|import fo_o soft"),
    ("Use strict types (avoid surprises)", "unchecked"),
    ("Apache 2.0 license header required on all source files", r"require-shape file header=/(?i)copyright|licen[cs]e|spdx|\(c\)/"),
    ("A license header is required on all source files", r"require-shape file header=/(?i)copyright|licen[cs]e|spdx|\(c\)/"),
    ("A driver's license header is required on Mondays", "unchecked"),
    ("Use type hints for function arguments and return values.",
     "~ forbid-use token untyped-parameter form=construct; forbid-use token untyped-def form=construct"),
    ("Use Python type hints for all function signatures", "~ forbid-use token untyped-def in:*.py form=construct"),
    ("Use type hints sparingly", "unchecked"),
    ("Do not add type hints to all functions", "unchecked"),
    ("Functions use arrow syntax", "~ forbid-use token function-declaration form=construct soft"),
    ("Use arrow functions for callbacks", "~ forbid-use token function-callback form=construct"),
    ("Write all components as functional components with hooks", f"~ forbid-use import|token {CLASSES} soft"),
    ("No `useEffect` + `fetch`", "unchecked"),
    ("Use `rstest`, never `#[test]` (async: `#[rstest]` + `#[other]`)", "forbid-use token|import #[test]"),
    ("Use `useQuery` + `fetch`, never `axios`", "forbid-use technology axios"),
    ("Does NOT extend `vitest.shared.ts`", "unchecked"),
    ("Does not import React", "~ forbid-use technology react soft"),
    ("Otherwise, install it yourself (no Docker)", "unchecked"),
    ("Don't use the TypeScript directive @ts-ignore.", "forbid-use token @ts-ignore form=comment"),
    ("Don't use the back door @home", "unchecked"),
    ("Use the `node:` protocol for Node.js builtin modules.", shown("Use the `node:` prefix for Node built-ins", "constraints")),
    ("Use `https:` protocol for links", "unchecked"),
    ("Always use `.ts` extensions in imports for ESM compatibility", shown("Never use extensionless imports", "constraints")),
    ("Always use `.ts` files for imports", "unchecked"),
    ("Import from `vite-plus` instead of `vite` (e.g. `a`)", "forbid-use technology vite"),
    ("Don't throw parties", "unchecked"),
    ("Don't throw non-Error values.", "forbid-use token thrown-string form=construct"),
    ("Don't use control flow statements in finally blocks.", "forbid-use token jump-in-a-finally-block form=construct"),
    ("Don't use control flow statements", "unchecked"),
    ("Don't initialize variables to undefined.", "forbid-use token undefined-initializer form=construct"),
    # of one route it is told what it does without
    ("`GET /config` (no JWT)", "unchecked"),
    ("Endpoints: `POST /orders`, `POST /hooks` (signed, no JWT), `GET /config`", "unchecked"),
    ("Routes: `GET /config` (no auth), `POST /orders`", "unchecked"),
    ("Use `GET` for reads (no axios)", "forbid-use technology axios"),
]


@pytest.mark.parametrize(("text", "line"), NAMES + HOMES + SAID, ids=lambda value: value[:60])
def test_what_is_said_most(text: str, line: str) -> None:
    assert shown(text, "constraints") == line

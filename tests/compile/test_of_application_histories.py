"""Sentences of decisions that were held against the histories of web applications, each beside one that looks alike.
`~`: only some violations show; `soft`: a warning."""

from __future__ import annotations

import pytest
from shown import TESTS, shown

SCRIPTS = "*.js,*.jsx,*.mjs,*.cjs"
MOVED_APART = "**/{tests,test,spec,specs}/**/{*.test.*,*.spec.*,*_test.*,test_*}"

ROWS = [
    # what alone is wanted instead, behind a comma, and where alone something may be
    ("forbidden", "New JavaScript files in `frontend/src`, TypeScript only", f"forbid-new file {SCRIPTS} in:frontend/src/**"),
    ("forbidden", "New `.js` files, only TypeScript", "forbid-new file *.js"),
    ("forbidden", "New NgModules, standalone components only", "forbid-use token @NgModule,NgModule"),
    ("forbidden", "axios and fetch, `@acme/http` only", "forbid-use technology axios; forbid-use technology fetch"),
    ("forbidden", "axios, fetch only in `src/x`", "forbid-use technology axios except:src/x"),
    ("forbidden", "New tables, in `billing` only", "unchecked"),
    # a name beside a construct: of decorators it is theirs, of others nothing tells which are meant
    ("forbidden", "`@Input()` decorators", "forbid-use token @Input"),
    ("forbidden", "the `Input` decorator", "forbid-use token @Input"),
    ("forbidden", "`@Input()` and `@Output()` decorators in `src/`", "forbid-use token @Input in:src/; forbid-use token @Output in:src/"),
    ("forbidden", "decorators", "forbid-use token decorator-use form=construct"),
    ("forbidden", "`total` getters", "unchecked"),
    ("forbidden", "`else` branches", "forbid-use token else-branch form=construct"),
    # what is denied of where tests stand
    ("constraints", "Tests live in `tests/`, never next to the source", f"~ require-shape file tests/ in:{TESTS}"),
    ("constraints", "Tests live in `tests/`, not next to the source", f"~ require-shape file tests/ in:{TESTS}"),
    ("constraints", "Tests are never placed next to the source", "unchecked"),
    ("forbidden", "Tests next to the source", "unchecked"),
    ("forbidden", "New tests alongside source files", "unchecked"),
    ("forbidden", "`package-lock.json` next to `pnpm-lock.yaml`", "forbid-new file package-lock.json"),
    # frameworks of which a file holds one component
    ("constraints", "Vue component files are PascalCase", "require-shape file PascalCase in:*.vue"),
    ("constraints", "Vue files: PascalCase", "require-shape file PascalCase in:*.vue"),
    ("constraints", "Svelte files are kebab-case", "require-shape file kebab-case in:*.svelte"),
    ("constraints", "Vue composable files are camelCase",
     "~ require-shape file camelCase in:**/{Composables,composable,composables}/**,"
     "**/*{Composable,_composable,.composable,-composable}.* holds=hook"),
    # what happens to rows that point to another
    ("constraints", "Foreign keys always specify cascade behavior", "require-shape column fault=foreign,-on-delete"),
    ("constraints", "Every foreign key declares `onDelete`", "require-shape column fault=foreign,-on-delete"),
    ("constraints", "Every foreign key declares `onUpdate`", "unchecked"),
    ("forbidden", "changing the cascade behavior of foreign keys", "unchecked"),
    # a folder that is one of many of that name
    ("constraints", "DTOs live in `dto/` folders", "require-shape schema **/dto/**"),
    ("constraints", "DTOs live in a `dto/` folder", "require-shape schema dto/"),
    ("forbidden", "new components outside any `components/` folder", "forbid-new component except:**/components/**"),
    ("constraints", "DTOs live in `dto/`", "require-shape schema dto/"),
    ("forbidden", "new components outside `components/` folders", "forbid-new component except:**/components/**"),
    ("forbidden", "new components outside `components/`", "forbid-new component except:components/"),
    ("forbidden", "axios in `src/` and `lib/` folders", "forbid-use technology axios in:src/,lib/"),
    # names that a project gives its own folders
    ("forbidden", "importing from `$lib/server`", "forbid-use import $lib/server"),
    ("constraints", "Never import `#core/db` in `src/ui/`", "forbid-use import #core/db in:src/ui/"),
    ("forbidden", "importing from `../utils/`", "forbid-use import ../utils/"),
    # what a template listens to, and what a domain tells
    ("forbidden", "`on:click` event directives", 'forbid-use token|import on:click'),
    ("forbidden", "`user.created` events", "forbid-new event user.created"),
]


@pytest.mark.parametrize(("field", "clause", "expected"), ROWS)
def test_reads_as(field: str, clause: str, expected: str) -> None:
    assert shown(clause, field) == expected


def test_tests_that_stand_beside_the_source_are_told_to() -> None:
    assert MOVED_APART in shown("Tests live next to the source", "constraints")

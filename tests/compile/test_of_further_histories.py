"""Sentences of decisions that were held against further histories of applications, each beside one that looks alike.
`~`: only some violations show; `soft`: a warning."""

from __future__ import annotations

import pytest
from shown import TEST, shown

DTOS = "**/{dtos,dto}/**,**/*{Dto,DTO,_dto,.dto}.*,**/{dtos,dto}.*"

MIGRATIONS = "**/{migrations,Migrations,migration,migrate,alembic}/**"

REPOSITORIES = "**/*{Repository,_repository,.repository,-repository,_repo,.repo}.*,**/{repositories,repository}.*"
VIEW_MODELS = "*{ViewModel,-view-model,_view_model,.view-model}.*"

ROWS = [
    # what a language declares by a word of its own
    ("forbidden", "New interfaces", "forbid-new token interface-declaration form=construct"),
    ("forbidden", "Adding interfaces in `src/types`", "forbid-new token interface-declaration in:src/types form=construct"),
    ("forbidden", "New enums or interfaces", "forbid-new enum; forbid-new token interface-declaration form=construct"),
    ("forbidden", "Changing interfaces", "forbid-change schema"),
    ("forbidden", "New schemas", "forbid-new schema"),
    # of whom it is told what they are, and what they are not
    ("constraints", "DTOs must be classes, never interfaces", f"forbid-new token interface-declaration in:{DTOS} form=construct"),
    ("constraints", "Carts must be classes, never interfaces", "~ forbid-new token interface-declaration form=construct soft"),
    ("constraints", "DTOs must never be interfaces", f"~ forbid-new token interface-declaration in:{DTOS} form=construct"),
    ("constraints", "Hooks must be pure, no axios", "~ forbid-use technology axios soft"),
    # what a library calls its stores, and enums of one sort
    ("forbidden", "new Redux slices", "forbid-new store redux"),
    ("forbidden", "new store slices", "forbid-new store"),
    ("constraints", "GraphQL enums are append-only", "append-only enum graphql"),
    # what is to be used instead
    ("forbidden", "`console.log` in `src/core`, inject the logger", "forbid-use technology console.log in:src/core"),
    ("forbidden", "`Instant.now()`, inject a `Clock`", "forbid-use token|import Instant.now"),
    # a place beside a form of names
    ("constraints", "Zod schemas live in `schemas.ts` files and end with `Schema`",
     "~ require-shape schema zod *Schema; require-shape schema zod **/schemas.ts soft"),
    ("constraints", "Zod schemas end with `Schema`", "require-shape schema zod *Schema"),
    # what a parenthesis spells out
    ("forbidden", "Inline type imports (`import('module').Type`)", "forbid-use token import-as-type form=construct"),
    ("forbidden", "Inline type imports", "forbid-use token inline-type-import form=construct"),
    ("forbidden", "Inline type imports (`src/types`)", "forbid-use token inline-type-import form=construct"),
    # a call, and a remark that begins so
    ("forbidden", "`TODO()`", "forbid-use token|import TODO"),
    ("forbidden", "`TODO`", "forbid-use token TODO form=comment"),
    # what is taken out of a module is an import of it
    ("forbidden", "icons from `lucide-react` (use `@acme/icons`)", "forbid-use technology lucide"),
    ("forbidden", "components from `@acme/ui`", "forbid-use import|dependency @acme/ui"),
    ("forbidden", "icons from Figma", "unchecked"),
    ("forbidden", "New Gradle dependencies", "forbid-new dependency maven:*"),
    ("constraints", "Cross-package imports go by package name, never by relative path",
     "~ forbid-use import /^\\.\\.?\\// in:**/packages/** apart=packages"),
    ("constraints", "Cross-package imports go by alias, never by relative path", "unchecked"),
    # what has to come along with a change of what is there
    ("constraints", "A change of the Prisma schema needs a migration", f"~ require-companion table with:{MIGRATIONS} on=change"),
    ("constraints", "When the Prisma schema changes, add a migration", f"~ require-companion table with:{MIGRATIONS} on=change"),
    ("constraints", "Changes to the Drizzle schema need a migration", f"~ require-companion table with:{MIGRATIONS} on=change"),
    ("constraints", "Never change an entity without a migration", f"~ require-companion table with:{MIGRATIONS} on=change"),
    ("constraints", "Never add a table without a migration", f"~ require-companion table with:{MIGRATIONS}"),
    ("constraints", "A change of the plan needs a migration", "unchecked"),
    ("forbidden", "Catching generic `Exception`", "forbid-use token catch-of-everything form=construct"),
    # what is asked of every class of a sort, by the files that are called after them
    ("constraints", "Every ViewModel must have a test", f"require-companion file {VIEW_MODELS} with:{TEST}"),
    ("constraints", "New UseCases need tests", f"require-companion file *{{UseCase,-use-case,_use_case,.use-case}}.* with:{TEST}"),
    ("constraints", "Each cron in `src/cron` needs a test", f"~ require-companion file **/{{crons,cron}}/** in:src/cron with:{TEST} soft"),
    ("constraints", "New databases need a test", "unchecked"),
    ("constraints", "Every repository must have a test", f"~ require-companion file {REPOSITORIES} with:{TEST} soft"),
    ("constraints", "Every repo must have a README", "unchecked"),
    ("constraints", "CartViewModel must have a test", f"require-companion component|import|token CartViewModel with:{TEST}"),
    ("forbidden", "`any` in DTOs", f"~ forbid-use token any in:{DTOS} form=type"),
]


@pytest.mark.parametrize(("key", "text", "expected"), ROWS, ids=[text for _, text, _ in ROWS])
def test_a_sentence_held_against_a_further_history_reads(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected

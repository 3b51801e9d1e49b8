"""What has to come along when something is added or changed, in the orders that people say it in."""

from __future__ import annotations

import pytest
from shown import shown

_TEST = "**/{test_{stem}.*,*{stem}*{.test,.spec,_test,Test,Tests,Spec}.*,{test,tests,__tests__,spec}/**}"
_CHANGES = "{CHANGELOG*,changelog.d/**,.changeset/**,changes/**,newsfragments/**}"
_LICENCE = "header=/(?i)copyright|licen[cs]e|spdx|\\(c\\)/"
_MIGRATION = "**/{migrations,Migrations,migration,migrate,alembic}/**"

READ = [
    ("After editing `schema.prisma`, commit the generated migration.",
     f"~ require-companion file in:schema.prisma with:{_MIGRATION} on=change"),
    ("After changing anything in `proto/`, run `buf generate` and commit the result in `gen/`.",
     "~ require-companion file proto/ with:gen/ on=change soft"),
    ("When modifying the GraphQL schema, regenerate types in `src/generated`.",
     "~ require-companion file *.graphql,*.graphqls,*.gql with:src/generated on=change soft"),
    ("New table → migration + entry in `docs/schema.md`.",
     f"require-companion table with:{_MIGRATION}; require-companion table with:docs/schema.md"),
    ("New dependencies → update `THIRD_PARTY_NOTICES.md`.", "require-companion dependency with:THIRD_PARTY_NOTICES.md"),
    ("New dependencies must have an entry in `THIRD_PARTY_NOTICES.md`.", "require-companion dependency with:THIRD_PARTY_NOTICES.md"),
    ("Adding a dependency? Justify it in `docs/dependencies.md`.", "require-companion dependency with:docs/dependencies.md"),
    ("A new ADR must be linked from `docs/adr/README.md`.", "require-companion file **/{adr,adrs,decisions}/** with:docs/adr/README.md"),
    ("Update the API docs whenever an endpoint is added, changed or removed.",
     "require-companion route with:**/{*.md,*.mdx,docs/**,.env.example,openapi.*,seeds/**}"),
    ("A new permission has to be seeded in `prisma/seed.ts`.", "require-companion scope|role with:prisma/seed.ts"),
    ("Any modification of `src/types/api.ts` must be mirrored in `backend/schemas.py`.",
     "~ require-companion file src/types/api.ts with:backend/schemas.py on=change soft"),
    ("When adding a tool, also add it to the tool registry (`src/tools/registry.ts`).",
     "~ require-companion file **/{tools,tool}/** with:src/tools/registry.ts soft"),
    ("New API endpoints: add OpenAPI annotations, a test and a changelog entry.",
     "~ forbid-use token endpoint-without-swagger form=construct; "
     f"require-companion route with:{_TEST}; require-companion route with:{_CHANGES}"),
    ("When introducing a new background job, register it in `config/schedule.yml`.",
     "~ require-companion file **/{jobs,job}/**,*{BackgroundJob,backgroundJob,background_job,background-job,background.job}*"
     " with:config/schedule.yml soft"),
    ("When adding new `.rs` files, always add the licensing header.", f"require-shape file in:*.rs {_LICENCE}"),
    ("Every new file must include the correct SPDX license header.", f"~ require-shape file {_LICENCE}"),
    ("Add an SPDX header to new files.", f"require-shape file {_LICENCE}"),
    ("If a change affects public API, update the changelog.", f"~ require-companion file with:{_CHANGES} on=change soft"),
    ("When adding a page, list it in `docs/pages.md` if needed.", "~ require-companion page with:docs/pages.md soft"),
]
NOT_READ = [
    "New migrations: Create the migration file, then run tests - they will be applied automatically",
    "New page: `app/documents/policies/page.js` with 4 tabs",
    "If your change adds a new domain or table, update this file's Snapshot in the same change",
    "When adding a page, add its path (without `.mdx` extension) to the appropriate group.",
    "A new ADR must be added under `docs/adr/`.",
    "When adding a route, never update `docs/api.md`.",
    "When adding a route, there is no need to update `docs/api.md`.",
    "When adding a route, run `make docs`.",
    "When adding a route, think of `docs/api.md`.",
    "Before adding a route, read `docs/api.md`.",
    "New routes: see `docs/api.md`.",
    "Put the auth header in every request file.",
]


@pytest.mark.parametrize(("text", "expected"), READ, ids=[text for text, _ in READ])
def test_the_occasion_and_what_is_to_be_done_then_are_read(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected


@pytest.mark.parametrize("text", NOT_READ)
def test_what_only_sounds_like_it_asks_for_nothing(text: str) -> None:
    assert "require-companion" not in shown(text, "constraints")


def test_among_what_is_forbidden_nothing_is_asked() -> None:
    assert "require-companion" not in shown("New dependencies → update `THIRD_PARTY_NOTICES.md`.", "forbidden")

"""One prohibition in every voice: each is read as the plainest one of it. Look-alikes, with a noun that is nobody's, stay unchecked."""

from __future__ import annotations

import pytest
from shown import shown

# what is new: what there are several of, and one of it
NEW = {
    "modal components": "modal component", "hooks": "hook", "database tables": "database table", "columns": "column", "enums": "enum",
    "API endpoints": "API endpoint", "DELETE routes": "DELETE route", "services": "service", "auth services": "auth service",
    "environment variables": "environment variable", "feature flags": "feature flag", "npm packages": "npm package",
    "dependencies": "dependency", "validation schemas": "validation schema", "pages": "page", "migrations": "migration",
    "error types": "error type", "shell scripts": "shell script",
}
NEW_VOICES = [
    ("forbidden", "new {p}"), ("forbidden", "Adding new {p}"), ("forbidden", "Introducing new {p}"),
    ("forbidden", "introduction of new {p}"), ("forbidden", "creation of new {p}"), ("forbidden", "entirely new {p}"),
    ("constraints", "Do not add new {p}"), ("constraints", "Never create a new {s}"), ("constraints", "Must not add new {p}"),
    ("constraints", "New {p} must not be added"), ("constraints", "New {p} may never be introduced"),
    ("constraints", "There must be no new {p}"), ("constraints", "There will be no new {p}"), ("constraints", "No new {p} at all"),
    ("constraints", "We do not add new {p}"), ("constraints", "Agents must not add new {p}"), ("constraints", "Nobody adds new {p}"),
    ("constraints", "New {p} are forbidden"), ("constraints", "New {p} are out of scope"), ("constraints", "Out of scope: new {p}"),
    ("constraints", "Adding new {p} is out of scope"), ("constraints", "It is forbidden to add new {p}"),
    ("constraints", "This work adds no new {p}"), ("constraints", "This decision adds no new {p}"),
    ("constraints", "This feature must not introduce new {p}"), ("constraints", "This change does not add new {p}"),
    ("constraints", "Without adding new {p}"), ("constraints", "Without new {p}"),
    ("constraints", "No introduction of new {p}"), ("constraints", "The introduction of new {p} is forbidden"),
    ("constraints", "Under no circumstances may new {p} be added"), ("constraints", "New {p} have no place here"),
]
USED = [
    "axios", "`moment`", "Redux", "polling", "`console.log`", "`any`", "localStorage", "raw SQL", "`@ts-ignore`", "default exports",
    "inline styles", "class components", "relative imports", "nested ternaries", "`@acme/legacy-ui`", "Tailwind",
]
USED_VOICES = [
    ("forbidden", "{p}"), ("forbidden", "using {p}"), ("forbidden", "any use of {p}"), ("constraints", "Do not use {p}"),
    ("constraints", "Never use {p}"), ("constraints", "Nobody uses {p}"), ("constraints", "Nothing uses {p}"),
    ("constraints", "This feature must not use {p}"), ("constraints", "This story does not use {p}"),
    ("constraints", "Without using {p}"), ("constraints", "It is forbidden to use {p}"), ("constraints", "Forbidden: {p}"),
    ("constraints", "{p} must not appear anywhere"), ("constraints", "{p} has no place here"),
    ("constraints", "{p} has no place in this codebase"), ("constraints", "Keep {p} out"), ("constraints", "Say no to {p}"),
]
THERE = [
    "`src/legacy/billing.ts`", "`src/legacy/`", "the `OrderStatus` enum", "the `users` table", "existing tests", "existing migrations",
    "existing routes", "`AuthService`", "the database schema",
]
CHANGED_VOICES = [
    ("forbidden", "changing {p}"), ("forbidden", "changes to {p}"), ("constraints", "Never modify {p}"),
    ("constraints", "This feature must not change {p}"), ("constraints", "This epic does not touch {p}"),
    ("constraints", "Without changing {p}"), ("constraints", "Changes to {p}: none"), ("constraints", "Changing {p} is out of scope"),
    ("constraints", "Out of scope: changing {p}"), ("constraints", "It is forbidden to modify {p}"),
    ("constraints", "Changes to {p} are out of scope"),
]
PARTS = [
    "existing routes", "`GET /api/users`", "columns", "enum values", "the `Modal` component", "`AuthService`", "the `users` table",
    "`API_URL`", "existing components",
]
REMOVED_VOICES = [
    ("forbidden", "removing {p}"), ("forbidden", "removal of {p}"), ("constraints", "Never delete {p}"),
    ("constraints", "{p} must remain"), ("constraints", "{p} must stay"), ("constraints", "{p} must be kept"),
    ("constraints", "{p} must not go away"), ("constraints", "{p} must not disappear"), ("constraints", "This work removes no {p}"),
    ("constraints", "This feature must not remove {p}"), ("constraints", "Without removing {p}"),
    ("constraints", "Removing {p} is out of scope"), ("constraints", "Out of scope: removing {p}"),
    ("constraints", "Out of scope: remove {p}"),
]
# one in the singular says it of more or of less: “Never delete a route” is not asked, and “enum values” are those of every enum
PLAIN = [("No new {p}", NEW_VOICES), ("No {p}", USED_VOICES), ("Do not change {p}", CHANGED_VOICES), ("Do not remove {p}", REMOVED_VOICES)]
TABLES = [tuple(NEW.items()), *(tuple((name, name) for name in names) for names in (USED, THERE, PARTS))]
CELLS = [
    pytest.param(
        plain.format(p=name), key, voice.format(p=name, s=one), id=f"{key}: {voice.format(p=name, s=one)}",
        marks=[] if (row + column) % 5 == 0 else pytest.mark.slow,
    )
    for (plain, voices), names in zip(PLAIN, TABLES, strict=True)
    for row, (name, one) in enumerate(names)
    for column, (key, voice) in enumerate(voices)
]
NOBODYS = [
    ("constraints", "This feature must not use patience"), ("constraints", "Without using patience"),
    ("constraints", "Without a cache, pages are slow"), ("constraints", "Without adding indexes, queries are slow"),
    ("constraints", "Nobody uses patience"), ("constraints", "Out of scope: friendship"), ("constraints", "Dependencies: none"),
    ("constraints", "New friends: none"), ("constraints", "It is forbidden to add friends"), ("constraints", "Friends must remain"),
    ("constraints", "The users must not go away"), ("constraints", "Keep calm and out"), ("constraints", "Sorrow has no place here"),
    ("constraints", "There will be no new friends"), ("constraints", "`strict`: no"), ("forbidden", "introduction of new friends"),
    ("constraints", "Under no circumstances may friends be added"), ("constraints", "This story adds no sorrow"),
    ("forbidden", "entirely new friends"), ("constraints", "Adding sorrow is out of scope"),
]
OTHERWISE = [
    ("constraints", "New tables: none", "forbid-new table"),
    ("constraints", "This feature should not use axios", "~ forbid-use technology axios soft"),
    ("constraints", "Event types must remain: a, b", "freeze event|enum members=a,b"),
    ("constraints", "OldButton may not remain",
     "~ gone component|service|schema|table|enum|store|error_type|event|auth_service OldButton"),
    ("constraints", "Never delete routes", "forbid-remove route"),
    ("constraints", "No DELETE routes", "forbid-new route DELETE"),
    ("constraints", "Existing routes are off limits", "forbid-change route"),
    ("constraints", "Do not create new packages",
     "~ forbid-new file **/{package.json,pyproject.toml,setup.py,Cargo.toml,go.mod,composer.json,*.csproj,*.gemspec}"),
    ("constraints", "Do not create new dependencies", "forbid-new dependency"),
    ("forbidden", "new components: use `@acme/kit`", "forbid-new component"),
    ("forbidden", "axios: use `@acme/http`", "forbid-use technology axios"),
    ("forbidden", "Components: using any",
     "forbid-use token any in:**/components/**,**/ui/** form=type"),
    ("forbidden", "Styling: use inline styles", "forbid-use token style form=attribute"),
    ("forbidden", "`console.log` → use `logger`", "forbid-use technology console.log"),
    ("forbidden", "`oldThing` → use `newThing`", "forbid-use token oldThing"),
    ("forbidden", "new hooks; new enums", "forbid-new hook; forbid-new enum"),
    ("forbidden", "new modal components; use Modal", "forbid-new component modal"),
    ("forbidden", "new modal components; too slow", "forbid-new component modal"),
    ("constraints", "New components are forbidden (in `src/api/`)", "forbid-new component in:src/api/"),
    ("constraints", "New components are forbidden (too slow)", "forbid-new component"),
    ("constraints", "axios is forbidden in favour of `ky`", "forbid-use technology axios"),
    ("constraints", "Do not add environment variables at all", "forbid-new env_var"),
    ("constraints", "Use neither axios nor moment", "forbid-use technology axios; forbid-use technology moment"),
    ("constraints", "Use neither patience nor haste", "unchecked"),
    ("constraints", "No axios, and no moment either", "forbid-use technology axios; forbid-use technology moment"),
    ("constraints", "Do not change `package.json` or the `OrderStatus` enum",
     "forbid-change file package.json; forbid-change enum OrderStatus"),
    ("constraints", "Do not change `Order` or `Invoice` tables", "forbid-change table Order; forbid-change table Invoice"),
    ("constraints", "The database schema and existing migrations are off limits",
     "forbid-change table; append-only file **/{migrations,Migrations,migration,migrate,alembic}/**"),
    ("constraints", "*`any` is forbidden*", "forbid-use token any form=type"),
    ("constraints", "*No `console.log`*", "forbid-use technology console.log"),
    ("forbidden", "*using `console.log`*", "forbid-use technology console.log"),
    ("constraints", "*Service* files", "unchecked"),
]


@pytest.mark.parametrize(("plain", "key", "voice"), CELLS)
def test_a_voice_is_read_as_the_plainest(plain: str, key: str, voice: str) -> None:
    assert shown(voice, key) == shown(plain, "constraints")


@pytest.mark.parametrize(("key", "text"), NOBODYS, ids=[text for _, text in NOBODYS])
def test_what_is_nobodys_is_unchecked(key: str, text: str) -> None:
    assert shown(text, key) == "unchecked"


@pytest.mark.parametrize(("key", "text", "expected"), OTHERWISE, ids=[text for _, text, _ in OTHERWISE])
def test_what_says_something_else_is_read_as(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected

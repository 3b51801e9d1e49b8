"""Names that a sentence says less of than they stand for: one of those that bear it, one on some occasion, what a program does with it.
Each beside one that looks alike and means all of them. `~`: only some violations show; `soft`: a warning."""

from __future__ import annotations

import pytest
from shown import shown

TEST_FILES = "**/{test,tests,__tests__,spec}/**,*.test.*,*.spec.*,*_test.*,test_*.py,conftest.py"
SAID = [
    ("forbidden", "Never use the global EntityManager", "~ forbid-use component|import|token EntityManager soft"),
    ("forbidden", "Never use EntityManager", "forbid-use component|import|token EntityManager"),
    ("constraints", "Don't use global `eval()`", "forbid-use technology eval"),
    ("forbidden", "Never use the default `Account` model", "~ forbid-use import|token Account soft"),
    ("constraints", "Never create ad-hoc Redis connections", "~ forbid-new technology|dependency redis soft"),
    ("forbidden", "Never create multiple `MailClient` instances", "~ forbid-new component MailClient soft"),
    ("constraints", "Do not hardcode `bucketName`", "~ forbid-use token|import bucketName soft"),
    ("constraints", "Do not use `bucketName`", "forbid-use token|import bucketName"),
    ("forbidden", "Never use `container` queries", "~ forbid-use token|import container soft"),
    ("forbidden", "Never use `reduceByKey` calls", "forbid-use token|import reduceByKey"),
    ("constraints", "Do not assign to `document.cookie`", "~ forbid-use token|import document.cookie soft"),
    ("constraints", "Do not use `document.cookie`", "forbid-use token|import document.cookie"),
    ("constraints", "Expose methods (not `Update(tea.Msg)`)", "~ forbid-use token|import Update soft"),
    ("constraints", "Update `appModule` to provide the new class instead of `OldSource`",
     "~ forbid-use component|import|token OldSource soft"),
    ("constraints", "Use `NewSource` instead of `OldSource`", "forbid-use component|import|token OldSource"),
    ("constraints", "The runner reads the `.lock.yml`, never the `.md`", "~ forbid-new file *.md soft"),
    ("constraints", "Never use a.b.tag: LATEST in production", "~ forbid-use token|import a.b.tag soft"),
    ("constraints", "Never subscribe to the whole store", "~ forbid-use token whole-store-read form=construct"),
    ("constraints", "Existing values are never overwritten", "~ append-only enum order=free soft"),
    ("constraints", "Existing enum values are never overwritten", "append-only enum order=free"),
    ("constraints", "No `canEdit/…` is generated", "~ forbid-new file canEdit/** soft"),
    ("constraints", "Never invent files, APIs, or results", "~ forbid-new route soft"),
    ("constraints", "Never invent new API routes", "forbid-new route"),
    ("constraints", "Use `<Link>` for links inside the site — never `<a href>`", "~ forbid-use token|component a form=tag soft"),
    ("constraints", "Use `SortedSet` instead of `LinkedHashSet` (where applicable)",
     "~ forbid-use component|import|token LinkedHashSet soft"),
    ("constraints", "Auth: built-in generators. Not a third-party dependency.", "~ forbid-new dependency soft"),
    ("constraints", "Parsing and merging must feed the manager instead of writing SQLite directly",
     "~ forbid-new technology|dependency sqlite soft"),
    ("constraints", "Named exports only, never `export default`. Exception: Next.js pages.",
     "~ forbid-use token export default human soft"),
    ("constraints", "Never use ORM models in migration files", "~ forbid-new table in:**/{migrations,migration}/** soft"),
    ("constraints", "Never rename columns directly", "~ forbid-remove column soft"),
    ("constraints", "Batch migrations: never update entire tables at once", "~ forbid-change table soft"),
    ("constraints", "Flags read as questions. Never `active` or `busy`",
     "~ forbid-use token|import active soft; forbid-use token|import busy soft"),
    ("constraints", "Settings are validated in src/env.js — never use process.env directly",
     "forbid-use technology|env_var process.env except:src/env.js"),
    ("constraints", "Place tests in `tests/` directory parallel to `src/`", f"require-shape file tests/ in:{TEST_FILES}"),
    ("constraints", "Include tests that match what is there",
     "~ require-companion file with:**/{test_{stem}.*,*{stem}*{.test,.spec,_test,Test,Tests,Spec}.*,{test,tests,__tests__,spec}/**} soft"),
    ("constraints", "Never spring.jpa.hibernate.ddl-auto=update in production", "~ forbid-use token|import spring.jpa.hibernate.ddl soft"),
    ("constraints", "`.count()` not `len(rows)`", "~ forbid-use token|import len soft"),
    ("constraints", "Queries must be deterministic — no Date.now()", "~ forbid-use token|import Date.now soft"),
    ("constraints", "All code must be typed — no `any`", "forbid-use token any form=type"),
    ("constraints", "Keep it simple — no Redux", "forbid-use technology redux"),
    ("constraints", "Derive it from the state instead of syncing with useEffect", "~ forbid-use import|token useEffect soft"),
    # of libraries that do the same each is known by its own name
    ("constraints", "Use chalk, not kleur", "forbid-use technology kleur"),
    ("constraints", "Use next-intl, not react-intl", "forbid-use technology react-intl"),
    ("constraints", "Use react-window, not react-virtualized", "forbid-use technology react-virtualized"),
    # what is written before a definition is no package
    ("constraints", "Use @cache.memoize", "unchecked"),
    ("constraints", "Never use `@acme/ui`", "forbid-use import|dependency @acme/ui"),
    # nothing is read of what is said otherwise than it seems
    ("constraints", "Detection: `<table>` with rows but no `<th>`", "unchecked"),
    ("constraints", "Use switch statements instead of switch expressions", "forbid-use token switch-expression form=construct"),
    ("constraints", "Put business logic in services, not controllers", "unchecked"),
    ("constraints", "Include proper error handling, documentation, and tests", "unchecked"),
    ("constraints", "Step 2: Use the Picker component", "unchecked"),
    ("constraints", "Good, because no additional `Loader` instances are created", "unchecked"),
    ("forbidden", "Never use `knex` as ORM", "unchecked"),
    ("constraints", "Use `a_program` when not using `Anchor`", "unchecked"),
    ("constraints", "Use `readFile()` instead of the Node.js fs module", "unchecked"),
    ("forbidden", "Never use Node.js modules", "forbid-use import node:*"),
    ("constraints", "No local caching; headers are ignored", "unchecked"),
    ("constraints", "Don't use the `delete` operator", "forbid-use token delete-operator form=construct"),
    # the sentence ends behind the sign, and the macro is written so
    ("constraints", "Never panic! Use `ErrorCode` enums", "forbid-use token panic,panic!"),
    ("constraints", "Never use panic! in `src/`", "forbid-use token|import panic! in:src/"),
    # what is rejected one after the other behind what was chosen
    ("constraints", "State: Zustand. Not Redux, not MobX.", "forbid-use technology redux; forbid-use technology mobx"),
    ("constraints", "State: Zustand. Not Redux (too much) and not MobX (magic).",
     "forbid-use technology redux; forbid-use technology mobx"),
    ("constraints", "State: Zustand (not Redux, not MobX)", "forbid-use technology redux; forbid-use technology mobx"),
    ("constraints", "It caches in memory. Not Redis.", "unchecked"),
    ("constraints", "The store is a map. Not a table, not a view.", "~ forbid-new table soft"),
]


@pytest.mark.parametrize(("field", "text", "expected"), SAID, ids=[f"{field}: {text}" for field, text, _ in SAID])
def test_a_name_is_held_to_what_the_sentence_says(field: str, text: str, expected: str) -> None:
    assert shown(text, field) == expected

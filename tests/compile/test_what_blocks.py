"""Sentences of rule files that blocked honest work as they were read, each beside one that looks alike and does block."""

from __future__ import annotations

import pytest
from shown import NAMED_TESTS, shown

ON_SOME_THINGS = [
    ("constraints", "Never call `.wait()` on a `PendingReply`",
     "~ forbid-use token .wait in:**/{PendingReply,pending-reply,pending_reply}{.*,/**} soft"),
    ("constraints", "Never use `await` on deferred outputs", "~ forbid-use token|import await soft"),
    ("constraints", "Never call `blockOn()` on the main thread", "~ forbid-use token|import blockOn soft"),
    ("constraints", "Never call `blockOn()`", "forbid-use token|import blockOn"),
    ("forbidden", "`null=True` on `UserModel`", "forbid-use token null=True in:**/{UserModel,user-model,user_model}{.*,/**}"),
    ("constraints", "Never `codec.Pack` a `Price` type", "~ forbid-use token|import codec.Pack soft; forbid-new schema Price soft"),
    ("constraints", "Return `Redirect(\"/\")`, never `Page()`", "~ forbid-use token|import Page soft"),
    ("constraints", "Use `Redirect(\"/\")`, never `Page()`", "forbid-use token|import Page"),
    ("constraints", "Never use `public` properties on entities",
     '~ forbid-use token open-field in:**/{entities,entity}/**,**/*{Entity,_entity,.entity}.* form=construct'),
    ("constraints", "`find_or_404()`, not bare `.get()`", "~ forbid-use token .get soft"),
    ("constraints", "Use `<Each>` instead of `.map()`", "~ forbid-use token .map soft"),
    ("constraints", "Use `to_mapping()`, never `dict()`", "~ forbid-use token dict() soft"),
    ("constraints", "Use `.to_mapping()`, never `.dict()`", "forbid-use token .dict"),
    ("constraints", "Never use `.then()` chains", "forbid-use token *.then"),
    ("constraints", "Use `.acme-box`, not `.box`", "~ forbid-use token .box soft"),
    ("constraints", "Do not use `rowBy` — those are GridView props.", "~ forbid-use token|import rowBy soft"),
    ("constraints", "Do not use `rowBy` — it is slow.", "forbid-use token|import rowBy"),
    ("constraints", "NEVER use Frame (deprecated).", "~ forbid-use import|token Frame; forbid-use import frame"),
]

OF_ONE_SORT = [
    ("constraints", "Integration tests use `*.integration.test.ts`", f"~ require-shape file *.integration.test.ts in:{NAMED_TESTS} soft"),
    ("constraints", "Test fixtures: `<name>.response-type.json`",
     "~ require-shape file *.response-type.json in:*.fixture.*,*.fixtures.* soft"),
    ("constraints", "Name tests: `test_<what>_<when>`", f"~ require-shape file test_*_* in:{NAMED_TESTS} soft"),
    ("constraints", "Test files: `*.spec.ts`", f"~ require-shape file *.spec.ts in:{NAMED_TESTS}"),
    ("constraints", "Use hooks, never modify core", "~ forbid-change file **/core/** soft"),
    ("constraints", "Never modify `core/`", "forbid-change file core/"),
    ("constraints", "The file name is lower case", "~ require-shape file lowercase soft"),
    ("constraints", "File names must be lower case", "require-shape file lowercase"),
    ("constraints", "Only edit `app_en.properties`. Translated files are made by translators.",
     "~ forbid-change file except:app_en.properties soft"),
    ("constraints", "Only edit `app_en.properties`.", "forbid-change file except:app_en.properties"),
    ("constraints", "Use kebab-case for services", "~ require-shape service kebab-case soft"),
    ("constraints", "Never commit snapshots without review", "~ forbid-new file *.snap,**/__snapshots__/** human soft"),
    ("constraints", "Do not add dependencies without review", "forbid-new dependency human"),
    ("constraints", "Never delete events", "~ forbid-remove event soft"),
    ("constraints", "Never remove events", "forbid-remove event"),
    ("constraints", "Remove `a-b-c` or add a version", "~ gone import|dependency|token a-b-c soft"),
    ("constraints", "Remove `a-b-c`", "~ gone import|dependency|token a-b-c"),
    ("constraints", "Never modify `src/a/` - only add or remove attributes", "~ forbid-change file src/a/ soft"),
    ("constraints", "UI: UMG, not Slate",
     "~ forbid-use technology slate-js in:**/presentation/**,**/ui/**,**/views/** soft"),
    ("constraints", "Rich text: Lexical. Not Slate.", "forbid-use technology slate-js"),
    ("constraints", "Ensure all ID comparisons use `.equals()` instead of `==`", "~ forbid-use token loose-equality form=construct soft"),
    ("constraints", "Use `===` instead of `==`", "forbid-use token loose-equality form=construct"),
    ("constraints", "`better-sqlite3` for local data, not SQLite3", "~ forbid-use technology sqlite soft"),
    ("constraints", "`pg` for local data, not SQLite3", "forbid-use technology sqlite"),
    ("constraints", "Never bump internal versions", "~ forbid-change file **/versions/** soft"),
    ("constraints", "Each event has a name and a schema of its parameters",
     "~ require-companion event with:**/{{schema,schemas,events}/**,*schema*} soft"),
]

SOMETHING_ELSE = [
    ("forbidden", "Never define routes in React code", "~ forbid-new route soft"),
    ("constraints", "Never define routes in Kotlin code", "~ forbid-new route in:*.kt,*.kts"),
    ("constraints", "Record splits, metric definitions, random seeds, and search spaces for every run.",
     "~ require-companion component|page|hook|store|route|service|event|error_type|enum|table|schema|auth_service|scope|role|env_var"
     "|feature_flag with:**/{*.md,*.mdx,docs/**,.env.example,openapi.*,seeds/**} soft"),
    ("constraints", "All endpoints must be wrapped in `withErrors`", "~ require-use token|import withErrors soft"),
    ("constraints", "Every route handler must call `checkLimit`", "~ require-use token|import checkLimit"),
    ("constraints", "Controllers are plural", "~ require-shape route plural soft"),
    ("constraints", "Routes must be plural", "~ require-shape route plural"),
    ("constraints", "All resource definitions live in `base/`", "~ forbid-new route except:base/ soft"),
    ("constraints", "Never use the compat API in new code", "~ forbid-new route compat soft"),
    ("constraints", "Use `openDialog`, never custom file pickers", "~ forbid-new component select soft"),
    ("constraints", "Server properties: use `server.yml` (not `.properties`)", "~ forbid-new file *.properties soft"),
    ("constraints", "Use `server.yml` (not `.properties`)", "forbid-new file *.properties"),
    ("constraints", "Reference images as PNG, not `.svg`", "~ forbid-new file *.svg soft"),
    ("constraints", "Files: `.db`, `.wal` (no `.db-shm`)", "~ forbid-use token .db-shm soft"),
    ("constraints", "The shape is `{ \"a\": { \"b\": \"c\" } }`, never a plain string.", "unchecked"),
    ("constraints", "`render/` never includes `sim/`", "forbid-use import sim/ in:render/"),
    ("constraints", "Every new route must be registered in `docker/Dockerfile.prod`",
     "require-companion route with:docker/Dockerfile.prod"),
    ("constraints", "Never use GET for state changes", "~ forbid-new route GET soft"),
    ("constraints", "Never use Express for new projects", "~ forbid-use technology express soft"),
    ("constraints", "Never use AsyncStorage for secrets", "~ forbid-use technology async-storage secret"),
]

AT_SECOND_SIGHT = [
    ("constraints", "Don't include `fallbackText`.", "~ forbid-use token|import fallbackText soft"),
    ("constraints", "Never include `lodash` in `src/core/`", "forbid-use technology lodash in:src/core/"),
    ("constraints", "Never echo or paste secrets", "~ forbid-use technology echo soft"),
    ("constraints", "Never use echo", "forbid-use technology echo"),
    ("constraints", "Never `load_image` source drawings", "~ forbid-use token|import load_image soft"),
    ("constraints", "Never `git.push` directly", "forbid-use token|import git.push"),
    ("constraints", "Non-TTY: No ANSI escape codes", "~ forbid-use token /\\\\(x1b|u001b|033)\\[/ form=literal soft"),
    ("constraints", "Output: No ANSI escape codes", "forbid-use token /\\\\(x1b|u001b|033)\\[/ form=literal"),
    ("constraints", "Use absolute imports with the `@tests/ui/` prefix — never relative paths",
     "~ forbid-use import /^\\.+(\\/|\\w|:|$)/ soft"),
    ("constraints", "Use absolute imports with the `@/` prefix — never relative paths", "forbid-use import /^\\.+(\\/|\\w|:|$)/"),
    ("constraints", "YES = the list, NO = TodoList.", "unchecked"),
]

NO_RULE = [
    ("Detect `fireEvent` (e.g., `fireEvent.click`) instead of `userEvent`", "unchecked"),
    ("Use `fireEvent` instead of `userEvent`", "forbid-use token|import userEvent"),
    ("Specify the style: \"Use named imports from @/lib, not relative paths\"", "unchecked"),
    ("There is an official SDK now, making it better to use this SDK instead of the Azure SDK.", "unchecked"),
    ("Connectors not yet available", "unchecked"),
    ("E.g., `user_list_title`, not `bad_title`", "unchecked"),
    ("`<b>{count}</b>`, not `<b>{count.value}</b>`", "unchecked"),
    ("`redis-om` only if you need an ORM", "unchecked"),
    ("Option 1: Remove `@NoArgs` and keep the others", "unchecked"),
    ("Treat context values as immutable; create new values if needed.", "unchecked"),
    ("Build deps only: `yarn build:deps` (builds shared packages: schemas, db)", "unchecked"),
    ("No message-based commands (`!command`)", "unchecked"),
    ("Never use the `dynamic` type", "forbid-use token dynamic-keyword form=construct"),
]

COMMITTED = [
    ("Never commit `common/temp`", "forbid-new file common/temp,common/temp/**"),
    ("Never commit `.yarn/install-state.gz`", "forbid-new file .yarn/install-state.gz,.yarn/install-state.gz/**"),
    ("Never import `common/temp`", "forbid-use import|dependency|token common/temp"),
    ("Never write `on:click` directives", "forbid-use token|import on:click"),
    ("Do not add `npm:chalk`", "forbid-new dependency npm:chalk"),
    ("Never use `App.current` global state", "forbid-use token|import App.current"),
    ("No `user_exists!/…`", "unchecked"),
]

IN_ANOTHER_TASK = [
    ("constraints", "Never use standard React hooks", "~ forbid-new hook standard soft"),
    ("constraints", "Never create admin hooks", "~ forbid-new hook admin"),
    ("constraints", "Never use events for urgent requests", "~ forbid-new event urgent soft"),
    ("constraints", "Never write raw SQL for simple queries", "~ forbid-new technology|dependency raw-sql soft"),
    ("constraints", "Never write raw SQL", "forbid-new technology|dependency raw-sql"),
    ("constraints", "Do not add your own `role` or `aria-label`", "~ forbid-new role soft; forbid-use token|import aria-label"),
    ("constraints", "Do not add new roles", "~ forbid-new role"),
    ("constraints", "Never write DML statements (`INSERT`)", "~ forbid-use token data-change form=construct"),
    ("constraints", "It only reads `a.ts`, so you can check it with no Redis", "~ forbid-use technology redis in:a.ts soft"),
    ("forbidden", "Billing required in some regions.", "~ forbid-use import /(^|[\\/.@])billing([\\/.:]|$)/ in:**/regions/** soft"),
    ("forbidden", "Deprecated: `escapeText`, `unescapeText`",
     "~ forbid-use token|import escapeText soft; forbid-use token|import unescapeText soft"),
    ("constraints", "Lower-level modules must not import `billing/`",
     "~ forbid-use import billing/ in:**/{lower-level,lower-levels}/** soft"),
    ("constraints", "Orders must not import `billing/`", "~ forbid-use import billing/ in:**/orders/**"),
    ("forbidden", "Free text: `errorText`, `taskLabel`",
     "~ forbid-use token|import errorText soft; forbid-use token|import taskLabel soft"),
    ("forbidden", "UUIDs: `userId`, `runId`", "~ forbid-use token|import userId soft; forbid-use token|import runId soft"),
    ("forbidden", "Functions: `escapeText`, `unescapeText`", "forbid-use token|import escapeText; forbid-use token|import unescapeText"),
    ("constraints", "Link and button labels are not replaced", "~ forbid-remove component Link soft"),
    ("constraints", "Links and buttons must not be replaced", "~ forbid-remove component button"),
]

REMARKS = [
    ("constraints", "Any worker decodes the header — no server-side store, no client changes.",
     "~ forbid-new store in:{backend,server,api}/**,**/{backend,server}/** soft"),
    ("constraints", "Any new worker must decode the header — no server-side store.",
     "~ forbid-new store in:{backend,server,api}/**,**/{backend,server}/**"),
    ("constraints", "Version 3 removes protocol sessions: no `Acme-Session-Id` header.", "~ forbid-use token|import Acme-Session-Id soft"),
    ("constraints", "Remove protocol sessions: no `Acme-Session-Id` header.", "forbid-use token|import Acme-Session-Id"),
    ("constraints", "As `wrap()` returns a handle, it failed silently: no `acme_*` events at all.", "~ forbid-new event acme_* soft"),
    ("constraints", "Mapping: Acme.Mapper (source-generated, no reflection)",
     "~ forbid-use import reflect,java.lang.reflect,System.Reflection,kotlin.reflect soft"),
    ("constraints", "Use Acme.Mapper (source-generated, no reflection)",
     "~ forbid-use import reflect,java.lang.reflect,System.Reflection,kotlin.reflect soft"),
    ("constraints", "Push: Acme Realtime, not Pusher (included there, no extra service)",
     "~ forbid-use technology pusher; forbid-new service soft"),
    ("constraints", "Work within the current tables (no new columns)", "forbid-new column"),
    ("constraints", "Use the existing endpoints (no additional routes)", "forbid-new route"),
    ("constraints", "Does not introduce new auth services", "forbid-new auth_service"),
    ("constraints", "`schema.ts` — Zod schemas (isomorphic, no Prisma imports)", "forbid-use technology prisma in:schema.ts"),
    ("constraints", "State is kept in Zustand — no Redux", "forbid-use technology redux"),
]

ITS_TESTS = "**/{test_{stem}.*,*{stem}*{.test,.spec,_test,Test,Tests,Spec}.*,{test,tests,__tests__,spec}/**}"
MORE_THAN_SAID = [
    ("constraints", "Never write to `exportTarget`", "~ forbid-use token|import exportTarget soft"),
    ("constraints", "Never use `exportTarget`", "forbid-use token|import exportTarget"),
    ("constraints", "Filters miss entries that were tagged, but don't have an explicit `entry.kind`.",
     "~ forbid-use token|import entry.kind soft"),
    ("constraints", "A reader sees it: name it `order-form`, not `panel-2`", "~ forbid-use import|dependency|token panel-2 soft"),
    ("constraints", "Use `order-form`, not `panel-2`", "forbid-use import|dependency|token panel-2"),
    ("constraints", "Stay in the home folder. Don't clone into `/scratch`.", "~ forbid-new file scratch/** soft"),
    ("constraints", "No tests at all: create the first tests",
     "~ forbid-new file **/{test,tests,__tests__,spec}/**,*.test.*,*.spec.*,*_test.*,test_*.py,conftest.py soft"),
    ("constraints", "Buttons shown on images: `Kind.Solid`, not `Clear`", "~ forbid-use component|import|token Clear soft"),
    ("constraints", "Buttons: `Kind.Solid`, not `Clear`", "forbid-use component|import|token Clear"),
    ("constraints", "Defaults: `size=10`, no limit, `sorted=True`", "~ forbid-use token sorted=True soft"),
    ("constraints", "No `size=10` or `sorted=True`", "forbid-use token size=10; forbid-use token sorted=True"),
    ("constraints", "`Order` and all of its fields must have a test",
     f"~ require-companion component|import|token Order with:{ITS_TESTS} soft; require-companion field|column with:{ITS_TESTS} soft"),
    ("constraints", "Do NOT create new migrations", "forbid-new file **/{migrations,Migrations,migration,migrate,alembic}/**"),
    ("constraints", "Do not just remove the `BackLink` component, as this breaks the page", "~ forbid-remove component BackLink soft"),
    ("constraints", "Do not remove the `BackLink` component, as this breaks the page", "forbid-remove component BackLink"),
    ("constraints", "It checks a key, and must not use `orderCheck`", "~ forbid-use token|import orderCheck soft"),
    ("constraints", "`OrderNote` never existed in Postgres",
     "~ forbid-new component OrderNote soft; forbid-use component|import|token OrderNote soft"),
    ("constraints", "`OrderNote` must never be used", "forbid-use component|import|token OrderNote"),
    ("constraints", "`sendNote` must stop retrying hooks (`retryNotes.ts`)", "~ forbid-use token|import sendNote soft"),
]

SPARED_AND_KEPT = [
    ("constraints", "Do not use `@acme/ui` except in `src/shell/`", "forbid-use import|dependency @acme/ui except:src/shell/"),
    ("constraints", "Do not use `@acme/ui` in `src/shell/`", "forbid-use import|dependency @acme/ui in:src/shell/"),
    ("constraints", "`OrderStatus` is off limits", "forbid-change enum OrderStatus"),
    ("constraints", "New `OrderStatus` is off limits", "forbid-new enum OrderStatus"),
    ("constraints", "Members of `IOrders` remain unchanged", "forbid-change schema|service IOrders"),
    ("constraints", "Members of `OrderStatus` remain unchanged", "append-only enum OrderStatus order=free"),
]


FURTHER = [*ON_SOME_THINGS, *OF_ONE_SORT, *SOMETHING_ELSE, *AT_SECOND_SIGHT, *IN_ANOTHER_TASK, *REMARKS, *MORE_THAN_SAID]


@pytest.mark.parametrize(("key", "text", "expected"), FURTHER)
def test_what_may_reach_further_does_not_block(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected


@pytest.mark.parametrize(("text", "expected"), NO_RULE)
def test_what_states_no_rule_is_unchecked(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected


@pytest.mark.parametrize(("text", "expected"), COMMITTED)
def test_code_is_what_its_verb_and_its_shape_make_of_it(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected


@pytest.mark.parametrize(("key", "text", "expected"), SPARED_AND_KEPT)
def test_what_is_spared_or_kept_is_what_the_words_say(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected

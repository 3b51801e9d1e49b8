"""What stands around a prohibition and limits or turns it: a path in front, a place before its examples, a ban behind a name, an “it”."""

from __future__ import annotations

import pytest
from shown import compiled, shown

BANS_OF_THEIR_OWN = [
    ("`@acme/logger` - Logging (NEVER use console.log)", "~ forbid-use technology console.log soft"),
    ("Money: `numeric(12,2)` (avoid float)",
     r"~ forbid-new column|field /(?i)(?:price|amount|balance)s?(?:$|_)|(?:^|_)(?:cost|fee|money)s?(?:$|_)/"
     r" type=/(?i)^(?:\w*\.)*(?:float|double|real)/ said=Money be numeric(12,2)"),
    ("`cards-ui` – view models and theme metadata (no Win32 APIs directly).", "unchecked"),
    ("`model` — plain classes. May import only `java.*` and its own packages.", "unchecked"),
    ("`app/service/` — use cases. Depend only on the model and on ports.", "unchecked"),
    ("Generated client: `app/gen/orm/` (custom path — do NOT import from `@orm/client` directly)",
     "~ forbid-use import|dependency @orm/client"),
    ("`core/` - pure logic, never imports `adapters/`.", "forbid-use import adapters/ in:core/"),
    ("`old/` - old code (never use `console.log`)", "forbid-use technology console.log in:old/"),
]
ORDERS = [
    ("Always use `env.Lookup` instead of `os.Getenv`.", "forbid-use technology|env_var os.environ"),
    ("When making requests, always use `api.get` instead of `axios`.", "~ forbid-use technology axios soft"),
    ("Must use `dayjs`, not `moment`", "forbid-use technology moment"),
]
THEMSELVES = [
    ("`old/` - what was there before", "forbid-new file old/"),
    ("`moment` - use date-fns instead", "forbid-use technology moment"),
    ("`moment` (use date-fns, not dayjs)", "forbid-use technology moment"),
    ("`any` - never use it, use `unknown`", "forbid-use token any form=type"),
    ("`gen/` - generated, do not edit", "forbid-change file gen/ by=tool"),
    ("`old/` (no new code)", "forbid-new file old/"),
    ("`FluxStore` - deprecated state management (DO NOT USE)", "forbid-new store FluxStore; forbid-use import|token FluxStore"),
]
WARN = [
    ("forbidden", "No engine APIs in service-layer logic (e.g., no `MonoBehaviour`)."),
    ("forbidden", "NEVER add `core-data` dependencies or direct REST calls to it."),
    ("forbidden", "Never add new dependencies to it."),
    ("forbidden", "Domain (`domain/`) — Pure logic. Never imports `adapters/` or `app/`."),
    ("constraints", "Never mock internals."),
    ("constraints", "Unit tests must not mock private methods."),
    ("constraints", "All new code must have tests."),
    ("constraints", "File name: `NNNN-short-title.md`"),
    ("forbidden", "Nothing runs at load. Bootstrap via hooks only."),
    ("constraints", "New plugins are added by subclassing `Plugin` - no changes to the handlers."),
]
BLOCK = [
    ("constraints", "`old/` is deprecated: do not add new files to it"),
    ("forbidden", "`packages/db` - use drizzle, not prisma."),
    ("constraints", "Every new file needs a test"),
    ("constraints", "Never mock the database."),
    ("constraints", "Use Bootstrap only in `old/`."),
    ("constraints", "No changes to the handlers."),
    ("constraints", "ADR files are named `NNNN-short-title.md`."),
]


@pytest.mark.parametrize(("text", "expected"), BANS_OF_THEIR_OWN, ids=[text for text, _ in BANS_OF_THEIR_OWN])
def test_a_ban_behind_a_name_is_not_of_that_name(text: str, expected: str) -> None:
    assert shown(text, "forbidden") == expected


@pytest.mark.parametrize(("text", "expected"), ORDERS, ids=[text for text, _ in ORDERS])
def test_an_order_in_a_list_of_bans_is_no_ban_of_what_it_orders(text: str, expected: str) -> None:
    assert shown(text, "forbidden") == expected


@pytest.mark.parametrize(("text", "expected"), THEMSELVES, ids=[text for text, _ in THEMSELVES])
def test_a_name_with_a_note_is_what_is_forbidden(text: str, expected: str) -> None:
    assert shown(text, "forbidden") == expected


@pytest.mark.parametrize(("key", "text"), WARN, ids=[text for _, text in WARN])
def test_what_is_limited_in_a_way_that_no_check_shows_can_but_warn(key: str, text: str) -> None:
    made = compiled(text, key)
    assert all(check.soft for check in made.checks) and (made.why or not made.checks or made.partial)


@pytest.mark.parametrize(("key", "text"), BLOCK, ids=[text for _, text in BLOCK])
def test_what_says_where_it_holds_blocks(key: str, text: str) -> None:
    assert any(not check.soft for check in compiled(text, key).checks)


@pytest.mark.parametrize(("text", "name", "built_on"), [
    ("All UI must use shadcn/ui.", "mui", "radix"),
    ("NestJS is the only web framework.", "koa", "express"),
    ("No HTTP client besides retrofit.", "resttemplate", "okhttp"),
    ("No test frameworks other than Pest.", "codeception", "phpunit"),
])
def test_what_a_library_is_built_on_comes_with_it(text: str, name: str, built_on: str) -> None:
    found = {check.technology for check in compiled(text, "constraints").checks}
    assert built_on not in found and (name in found or not found)


def test_nothing_is_no_module() -> None:
    infrastructure = r"/(^|[\/.@])(infrastructure|infra|adapters?)([\/.:]|$)/"
    alone = f"~ forbid-use import /./ in:**/infrastructure/**,**/infra/**,**/adapters/** allowed={infrastructure}"
    assert shown("Infrastructure depends on nothing", "forbidden") == alone
    assert shown("Do not create Phoenix macros", "forbidden") == "unchecked"


def test_an_example_of_a_construct_only_shows_one() -> None:
    assert shown("Never use raw types such as `List`", "constraints") == "~ forbid-use token raw-type form=construct"


def test_one_of_two_documents_is_enough() -> None:
    text = "When adding or changing tables, update `docs/a.md` (or `docs/b.md`) and bump the version number in the header."
    assert shown(text, "constraints") == "require-companion table with:**/{docs/a.md,docs/b.md}"

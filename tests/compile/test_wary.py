"""Sentences whose checks can only warn, or that state no rule at all, each beside one that looks alike and blocks. `soft`: a warning."""

from __future__ import annotations

import pytest
from shown import shown

LOOK_ALIKE = [
    ("It does not depend on `acme_vault`", r"~ forbid-use import /(^|[\/.@])acme_vault([\/.:]|$)/ soft"),
    ("The project does not depend on `acme_vault`", r"~ forbid-use import /(^|[\/.@])acme_vault([\/.:]|$)/"),
    ("Keep domain models pure (no events)", "~ forbid-new event soft"),
    ("No new events", "forbid-new event"),
    ("The gateway interface stays small (no `BeginTransaction` methods)", "~ forbid-new component BeginTransaction soft"),
    ("Rules audit is local file analysis — no SQLite", "~ forbid-use technology sqlite soft"),
    ("This project is a CLI — no SQLite", "forbid-use technology sqlite"),
    ("Not a new component - composition pattern.", "~ forbid-new component soft"),
    ("Not a new component - use Panel composition instead", "forbid-new component"),
    ("Stream assertion: `chat-1` instead of `session_url`", "~ forbid-use token|import session_url soft"),
    ("Use `chat-1` instead of `session_url`", "forbid-use token|import session_url"),
    ("Use `product` instead of `link` in new code", "~ forbid-use token|import link soft"),
    ("Use `product` instead of `link()`", "forbid-use token|import link"),
    ("Use `type` rather than `interface`", "forbid-use token|import interface"),
    ("Only open pull requests to `develop`, never `main_line`", "~ forbid-use token|import main_line soft"),
    ("Use `develop`, never `main_line`", "forbid-use token|import main_line"),
    ("\"Refactor the importer to use REST instead of GraphQL\"", "unchecked"),
    ("Use REST instead of GraphQL", "forbid-use technology graphql"),
    ("You may approve nothing. \"No new tables.", "unchecked"),
    ("React.useState) instead of standalone hooks (such as `useState`)", "unchecked"),
    ("No retention plan or new tables are defined.", "unchecked"),
    ("No new tables", "forbid-new table"),
    ("This project does not use local Supabase", "unchecked"),
    ("This project does not use Supabase", "forbid-use technology supabase"),
    ("No redundant `afterEach`", "unchecked"),
    ("No `afterEach`", "forbid-use token|import afterEach"),
    ("Do not invent product behavior not defined in the context files", "unchecked"),
    ("The section is `Storage`, not `StorageOptions`", "unchecked"),
    ("Use `Storage`, not `StorageOptions`", "forbid-use component|import|token StorageOptions"),
    ("Redis Integration: Works seamlessly with our existing Redis instance", "unchecked"),
    ("Don't use `left.js`", "unchecked"),
    ("Use our gateway instead of direct Redis calls", "~ forbid-use technology redis soft"),
]


@pytest.mark.parametrize(("text", "expected"), LOOK_ALIKE, ids=[text for text, _ in LOOK_ALIKE])
def test_what_is_not_certain_does_not_block(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected

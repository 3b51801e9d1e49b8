"""What the authors of decisions write beside what they wrote: the same rules of other things, each beside a look-alike that says less.

`…`: more of the same."""

from __future__ import annotations

import pytest
from shown import shown

ROWS = [
    ("forbidden", "Adding a moment dependency", "forbid-new technology|dependency moment"),
    ("forbidden", "new React dependencies", "unchecked"),
    ("constraints", "No SQLite database", "forbid-use technology sqlite"),
    ("constraints", "No SQLite components", "unchecked"),
    ("constraints", "No second Zustand state manager", "unchecked"),
    ("forbidden", "HTTP request handling", "unchecked"),
    ("forbidden", "HTTP requests", "forbid-new technology|dependency axios; …"),
    ("constraints", "No hard deletes", "~ forbid-use token /(?i)\\bdelete\\s+from\\b/"),
    ("constraints", "No delete endpoints", "forbid-new route DELETE"),
    ("forbidden", "!important overrides", "forbid-use token /!important\\b/ form=literal"),
    ("forbidden", "Important overrides", "unchecked"),
    ("forbidden", "Attribute-based access control", "~ forbid-new role|scope|auth_service"),
    ("forbidden", "New permission checks (single-user tool)", "~ forbid-new auth_call|scope|role"),
    ("forbidden", "New spelling checks", "unchecked"),
    ("forbidden", "JWT-based sessions", "forbid-use technology jwt"),
    ("forbidden", "Long sessions", "unchecked"),
    ("forbidden", "PNG icons", "forbid-new file *.png"),
    ("forbidden", "PNG exports", "unchecked"),
    ("constraints", "No canvas", "forbid-use token|component canvas form=tag"),
    ("forbidden", "OAuth / SSO integration", "forbid-use technology oauth"),
]


@pytest.mark.parametrize(("key", "text", "expected"), ROWS, ids=[f"{key}: {text}" for key, text, _ in ROWS])
def test_what_stands_beside_it_is_read_as(key: str, text: str, expected: str) -> None:
    known, more, _ = expected.partition("…")
    assert shown(text, key).startswith(known) if more else shown(text, key) == expected

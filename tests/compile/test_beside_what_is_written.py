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
]


@pytest.mark.parametrize(("key", "text", "expected"), ROWS, ids=[f"{key}: {text}" for key, text, _ in ROWS])
def test_what_stands_beside_it_is_read_as(key: str, text: str, expected: str) -> None:
    known, more, _ = expected.partition("…")
    assert shown(text, key).startswith(known) if more else shown(text, key) == expected

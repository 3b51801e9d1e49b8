"""Where a prohibition says behind a comma, a dash or in parentheses that what it forbids may be: never the place that it forbids alone."""

from __future__ import annotations

import pytest
from shown import shown

GRANTED = [
    "No Redis, allowed in `src/db/`",
    "No Redis, is allowed in `src/db/`",
    "No Redis, but allowed in `src/db/`",
    "No Redis but allowed in `src/db/`",
    "No Redis, only allowed in `src/db/`",
    "No Redis, ok in `src/db/`",
    "No Redis (okay in `src/db/`)",
    "No Redis - fine in `src/db/`",
    "No Redis; allowed in `src/db/`",
    "No Redis, may be used in `src/db/`",
    "No Redis, but can be used in `src/db/`",
    "Redis is forbidden, allowed only in `src/db/`",
    "Redis is forbidden, but may only be used in `src/db/`",
]


@pytest.mark.parametrize("text", GRANTED)
def test_where_it_is_granted_it_is_no_violation(text: str) -> None:
    assert shown(text, "constraints") == "forbid-use technology redis except:src/db/"


def test_where_it_is_not_allowed_alone_it_is_forbidden() -> None:
    assert shown("Redis is not allowed in `src/db/`", "constraints") == "forbid-use technology redis in:src/db/"

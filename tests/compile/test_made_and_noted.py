"""What a sentence says of instances, paths and entries: what is made is no definition, what is noted down stands in a file."""

from __future__ import annotations

import pytest
from shown import shown


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("No new `PrismaClient` instances outside `src/db`", "forbid-use token new PrismaClient except:src/db"),
        ("No new `ProfileCard` instances", "forbid-new component ProfileCard"),
        ("Do not use `PrismaClient`", "forbid-use import|token PrismaClient"),
        ("Do not change existing route paths", "forbid-remove route"),
        ("No new route paths", "forbid-new route"),
        ("Use lowercase URL paths", "unchecked"),
        ("No new authentication code", "~ forbid-new auth_service|auth_call"),
    ],
)
def test_what_is_made_is_told_from_what_is_defined(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("No new environment variables without documentation in .env.example", "require-companion env_var with:.env.example"),
        ("No new environment variables without documentation in Storybook", "unchecked"),
        ("Every new route needs a test in `backend/tests/api`", "require-companion route with:backend/tests/api/**"),
        ("Every new route needs a description in the controller", "unchecked"),
    ],
)
def test_where_a_companion_has_to_stand_is_part_of_what_is_asked(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected

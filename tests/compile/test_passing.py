"""What everything of a kind goes through, and where alone something may be, each beside a look-alike that says less."""

from __future__ import annotations

import pytest
from shown import shown

ROWS = [
    ("constraints", "All authentication must go through AuthService", "~ require-use auth_service|service|import|token AuthService soft"),
    ("constraints", "Auth is handled by AuthService", "~ require-use auth_service|service|import|token AuthService soft"),
    ("constraints", "Auth is handled by the server", "unchecked"),
    ("forbidden", "Errors handled through `interceptor`", "unchecked"),
    ("constraints", "HTTP calls go through apiClient", "unchecked"),
    ("constraints", "Data goes through several stages", "unchecked"),
    ("constraints", "All dialogs are built on Modal", "~ require-use component|import|token Modal soft"),
    ("constraints", "The app is built with Next.js", "unchecked"),
    ("constraints", "All endpoints must go through `authMiddleware`", "~ require-shape route guard=authMiddleware"),
    ("constraints", "All changes go through code review", "unchecked"),
    ("constraints", "fetch may only be called in src/lib/api", "forbid-use technology fetch except:src/lib/api"),
    ("constraints", "Raw SQL lives in src/db only", "forbid-use technology raw-sql except:src/db"),
    ("constraints", "Token signing lives in AuthService only",
     "~ forbid-new auth_call except:**/{AuthService,auth-service,auth_service}{.*,/**} primitive=token"),
    ("constraints", "Polling is forbidden", "forbid-use technology polling"),
    ("constraints", "Polling the queue twice is forbidden", "unchecked"),
]


@pytest.mark.parametrize(("key", "text", "expected"), ROWS, ids=[f"{key}: {text}" for key, text, _ in ROWS])
def test_what_goes_through_is_read_as(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected

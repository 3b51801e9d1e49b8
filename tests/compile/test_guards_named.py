"""Guards that a clause calls by name, each beside a look-alike that names none."""

from __future__ import annotations

import pytest
from shown import shown

ROWS = [
    ("All new routes must be guarded by requireAuth", "~ require-shape route guard=requireAuth"),
    ("Routes are guarded by requireAuth", "unchecked"),
    ("Every route uses requireAuth", "~ require-shape route guard=requireAuth"),
    ("Every route uses formatDate", "unchecked"),
    ("All routes must use the requireAuth middleware", "~ require-shape route guard=requireAuth"),
    ("All endpoints must use `validateBody`", "~ require-use token|import validateBody soft"),
    ("All endpoints depend on get_current_user", "~ require-shape route guard=get_current_user"),
    ("All endpoints must depend on `Depends(get_current_user)`", "~ require-shape route guard=get_current_user"),
    ("All endpoints depend on the database", "unchecked"),
    ("No route without @login_required", "~ require-shape route guard=login_required"),
    ("No route without `@cached`", "unchecked"),
    ("Protect new endpoints with AuthGuard", "~ require-shape route guard=AuthGuard"),
    ("Protect new endpoints with rate limiting", "unchecked"),
    ("Protect the cache with AuthGuard", "unchecked"),
    ("Endpoints under `/admin` must use requireAdmin", "~ require-shape route /admin guard=requireAdmin"),
    ("All controllers are guarded by `AuthGuard` and `RoleGuard`", "~ require-shape route guard=AuthGuard guard=RoleGuard"),
    ("Every endpoint must have `@UseGuards(AuthGuard, RoleGuard)`", "~ require-shape route guard=AuthGuard guard=RoleGuard"),
    ("All controllers are guarded by `AuthGuard` or `RoleGuard`", "~ require-shape route guard=*"),
    ("All routes must be behind `authMiddleware` except `/login`", "~ require-shape route except:/login,*/login guard=authMiddleware"),
]


@pytest.mark.parametrize(("text", "expected"), ROWS, ids=[text for text, _ in ROWS])
def test_a_guard_that_is_named_is_read_as(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected

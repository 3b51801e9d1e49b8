"""Which new routes bypass the authentication that there is, path by path and method by method."""

from __future__ import annotations

import pytest
from made import change, element, judged, law, snapshot

BY_PATH = ["login", "signin", "sign-in", "authenticate", "login-token", "access-token", "refreshToken", "oauth", "sso"]
BY_CALL = ["token", "tokens", "session", "sessions", "refresh", "auth", "signup", "register"]
READING = ["GET", "HEAD", "OPTIONS", "WEBSOCKET", "QUERY", "SUBSCRIPTION"]
VAULT = {"auth": "services:\n  AuthService: {location: src/auth/service.ts}\n"}


def broken(route: str, *calls: str) -> list[str]:
    """The rules that a new route breaks, beside calls of primitives in its file."""
    made = [element("route", route, "src/api.ts:3"), *(element("auth_call", name, "src/api.ts:4", "primitive=token") for name in calls)]
    found = judged(change(snapshot(), snapshot(*made)), law("constraints:\n  - auth-reuse\n", vault=VAULT)).findings
    return [one.rule for one in found if one.kind == "route"]


@pytest.mark.parametrize("word", BY_PATH)
def test_a_route_of_that_name_bypasses_the_service(word: str) -> None:
    assert broken(f"POST /{word}") == ["auth-reuse/new-route"]


@pytest.mark.parametrize("word", BY_CALL)
def test_a_route_of_that_name_does_so_where_its_file_calls_a_primitive(word: str) -> None:
    assert broken(f"POST /{word}", "jwt.sign") == ["auth-reuse/new-route"]
    assert broken(f"POST /{word}") == []


@pytest.mark.parametrize("method", READING)
def test_a_method_that_changes_nothing_lets_nobody_in(method: str) -> None:
    assert broken(f"{method} /login", "jwt.sign") == []

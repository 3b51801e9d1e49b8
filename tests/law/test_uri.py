"""Addresses of what an agent can read: what each means, and which are refused."""

from __future__ import annotations

import pytest

from keeper_validate.errors import KeeperError
from keeper_validate.law.uri import Uri, is_uri, parse

READ = {
    "a decision": ("keeper://decisions/ADR-017", Uri("decisions", "ADR-017")),
    "all decisions": ("keeper://decisions", Uri("decisions")),
    "all decisions, as an address is sometimes normalised": ("keeper://decisions/", Uri("decisions")),
    "a seed file": ("keeper://seeds/frontend", Uri("seeds", "frontend")),
    "a seed behind a number sign": ("keeper://seeds/frontend#Button", Uri("seeds", "frontend", "Button")),
    "a seed behind a slash": ("keeper://seeds/frontend/Button", Uri("seeds", "frontend", "Button")),
    "a route with its blank and braces written out": ("keeper://seeds/backend#GET /users/{id}", Uri("seeds", "backend", "GET /users/{id}")),
    "a route, encoded": ("keeper://seeds/backend/GET%20/users/%7Bid%7D", Uri("seeds", "backend", "GET /users/{id}")),
    "a document in a folder": ("keeper://docs/guide/first%20steps.md", Uri("docs", "guide/first steps.md")),
    "a document with its heading": ("keeper://docs/guide.md#Naming", Uri("docs", "guide.md", "Naming")),
    "a name beyond ASCII": ("keeper://docs/%E7%99%BB%E5%BD%95.md", Uri("docs", "登录.md")),
    "the same, not encoded": ("keeper://docs/登录.md", Uri("docs", "登录.md")),
    "a state": ("keeper://state/branch", Uri("state", "branch")),
    "the scheme in capitals": ("KEEPER://Decisions/17", Uri("decisions", "17")),
}
REFUSED = {
    "another scheme": "file:///etc/passwd",
    "no scheme": "decisions/ADR-017",
    "another kind": "keeper://secrets/key",
    "no kind": "keeper://",
    "a way out": "keeper://docs/../.env",
    "a way out, encoded": "keeper://docs/%2e%2e/.env",
    "a way out by an encoded slash": "keeper://docs/..%2f..%2fetc/passwd",
    "an absolute path": "keeper://docs//etc/passwd",
    "a way out with backslashes": "keeper://docs/..\\..\\x",
    "a seed file elsewhere": "keeper://seeds/..",
    "a second line": "keeper://docs/a%0ab",
    "a terminal sequence": "keeper://docs/%1b[31m",
    "bytes that are no text": "keeper://docs/%ff",
    "a letter that reverses a line": "keeper://docs/%E2%80%AEx",
    "an endless line": "keeper://docs/" + "a" * 1001,
}


@pytest.mark.parametrize(("text", "meant"), READ.values(), ids=READ)
def test_is_read(text: str, meant: Uri) -> None:
    assert parse(text) == meant
    assert parse(str(meant)) == meant


@pytest.mark.parametrize("text", REFUSED.values(), ids=REFUSED)
def test_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(KeeperError, match=r"is no address of a resource: .* such as keeper://decisions/ADR-017\.$"):
        parse(text)


def test_a_path_of_a_file_is_not_meant_as_an_address() -> None:
    assert is_uri("keeper://docs/a.md")
    assert not is_uri("keeper/decisions/017-x.yaml")

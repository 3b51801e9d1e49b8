"""Lines of decisions and specifications: what is made by hand, happens at some time, or is said of one part, each beside one
that is not."""

from __future__ import annotations

import pytest
from shown import shown

WRITE = "/^(POST|PUT|PATCH|DELETE) /"
GLOBALS = "forbid-use token module-level-variable form=construct"
CACHES = "forbid-new technology|dependency redis new=project; forbid-new technology|dependency memcached new=project"
CALLS = "forbid-use technology axios"
ROWS = [
    ("constraints", "Match code must use PlayerMatch cookies, never global variables", f"~ {GLOBALS} soft"),
    ("constraints", "All code must use PlayerMatch cookies, never global variables", f"~ {GLOBALS}"),
    ("constraints", "Print code must use PriceList, never `axios`", f"~ {CALLS} soft"),
    ("constraints", "Python code must use `logger`, never `print`", "forbid-use technology print"),
    ("constraints", "Code must use PriceList, never `axios`", CALLS),
    ("forbidden", "custom caching (react-query)", "unchecked"),
    ("forbidden", "hand-rolled caching", "unchecked"),
    ("forbidden", "a new cache", CACHES),
    ("forbidden", "custom pdf libraries (pdfkit)", "forbid-use technology pdfkit"),
    ("forbidden", "custom data fetching (swr)", "forbid-new technology|dependency tanstack-query new=project"),
    ("constraints", "interfaces start with `I` and end with `DTO`", "~ require-shape schema I*DTO soft"),
    ("constraints", "interfaces must be prefixed with `I` and suffixed with `DTO`", "~ require-shape schema I*DTO soft"),
    ("constraints", "interfaces start with `I`", "forbid-use token interface-without-i form=construct"),
    ("constraints", "The public API in `src/api/` must not use axios", f"~ {CALLS} in:src/api/"),
    ("constraints", "The billing module in `src/money/` must not use axios", f"~ {CALLS} in:src/money/"),
    ("constraints", "The old billing module in `src/money/` must not use axios", "unchecked"),
    ("constraints", "The gateway in `src/money/` must not use axios", "unchecked"),
    ("constraints", "The serializers in `src/api/` must not use axios", "unchecked"),
    ("constraints", "Public routes in `src/api/` must not use axios", f"~ {CALLS} in:src/api/ soft"),
    ("constraints", "Do not add to the API", "unchecked"),
    ("constraints", "Do not add to the API folder", "~ forbid-new file **/api/**"),
    ("constraints", "Do not add to `src/legacy/`", "forbid-new file src/legacy/"),
    ("forbidden", "endpoints that change data", f"forbid-new route {WRITE}"),
    ("constraints", "No new routes that modify any state", f"forbid-new route {WRITE}"),
    ("constraints", "Do not expose endpoints that write data", f"forbid-new route {WRITE}"),
    ("constraints", "Every route that writes data must require authentication", f"~ require-shape route {WRITE} guard=*"),
    ("constraints", "No endpoints that return data", "~ forbid-new route soft"),
    ("forbidden", "endpoints that change names", "unchecked"),
]


@pytest.mark.parametrize(("key", "text", "expected"), ROWS)
def test_lines_of_decisions_and_their_look_alikes(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected


@pytest.mark.parametrize("text", ["No network calls SHALL be made", "No HTTP requests shall be made"])
def test_what_a_program_does_at_some_time_only_warns(text: str) -> None:
    assert all(check.endswith(" soft") for check in shown(text, "constraints").split("; "))


@pytest.mark.parametrize("text", [
    "No API calls SHALL be made from `src/domain/`", "No HTTP requests must be issued in `src/domain/`", "No network requests",
    "No database queries may be made by controllers",
])
def test_where_it_must_not_be_done_or_that_there_is_none_at_all_blocks(text: str) -> None:
    assert " soft" not in shown(text, "constraints")

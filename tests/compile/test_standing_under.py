"""What stands above a statement in its list, and what comes of it: a place, a prohibition, a doubt or nothing."""

from __future__ import annotations

import pytest
from shown import said_under, shown

DOMAIN = "in:**/domain/**,**/domains/**"
WORKERS = "in:**/{workers,worker,jobs}/**"
ROWS = [
    (("The following enums are append-only",), "constraints", "`OrderStatus`", "append-only enum OrderStatus"),
    (("The following people are right",), "constraints", "`OrderStatus`", "unchecked"),
    (("No new",), "constraints", "tables", "forbid-new table"),
    (("Something new",), "constraints", "tables", "unchecked"),
    (("Do not touch these folders",), "constraints", "`src/a/`", "forbid-change file src/a/"),
    (("Domain layer",), "constraints", "No Spring", f"forbid-use technology spring {DOMAIN}"),
    (("Python standards",), "constraints", "Use absolute imports", "~ forbid-use import /^\\.+(\\/|\\w|:|$)/ in:*.py"),
    (("Imports",), "constraints", "Use absolute imports", "~ forbid-use import /^\\.+(\\/|\\w|:|$)/"),
    (("Python",), "constraints", "No new dependencies", "forbid-new dependency"),
    (("Python",), "constraints", "Never use `requests`", "forbid-use technology requests"),
    (("Naming",), "constraints", "No Spring", "forbid-use technology spring"),
    (("In `src/ui/`",), "forbidden", "axios", "forbid-use technology axios in:src/ui/"),
    (("src/ui/",), "forbidden", "axios", "forbid-use technology axios in:src/ui/"),
    (("In `src/ui/`", "In workers"), "forbidden", "axios", f"forbid-use technology axios {WORKERS}"),
    (("In workers", "Naming"), "forbidden", "axios", f"forbid-use technology axios {WORKERS}"),
    (("Domain layer", "Never import"), "constraints", "axios", f"forbid-use technology axios {DOMAIN}"),
    (("API",), "constraints", "All routes need auth", "~ require-shape route guard=*"),
    (("API",), "constraints", "Never use axios", "forbid-use technology axios in:**/api/**"),
    (("API layer",), "constraints", "No new tables", "forbid-new table in:**/api/**"),
    (("Never use",), "constraints", "axios", "forbid-use technology axios"),
    (("Libraries",), "constraints", "axios", "unchecked"),
    (("Billing module",), "constraints", "No new tables", "~ forbid-new table soft"),
    (("Billing module",), "constraints", "No new tables in `src/billing/`", "forbid-new table in:src/billing/"),
    (("What everybody who works on billing has to know",), "constraints", "No new tables", "forbid-new table"),
]
LED_IN = [
    ("constraints", "In the domain layer: no Spring", f"forbid-use technology spring {DOMAIN}"),
    ("forbidden", "In the domain layer: Spring", f"forbid-use technology spring {DOMAIN}"),
    ("forbidden", "In workers: axios", f"forbid-use technology axios {WORKERS}"),
    ("forbidden", "In the billing module: Spring", "~ forbid-use technology spring soft"),
    ("constraints", "In the billing module: never add tables", "~ forbid-new table soft"),
    ("constraints", "Go code: no panics", "forbid-use token panic,panic! in:*.go"),
    ("forbidden", "In this repository: Spring", "forbid-use technology spring"),
    ("forbidden", "In `src/billing/`: Spring", "forbid-use technology spring in:src/billing/"),
]


@pytest.mark.parametrize(("under", "key", "text", "expected"), ROWS, ids=[f"{' > '.join(row[0])}: {row[2]}" for row in ROWS])
def test_what_stands_above_it_limits_it(under: tuple[str, ...], key: str, text: str, expected: str) -> None:
    assert said_under(text, key, under) == expected


@pytest.mark.parametrize(("key", "text", "expected"), LED_IN, ids=[row[1] for row in LED_IN])
def test_a_place_that_leads_a_sentence_limits_it(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected

"""Names that reach further in code than a sentence means only warn, each beside one that looks alike and blocks."""

from __future__ import annotations

import pytest
from shown import TESTS, compiled, shown

LOOK_ALIKE = [
    ("Use `px`, no `em`", "~ forbid-use token|import em soft"),
    ("Use `rem`, no `pixels`", "forbid-use token|import pixels"),
    ("`Set`, not `Add`", "~ forbid-use component|import|token Add soft"),
    ("`Panel`, not `Drawer`", "forbid-use component|import|token Drawer"),
    ("No `Option<bool>`", "~ forbid-use token|import Option soft"),
    ("No `Option<T>`", "forbid-use token|import Option"),
    ("Guard the next `use`, not the `Cargo.toml` line", "~ forbid-new file Cargo.toml soft"),
    ("Use `a.toml`, not a new `Cargo.toml`", "forbid-new file Cargo.toml"),
    ("Port 8443, not `/`.", "~ forbid-new route / soft"),
    ("No URLs, domains or page titles.", "~ forbid-new route soft"),
    ("No URL in page titles.", "~ forbid-new route soft"),
    ("No new URLs", "forbid-new route"),
    ("Layout approach: Tabbed unified interface, not separate pages.", "~ forbid-new page soft"),
    ("Use a tabbed interface, not separate pages.", "forbid-new page"),
    ("Use `SELECT 1` inside `EXISTS` checks, not `SELECT *`", "~ forbid-use token select-star form=construct soft"),
    ("Use `SELECT id`, not `SELECT *`", "~ forbid-use token select-star form=construct"),
    ("Stores live in `a/stores/`, modules in `b/modules/`.",
     "~ require-shape store a/stores/; require-shape file b/modules/ in:**/modules/** soft"),
    ("Specs in `a/specs/` or `a/pages/`.", f"require-shape file a/specs/,a/pages/ in:{TESTS}"),
    ("Two replicas, not three", "~ forbid-use technology three soft"),
    ("Do not duplicate the doctrine here", "~ forbid-new technology|dependency doctrine soft"),
    ("Do not use Doctrine here", "forbid-use technology doctrine"),
    ("No less", "~ forbid-use technology less soft; forbid-new file *.less soft"),
    ("No Less", "forbid-use technology less; forbid-new file *.less"),
    ("If the answer is \"some\" or \"no\", don't add a modal.", "~ forbid-new component modal soft"),
    ("Don't add a modal.", "forbid-new component modal"),
    ("Unknown fields are rejected.", "unchecked"),
    ("Invalid fields are rejected.", "unchecked"),
    ("Money fields are rejected.", "~ forbid-new field|column money"),
]


@pytest.mark.parametrize(("text", "expected"), LOOK_ALIKE, ids=[text for text, _ in LOOK_ALIKE])
def test_what_reaches_further_than_it_means_does_not_block(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected


@pytest.mark.parametrize("text", ["No mention of frameworks or databases", "No mentions of frameworks or databases"])
def test_what_a_text_mentions_does_not_block(text: str) -> None:
    checks = compiled(text, "constraints").checks
    assert checks
    assert all(check.soft for check in checks)

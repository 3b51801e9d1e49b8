"""What a text must hold for an expression to fit it."""

from __future__ import annotations

import re

import pytest

from keeper_validate.compile.vocabulary.compulsory import compulsory

ASKED = [
    ("(?:the )?(?:only|sole) change", {" change"}),
    ("only {names} (?:may|can) be", {"only "}),
    ("(?:the )?(?P<kind>api|routes) {is}", {"api", "routes"}),
    ("no(?: new| more)? {kind} (?:beyond|other than) {names}", {"beyond", "other than"}),
    (r"\bfo?bar+(?=xyz)", {"ba"}),
    ("(?-i:`[a-z]+`) is one of", {" is one of"}),
    ("One|Another", {"one", "another"}),
]
UNKNOWN = ["a|bcd", "(?:abc|defg)?", "{names}", r"(?:abcd|\w+)", "(?=abcd)", "[abcd]+", "(?:abcd){2}"]
"""What a text need not hold, or holds in more ways than are told apart."""


@pytest.mark.parametrize(("expression", "asked"), ASKED, ids=[one for one, _ in ASKED])
def test_a_text_that_fits_holds_one_of_these(expression: str, asked: set[str]) -> None:
    assert compulsory(expression) == asked


@pytest.mark.parametrize("expression", UNKNOWN)
def test_nothing_is_asked_where_nothing_is_sure(expression: str) -> None:
    assert compulsory(expression) == frozenset()


@pytest.mark.parametrize(("expression", "text"), [
    ("(?:the )?(?:only|sole) change to `[a-z]+`", "Sole change to `a`"), ("no (?:new |more )*(?:tables|enums)", "no new more enums"),
    (r"(?P<owner>[A-Z]\w+) stays\.?", "Order stays."), ("nothing (?!else)but `a`(?: or `b`)*", "nothing but `a` or `b`"),
])
def test_what_fits_is_let_through(expression: str, text: str) -> None:
    assert re.fullmatch(expression, text, re.IGNORECASE)
    asked = compulsory(expression)
    assert not asked or any(one in text.lower() for one in asked)

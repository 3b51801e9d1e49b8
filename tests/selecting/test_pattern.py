"""Patterns of a manifest match as regular expressions do, without any that can run away."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from keeper_validate.errors import KeeperError
from keeper_validate.selecting.pattern import check, found

PIECES = st.sampled_from([
    "a", "b", "c", ".", "a*", "b+", "c?", "(a|b)", "(ab)*", "[a-b]", "[^a]", "^", "$", r"\b", "(a*)*", "a{2}", "a{1,3}", "(a|ab){2,}",
    r"\w",
    r"\d", "|", "(?:ab)+?", r"\.", "[]a]", r"[\d-]",
])


@settings(max_examples=200)
@given(st.lists(PIECES, min_size=1, max_size=5).map("".join), st.text("abc 1\n", max_size=8))
def test_a_pattern_says_what_it_says_to_python(pattern: str, text: str) -> None:
    try:
        expected = re.search(pattern, text, re.IGNORECASE | re.MULTILINE) is not None
    except re.error:
        return
    assert found(pattern, text) == expected


@pytest.mark.parametrize(("pattern", "text"), [
    ("pay|invoice", "Fix the INVOICE total"), ("^feat(\\(auth\\))?:", "feat(auth): sign in"), ("[A-Z]{2}-\\d+", "see gt-12"),
    ("Überweisung", "überweisung"),
])
def test_case_does_not_matter(pattern: str, text: str) -> None:
    assert found(pattern, text)


@pytest.mark.parametrize("bomb", ["(a*)*b", "(a|a)*b", "(a|aa)+$b", "(x+x+)+y", "((a+)+)+b", "(.*)*(.*)*(.*)*b", "a*a*a*a*a*a*a*a*b"])
def test_a_pattern_that_backtracks_for_ever_elsewhere_ends_here(bomb: str) -> None:
    assert not found(bomb, "a" * 2_000 + "x" * 2_000)


@pytest.mark.parametrize("pattern", [
    "a" * 501, "(a{50}){50}{50}", "((((a{50}){50}){50}){50})", "a{51}", "a{3,1}", "a{", "(", ")", "*a", "[a", "a\\", "(?=a)",
    "(?P<n>a)", "\\1", "(a)\\1",
    "(" * 30 + "a" + ")" * 30, "(?i)a",
])
def test_what_is_no_pattern_or_too_much_of_one_is_refused(pattern: str) -> None:
    with pytest.raises(KeeperError, match="is not taken"):
        check(pattern)

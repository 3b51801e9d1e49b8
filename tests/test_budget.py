"""How many tokens a text is taken to cost, and how it is cut; that the estimate holds for real tokenizers is docs/steps/brief.md's."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from keeper_validate.budget import CUT, fit, tokens

SENTENCE = "Extend the existing Modal component instead of building another one."
COSTS = {
    "nothing costs nothing": ("", 0),
    "a common word is one": ("modal", 1),
    "a long word is more than one": ("internationalization", 4),
    "a sentence costs a little more than its words": (SENTENCE, 16),
    "a name in camel case costs its parts": ("useUserQuery", 3),
    "a line of dashes is cheap": ("-" * 40, 10),
    "indentation is cheap": ("\n" + " " * 12 + "x", 3),
    "a run of letters without vowels is a token for two": ("bcdfghjk", 4),
    "digits are a token for two": ("20261122", 4),
    "an ideograph costs two": ("登录", 4),
    "a character of any other script costs its bytes": ("ქ", 3),
    "a face costs four": ("🙂", 4),
}


@pytest.mark.parametrize(("text", "cost"), COSTS.values(), ids=COSTS)
def test_a_text_costs(text: str, cost: int) -> None:
    assert tokens(text) == cost


@given(st.text(), st.integers(0, 60))
def test_what_was_fitted_fits_and_is_the_beginning_of_the_text(text: str, budget: int) -> None:
    fitted = fit(text, budget)
    assert tokens(fitted) <= budget
    assert fitted == text or fitted == "" or (fitted.endswith(CUT.strip()) and text.lstrip().startswith(fitted[:-1].rstrip()))


def test_what_fits_is_not_touched() -> None:
    assert fit(SENTENCE, tokens(SENTENCE)) == SENTENCE


def test_a_text_is_cut_after_a_word() -> None:
    assert fit(SENTENCE, 8) == "Extend the existing Modal …"


def test_a_text_without_spaces_is_cut_between_its_characters() -> None:
    assert fit("登录表单测试登录表单测试", 9) == "登录表 …"

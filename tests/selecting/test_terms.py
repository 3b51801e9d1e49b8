"""Words that mean the same are one term, whatever their case, ending or spelling."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from keeper_validate.selecting.relevance import shared
from keeper_validate.selecting.terms import intents, near, stem, terms


@pytest.mark.parametrize(("one", "other"), [
    ("cancellations", "cancel"), ("cancelled", "cancelling"), ("notifications", "notify"), ("validation", "validate"), ("payments", "pay"),
    ("pricing", "prices"), ("occupancy", "occupied"), ("expired", "expiry"), ("boxes", "box"), ("categories", "category"), ("tests",
        "testing"),
    ("uploaded", "uploads"), ("authenticated", "authentication"),
])
def test_endings_do_not_matter(one: str, other: str) -> None:
    assert stem(one) == stem(other)


@pytest.mark.parametrize(("one", "other"), [("user", "use"), ("modal", "mode"), ("status", "state"), ("berth", "birth"), ("post", "posh")])
def test_other_words_stay_other_words(one: str, other: str) -> None:
    assert stem(one) != stem(other)


@pytest.mark.parametrize(("task", "word"), [
    ("Let people sign in", "login"), ("Nobody is signed in", "authentication"), ("A lightbox for pictures", "modal"), ("Send an e-mail",
        "smtp"),
    ("Ask for the TOTP", "two-factor"), ("Add 2FA", "totp"), ("Support i18n", "translation"), ("the e2e run", "cypress"),
    ("Connect GitHub", "github"), ("endpoint", "route"), ("Drop the picture", "delete"),
])
def test_wordings_that_mean_the_same_are_akin(task: str, word: str) -> None:
    assert shared(terms(task), set(terms(word)))


@pytest.mark.parametrize(("typed", "meant"), [("bookign", "booking"), ("invoce", "invoice"), ("custmer", "customer"), ("authent",
    "authentication")])
def test_a_slip_of_the_pen_comes_near(typed: str, meant: str) -> None:
    assert shared(terms(typed), set(terms(meant)), loosely=True)


@pytest.mark.parametrize(("one", "other"), [("cart", "card"), ("form", "from"), ("boat", "beat"), ("invoice", "involve")])
def test_a_short_word_or_two_letters_off_does_not(one: str, other: str) -> None:
    assert not near(stem(one), stem(other))


def test_letters_of_other_scripts_are_read_as_what_they_look_like() -> None:
    assert terms("lоgin") == terms("login")


@pytest.mark.parametrize("task", ["", "   ", "do it now, please", "Add the one that we need", "?!", "change this"])
def test_words_that_say_nothing_are_no_terms(task: str) -> None:
    assert terms(task) == ()


def test_a_word_may_mean_a_whole_seed_file() -> None:
    assert intents(terms("Write an end-to-end test")) == {"testing"}
    assert intents(terms("Write a letter")) == frozenset()


@given(st.text(max_size=200))
def test_any_text_has_terms_and_always_the_same(text: str) -> None:
    assert terms(text) == terms(text)
    assert all(terms(text))

"""Sentences with named parts, as lexicons write them down, and the text that they are held against."""

from __future__ import annotations

import re

import pytest

from keeper_validate.compile.sentences.whole import bare, resaid, unlabelled, unremarked
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.slotted import filled, first_fit, slotted, spelled_out

PARTS = {"noun": r"(?P<noun>{word}(?: {word})?)", "word": "[a-z]+", "path": r"(?P<path>`[^`]+`)"}


def test_parts_of_parts_are_written_out_and_other_braces_stay() -> None:
    assert spelled_out(r"{noun} is \w{2,3}{unknown}", PARTS) == r"(?P<noun>[a-z]+(?: [a-z]+)?) is \w{2,3}{unknown}"


def test_a_part_may_stand_in_two_places() -> None:
    form = slotted(r"{noun} (?:lives? in {path}|in {path})", PARTS)
    assert [filled(found)["path"] for said in ("hooks live in `a`", "hooks in `b`") if (found := form.fit(said))] == ["`a`", "`b`"]


def test_a_sentence_needs_what_its_form_cannot_do_without() -> None:
    form = slotted("{noun} lives? (?:in|under) {path}", PARTS)
    assert form.may_fit("hooks live under `a`")
    assert not form.may_fit("hooks stand in `a`")
    assert slotted("{noun} {path}", PARTS, ("hooks",)).needs == {"hooks"}


def test_the_first_form_that_fits_is_taken() -> None:
    forms = (slotted("{noun} lives in {path}", PARTS), slotted("{noun} (?P<how>lives) .*", PARTS))
    found = first_fit(forms, "Nothing lives here")
    assert found is not None and filled(found) == {"noun": "Nothing", "how": "lives"}
    assert first_fit(forms, "nothing else") is None


@pytest.mark.parametrize(("text", "said"), [
    ("- **Hooks**  live in `a`.", "Hooks live in `a`"),
    ("Hooks live in `src/**/hooks` and `**/lib`!", "Hooks live in `src/**/hooks` and `**/lib`"),
])
def test_marks_around_a_sentence_are_none_of_it(text: str, said: str) -> None:
    assert bare(text) == said


@pytest.mark.parametrize(("text", "said"), [
    ("No new tables (they cost us a week)", "No new tables"),
    ("No new tables — they cost us a week", "No new tables"),
    ("No new tables (unless asked)", "No new tables (unless asked)"),
    ("No new tables, because they cost", "No new tables, because they cost"),
])
def test_a_remark_is_left_out_where_it_limits_nothing(text: str, said: str) -> None:
    assert unremarked(text) == said


def test_a_reason_is_left_out_where_that_is_asked() -> None:
    assert unremarked("No new tables, because they cost", reasons=True) == "No new tables"
    assert unremarked("No new tables, as only a few may come", reasons=True) == "No new tables, as only a few may come"


def test_a_label_stands_before_a_sentence() -> None:
    assert unlabelled("Data: no new tables") == "no new tables"
    assert unlabelled("no new tables: none") == ""
    assert unlabelled("Data: No new tables", anew=True) == "No new tables"
    assert unlabelled("Data: no new tables", anew=True) == ""


def test_each_sentence_is_said_anew_and_what_stands_between_stays() -> None:
    assert resaid("Keep it. Go on — or not", str.upper) == "KEEP IT. GO ON — or not"


def _lexicons() -> list[tuple[str, str, dict[str, str]]]:
    laid, along, bounded = lexicon.mapping("homes", "laid_out"), lexicon.mapping("along"), lexicon.mapping("bounded")
    found = [("laid_out", str(form["says"]), laid["parts"]) for form in laid["forms"]]
    for name, told in (("along", along), ("bounded", bounded)):
        found += [(name, str(says), told["parts"]) for form in told["forms"].values() for says in form["says"]]
    return found


def test_no_form_of_a_lexicon_names_a_part_that_is_not_told() -> None:
    assert not [(name, says) for name, says, parts in _lexicons() if re.search(r"\{[a-z_]+\}", spelled_out(says, parts))]

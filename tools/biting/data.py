"""What can be told at once when a line is taken from codes or lexicon: the cases beside the codes, and the tables of words.

Must not change anything: it is asked in a child in which the line is gone."""

from __future__ import annotations

import functools

import rule_cases
import shown
import test_bites_words as words

from biting.rules import Taken


@functools.cache
def _texts() -> tuple[tuple[rule_cases.RuleCase, str], ...]:
    return tuple((case, repr(case.content).lower()) for case in rule_cases.rule_cases())


@functools.cache
def _tables() -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    return words.lines(words.SENTENCES), words.lines(words.PACKAGES)


@functools.cache
def _of_entry() -> dict[tuple[str, str], frozenset[str]]:
    """The sentences of each entry of a section, which ask for all that the entry says."""
    return {
        (section, name): frozenset(sentence.format(word) for word in entry.get("words", ()))
        for section, sentence in words.SAID.items() for name, entry in words.entries(section).items()
    }


def ready() -> None:
    """Reads everything once, for all children."""
    _texts(), _tables(), _of_entry()
    for case, _ in _texts():
        rule_cases.verdict_of(case.content)


def unlike(taken: Taken) -> int:
    """Whether anything that may ask for the line is told otherwise: of a word of the lexicon, what holds the word; of a code, its cases."""
    word = taken.what.strip("'\"").lower()
    section = taken.file.rpartition("/")[2].removesuffix(".yaml")
    sentences, packages = _tables()
    own = _of_entry().get((section, taken.place.partition(".")[0]), frozenset())
    if any(shown.shown(said) != read for said, read in sentences if said in own or word in said.lower()):
        return 1
    asked = {(language, name): read for said, read in packages for language, _, name in (said.partition(" "),) if name.lower() == word}
    told = words.found(list(asked)) if asked else {}
    if any(told[place] != read for place, read in asked.items()):
        return 1
    code = taken.file.startswith("rules/codes/")
    return int(any(_differs(case) for case, text in _texts() if (case.family == section if code else word in text)))


def _differs(case: rule_cases.RuleCase) -> bool:
    return rule_cases.found_in(rule_cases.verdict_of(case.content)) != case.expected

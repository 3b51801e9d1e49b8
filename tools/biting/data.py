"""What can be told at once when a line is taken from codes or lexicon: the cases beside the codes, and the tables of words and names.

Must not change anything: it is asked in a child in which the line is gone."""

from __future__ import annotations

import ast
import functools
from collections.abc import Callable, Iterator

import rule_cases
import shown
import test_bites_lists as lists
import test_bites_told as told
import test_bites_words as words

from biting.rules import Taken

_MOST = 400


@functools.cache
def _texts() -> tuple[tuple[rule_cases.RuleCase, str], ...]:
    return tuple((case, repr(case.content).lower()) for case in rule_cases.rule_cases())


@functools.cache
def _asked() -> tuple[tuple[str, str, str, Callable[[str], str]], ...]:
    """Every question of a table in lower case, as it is, its answer, and who answers."""
    tables = ((words.SENTENCES, shown.shown), (told.PHRASES, told.reading), (told.EVIDENCE, told.elements))
    return tuple((said.lower(), said, read, tell) for file, tell in tables for said, read in words.lines(file))


@functools.cache
def _imported() -> dict[str, list[tuple[str, str, str]]]:
    """The rows of the imports, by the name in lower case."""
    rows: dict[str, list[tuple[str, str, str]]] = {}
    for said, read in words.lines(words.PACKAGES):
        language, _, name = said.partition(" ")
        rows.setdefault(name.lower(), []).append((language, name, read))
    return rows


@functools.cache
def _of_entry() -> dict[tuple[str, str], frozenset[str]]:
    """The sentences of each entry of a section, which ask for all that the entry says."""
    return {
        (section, name): frozenset(sentence.format(word) for word in entry.get("words", ()))
        for section, sentence in words.SAID.items() for name, entry in words.entries(section).items()
    }


def ready() -> None:
    """Reads everything once, for all children."""
    _texts(), _asked(), _imported(), _of_entry()
    for case, _ in _texts():
        rule_cases.verdict_of(case.content)


def unlike(taken: Taken) -> int:
    """Whether anything that may ask for the line is told otherwise: of a word of the lexicon, what holds the word; of a code, its cases."""
    value = ast.literal_eval(taken.what)
    word = str(value).strip("*").removesuffix(".").partition(":")[0].lower()
    section = taken.file.rpartition("/")[2].removesuffix(".yaml")
    if any(tell(said) != read for said, read, tell in _questions(taken, section, str(value).lower(), word)):
        return 1
    if any(lists.answer(said) != read for said, read in lists.of_list(section)):
        return 1
    asked = {(language, name): read for language, name, read in _imported().get(str(value).lower(), ())}
    answers = words.found(list(asked)) if asked else {}
    if any(answers[place] != read for place, read in asked.items()):
        return 1
    code = taken.file.startswith("rules/codes/")
    return int(any(_differs(case) for case, text in _texts() if (case.family == section if code else word in text)))


def _questions(taken: Taken, section: str, value: str, word: str) -> Iterator[tuple[str, str, Callable[[str], str]]]:
    """What holds the word, where its place is named as well first, and the sentences of its entry last."""
    near = taken.place.rpartition(".")[2].lower()
    own = _of_entry().get((section, taken.place.partition(".")[0]), frozenset())
    holding = [row for row in _asked() if value in row[0] or (word and word in row[0])]
    holding.sort(key=lambda row: (near not in row[0], len(row[0])))
    yield from (row[1:] for row in holding[:_MOST])
    yield from (row[1:] for row in _asked() if row[1] in own)


def _differs(case: rule_cases.RuleCase) -> bool:
    return rule_cases.found_in(rule_cases.verdict_of(case.content)) != case.expected

"""What the plain lists of the lexicon answer, word by word: contexts of paths, files that are never handed out, look-alikes, plurals,
wordings that mean one thing, and what decisions and vaults call things.

`KEEPER_UPDATE=1` writes the answers anew; a new word of a list needs a row of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from answered import held, lines

from keeper_validate.checks.naming import skeleton
from keeper_validate.extract.contexts import by_name
from keeper_validate.extract.routing.inflection import plural, singular
from keeper_validate.extract.unlisted import counted, unlisted
from keeper_validate.law.reference import kind_of, reference
from keeper_validate.selecting.guard import denied
from keeper_validate.selecting.terms import akin, intents, stem, terms
from keeper_validate.tree import tree_of

LISTS = Path(__file__).with_name("lists.txt")


def _hidden(text: str) -> str:
    path, _, line = text.partition(" ")
    gap = unlisted(path, tree_of({path: f"{line}\n".encode()}))
    return gap.reason if gap else "-"


ASKED: dict[str, tuple[str, Callable[[str], object]]] = {
    "context": ("contexts", by_name),
    "denied": ("denied", denied),
    "skeleton": ("confusables", skeleton),
    "singular": ("inflection", singular),
    "plural": ("inflection", plural),
    "counted": ("unlisted", counted),
    "hidden": ("unlisted", _hidden),
    "kind": ("seed_types", kind_of),
    "reference": ("seed_types", lambda text: f"{(found := reference(text)).name} {found.part} {found.kind} {found.location}"),
    "stem": ("selection", stem),
    "terms": ("selection", lambda text: " ".join(terms(text))),
    "akin": ("selection", lambda text: " ".join(sorted(akin(text)))),
    "intents": ("selection", lambda text: " ".join(sorted(intents(terms(text))))),
}
"""Who answers a question `who: what`, and the list that the answer comes from."""


def answer(question: str) -> str:
    """What is answered to `who: what`."""
    who, _, what = question.partition(": ")
    return str(ASKED[who][1](what))


def of_list(name: str) -> list[tuple[str, str]]:
    """The rows that a list of the lexicon answers."""
    return [(said, read) for said, read in lines(LISTS) if ASKED[said.partition(":")[0]][0] == name]


def test_every_word_of_a_list_is_answered_as_the_table_says() -> None:
    held(LISTS, answer)

"""The words of a text as terms that can be held against each other: case, plural, ending and wording do not matter.

Pure, but for the lexicon that ships. Must not know what is searched."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Any

from keeper_validate import shipped
from keeper_validate.checks.naming import singular, skeleton, words

# `GitHub`, `e2e`, `i18n` and `2FA` are several words by their letters, and one to those who write them.
_NAMED = re.compile(r"(?<![A-Za-z0-9_])(?:[A-Z]?[a-z]+[A-Z][a-z]*|[A-Za-z]?[0-9]+[A-Za-z]{1,2})(?![A-Za-z0-9_])")
_SHORTEST_STEM = 3
_SHORTEST_TYPED = 5


def terms(text: str) -> tuple[str, ...]:
    """The stems of a text's words in order; wordings of several words (`sign in`) are a term besides, words that say nothing are none."""
    read = skeleton(text)
    found = [word for word in (*words(read), *map(str.lower, _NAMED.findall(read))) if len(word) > 1]
    stems = tuple(map(_term, found))
    silent, openers = _silent(), _openers()
    said: list[str] = []
    for index, (word, one) in enumerate(zip(found, stems, strict=True)):
        if one in openers:
            said += ("".join(stems[index:index + size]) for size in (3, 2) if stems[index:index + size] in _phrases())
        if word not in silent:
            said.append(one)
    return tuple(said)


@lru_cache(maxsize=1 << 14)
def stem(word: str) -> str:
    """A word without its ending: `cancellations`, `cancelled` and `cancel` are one."""
    word = singular(word)
    for ending, rest, shortest in _endings():
        if word.endswith(ending) and len(word) - len(ending) >= shortest:
            word = word[:-len(ending)] + rest
            break
    if len(word) > _SHORTEST_STEM and word[-1] == word[-2] and word[-1] not in "aeiou":
        word = word[:-1]
    return word[:-1] if len(word) > _SHORTEST_STEM and word[-1] in "ey" else word


@cache
def akin(term: str) -> frozenset[str]:
    """The other terms that mean the same."""
    return frozenset(other for group in _groups() if term in group for other in group) - {term}


def near(term: str, other: str) -> bool:
    """Whether one is likely the other, typed wrong or cut short: `bookign`, `auth` for `authentication`."""
    if min(len(term), len(other)) < _SHORTEST_TYPED - 1:
        return False
    if term.startswith(other) or other.startswith(term):
        return True
    return min(len(term), len(other)) >= _SHORTEST_TYPED and _one_edit(term, other)


def intents(found: tuple[str, ...]) -> frozenset[str]:
    """The seed files that a task means as a whole by one of its words: `test` means `testing`."""
    meant = knowledge()["intents"]
    return frozenset(domain for domain, said in meant.items() if not {_term(word) for word in said}.isdisjoint(found))


def knowledge() -> Any:
    """The words about selecting."""
    return shipped.data("rules/lexicon/selection")


def _one_edit(one: str, other: str) -> bool:
    """Whether they differ by one letter: more, less, another, or two that changed places."""
    if len(one) > len(other):
        one, other = other, one
    if len(other) - len(one) > 1:
        return False
    index = next((at for at, char in enumerate(one) if char != other[at]), len(one))
    if len(one) < len(other):
        return one[index:] == other[index + 1:]
    swapped = one[index:index + 2] == other[index:index + 2][::-1] and one[index + 2:] == other[index + 2:]
    return swapped or one[index + 1:] == other[index + 1:]


@cache
def _silent() -> frozenset[str]:
    return frozenset(knowledge()["silent"])


@cache
def _endings() -> tuple[tuple[str, str, int], ...]:
    return tuple((ending, rest, int(shortest)) for ending, rest, shortest in knowledge()["endings"])


@cache
def _groups() -> tuple[frozenset[str], ...]:
    """Every set of wordings that mean one thing: those of selecting, and those by which clauses name a UI primitive."""
    primitives = (one["words"] for one in shipped.data("rules/lexicon/primitives").values())
    return tuple(frozenset(_term(wording) for wording in group) for group in (*knowledge()["alike"], *primitives))


@lru_cache(maxsize=1 << 14)
def _term(wording: str) -> str:
    return "".join(map(stem, words(wording)))


@cache
def _openers() -> frozenset[str]:
    return frozenset(phrase[0] for phrase in _phrases())


@cache
def _phrases() -> frozenset[tuple[str, ...]]:
    """The wordings of several words, as stems."""
    primitives = (one["words"] for one in shipped.data("rules/lexicon/primitives").values())
    wordings = (words(wording) for group in (*knowledge()["alike"], *primitives) for wording in group)
    return frozenset(tuple(map(stem, wording)) for wording in wordings if len(wording) > 1)

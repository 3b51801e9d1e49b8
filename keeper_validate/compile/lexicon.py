"""The vocabulary of clauses as the program asks for it: words to kinds, verbs, technologies, families and primitives.

Read from `rules/lexicon/` on first use. Must not contain a word of its own, nor know any grammar."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from keeper_validate import shipped


def technology(word: str) -> str | None:
    """The entry that a clause means by a word (`web sockets`, `Express`)."""
    return _named("technologies", word)


def primitive(word: str) -> str | None:
    """The UI primitive that a word names (`dialogs` is modal)."""
    return _named("primitives", word)


def family(word: str) -> str | None:
    """The closed set that a phrase names (`http client`)."""
    return _named("families", word)


def members(name: str) -> tuple[str, ...]:
    """The technologies of a family."""
    return tuple(_entries("families")[name]["members"])


def technologies() -> tuple[str, ...]:
    """The names of all entries."""
    return tuple(_entries("technologies"))


def near(word: str, known: Iterable[str]) -> tuple[str, ...]:
    """Up to three known words that look like a word."""
    from difflib import get_close_matches

    return tuple(get_close_matches(word.lower(), list(known), n=3, cutoff=0.6))


def _named(file: str, word: str) -> str | None:
    index = _index(file)
    return index.get(word) or index.get(word.lower())


@cache
def _index(file: str) -> dict[str, str]:
    index: dict[str, str] = {}
    for name, entry in _entries(file).items():
        for word in entry["words"]:
            index.setdefault(word, name)
        if file != "families":
            index.setdefault(name, name)
    return index


@cache
def _entries(file: str) -> dict[str, Any]:
    entries: dict[str, Any] = shipped.data(f"rules/lexicon/{file}")
    return entries


@cache
def codes() -> dict[str, tuple[str, ...]]:
    """The short codes and the kinds each looks at."""
    return {name: tuple(entry["kinds"]) for name, entry in _entries("codes").items()}

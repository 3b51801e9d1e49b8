"""Which rules can mean anything in a tree, as far as the words of all its sources tell: what a rule asks for by name is written somewhere,
or nothing is it.

Must not look at a source, nor follow a name."""

from __future__ import annotations

import re
from functools import cache

_ASKED = frozenset({"is", "instance", "inherits", "above"})
# the words of a name, by the signs that are parts of words to `patterns`
_WORD = re.compile(r"[A-Za-z0-9_$]+")
Settings = tuple[tuple[str, str], ...]


@cache
def sought(settings: Settings) -> tuple[frozenset[tuple[bytes, bytes]], ...]:
    """Of each condition of a rule that asks for names the first and the last word of each of these, of one that ends in an open word the
    first; an open word alone is any."""
    found = []
    for key, value in settings:
        role, _, condition = key.rpartition(".")
        names = [_words(name) for name in value.split()] if role and condition in _ASKED else []
        if names and all(names):
            found.append(frozenset((words[0].encode(), words[-1].encode()) for words in names))
    return tuple(found)


def _words(name: str) -> list[str]:
    """The words of a name that a source has to write: not the place of a parameter, `0#a.B`, what an import alone says by default, nor an
    open word."""
    words = _WORD.findall(name.rpartition("#")[2].removesuffix(".default"))
    return words[:-1] if name[-1:] == "*" and name[-2:-1] not in ("", ".") else words


def lives(settings: Settings, written: frozenset[bytes]) -> bool:
    """Whether every condition of a rule has a name of which the first and the last word are written in the tree."""
    return all(any(last in written and first in written for first, last in names) for names in sought(settings))

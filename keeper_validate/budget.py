"""How many tokens a text costs the model that reads it, told without that model's vocabulary, and how much of it fits.

An estimate that means to be too high rather than too low; docs/steps/brief.md says how far off it is. Must not know what the text is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

CUT = " …"
# Where the tokenizers that are published all break: case, digits, spaces, line ends, each run of one sign, each character beyond ASCII.
_PIECE = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])|[A-Z]|[0-9]+|[ \t]+|(?:\r?\n)+|([!-/:-@\[-`{-~])\1*|[^\x00-\x7f]|.", re.DOTALL)
_VOWELS = "aeiouyAEIOUY"
_CLUSTER = re.compile(rf"[^{_VOWELS}]{{4}}")
_LONGEST_WORD = 20


def tokens(text: str) -> int:
    """The estimate for a text."""
    return sum(_cost(piece) for piece in _pieces(text))


def fit(text: str, budget: int) -> str:
    """The text, or as much of its beginning as stays within a budget, cut after a word and marked with an ellipsis."""
    if tokens(text) <= budget:
        return text
    spent, end, position = tokens(CUT), 0, 0
    for piece in _pieces(text):
        spent += _cost(piece)
        position += len(piece)
        if spent > budget:
            break
        if not text[position:position + 1].isalnum() or ord(piece[0]) > 0x2e7f:
            end = position
    return (text[:end].rstrip() + CUT).strip() if budget >= tokens(CUT) else ""


def _pieces(text: str) -> Iterator[str]:
    return (found[0] for found in _PIECE.finditer(text))


@lru_cache(maxsize=1 << 16)
def _cost(piece: str) -> int:
    first, length = piece[0], len(piece)
    if not first.isascii():
        return _beyond(ord(first))
    if first in " \t":
        return _parts(length - 1, 16)
    if first in "\r\n":
        return _parts(length, 16)
    if first.isdigit():
        return _parts(length, 2)
    if not first.isalpha():
        return _parts(length, 4)
    if length > 1 and piece.isupper():
        return _parts(length, 3)
    return _parts(length, 6 if _like_a_word(piece) else 2)


def _parts(length: int, size: int) -> int:
    return -(-length // size)


def _like_a_word(piece: str) -> bool:
    """A word has vowels all along and an end; what has not is a key or noise, of which hardly any part is in a vocabulary."""
    vowels = sum(char in _VOWELS for char in piece)
    return len(piece) <= 3 or (vowels * 6 >= len(piece) <= _LONGEST_WORD and not _CLUSTER.search(piece))


def _beyond(code: int) -> int:
    """Latin-1 and Cyrillic a token a letter, accented Latin, Greek, ideographs, kana and Hangul two, anything else its bytes."""
    if code < 0x100 or 0x400 <= code < 0x530:
        return 1
    if code < 0x400 or 0x3000 <= code < 0xA000 or 0xAC00 <= code < 0xD7B0:
        return 2
    return 3 if code < 0x10000 else 4

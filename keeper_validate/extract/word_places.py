"""Where a word stands by itself in a source. Must not look at syntax."""

from __future__ import annotations

import re
from collections.abc import Iterator

_LARGE = 100_000
_WORD_BYTES = frozenset(bytes((value,)) for value in b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_$")


def places(source: bytes, word: bytes) -> Iterator[int]:
    """Where a word stands by itself."""
    if len(source) > _LARGE and word.replace(b"$", b"_").replace(b"_", b"a").isalnum():
        # a bundle is full of words of one letter, and of words that hold it; the expression costs more than a small source
        name = re.escape(word)
        yield from (found.start() for found in re.finditer(name + rb"(?<![\w$]" + name + rb")(?![\w$])", source))
        return
    start = source.find(word)
    while start >= 0:
        end = start + len(word)
        if source[start - 1 : start] not in _WORD_BYTES and source[end : end + 1] not in _WORD_BYTES:
            yield start
        start = source.find(word, end)

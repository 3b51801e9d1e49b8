"""Words that are worth seeking in a source where others stand in it: the words of one dotted name. Must not know what a name means."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

Beside = tuple[frozenset[bytes], tuple[frozenset[bytes], ...]]
"""The words of which one has to stand beside another, itself where it needs none; else the sets of which one has to."""


def told_by(names: Iterable[str]) -> Iterator[tuple[bytes, frozenset[bytes]]]:
    """The last word of a dotted name, worth seeking where all its words stand in a source; of an open one its head."""
    for name in sorted(names):
        words = [word.encode() for word in re.sub(r"\(\)|[!?]", "", name.removesuffix(".*")).split(".") if word]
        yield words[-1], frozenset(words)


def beside(word: bytes, listed: tuple[frozenset[bytes], ...]) -> Beside:
    """Of sets of words that hold one the other words of pairs, or itself where it is alone; and the larger sets."""
    return frozenset(next(iter(one - {word}), word) for one in listed if len(one) < 3), tuple(one for one in listed if len(one) > 2)


def is_whole(needed: Beside, present: frozenset[bytes]) -> bool:
    one, more = needed
    return not one.isdisjoint(present) or any(each <= present for each in more)

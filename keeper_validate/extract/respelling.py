"""Rewritings of a source that leave its length as it is. Must not know a language."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import reduce

from keeper_validate.extract.blanks import blank

Rewrite = Callable[[bytes], bytes]


def written(pattern: bytes, words: bytes | None = None) -> Rewrite:
    """What the pattern finds is written as these words, which are as long, or blank."""
    sought = re.compile(pattern)
    return lambda source: sought.sub(lambda found: blank(found[0]) if words is None else words, source)


def lettered(pattern: bytes, letter: bytes) -> Rewrite:
    """What the pattern finds is written as a name of one letter."""
    sought = re.compile(pattern)
    return lambda source: sought.sub(lambda found: letter + blank(found[0][1:]), source)


def in_turn(*rewrites: Rewrite) -> Rewrite:
    """All of these, each on what the one before it wrote."""
    return lambda source: reduce(lambda text, rewrite: rewrite(text), rewrites, source)

"""Which words of a source stand there so that they are worth following: called, raised, or handed to a call first, also on a line of its
own. Must not know what a word means, nor look at syntax."""

from __future__ import annotations

import re
from collections.abc import Collection

# What stands around such a word.
_CALLED_BY = (b"(", b"!(", b"?.(", b"<")
_RAISED_BY = (b"raise ", b"throw ")
_HANDED_BEFORE = re.compile(rb"\s*[,)]")
_BLANKS = b" \t\n\r\f\v"
# The same of any word.
_CALLED = re.compile(rb"[\w$]+(?=\(|!\(|\?\.\(|<)")
_RAISED = re.compile(rb"(?:raise|throw) (?=([\w$]+))")
_HANDED_FIRST = re.compile(rb"\(\s*([\w$]+)\s*[,)]")
# From as many words on, those of a bundle, to go through the source once for all of them takes less than once and again for each.
_MANY = 100


def followed(words: Collection[bytes], source: bytes) -> set[bytes]:
    """Those of some words of a source that are worth following."""
    if len(words) < _MANY:
        return {word for word in words if _is_followed(word, source)}
    called = b"\n".join((*set(_CALLED.findall(source)), b""))
    raised = b"\n".join((b"", *set(_RAISED.findall(source))))
    handed = set(_HANDED_FIRST.findall(source))
    return {word for word in words if word in handed or word + b"\n" in called or b"\n" + word in raised}


def _is_followed(word: bytes, source: bytes) -> bool:
    """The same for one word, place by place: to seek each way of standing by itself takes several times as long."""
    start = source.find(word)
    while start >= 0:
        end = start + len(word)
        if source.startswith(_CALLED_BY, end) or source.endswith(_RAISED_BY, 0, start) or _is_handed_first(source, start, end):
            return True
        start = source.find(word, start + 1)
    return False


def _is_handed_first(source: bytes, start: int, end: int) -> bool:
    if _HANDED_BEFORE.match(source, end) is None:
        return False
    while start and source[start - 1] in _BLANKS:
        start -= 1
    return source[start - 1 : start] == b"("

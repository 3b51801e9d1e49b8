"""Which words of a source stand there so that they are worth following: called, raised, or handed to a call first, also on a line of its
own. Must not know what a word means, nor look at syntax."""

from __future__ import annotations

import re
from collections.abc import Collection

# What stands around such a word.
_FOLLOWED = ((b"", b"("), (b"", b"!("), (b"", b"?.("), (b"", b"<"), (b"raise ", b""), (b"throw ", b""))
_HANDED = (rb"\(\s*", rb"\s*[,)]")
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
    is_followed = any(before + word + behind in source for before, behind in _FOLLOWED)
    return is_followed or re.search(re.escape(word).join(_HANDED), source) is not None

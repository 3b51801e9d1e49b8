"""What stands behind a sentence and only explains it: “(`CASCADE`, `RESTRICT` or `SET NULL`)”, “— old pods still write”.

Must not know what the sentence says."""

from __future__ import annotations

import re

from keeper_validate.compile.vocabulary import lexicon

_TAIL = re.compile(r"(?: \((?:[^()]|\([^()]*\))*\)|(?: [—–-]|;) [^.;]*)$")
_LEADING = ("per", "of", "from")


def untailed(plain: str) -> str:
    """A sentence without that; empty where it has none, or one that limits it."""
    tail = _TAIL.search(plain)
    words = re.findall(r"[a-z]+", tail[0].lower()) if tail else []
    limits = lexicon.mapping("held", "limiting")
    limited = not set(words).isdisjoint(limits) or (words and words[0] in (*lexicon.mapping("dues", "behind"), *_LEADING))
    return plain[:tail.start()].rstrip() if tail and not limited else ""

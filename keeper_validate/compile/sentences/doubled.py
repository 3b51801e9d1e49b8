"""A negation under a key that forbids: “not adding tests” among what is forbidden asks for tests, and forbids none.

Must not know what is negated."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.adjuncts import lows
from keeper_validate.compile.sentences.parts import parts
from keeper_validate.compile.vocabulary import lexicon

_GERUND = re.compile(r"[a-z]*[aeiouy][a-z]*ing")  # “bring” is none


def is_doubled(text: str) -> bool:
    """Whether what is forbidden is that something is not done."""
    found = parts(text)
    words = lows(found[0].words) if found else ()
    size = lexicon.at("undone", words, 0)
    return 0 < size < len(words) and _GERUND.fullmatch(words[size]) is not None

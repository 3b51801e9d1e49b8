"""A technology that is spoken of by what it is reached through. Must not know what is said of it."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.lexicon import Entry


def reached(run: Run) -> tuple[Entry, int] | None:
    """“the Stripe SDK”: the technology that an interface or a library belongs to, and where it begins."""
    words = lows(run)
    through = next((index for index in range(1, len(run)) if lexicon.at("reached_by", words, index)), 0)
    if not all(any(lexicon.at(name, words, index) for name in ("reached_by", "fillers")) for index in range(through, len(run))):
        return None
    for start in range(through):
        entry = lexicon.entry(" ".join(word.text for word in run[start:through]))
        if entry and entry.technology:
            return entry, start
    return None

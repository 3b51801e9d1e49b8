"""A technology that is spoken of by what it is reached through, or by what it carries. Must not know what is said of it."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.lexicon import Entry


def reached(run: Run) -> tuple[Entry, int] | None:
    """“the Stripe SDK”: the technology that an interface or a library belongs to, and where it begins."""
    words = lows(run)
    if carried := _carrier(run):
        return carried
    through = next((index for index in range(1, len(run)) if lexicon.at("reached_by", words, index)), 0)
    if not all(any(lexicon.at(name, words, index) for name in ("reached_by", "fillers")) for index in range(through, len(run))):
        return None
    for start in range(through):
        entry = lexicon.entry(" ".join(word.text for word in run[start:through]))
        if entry and entry.technology:
            return entry, start
    return None


def _carrier(run: Run) -> tuple[Entry, int] | None:
    """“BullMQ queues”: what carries messages or runs jobs, by what it is told to have; a new one of those is no new technology."""
    if len(run) < 2 or not lexicon.at("carried", lows(run[-1:]), 0) or any(lexicon.at("newness", lows(run), at) for at in range(len(run))):
        return None
    for start in range(len(run) - 1):
        entry = lexicon.entry(" ".join(word.text for word in run[start:-1]))
        if entry and any(entry.technology in lexicon.members(name) for name in lexicon.grammar("carrying")):
            return entry, start
    return None

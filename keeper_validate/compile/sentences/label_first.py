"""A label of whom or of what something is said, as the subject of the sentence behind it: “Tables: must have `id`”, “`web/`: no changes”.

Must not know what is said of them, nor read a file that stands as a label (`labelled` does)."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows, without
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.parts import DASHES, Part
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.values import replace

_LABEL = 5
_NO_CHANGES_TO = tuple(Word(word, "word") for word in ("no", "changes", "to"))
_JOINING = ("and", "or", "the", "file", "files", "folder", "directory", "in", "under")
_PLAIN = ("articles", "newness", "every", "whole")


def with_subject(found: tuple[Part, ...]) -> tuple[Part, ...]:
    """The parts of a clause, in which what is demanded behind a label is said of it."""
    if len(found) == 1 and len(found[0].asides) == 1 and found[0].asides[0][0] == len(found[0].words):
        kept = _is_shut(found[0].asides[0][1]) and _is_named(found[0].words)
        return (Part((*_NO_CHANGES_TO, *found[0].words)),) if kept else found
    first, second = (*found, Part(()), Part(()))[:2]
    if len(found) < 2 or first.asides or second.opener not in (":", *DASHES):
        return found
    if second.opener == ":" and lexicon.at("must", lows(second.words), 0) and _is_kind(first.words):
        return (replace(second, words=(*first.words, *second.words), opener=""), *found[2:])
    if len(found) == 2 and _is_shut(second.words) and not second.asides and _is_named(first.words):
        return (Part((*_NO_CHANGES_TO, *first.words)),)
    return found


def _is_kind(run: Run) -> bool:
    """Whether a label is a noun of which there are many: “tables”, “new components”, “React components”."""
    plain = 0 < len(run) <= _LABEL and all(word.sort == "word" for word in run)
    entry = lexicon.entry(" ".join(lows(without(run, *_PLAIN)))) if plain else None
    return entry is not None and not entry.opaque and bool(entry.kinds)


def _is_named(run: Run) -> bool:
    """“`src/legacy/`”, “the `Button` component”, “existing migrations”: something that a change of files or elements shows."""
    if any(word.literal and is_file(word.text) for word in run):
        return all(word.literal or word.sort == "mark" or word.low in _JOINING for word in run)
    noun = 1 < len(run) <= _LABEL and run[-1].sort == "word" and lexicon.entry(run[-1].low) is not None
    return noun and (run[-2].literal or run[0].low in ("existing", "generated"))


def _is_shut(run: Run) -> bool:
    """“no changes (allowed)”, “read-only”, “do not modify”."""
    words = lows(run)
    return bool(words) and any(lexicon.at(name, words, 0) == len(words) for name in ("untouchable", "no_changes"))

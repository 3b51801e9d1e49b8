"""A length that stands beside what bears it: “Files: max 300 lines”, “keep functions small (under 50 lines)”. Must not know of what."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.vocabulary import lexicon, pairs
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.values import replace


def with_length(found: tuple[Part, ...]) -> tuple[Part, ...]:
    """The parts of a clause, in which a length behind a colon or in parentheses is one of what stands before it."""
    out: list[Part] = []
    for part in found:
        length = _length(part.words) if part.opener == ":" and out and not part.asides else ()
        if length:
            out[-1] = replace(out[-1], words=out[-1].words + length)
        else:
            at, last = part.asides[-1] if part.asides else (0, ())
            beside = _length(last) if at == len(part.words) else ()
            out.append(replace(part, words=part.words + beside, asides=part.asides[:-1]) if beside else part)
    return tuple(out)


def _length(run: Run) -> Run:
    """The words of a length, such as “max 300 lines”; “300 lines” is one of at most so many."""
    words = lows(run)
    size = lexicon.at("shorter", words, 0)
    counted = size + 1 < len(run) and pairs.number(words[size]) is not None
    whole = counted and lexicon.at("length_units", words, size + 1) == len(run) - size - 1
    return (run if size else (Word("under", "word"), *run)) if whole else ()

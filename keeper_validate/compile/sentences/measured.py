"""A length or a count that stands beside what bears it: “Files: max 300 lines”, “new routes: at most 3”, “max props per component: 4”.

Must not know of what."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.vocabulary import lexicon, pairs
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.values import replace

_AT_MOST = (Word("at", "word"), Word("most", "word"))
_LABEL = 5


def with_length(found: tuple[Part, ...]) -> tuple[Part, ...]:
    """The parts of a clause, in which a length behind a colon or in parentheses is one of what stands before it."""
    out: list[Part] = []
    for part in _counted(found):
        length = _length(part.words) if part.opener == ":" and out and not part.asides else ()
        if length:
            out[-1] = replace(out[-1], words=out[-1].words + length)
        else:
            at, last = part.asides[-1] if part.asides else (0, ())
            beside = _length(last) if at == len(part.words) else ()
            out.append(replace(part, words=part.words + beside, asides=part.asides[:-1]) if beside else part)
    return tuple(out)


def _counted(found: tuple[Part, ...]) -> tuple[Part, ...]:
    """“new routes: max 3”, “max props per component: 4”, “max. 4 props” as “at most …”: a count, and what it is of."""
    first, second = (*found, Part(()), Part(()))[:2]
    words = lows(second.words)
    size, most = lexicon.at("at_most", words, 0), lexicon.at("highest", lows(first.words), 0)
    if second.opener == "." and most == len(first.words) == 1 and words[1:] and pairs.number(words[0]) is not None:
        return (replace(second, words=(*_AT_MOST, *second.words), opener=""), *found[2:])
    what = first.words[most:]
    alone = len(words) == size + 1 and pairs.number(words[size]) is not None and bool(size or most)
    plain = 0 < len(what) <= _LABEL and not first.asides and not second.asides and all(word.sort == "word" for word in what)
    if second.opener != ":" or not (alone and plain):
        return found
    return (replace(second, words=(*_AT_MOST, second.words[size], *what), opener=""), *found[2:])


def _length(run: Run) -> Run:
    """The words of a length, such as “max 300 lines”; “300 lines” is one of at most so many."""
    words = lows(run)
    size = lexicon.at("shorter", words, 0)
    counted = size + 1 < len(run) and pairs.number(words[size]) is not None
    whole = counted and lexicon.at("length_units", words, size + 1) == len(run) - size - 1
    return (run if size else (Word("under", "word"), *run)) if whole else ()

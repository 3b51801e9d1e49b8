"""What a sentence of its own rejects behind one that tells what is used: “State: Zustand. Not Redux, not Jotai.”

Must not know what the sentence before it says, but that it chooses something."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.values import replace

_BEHIND = (".", ";")
_JOINING = (",", "and", "or", "nor")


def rejected(said: tuple[Part, ...]) -> tuple[Part, ...]:
    """The parts of a clause, with what one of them rejects as a prohibition."""
    return tuple(_barred(part, said[:at]) for at, part in enumerate(said))


def _barred(part: Part, before: tuple[Part, ...]) -> Part:
    """“Not Redux, not Jotai.” as “never use Redux, Jotai”, where nothing but libraries and pieces of code are named, and a label or
    another library stands before it."""
    run = unrepeated(part.words)
    if part.opener not in _BEHIND or lows(run[:1]) not in (("not",), ("never",)):
        return part
    labelled = any(other.opener == ":" for other in before)
    chosen = any(lexicon.technology(word.text) for other in before for word in other.words)
    if not (labelled or (chosen and lows(run[:1]) == ("not",)) or (before and _is_chosen(before[-1].words))):
        return part
    pieces = [_bare(piece) for piece in items(run[1:])]
    known = [lexicon.technology(" ".join(word.text for word in piece)) for piece in pieces]
    named = all(found or (len(piece) == 1 and piece[0].sort == "code") for found, piece in zip(known, pieces, strict=True))
    if not named or not (labelled or any(known)):
        return part
    asides = tuple((max(0, at - dropped(part.words, at)) + 1, run) for at, run in part.asides)
    return replace(part, words=(Word("never", "word"), Word("use", "word"), *run[1:]), asides=asides)


def _is_chosen(run: Run) -> bool:
    """“use `zod`”, “Zustand for state”: an order to use something, or what there is for a purpose, of whoever it is asked."""
    named = bool(run) and (run[0].literal or lexicon.technology(run[0].text) is not None)
    return (named and lows(run[1:2]) == ("for",)) or (len(run) > 1 and lows(run[:1]) in (("use",), ("prefer",)))


def unrepeated(run: Run) -> Run:
    """“not A, not B” and “not A and not B” with the first “not” alone."""
    if lows(run[:1]) != ("not",):
        return run
    return tuple(word for at, word in enumerate(run) if not _again(run, at))


def _again(run: Run, at: int) -> bool:
    return at > 1 and run[at].low == "not" and run[at - 1].low in _JOINING


def dropped(run: Run, end: int) -> int:
    """How many words before an index are a “not” that is said again."""
    return sum(_again(run, at) for at in range(min(end, len(run))))


def _bare(piece: Run) -> Run:
    return piece[:-1] if lows(piece[-1:]) == ("directly",) else piece

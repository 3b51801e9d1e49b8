"""Sentences that share one verb: “scenes go in `app/scenes/`, shared components in `app/components/`”.

Must not know what stands in a place, nor what a name looks like."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.values import replace

_JOINED = frozenset({",", "and"})
_FORMING = ("named", "prefixing", "suffixing")
_POINTING = frozenset({"that", "which", "who", "whose"})
_TURNING = ("be", "must", "should", "never", "no", "condition", "unless", "without", "purpose", "reason", "instead_of", "outside")


def each_with_verb(part: Part) -> list[Part]:
    """The sentences of a part in which each says where its things live or how they are named, with the verb that the first has."""
    run = part.words
    at = next((index for index in range(1, len(run)) if _verb(run, index)), 0)
    end = at + _verb(run, at) if at else 0
    told = list(_pieces(run[end:])) if at else []
    if part.asides or len(told) < 2 or not all(map(_is_told, told[1:])) or not _only_names(told[0]):
        return [part]
    said = tuple(word for word in run[at:end] if not any(lexicon.at(name, (word.low,), 0) for name in ("be", "must", "should")))
    been = (Word("be", "word"),) if any(lexicon.at("be", (word.low,), 0) for word in run[at:end]) else ()
    led = told[0][:1] if lexicon.at("inside", lows(told[0]), 0) else ()
    others = (_sentence(piece, (Word("must", "word"), *been, *said), led) for piece in told[1:])
    return [replace(part, words=run[:end] + told[0]), *(Part(one, ";", unsaid=part.unsaid) for one in others)]


def _verb(run: Run, index: int) -> int:
    """How many words from an index on say that something lies somewhere or is named so: “live”, “are kept”, “must be named”, “end”."""
    words = lows(run)
    size = max(lexicon.at("must", words, index), lexicon.at("should", words, index))
    size += lexicon.at("be", words, index + size)
    if not size and lexicon.entry(words[index]):
        return 0
    form = max(lexicon.at(name, words, index + size) for name in _FORMING)
    form = form or verb_of(run[index + size:], ("place",))[1]
    return size + form if form else 0


def _pieces(run: Run) -> Iterator[Run]:
    """What stands between the joints behind a piece of code: “in `a`”, “shared components in `b`”."""
    start = 0
    for at, word in enumerate(run):
        if word.low in _JOINED and word.sort in ("word", "mark") and at > start and run[at - 1].literal and run[at + 1:]:
            yield run[start:at]
            start = at + 1
        elif word.low in _JOINED and at == start:
            start = at + 1
    yield run[start:]


def _only_names(piece: Run) -> bool:
    """“in `a`”, “with `b`”: a piece of code and nothing else."""
    return bool(piece) and piece[-1].literal and sum(word.literal for word in piece) == 1 and len(piece) < 3


def _is_told(piece: Run) -> bool:
    """“shared components in `b`”, “responses `*Response`”: things and a piece of code, with no verb of their own."""
    bare = piece[:-1]
    words = lows(bare)
    turns = any(word in _POINTING or any(lexicon.at(name, words, at) for name in _TURNING) for at, word in enumerate(words))
    many = bool(bare) and bare[0].sort == "word" and any(word.low.endswith("s") for word in bare)
    return many and piece[-1].literal and not any(word.literal for word in bare) and not turns and len(bare) < 5


def _sentence(piece: Run, verb: Run, led: Run) -> Run:
    """“shared components must go in `b`”."""
    at = next((index for index in range(1, len(piece)) if _verb(piece, index)), 0)
    if at:
        return (*piece[:at], Word("must", "word"), *piece[at:])
    own = piece[-2:-1] if lexicon.at("inside", lows(piece[-2:-1]), 0) or piece[-2].low in ("with", "as") else ()
    return (*piece[:len(piece) - 1 - len(own)], *verb, *(own or led), piece[-1])

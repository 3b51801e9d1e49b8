"""What a sentence of any form says of where things live, as the plain one that `homes` takes apart, and the phrases of the forms.

Must not know the forms."""

from __future__ import annotations

from functools import cache

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.home_paths import home_words
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.phrases import Phrases, phrases
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.values import dataclass

LIVE, HOME = (Word("live", "word"),), tuple(Word(word, "word") for word in ("must", "live", "in"))
THERE, AWAY, ALONE = "there", "away", "alone"


@dataclass(frozen=True, slots=True)
class Formed:
    """The plain sentence; `how` tells whether things live there, may not, or are all that may; `dropped` that more is said of them than
    where they live, `weak` that this is said by the way."""

    run: Run
    how: str = THERE
    dropped: bool = False
    weak: bool = False


def size_of(name: str, run: Run, at: int) -> int:
    """How many words from one on are a phrase of a list."""
    return lexicon.at(name, lows(run), at) if name in ("never", "no") else _listed(name).longest(lows(run), at)


def bare_of(run: Run) -> Run:
    """What is spoken of without an article, and what says that it is new."""
    while run and run[0].low in home_words("before") | home_words("every"):
        run = run[1:]
    return run


@cache
def _listed(name: str) -> Phrases:
    return phrases(home_words(name))

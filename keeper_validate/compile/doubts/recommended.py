"""Sentences that only recommend, whatever became of the word that says so: “enums should only grow”, “generally, no new services”.

Must not decide what a sentence means."""

from __future__ import annotations

from keeper_validate.clause import Compiled
from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.parts import parts
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import words
from keeper_validate.values import replace

_SHOULD = frozenset({"should", "ought"})
_STRICT = ("strict", "never", "no", "forbidden")


def recommended(made: Compiled, text: str) -> Compiled:
    """What was read of a clause, as a warning where the clause only recommends it."""
    if all(check.soft for check in made.checks) or not _recommends(text):
        return made
    checks = tuple(replace(check, soft=True) for check in made.checks)
    return replace(made, checks=checks, partial=True, why=made.why or "the sentence only recommends it")


def _recommends(text: str) -> bool:
    said = words(text)
    hedged = any(lexicon.at("should", lows(run), 0) == len(run) > 1 for part in parts(text) for _, run in part.asides)
    hedged = hedged or any(word.low in lexicon.grammar("by_custom") for part in parts(text) for word in part.words)
    hedged = hedged or _is_default(lows(said))
    return hedged or bool(lexicon.at("hedging", lows(said), 0)) or (len(parts(text)) == 1 and _should(said))


def _is_default(low: tuple[str, ...]) -> bool:
    """“forbidden by default”: there may be exceptions."""
    ends = (at + lexicon.at(name, low, at) for at in range(len(low)) for name in ("forbidden", "ban_labels") if lexicon.at(name, low, at))
    return any(lexicon.at("as_a_default", low, end) for end in ends)


def _should(said: Run) -> bool:
    """“should”, with no word beside it that is stronger: “there should be no new stores” forbids them."""
    low = lows(said)
    strict = any(lexicon.at(name, low, at) for name in _STRICT for at in range(len(low)))
    return not strict and any(word.sort == "word" and word.low in _SHOULD for word in said)

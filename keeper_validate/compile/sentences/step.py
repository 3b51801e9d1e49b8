"""An instruction that is one step of a recipe, told apart from a rule for all things of a kind. Must not read what is built."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Unread
from keeper_validate.compile.vocabulary import lexicon


def refuse_step(run: Run, size: int, statement: Statement) -> None:
    """“create a service in the handler”, “add the route to `x`”: one step for one thing, which says nothing of the others."""
    words = lows(run)
    if not statement.marked and words[0].endswith("ing"):
        raise Unread("the words say neither that it must be done nor that it must not")
    every = any(word.literal or lexicon.at("every", (word.low,), 0) or lexicon.at("newness", (word.low,), 0) for word in run[size:])
    if not (every or words[-1].endswith("s")) or lexicon.at("recording", words, 0):
        raise Unread("it is not clear whether the thing itself or one use of it has to be there")

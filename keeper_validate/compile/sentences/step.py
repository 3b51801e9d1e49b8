"""An instruction that is one step of a recipe, told apart from a rule for all things of a kind. Must not read what is built."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Unread
from keeper_validate.compile.vocabulary import lexicon


def refuse_step(run: Run, size: int, statement: Statement) -> None:
    """“create service in route handler”, “add the route to `x`”: one step for one thing, which says nothing of the others."""
    words = lows(run)
    if not statement.marked and words[0].endswith("ing"):
        raise Unread("the words say neither that it must be done nor that it must not")
    plural = words[-1].endswith("s")
    general = plural or any(word.literal or lexicon.at("articles", (word.low,), 0) for word in run)
    placed = any(word.literal for relation, where in statement.around if relation == "inside" for word in where)
    if not (general or placed) or (not plural and words[size] == "the") or lexicon.at("recording", words, 0):
        raise Unread("it is not clear whether the thing itself or one use of it has to be there")

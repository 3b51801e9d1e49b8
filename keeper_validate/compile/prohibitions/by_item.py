"""An enumeration of which one item cannot be read: what stands for itself beside it is forbidden all the same. Must not read an item."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.values import replace

_LEADING = ("articles", "newness", "self_made", "by_hand", "further")


def of_the_rest(statement: Statement) -> Statement | None:
    """“Joi, Yup, or manual validation”, “Airflow, Luigi or home-made schedulers”: without what only the last words of it doubt. A piece of
    code or a technology alone lends nothing to what follows it, and takes nothing from a phrase with an adjective of its own."""
    pieces = items(statement.object)
    kept = [piece for piece in pieces if _stands_alone(piece)]
    left = [piece for piece in pieces if piece not in kept]
    if not kept or not left or pieces[0] is not kept[0] or not all(map(_limits_itself, left)):
        return None
    joined = tuple(word for piece in kept for word in (Word(",", "mark"), *piece))[1:]
    by_hand = any(lexicon.at("by_hand", (word.low,), 0) for piece in left for word in piece)
    around = tuple(pair for pair in statement.around if not (by_hand and pair == ("manner", ())))
    return replace(statement, object=joined, around=around)


def _stands_alone(piece: Run) -> bool:
    return (len(piece) == 1 and piece[0].literal) or lexicon.technology(" ".join(word.text for word in piece)) is not None


def _limits_itself(piece: Run) -> bool:
    """“home-made schedulers”, “any other parser”: what begins with a word that says nothing of the items before it; a name alone."""
    if len(piece) == 1:
        return piece[0].text.istitle() and lexicon.entry(piece[0].text) is None
    alone = not any(word.literal for word in piece)  # “`Panel` or default `acme` imports” share their last word
    return alone and piece[0].sort == "word" and any(lexicon.at(name, lows(piece), 0) for name in _LEADING)

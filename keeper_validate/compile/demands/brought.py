"""What new things bring along, said without a verb: “tests for every new component”. Must not know the files of a companion."""

from __future__ import annotations

from keeper_validate.compile.demands.companion import companion
from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made
from keeper_validate.compile.vocabulary import lexicon, pairs
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.values import replace


def brought(statement: Statement) -> Made | None:
    """The checks of a companion that is named with what each has to have it."""
    words = tuple(word for word in lows(statement.object) if not lexicon.at("articles", (word,), 0))
    bearers = statement.adjuncts("purpose")
    plain = not statement.marked and len(statement.around) == len(bearers) == 1
    if not plain or not pairs.companion(" ".join(words)) or not _each(bearers[0]):
        return None
    return companion(replace(statement, mood="must", subject=bearers[0], object=(Word("have", "word"), *statement.object), around=()))


def _each(run: Run) -> bool:
    return any(lexicon.at(name, (word.low,), 0) for word in run for name in ("every", "newness"))

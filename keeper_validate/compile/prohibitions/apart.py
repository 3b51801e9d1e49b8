"""What must not stand in one change: “frontend and backend changes go in separate PRs”. Must not compile other demands."""

from __future__ import annotations

from keeper_validate.clause import Check
from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.places import place
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made, Unread
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import spoken

_SEPARATE = frozenset({"separate", "different", "distinct"})
_SAME = frozenset({"same", "one", "single"})


def separated(statement: Statement) -> Made | None:
    """The check against a change that touches both, where a sentence keeps them apart."""
    forbidden = statement.mood == "forbid"
    where = [run for run in statement.adjuncts("inside") if _is_unit(run, _SAME if forbidden else _SEPARATE)]
    sides: list[Run] = []
    if len(where) == 1:
        pair = statement.object if forbidden and len(items(statement.object)) == 2 else statement.subject
        other = statement.adjuncts("as") if forbidden else ()
        sides = [statement.subject, other[0]] if len(other) == 1 and statement.subject else items(pair)
    elif not forbidden and not statement.subject and _is_unit(statement.object, _SEPARATE):
        sides = [piece for run in statement.adjuncts("purpose") for piece in items(run)]
    if len(sides) != 2 or statement.adjuncts("condition", "unless", "without", "outside"):
        return None
    return _made(_globs(sides[0]), _globs(sides[1]), all(any(word.literal for word in side) for side in sides))


def _made(one: tuple[str, ...], other: tuple[str, ...], sure: bool) -> Made:
    checks = (Check("require-shape", ("file",), within=one, soft=not sure, parameters=(("apart", ",".join(other)),)),)
    return Made(checks, not sure, None if sure else "it is not certain which files are meant")


def _is_unit(run: Run, signs: frozenset[str]) -> bool:
    """“separate PRs”, “the same commit”: what is handed in at once."""
    words = [word.low for word in run if word.low in signs or not lexicon.at("articles", (word.low,), 0)]
    return len(words) > 1 and words[0] in signs and bool(lexicon.at("handed_in", tuple(words), 1) == len(words) - 1)


def _globs(run: Run) -> tuple[str, ...]:
    """The files of one side."""
    bare = run[:-1] if run and lexicon.at("change_nouns", lows(run), len(run) - 1) else run
    found, _ = place(bare)
    if not found:
        raise Unread(f"it is not clear which files “{spoken(run)}” means")
    return found

"""Routes without what guards them: “do not remove auth guards”, “no routes without auth, except `/login`”.

Must not know what a guard looks like in code."""

from __future__ import annotations

from keeper_validate.compile.demands.companion import guarded
from keeper_validate.compile.demands.guarded import behind_guard
from keeper_validate.compile.demands.guards_named import guard_named
from keeper_validate.compile.sentences.adjuncts import Around, Run, lows, without
from keeper_validate.compile.sentences.context import Context
from keeper_validate.compile.sentences.noun import items, things
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made, Unread
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.values import replace

_ROUTES = (Word("routes", "word"),)
_REQUIRE = Word("require", "word")
_GUARDS = (Word("guards", "word"),)


def unguarding(statement: Statement, context: Context) -> Made | None:
    """The check that no route loses its guard; of what is weakened, only that it is taken away shows."""
    if not statement.acts or not set(statement.acts) <= {"remove", "change"} or statement.subject:
        return None
    routes, around = _from_routes(statement.around)
    guard = _guard(without(statement.object, "articles", "dated", "whole"), named=bool(routes))
    if not guard:
        return None
    asked = Statement("must", subject=routes or _ROUTES, object=(_REQUIRE, *guard), around=around)
    made = behind_guard(asked, context)
    return replace(made, checks=tuple(replace(check, op="forbid-remove") for check in made.checks)) if made else None


def unguarded(statement: Statement, context: Context) -> Made | None:
    """“no routes without auth, except `/login`”: that all others are guarded."""
    bare = [run for run in statement.adjuncts("without") if guarded(run)]
    spared = statement.adjuncts("unless", "outside")
    named = all(map(_is_named, (piece for run in spared for piece in items(run))))
    if len(bare) != 1 or not spared or not set(statement.acts) <= {"create"} or not named:
        return None
    around = tuple(pair for pair in statement.around if pair[1] is not bare[0])
    return behind_guard(Statement("must", subject=statement.object, object=(_REQUIRE, *bare[0]), around=around), context)


def _is_named(piece: Run) -> bool:
    """`/login`, or routes that lie open in most projects, by what they are called: “health checks”, “webhooks”."""
    plain = " ".join(lows(without(piece, "articles")))
    known = any(plain in one["words"] for one in lexicon.mapping("open_routes").values())
    return known or all(word.literal or word.sort == "mark" for word in piece)


def _guard(run: Run, named: bool) -> Run:
    """What is taken away, where it is a guard: of routes, by a word that means nothing else or by its name."""
    if lexicon.at("route_guards", lows(run), 0) == len(run) > 0 or (named and guarded(run)):
        return _GUARDS
    return run if named and guard_named(run) else ()


def _from_routes(around: Around) -> tuple[Run, Around]:
    """“from existing routes”, “on `/admin`”: the routes that are spoken of, and what else hangs on the sentence."""
    for pair in around:
        if pair[0] in ("source", "inside") and _are_routes(pair[1]):
            return pair[1], tuple(one for one in around if one is not pair)
    return (), around


def _are_routes(run: Run) -> bool:
    try:
        return all(thing.kinds == ("route",) for thing in things(run)[0])
    except Unread:
        return False

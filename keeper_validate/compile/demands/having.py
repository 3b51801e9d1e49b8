"""The parts that new things must have: the columns of tables, the fields of schemas. Must not compile other forms."""

from __future__ import annotations

import re

from keeper_validate.clause import Check
from keeper_validate.compile.sentences.adjuncts import Run, cut, lows, without
from keeper_validate.compile.sentences.noun import things
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made, Thing, Unread
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon, pairs

_BESIDE = ("and", ",", "plus")
_SHORT = ("id", "uuid")


def having(subject: Run, rest: Run, statement: Statement) -> Made | None:
    """“all tables must have `created_at` and `updated_at` columns”, “every table has `id`”, “add `tenant_id` to every table”."""
    given = _given(statement)
    if given:
        return given
    subject, rest = (subject, rest) if subject else _halves(rest)
    words = lows(rest)
    size = lexicon.at("having", words, 0) or lexicon.at("needing", words, 0)
    needed = bool(lexicon.at("needing", words, 0)) and any(word.low.endswith("s") for word in subject[-1:])
    told = statement.marked or needed or _is_every(subject) or bool(lexicon.at("newness", lows(subject), 0))
    if not subject or not size or not told:
        return None
    core, around = cut(rest[size:])
    return _made(subject, core, bool(around))


def _halves(rest: Run) -> tuple[Run, Run]:
    """“new tables need a `tenant_id`”: who has to have it, and what."""
    words = lows(rest)
    at = next((at for at in range(1, len(rest)) if lexicon.at("having", words, at) or lexicon.at("needing", words, at)), 0)
    return (rest[:at], rest[at:]) if at else ((), rest)


def _given(statement: Statement) -> Made | None:
    """“include `created_at` on all tables”: the bearers stand behind."""
    run = statement.object
    size = lexicon.at("having", lows(run), 0) or verb_of(run, ("create",))[1]
    places = statement.adjuncts("inside")
    if not size or statement.subject or len(places) != 1 or not _is_every(places[0]) or len(statement.around) > 1:
        return None
    try:
        return _made(places[0], run[size:], False)
    except Unread:
        return None


def _is_every(run: Run) -> bool:
    return bool(run) and run[0].low in ("all", "every", "each", "any")


def _made(bearers: Run, run: Run, partial: bool) -> Made | None:
    return parted(things(bearers)[0], run, partial) if _parts(run) else None


def parted(bearers: tuple[Thing, ...], run: Run, partial: bool = False) -> Made | None:
    """The checks that things have the parts that a phrase names."""
    named = _named(run)
    literals = _parts(run)
    if named is None or not literals:
        return None
    checks: list[Check] = []
    for thing in bearers:
        made = [check for kind in thing.kinds if (check := _check(thing, kind, named, literals))]
        if not made or thing.within:
            return None
        partial = partial or len(made) < len(thing.kinds)  # models that are tables have columns, others have none
        checks += made
    return Made(tuple(checks), partial or any(check.target for check in checks))


def _check(thing: Thing, kind: str, named: str, literals: tuple[str, ...]) -> Check | None:
    """What one kind must have: a table its columns, a schema its fields, each by its own word."""
    role = pairs.role(kind, named)
    if role is None:
        return None
    held = tuple((role, name) for name in literals)
    return Check("require-shape", (kind, role), thing.target, technology=thing.framework, parameters=held)


def _named(run: Run) -> str | None:
    """The word for such parts: `field` where none is said, none where other words stand there."""
    plain = tuple(word for word in run if word.sort == "word" and word.low not in (*_BESIDE, *_SHORT))
    others = without(plain, "articles")
    if not others:
        return "field"
    return others[0].low if len(others) == 1 and lexicon.at("facets", (others[0].low,), 0) else None


def _parts(run: Run) -> tuple[str, ...]:
    named = tuple(word.text for word in run if word.literal)
    short = tuple(word.low for word in run if not word.literal and word.low in _SHORT)
    told = any(word.low in ("column", "columns", "field", "fields") for word in run)
    return (*short, *named) if (named or (short and told)) and all(re.fullmatch(r"\w*[a-z_]\w*", name) for name in named) else ()

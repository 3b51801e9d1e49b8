"""A forbidding statement into checks: finds what is acted upon, where, and what the parenthesis adds. Must not read the key."""

from __future__ import annotations

from dataclasses import dataclass, replace

from keeper_validate.clause import Check
from keeper_validate.compile import lexicon
from keeper_validate.compile.forbid import forbid
from keeper_validate.compile.noun import things
from keeper_validate.compile.scope import place, scope, subject_place, term
from keeper_validate.compile.statement import FORBIDDEN_ACTS, Run, Statement, cut, lows, verb_of
from keeper_validate.compile.thing import Thing, Unread
from keeper_validate.compile.words import spoken


@dataclass(frozen=True, slots=True)
class Context:
    """What the rest of the clause adds: phrases in parentheses, technologies that are wanted, folders of a label, what stood before."""

    asides: tuple[Run, ...] = ()
    spared: tuple[str, ...] = ()
    within: tuple[str, ...] = ()
    around: tuple[tuple[str, Run], ...] = ()
    earlier: Run = ()


def prohibition(statement: Statement, context: Context) -> tuple[tuple[Check, ...], bool]:
    """The checks, and whether they show only some violations."""
    statement = _unfolded(replace(statement, around=statement.around + context.around))
    if "unknown" in statement.acts:
        raise Unread(f"“{spoken(statement.verb)}” is behaviour that structure does not show")
    found, around, complete = _things(statement, context)
    found = _detailed(found, context.asides)
    where = scope(around, statement.acts)
    folders, sure = subject_place(statement.subject)
    where = replace(where, within=where.within + folders + context.within, partial=where.partial or not sure)
    checks: list[Check] = []
    partial = statement.soft or not complete
    for thing in found:
        made, some = forbid(thing, statement.acts, where, context.spared)
        checks.extend(made)
        partial = partial or some
    if not checks:
        raise Unread("the sentence forbids nothing that structure can show")
    return tuple(dict.fromkeys(checks)), partial


def _unfolded(statement: Statement) -> Statement:
    """Reads the verb that a noun stands for (“removal of X”, “no changes to X”), or the verb an unmarked phrase starts with."""
    run = statement.object
    words = lows(run)
    start = 0
    while start < len(run) and any(lexicon.at(name, words, start) for name in ("articles", "newness", "directness")):
        start += 1
    size = next((size for size in (2, 1) if lexicon.verb_at("nominal", words[:start + size], start) == size), 0)
    behind = run[start + size:]
    if size and behind and behind[0].low in ("of", "to"):
        return replace(statement, acts=_nominal(words, start, size), object=behind[1:])
    if size and not behind:
        for relation, target in statement.around:
            if relation in ("inside", "source"):
                rest = tuple(pair for pair in statement.around if pair != (relation, target))
                return replace(statement, acts=_nominal(words, start, size), object=target, around=rest)
    return statement


def _nominal(words: tuple[str, ...], start: int, size: int) -> tuple[str, ...]:
    return (lexicon.nominal(" ".join(words[start:start + size])),)


def _things(statement: Statement, context: Context) -> tuple[tuple[Thing, ...], tuple[tuple[str, Run], ...], bool]:
    around = statement.around
    stored = _stored(statement)
    if stored:
        return stored
    run = statement.object
    if all(lexicon.at("generic", lows(run), i) or lexicon.at("articles", lows(run), i) for i in range(len(run))):
        inside = [adjunct for relation, adjunct in around if relation in ("inside", "source")]
        if inside and (run or set(statement.acts) & {"change", "remove"}):
            globs, sure = place(inside[0])
            if globs:
                rest = tuple(pair for pair in around if pair[1] is not inside[0])
                return (Thing(("file",), target=",".join(globs), named=True, partial=not sure),), rest, True
    try:
        found, complete = things(run)
    except Unread:
        found, complete = _sources(statement), True
        if not found:
            raise
    if not found:
        found, complete = things(cut(context.earlier)[0])
    return found, around, complete


def _stored(statement: Statement) -> tuple[tuple[Thing, ...], tuple[tuple[str, Run], ...], bool] | None:
    if "store" not in statement.acts and "use" not in statement.acts:
        return None
    for relation, adjunct in statement.around:
        if relation != "inside":
            continue
        entry = lexicon.entry(" ".join(word.text for word in adjunct))
        if entry and entry.technology and statement.object:
            rest = tuple(pair for pair in statement.around if pair[1] is not adjunct)
            return (replace(Thing.of(entry), target=term(statement.object), partial=True),), rest, True
    return None


def _sources(statement: Statement) -> tuple[Thing, ...]:
    """“beads source code”, where only the folder of a name is meant."""
    words = [word for word in statement.object if not lexicon.at("articles", (word.low,), 0)]
    names = [word for word in words if not lexicon.at("generic", (word.low,), 0)]
    if not set(statement.acts) & {"change", "remove"} or len(names) != 1 or len(names) == len(words) or not names[0].low.isalpha():
        return ()
    return (Thing(("file",), target=f"**/{names[0].low}/**", named=True, partial=True),)


def _detailed(found: tuple[Thing, ...], asides: tuple[Run, ...]) -> tuple[Thing, ...]:
    """Replaces a general thing by the ones that a parenthesis lists: “database clients (PostgreSQL, Redis)”."""
    if len(found) != 1 or found[0].named or found[0].technology:
        return found
    main = found[0]
    for aside in asides:
        size = lexicon.at("example", lows(aside), 0)
        if verb_of(aside, FORBIDDEN_ACTS)[1] or cut(aside)[1]:
            continue
        try:
            listed, complete = things(aside[size:])
        except Unread:
            continue
        fits = tuple(thing for thing in listed if _fits(main, thing))
        if complete and fits == listed and listed and not size:
            return tuple(replace(thing, new=main.new, direct=main.direct, within=main.within) for thing in listed)
    return found


def _fits(main: Thing, thing: Thing) -> bool:
    if main.primitive or main.target:
        return False
    if main.family or main.kinds == ("dependency",):
        return thing.technology is not None
    return bool(set(main.kinds) & set(thing.kinds)) and (thing.primitive is not None or thing.named)

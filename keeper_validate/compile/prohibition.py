"""A forbidding statement into checks: finds what is acted upon, where, and what the parenthesis adds. Must not read the key."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from keeper_validate.clause import Check
from keeper_validate.compile import lexicon
from keeper_validate.compile.companion import lacking
from keeper_validate.compile.forbid import PARTS, forbid
from keeper_validate.compile.literal import is_file
from keeper_validate.compile.noun import items, things
from keeper_validate.compile.scope import approval, layer_of, place, scope, subject_place, term
from keeper_validate.compile.statement import FORBIDDEN_ACTS, Run, Statement, cut, lows, verb_of
from keeper_validate.compile.thing import Thing, Unread
from keeper_validate.compile.words import spoken


_WITH_PARTS = frozenset({"feature_flag", "scope", "role", "event", "env_var", "table", "schema", "route", "enum", "error_type"})


@dataclass(frozen=True, slots=True)
class Context:
    """What the rest of the clause adds: phrases in parentheses, technologies that are wanted, folders of a label, what stood before."""

    asides: tuple[Run, ...] = ()
    spared: tuple[str, ...] = ()
    within: tuple[str, ...] = ()
    around: tuple[tuple[str, Run], ...] = ()
    earlier: Run = ()
    subject: tuple[str, ...] = ()
    listed: tuple[str, ...] = ()
    topic: Run = ()


def prohibition(statement: Statement, context: Context) -> tuple[tuple[Check, ...], bool]:
    """The checks, and whether they show only some violations."""
    statement = _unfolded(replace(statement, around=statement.around + context.around))
    if "unknown" in statement.acts:
        raise Unread(f"“{spoken(statement.verb)}” is behaviour that structure does not show")
    if not statement.object and "import" in statement.acts and statement.adjuncts("source"):
        source = statement.adjuncts("source")[0]
        statement = replace(statement, object=source, around=tuple(pair for pair in statement.around if pair[1] is not source))
    found, around, complete = _things(statement, context)
    found, around = _owned(found, around)
    found = tuple(thing for thing in _detailed(found, context.asides) if not thing.only or set(thing.only) & set(statement.acts))
    if ("manner", ()) in around and not all(thing.kinds == ("file",) and (thing.named or thing.partial) for thing in found):
        raise Unread("structure does not show whether it was done by hand")
    if not statement.acts:
        bare = _lacking(found, around)
        if bare:
            return bare
    where = scope(tuple(pair for pair in around if pair != ("manner", ())), statement.acts)
    folders, sure = (context.subject, True) if context.subject else subject_place(statement.subject)
    where = replace(where, within=where.within + folders + context.within, partial=where.partial or not sure)
    checks: list[Check] = []
    partial = statement.soft or not complete
    why = Unread("the sentence forbids nothing that structure can show")
    for thing in found:
        try:
            made, some = forbid(thing, statement.acts, where, context.spared)
        except Unread as error:
            why, partial = error, True
            continue
        checks.extend(made)
        partial = partial or some
    if not checks:
        raise why
    return tuple(dict.fromkeys(checks)), partial


def _owned(found: tuple[Thing, ...], around: tuple[tuple[str, Run], ...]) -> tuple[tuple[Thing, ...], tuple[tuple[str, Run], ...]]:
    """Gives parts their owner (“fields of the Issue type”, “values from `OrderStatus`”) and routes their path."""
    for relation, run in around:
        rest = tuple(pair for pair in around if pair[1] is not run)
        if relation in ("inside", "source") and all(thing.facet in PARTS for thing in found):
            owner = _owner(run)
            if owner:
                return tuple(replace(thing, target=owner, named=True) for thing in found), rest
        paths = [word.text for word in run if word.text.startswith("/") and "." not in word.text]
        if relation in ("inside", "outside") and len(paths) == 1 and all(thing.kinds == ("route",) and not thing.target for thing in found):
            path = paths[0].rstrip("/")
            outside = "/^\\S+ (?!" + re.escape(path).replace("/", "\\/") + "(\\/|$))/"
            return tuple(replace(thing, target=f"* {path}*" if relation == "inside" else outside) for thing in found), rest
    return found, around


def _owner(run: Run) -> str | None:
    words = [word for word in run if not lexicon.at("articles", (word.low,), 0)]
    names = [word for word in words if word.literal or (word.text[:1].isupper() and not lexicon.entry(word.text))]
    others = [word for word in words if word not in names]
    if len(names) != 1 or is_file(names[0].text) or not all(lexicon.entry(word.low) for word in others) or (not names[0].literal and not others):
        return None
    return names[0].text


def _lacking(found: tuple[Thing, ...], around: tuple[tuple[str, Run], ...]) -> tuple[tuple[Check, ...], bool] | None:
    """“env vars without documentation”: what comes must bring that along; “flags without owner”: it must have that part."""
    runs = [run for relation, run in around if relation == "without" and not approval(run)]
    if len(runs) != 1 or any(relation not in ("without", "reason") for relation, _ in around):
        return None
    made = lacking(found, runs[0])
    if made:
        return made
    word = runs[0][-1] if len(runs[0]) <= 2 else None
    if word is None or not word.low.isalpha() or not all(set(thing.kinds) <= _WITH_PARTS for thing in found):
        return None
    return tuple(Check("require-shape", thing.kinds, thing.target, parameters=(("has", word.low),)) for thing in found), True


def _unfolded(statement: Statement) -> Statement:
    """Reads the verb that a noun stands for (“removal of X”, “no changes to X”), or the verb an unmarked phrase starts with."""
    run = statement.object
    words = lows(run)
    start = 0
    while start < len(run) and any(lexicon.at(name, words, start) for name in ("articles", "newness", "directness")):
        start += 1
    size = next((size for size in (2, 1) if lexicon.verb_at("nominal", words[:start + size], start) == size), 0)
    behind = run[start + size:]
    ended = run and lexicon.verb_at("nominal", words, len(run) - 1) and lexicon.nominal(words[-1]) == "import"
    if ended and len(run) > 1 and any(_imported(piece) for piece in items(run[:-1])):
        return replace(statement, acts=("import",), object=run[:-1])
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
    named = _named_as(statement)
    if named:
        return (named,), tuple(pair for pair in around if pair[0] != "as"), True
    found, complete = _listed(statement, context)
    if not found:
        found, complete = _mentioned(context.earlier), True
    return found, around, complete


def _listed(statement: Statement, context: Context) -> tuple[tuple[Thing, ...], bool]:
    """Item by item what only the act gives meaning to (layers that are imported, sources that are changed), else by the nouns."""
    pieces = items(statement.object)
    special = [_imported(piece) if "import" in statement.acts else _sources(piece, statement.acts) for piece in pieces]
    if any(special) and all(made or _reads(piece) for made, piece in zip(special, pieces, strict=True)):
        return tuple(thing for made, piece in zip(special, pieces, strict=True) for thing in (made or things(piece)[0])), True
    try:
        return things(statement.object)
    except Unread:
        found = _aside_names(context.asides)
        if not found:
            raise
        return found, True


def _reads(run: Run) -> bool:
    try:
        return bool(things(run)[0])
    except Unread:
        return False


def _imported(run: Run) -> tuple[Thing, ...]:
    layer = layer_of(run)
    return (Thing(("import",), target=layer.imports, act="use", partial=True),) if layer and layer.imports else ()


def _aside_names(asides: tuple[Run, ...]) -> tuple[Thing, ...]:
    for aside in asides:
        if aside and all(word.literal or word.sort == "mark" for word in aside):
            return things(aside)[0]
    return ()


def _named_as(statement: Statement) -> Thing | None:
    """“CostPanel as new component”, “spacing as `px` values”: the kind stands behind, or is the thing itself."""
    for run in statement.adjuncts("as"):
        made = things(run)[0]
        single = statement.object[0] if len(statement.object) == 1 else None
        if single and single.literal and made:
            return replace(made[0], target=single.text, primitive=None, named=True)
        return made[0] if made else None
    return None


def _mentioned(run: Run) -> tuple[Thing, ...]:
    """The last thing that an earlier sentence speaks of, for “new ones”."""
    for end in range(len(run), 0, -1):
        for size in (4, 3, 2, 1):
            entry = lexicon.entry(" ".join(word.text for word in run[max(0, end - size):end]))
            if entry and not entry.opaque:
                return (Thing.of(entry),)
    return ()


def _stored(statement: Statement) -> tuple[tuple[Thing, ...], tuple[tuple[str, Run], ...], bool] | None:
    if "store" not in statement.acts and "use" not in statement.acts:
        return None
    for relation, adjunct in statement.around:
        if relation != "inside":
            continue
        entries = [lexicon.entry(" ".join(word.text for word in piece)) for piece in items(adjunct)]
        if statement.object and entries and all(entry and entry.technology for entry in entries):
            rest = tuple(pair for pair in statement.around if pair[1] is not adjunct)
            held = term(statement.object)
            return tuple(replace(Thing.of(entry), target=held, partial=True) for entry in entries if entry), rest, True
    return None


def _sources(run: Run, acts: tuple[str, ...]) -> tuple[Thing, ...]:
    """“beads source code” or `beads`, where the folder of a name is meant that must not be changed."""
    words = [word for word in run if not lexicon.at("articles", (word.low,), 0)]
    names = [word for word in words if not lexicon.at("generic", (word.low,), 0)]
    if not set(acts) & {"change", "remove"} or len(names) != 1 or not re.fullmatch(r"[a-z][a-z\-]*", names[0].text):
        return ()
    if lexicon.entry(names[0].text) or (len(names) == len(words) and not names[0].literal):
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

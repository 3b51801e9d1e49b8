"""Named things that must be used: “MUST use existing VirtualList”, “wrap in Panel”, “state in uiStore”. Must not compile other demands."""

from __future__ import annotations

from keeper_validate.clause import Check
from keeper_validate.compile import lexicon
from keeper_validate.compile.noun import items, things
from keeper_validate.compile.prohibition import Context
from keeper_validate.compile.statement import Run, Statement, verb_of
from keeper_validate.compile.thing import Thing, Unread
from keeper_validate.compile.words import spoken

Made = tuple[tuple[Check, ...], bool] | None


def reuse(statement: Statement, context: Context) -> Made:
    """One check for each thing that is named and must be used; it is judged at landing."""
    run, sure = _wanted(statement)
    if statement.adjuncts("condition", "unless", "relative", "without"):
        raise Unread(f"structure does not show the condition under which “{spoken(run)}” must be used")
    found = [thing for piece in items(run) for thing in _things(piece)]
    if not found or not all(_certain(thing) for thing in found):
        raise Unread(f"“{spoken(run)}” is not the name of anything that must be used")
    if any(thing.facet == "member" for thing in found):
        return tuple(Check("freeze", ("enum",), thing.target) for thing in found), False
    partial = not sure or bool(statement.subject) or bool(statement.around)
    return tuple(_check(thing) for thing in found), partial


def _wanted(statement: Statement) -> tuple[Run, bool]:
    acts, size = verb_of(statement.object, ("require",))
    if size and statement.object[size:]:
        return statement.object[size:], True
    if size or verb_of(statement.object, ("place", "store"))[1]:
        inside = statement.adjuncts("inside", "means")
        if inside:
            return inside[0], True
    for index in range(1, len(statement.object) - 1):
        _, size = verb_of(statement.object[index:], ("require",))
        plural = statement.object[index].low.endswith("s") or statement.object[index - 1].low.endswith("s")
        if size and plural and len(statement.object) > index + size:
            return statement.object[index + size:], False
    for run in statement.adjuncts("means"):
        if any(word.low == "existing" for word in run):
            return run, False
    raise Unread(f"“{spoken(statement.object)}” is behaviour that structure does not show")


def _things(piece: Run) -> tuple[Thing, ...]:
    words = tuple(word for word in piece if not lexicon.at("articles", (word.low,), 0))
    single = len(words) <= 2 and words and words[0].sort == "word" and words[0].text[:1].isupper() and words[0].text[1:].islower()
    if single and words[-1].low in ("component", "components"):
        return (Thing(("component", "import", "token"), target=words[0].text, named=True),)
    return things(piece)[0]


def _certain(thing: Thing) -> bool:
    if thing.target and lexicon.case_style(thing.target):
        return False
    return (thing.named and "*" not in (thing.target or "").split(",")[0] and thing.kinds != ("file",) and "route" not in thing.kinds) or thing.technology is not None


def _check(thing: Thing) -> Check:
    if thing.technology:
        return Check("require-use", ("technology",), technology=thing.technology)
    return Check("require-use", thing.kinds, thing.target)

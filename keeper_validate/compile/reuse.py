"""Named things that must be used: “MUST use existing VirtualList”, “wrap in Panel”, “state in uiStore”. Must not compile other demands."""

from __future__ import annotations

from keeper_validate.clause import Check
from keeper_validate.compile import forms, lexicon
from keeper_validate.compile.adjuncts import Run
from keeper_validate.compile.context import Context
from keeper_validate.compile.noun import items, things
from keeper_validate.compile.statement import Statement
from keeper_validate.compile.thing import Made, Thing, Unread
from keeper_validate.compile.verbs import verb_of
from keeper_validate.compile.words import spoken


def reuse(statement: Statement, context: Context) -> Made | None:
    """One check for each thing that is named and must be used; it is judged at landing, or for each new element of a kind."""
    if statement.mood == "only":
        return None
    run, sure = _wanted(statement)
    found = [thing for piece in items(run) for thing in _things(piece)]
    if not found or not all(_certain(thing) for thing in found):
        raise Unread(f"“{spoken(run)}” is not the name of anything that must be used")
    if any(thing.facet == "member" for thing in found):
        return Made(tuple(Check("freeze", ("enum",), thing.target) for thing in found))
    limit = next(iter(statement.adjuncts("condition", "unless", "relative", "without")), None)
    doubt = f"structure does not show “{spoken(limit)}”" if limit else None
    partial = not sure or bool(statement.subject) or bool(statement.around)
    return Made(tuple(_check(thing, doubt is not None) for thing in found), partial, doubt)


def _wanted(statement: Statement) -> tuple[Run, bool]:
    _, size = verb_of(statement.object, ("require",))
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
    single = bool(words) and len(words) <= 2 and words[0].sort == "word" and words[0].text[:1].isupper() and words[0].text[1:].islower()
    if single and (words[-1].low in ("component", "components") or (len(words) == 1 and lexicon.primitive(words[0].low))):
        return (Thing(("component", "import", "token"), target=words[0].text, named=True),)
    return things(piece)[0]


def _certain(thing: Thing) -> bool:
    if thing.target and (forms.case_style(thing.target) or "*" in thing.target):
        return False
    return (thing.named and thing.kinds != ("file",) and "route" not in thing.kinds) or thing.technology is not None


def _check(thing: Thing, soft: bool) -> Check:
    if thing.technology:
        return Check("require-use", ("technology",), technology=thing.technology, soft=soft)
    return Check("require-use", thing.kinds, thing.target, soft=soft)

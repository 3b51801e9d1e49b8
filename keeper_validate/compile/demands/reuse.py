"""Named things that must be used: “MUST use existing VirtualList”, “wrap in Panel”, “state in uiStore”. Must not compile other demands."""

from __future__ import annotations

import re

from keeper_validate.clause import Check
from keeper_validate.compile.sentences.adjuncts import Run, lows, without
from keeper_validate.compile.sentences.context import Context
from keeper_validate.compile.sentences.noun import items, things
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made, Thing, Unread
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import forms, lexicon
from keeper_validate.compile.vocabulary.words import spoken
from keeper_validate.values import replace

_BEARING = frozenset({"component", "page", "route", "hook", "store", "service", "table", "schema"})
_OF_CODE = frozenset({"token", "import", "dependency", "technology"})
"""What is no thing of the project's own."""


def reuse(statement: Statement, context: Context) -> Made | None:
    """One check for each thing that is named and must be used; it is judged at landing, or for each new element of a kind."""
    if statement.mood == "only":
        return None
    run, sure = _wanted(statement)
    composes = any(word.low in lexicon.grammar("composing") for word in statement.object[:2])
    found = [thing for piece in items(run) for thing in (_composed(piece, run) if composes else ()) or _things(piece)]
    headed = bool(found) and run[-1].low in lexicon.grammar("header_nouns") and any(thing.facet != "literal" for thing in found)
    if found and (headed or run[-1].low in lexicon.grammar("written_like")):
        raise Unread(f"“{spoken(run)}” says how something is written")
    if found and _is_auth(found, statement):
        return Made((Check("auth-reuse", lexicon.codes()["auth-reuse"]),), partial=bool(statement.around))
    if not found or not all(_certain(thing) for thing in found):
        raise Unread(f"“{spoken(run)}” is not the name of anything that must be used")
    if any(thing.facet == "member" for thing in found):
        if not _of_what_is(statement) or not all(thing.facet for thing in found):
            raise Unread(f"it is not clear whether “{spoken(run)}” may be more in time")
        return Made(tuple(Check("freeze", ("enum",), thing.target) for thing in found))
    limit = next(iter(statement.adjuncts("condition", "unless", "relative", "without")), None)
    doubt = f"structure does not show “{spoken(limit)}”" if limit else None
    partial = not sure or bool(statement.subject) or bool(statement.around)
    bearers = _bearers(statement) if _is_strict(statement) else ()
    either = any(word.low == "or" for word in run)
    kinds = tuple(kind for thing in found for kind in thing.kinds)
    loose = doubt is not None or either or not sure or (not bearers and _only_where(statement, run, context, kinds))
    if loose and not bearers and set(kinds) <= _OF_CODE:
        raise Unread(f"nothing shows where “{spoken(run)}” is wanted, and not every work has to have it")
    checks = tuple(_check(_injected(thing) if bearers else thing, loose) for thing in found)
    return Made(tuple(replace(check, when=kind) for check in checks for kind in bearers) or checks, partial, doubt)


def is_asked_of_each(statement: Statement) -> bool:
    """“all endpoints must use `audit`”: what is read here of each new thing of a kind."""
    try:
        return bool(_is_strict(statement) and _bearers(statement) and _wanted(statement)[1])
    except Unread:
        return False


def _is_auth(found: list[Thing], statement: Statement) -> bool:
    """“reuse the existing auth service”: whichever that is, no other way of authenticating may come."""
    plain = not _owner(statement) and not statement.adjuncts("purpose", "condition", "unless", "relative")
    auth = all(set(thing.kinds) <= {"auth_service", "auth_call"} and not thing.target for thing in found)
    return _of_what_is(statement) and plain and auth


def _of_what_is(statement: Statement) -> bool:
    """“existing”, “reuse”: of what there is, to which none shall be added."""
    return not {"existing", "reuse", "re-use"}.isdisjoint(lows(statement.object))


def _is_strict(statement: Statement) -> bool:
    return any(lexicon.at("strict", (word.low,), 0) for word in statement.verb)


def _bearers(statement: Statement) -> tuple[str, ...]:
    """The kinds of the new things that each have to use it: “all endpoints must use `requireAuth`”."""
    try:
        found = things(statement.subject)[0] if statement.subject else ()
    except Unread:
        return ()
    plain = all(len(thing.kinds) == 1 and not (thing.target or thing.technology or thing.within) for thing in found)
    kinds = {kind for thing in found for kind in thing.kinds}
    return tuple(sorted(kinds)) if plain and kinds and not kinds - _BEARING else ()


def _only_where(statement: Statement, run: Run, context: Context, kinds: tuple[str, ...]) -> bool:
    """Whether a demand is made for some occasion only (“use `logDebug` for debug output”), which not every work has."""
    if (_is_strict(statement) and not _owner(statement)) or any(word.low == "existing" for word in (*statement.object, *run)):
        return False
    if any(word.literal for word in run) and not _is_strict(statement) and set(kinds) <= {"token", "import", "hook"}:
        return True
    others = [around for relation, around in statement.around if relation in ("purpose", "inside", "means", "as") and around is not run]
    return bool(others or _owner(statement) or context.topic)


def _owner(statement: Statement) -> Run:
    return without(statement.subject, "people")


def _wanted(statement: Statement) -> tuple[Run, bool]:
    _, size = verb_of(statement.object, ("require",))
    if size and statement.object[size:]:
        return statement.object[size:], True
    through = statement.adjuncts("means") if lexicon.at("going", lows(statement.object), 0) == len(statement.object) else ()
    if through:
        return through[0], True
    stated = bool(lexicon.at("be", lows(statement.object), 1))
    noted = lexicon.at("recording", lows(statement.object), 0)
    resting = not statement.subject and lexicon.at("resting", lows(statement.object), 0)
    if size or (verb_of(statement.object, ("place", "store"))[1] and not stated and not noted and not resting):
        inside = statement.adjuncts("inside", "means") if size or not statement.subject else statement.adjuncts("inside")
        if inside and (size or any("store" in word.low and "/" not in word.text for word in inside[0])):
            return inside[0], True
    for index in range(1, len(statement.object) - 1):
        _, size = verb_of(statement.object[index:], ("require",))
        plural = statement.object[index].low.endswith("s") or statement.object[index - 1].low.endswith("s")
        if size and plural:
            return statement.object[index + size:], False
    tells = not (statement.subject or statement.verb) and any(word.low.endswith("s") for word in statement.object[:1])
    for run in () if tells else statement.adjuncts("means"):
        if any(word.low == "existing" for word in run):
            return run, True
    raise Unread(f"“{spoken(statement.object)}” is behaviour that structure does not show")


def _things(piece: Run) -> tuple[Thing, ...]:
    words = without(piece, "articles")
    named = words[0].text if words and words[0].sort in ("word", "name") and words[0].text[:1].isupper() else ""
    primitive = len(words) == 1 and lexicon.primitive(named)
    called = len(words) == 2 and bool(named[1:].islower() or lexicon.primitive(named)) and words[1].low in ("component", "components")
    if primitive or called:
        return (Thing(("component", "import", "token"), target=named, named=True),)
    return things(piece)[0]


def _composed(piece: Run, run: Run) -> tuple[Thing, ...]:
    """“compose Grid and Legend”: the components of which one is built, where each of several is written as a name."""
    named = [words for one in items(run) if (words := without(one, "articles"))]
    titled = len(named) > 1 and all(len(words) == 1 and re.fullmatch(r"[A-Z][a-z]+|(?:[A-Z][a-z0-9]+)+", words[0].text) for words in named)
    word = without(piece, "articles")[0] if titled else None
    unknown = word is not None and word.sort == "word" and lexicon.entry(word.text) is None and lexicon.technology(word.text) is None
    return (Thing(("component", "import", "token"), target=word.text, named=True),) if word and unknown else ()


def _injected(thing: Thing) -> Thing:
    """“the `CurrentUser` dependency” of each route is what its code names, and no package."""
    named = thing.kinds == ("dependency", "import") and str(thing.target).isidentifier()
    return replace(thing, kinds=("import", "token")) if named else thing


def _certain(thing: Thing) -> bool:
    if thing.target and re.fullmatch(r"[a-z]+:[a-z]+", thing.target):
        return False  # “permissions use resource:action”: how they are written
    if thing.unsaid:
        return False  # “always use `<script setup>`”: the tag alone is not what is meant
    if thing.target and (lexicon.at("keywords", (thing.target,), 0) or forms.case_style(thing.target) or "*" in thing.target):
        return False
    return (thing.named and thing.kinds != ("file",) and "route" not in thing.kinds) or thing.technology is not None


def _check(thing: Thing, soft: bool) -> Check:
    if thing.technology:
        return Check("require-use", ("technology",), technology=thing.technology, soft=soft)
    return Check("require-use", thing.kinds, thing.target, soft=soft)

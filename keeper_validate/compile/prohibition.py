"""A forbidding statement into checks: finds what is acted upon, where, and what the parenthesis adds. Must not read the key."""

from __future__ import annotations

from keeper_validate.clause import Check
from keeper_validate.compile import lexicon
from keeper_validate.compile.adjuncts import Around, Run, lows
from keeper_validate.compile.affix import unaffixed
from keeper_validate.compile.apart import separated
from keeper_validate.compile.companion import lacking
from keeper_validate.compile.context import Context
from keeper_validate.compile.examples import detailed, exemplified
from keeper_validate.compile.forbid import PARTS, forbid
from keeper_validate.compile.header import headless
from keeper_validate.compile.imports import imported, mutual
from keeper_validate.compile.literal import file_target, is_file
from keeper_validate.compile.meaning import objects, owned
from keeper_validate.compile.noun import items
from keeper_validate.compile.scope import Scope, approval, part_name, place, scope, subject_place
from keeper_validate.compile.statement import Statement
from keeper_validate.compile.thing import Made, Thing, Unread
from keeper_validate.compile.typed import unkeyed
from keeper_validate.compile.unfolding import by_means, is_place, once_settled, unfolded
from keeper_validate.compile.words import spoken
from keeper_validate.values import replace

_PRONOUNS = frozenset({"they", "it", "he", "she", "them", "these", "those"})


def prohibition(statement: Statement, context: Context) -> Made:
    """The checks of a prohibition."""
    made = unaffixed(statement) or headless(statement) or separated(statement) or unkeyed(statement)
    if made:
        return made
    deeds = _deeds(statement)
    if deeds:
        return _each(deeds, context)
    statement = by_means(unfolded(once_settled(replace(statement, around=_without_aim(statement) + context.around))))
    if "unknown" in statement.acts:
        raise Unread(f"“{spoken(statement.verb)}” is behaviour that structure does not show")
    pairs = mutual(statement.subject) if "import" in statement.acts and _each_other(statement) else ()
    if pairs:
        return Made(tuple(Check("forbid-use", ("import",), target, within=folders) for folders, target in pairs), partial=True)
    statement, aside = _from_siblings(_with_owner(statement))
    vague = all(lexicon.at("generic", (word.low,), 0) or word.low == "runtime" for word in statement.object)
    if vague and "import" in statement.acts and statement.adjuncts("source"):
        source = statement.adjuncts("source")[0]
        statement = replace(statement, object=source, around=tuple(pair for pair in statement.around if pair[1] is not source))
    found, around, complete = objects(statement, context)
    if lexicon.at("hardcoding", lows(statement.verb), 0) and not any(thing.technology or "token" in thing.kinds for thing in found):
        raise Unread(f"structure does not show which “{spoken(statement.object)}” are written out")
    found, complete = exemplified(found, statement.adjuncts("examples"), complete)
    found, around = owned(found, _lasting(around, statement.acts))
    found = tuple(thing for thing in detailed(found, context.asides) if not thing.only or set(thing.only) & set(statement.acts))
    if len(found) == 1 and found[0].kinds == ("file",) and not found[0].named and context.listed and all(map(is_file, context.listed)):
        found = (replace(found[0], target=",".join(map(file_target, context.listed)), named=True, partial=False),)
    _refuse(found, statement, around)
    if set(statement.acts) <= {"create", "change"}:
        bare = _lacking(found, around, whole="change" in statement.acts)
        if bare:
            return bare
    around = _accessed_from(around, found, statement.acts)
    lenient = statement.marked or bool(statement.acts) or all(thing.named or thing.technology for thing in found)
    where = scope(tuple(pair for pair in around if pair != ("manner", ())), statement.acts, lenient)
    where = _with_subject(where, statement, context, lenient)
    return _forbidden(found, statement, replace(where, doubt=where.doubt or aside), context.spared, complete)


def _refuse(found: tuple[Thing, ...], statement: Statement, around: Around) -> None:
    """Raises for what is only forbidden by hand, and for files that may be those of a program at work."""
    past = any(_settled(run) for relation, run in statement.around if relation in ("condition", "relative", "reason"))
    if ("manner", ()) in around and not past and not all(thing.kinds == ("file",) and (thing.named or thing.partial) for thing in found):
        raise Unread("structure does not show whether it was done by hand")
    formats = all(thing.kinds == ("file",) and not thing.named and (thing.target or "").startswith("*.") for thing in found)
    if formats and not statement.marked and set(statement.acts) & {"change", "remove"}:
        raise Unread("it is not clear whether files of the repository or files at run time are meant")


def _accessed_from(around: Around, found: tuple[Thing, ...], acts: tuple[str, ...]) -> Around:
    """“query the DB from `api/`”: where it is done stands behind “from”, for what is reached and never taken out of a folder."""
    if set(acts) != {"access"} or not all(thing.technology or thing.family for thing in found):
        return around
    return tuple(("inside" if relation == "source" and all(map(is_place, items(run))) else relation, run) for relation, run in around)


def _without_aim(statement: Statement) -> Around:
    """“use A instead of B for dates”: B is not told by its name to be for dates; where both are known for that, it goes without saying."""
    if not statement.wanted:
        return statement.around
    phrase = " ".join(word.text for word in statement.object)
    named = lexicon.technology(phrase)
    aims = {run: lexicon.topic(" ".join(lows(run))) for relation, run in statement.around if relation == "purpose"}
    own = [run for run, family in aims.items() if family and named in lexicon.members(family)]
    return tuple(("condition" if run in aims else relation, run) for relation, run in statement.around if run not in own)


def _with_owner(statement: Statement) -> Statement:
    """“members of the `EventType` enum”: the owner of a part is where it is."""
    words = lows(statement.object)
    at = next((index for index in range(1, len(words) - 1) if words[index] == "of"), 0)
    part = lexicon.entry(words[at - 1]) if at else None
    if part is None or part.facet not in PARTS:
        return statement
    return replace(statement, object=statement.object[:at], around=(("inside", statement.object[at + 1:]), *statement.around))


def _each_other(statement: Statement) -> bool:
    runs = (statement.object, *statement.adjuncts("source", "inside"))
    return any(" ".join(lows(run)) in ("each other", "one another") for run in runs)


def _from_siblings(statement: Statement) -> tuple[Statement, str | None]:
    """“import clients from another service”: whatever it is that is imported, it must not come from there."""
    for source in statement.adjuncts("source") if "import" in statement.acts else ():
        made = imported(source, statement.subject)
        if made and made[0].apart:
            plain = all(lexicon.at("generic", (word.low,), 0) or lexicon.at("articles", (word.low,), 0) for word in statement.object)
            doubt = None if plain else f"structure does not show which imports are “{spoken(statement.object)}”"
            rest = tuple(pair for pair in statement.around if pair[1] is not source)
            return replace(statement, object=source, around=rest), doubt
    return statement, None


def _deeds(statement: Statement) -> tuple[Statement, ...]:
    """“breaking changes, new endpoints, auth changes”: a list in which some items are what is done, and others what is new."""
    pieces = items(statement.object)
    if statement.acts or len(pieces) < 2:
        return ()
    deeds = [bool(lexicon.verb_at("nominal", lows(piece[-1:]), 0)) for piece in pieces]
    fresh = [bool(lexicon.at("newness", lows(piece), 0)) for piece in pieces]
    if not any(deeds) or (not deeds[0] and not any(fresh)):
        return ()
    return tuple(replace(statement, object=piece) for piece in pieces)


def _each(statements: tuple[Statement, ...], context: Context) -> Made:
    made: list[Made] = []
    whys: list[Unread] = []
    for statement in statements:
        try:
            made.append(prohibition(statement, context))
        except Unread as error:
            whys.append(error)
    if not made:
        raise whys[0]
    checks = tuple(check for one in made for check in one.checks)
    return Made(checks, bool(whys) or any(one.partial for one in made), next((one.doubt for one in made if one.doubt), None))


def _with_subject(where: Scope, statement: Statement, context: Context, lenient: bool) -> Scope:
    try:
        spoken_of = context.subject or _spoken_of(statement.subject, context.earlier)
        folders, sure = (spoken_of, True) if spoken_of else subject_place(statement.subject)
    except Unread:
        if not lenient or any(word.low in _PRONOUNS for word in statement.subject):
            raise
        part = part_name(statement.subject) if "import" in statement.acts else None
        folders, sure = (f"**/{part}/**",) if part else _some_places(statement.subject), False
    if where.within and folders and set(where.within) != set(folders):
        return replace(where, within=(folders if sure else where.within) + context.within, partial=True)
    return replace(where, within=where.within + folders + context.within, partial=where.partial or not sure)


def _spoken_of(subject: Run, earlier: Run) -> tuple[str, ...]:
    """“`agents/` may use `db/`. It must never import `web/`”: the folder that the sentence before is about."""
    folder = earlier[0] if earlier and earlier[0].literal and "/" in earlier[0].text else None
    named = len(subject) == 1 and folder and subject[0].low in ("it", "they", folder.text.strip("/").lower())
    return place((folder,))[0] if folder and named else ()


def _some_places(subject: Run) -> tuple[str, ...]:
    """The folders of those subjects that can be told; a rule whose subject cannot is not one for everybody."""
    folders: list[str] = []
    why: Unread | None = None
    for piece in items(subject):
        try:
            folders.extend(subject_place(piece)[0])
        except Unread as error:
            why = error
    if why is not None and not folders:
        raise why
    return tuple(dict.fromkeys(folders))


def _refuse_data(thing: Thing, statement: Statement) -> None:
    """“never commit local databases”, “never log tokens”: what is committed or logged is data, not a library or what is written out."""
    verbs = {word.low for word in statement.verb}
    if verbs & lexicon.grammar("committing") and (thing.family or thing.technology) and not thing.files:
        raise Unread("structure does not show what data is committed")
    if verbs & lexicon.grammar("logging") and thing.facet == "literal":
        raise Unread("structure does not show what is logged")


def _forbidden(found: tuple[Thing, ...], statement: Statement, where: Scope, spared: tuple[str, ...], complete: bool) -> Made:
    made: list[Made] = []
    why = Unread("the sentence forbids nothing that structure can show")
    for thing in found:
        try:
            _refuse_data(thing, statement)
            made.append(forbid(thing, statement.acts, where, spared))
        except Unread as error:
            why, complete = error, False
    checks = tuple(dict.fromkeys(check for one in made for check in one.checks))
    if not checks:
        raise why
    partial = statement.soft or not complete or any(one.partial for one in made)
    return Made(checks, partial, next((one.doubt for one in made if one.doubt), None))


def _lacking(found: tuple[Thing, ...], around: Around, whole: bool) -> Made | None:
    """“env vars without documentation”: what comes must bring that along; what is changed, where nothing else is said of it (`whole`)."""
    runs = [run for relation, run in around if relation == "without" and not approval(run)]
    places = tuple(run for relation, run in around if relation == "inside")
    written = bool(places) and all(len(run) == 1 and is_file(run[0].text) and not run[0].text.endswith("/") for run in places)
    if len(runs) != 1 or any(relation not in ("without", "reason", *(("inside",) if written else ())) for relation, _ in around):
        return None
    return lacking(found, runs[0], places)


def _lasting(around: Around, acts: tuple[str, ...]) -> Around:
    """Without “that have already been applied”: only what was there before can be changed at all."""
    if not acts or not set(acts) <= {"change", "remove"}:
        return around
    return tuple(pair for pair in around if pair[0] not in ("relative", "condition") or not _settled(pair[1]))


def _settled(run: Run) -> bool:
    names = ("settled", "be")
    return bool(run) and all(word.low in ("they", "it") or any(lexicon.at(name, (word.low,), 0) for name in names) for word in run)

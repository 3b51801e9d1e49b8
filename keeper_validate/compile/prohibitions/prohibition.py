"""A forbidding statement into checks: finds what is acted upon, where, and what the parenthesis adds. Must not read the key."""

from __future__ import annotations

import re

from keeper_validate.compile.demands.companion import lacking
from keeper_validate.compile.demands.confined import confined, places
from keeper_validate.compile.demands.header import headless
from keeper_validate.compile.demands.settings import unset
from keeper_validate.compile.demands.unaffixed import unaffixed
from keeper_validate.compile.prohibitions.about import about
from keeper_validate.compile.prohibitions.apart import separated
from keeper_validate.compile.prohibitions.by_item import of_the_rest
from keeper_validate.compile.prohibitions.documented import forbid_all
from keeper_validate.compile.prohibitions.files_of import refuse_formats
from keeper_validate.compile.prohibitions.forbid import PARTS
from keeper_validate.compile.prohibitions.imports import imported
from keeper_validate.compile.prohibitions.inward import inward
from keeper_validate.compile.prohibitions.meaning import objects
from keeper_validate.compile.prohibitions.meant_deed import by_what_it_is_done_to
from keeper_validate.compile.prohibitions.nearby import kept
from keeper_validate.compile.prohibitions.owned import owned
from keeper_validate.compile.prohibitions.part_of import part_of
from keeper_validate.compile.prohibitions.picked import of_library, picked
from keeper_validate.compile.prohibitions.queried import queried, reached
from keeper_validate.compile.prohibitions.refused import (
    once_more,
    refuse_by_hand,
    refuse_data,
    refuse_happenings,
    refuse_self_made,
    refuse_unnamed_values,
    unless_kept,
)
from keeper_validate.compile.prohibitions.second_deed import second_deed
from keeper_validate.compile.prohibitions.sharpened import of_a_package_there, sharpened
from keeper_validate.compile.prohibitions.siblings import among_each_other
from keeper_validate.compile.prohibitions.unfolding import by_means, deeds, once_settled, unfolded
from keeper_validate.compile.prohibitions.unguarding import unguarded, unguarding
from keeper_validate.compile.prohibitions.unhanded import unhanded
from keeper_validate.compile.prohibitions.whereabouts import lasting, whereabouts
from keeper_validate.compile.sentences.adjuncts import Around, Run, lows
from keeper_validate.compile.sentences.consent import approval
from keeper_validate.compile.sentences.context import Context
from keeper_validate.compile.sentences.examples import detailed, exemplified
from keeper_validate.compile.sentences.literal import file_target, is_file
from keeper_validate.compile.sentences.nearly import given
from keeper_validate.compile.sentences.places import place
from keeper_validate.compile.sentences.pointing import listed
from keeper_validate.compile.sentences.scope import Scope
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made, Thing, Unread
from keeper_validate.compile.sentences.typed import unkeyed
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word, spoken
from keeper_validate.values import replace

_FORMS = (headless, separated, unkeyed, inward, unhanded)


def prohibition(statement: Statement, context: Context) -> Made:
    """The checks of a prohibition."""
    named = unaffixed(statement)
    if named:
        return confined(named, statement, context, places(statement))
    made = next((made for form in _FORMS if (made := form(statement))), None)
    made = made or unset(statement, context) or unguarded(statement, context) or unguarding(statement, context)
    made = made or queried(statement, context) or part_of(statement)
    if made:
        return made
    if several := deeds(statement) or second_deed(statement):
        return _each(several, context)
    if ("without", ()) in statement.around:
        raise Unread("it is not clear which of the things that are missing must be there")
    statement = by_means(unfolded(once_settled(replace(statement, around=_without_aim(statement) + context.around))))
    if statement.acts in ((), ("unknown",)) and (held := given(statement.object)):
        statement = replace(statement, acts=("use",), object=held)
    statement = by_what_it_is_done_to(statement)
    if "unknown" in statement.acts:
        raise Unread(f"“{spoken(statement.verb)}” is behaviour that structure does not show")
    statement = picked(statement)
    try:
        return among_each_other(statement, context) or _of_things(*_from_siblings(_with_owner(statement)), context)
    except Unread as error:
        rest = of_the_rest(statement)
        if rest is None:
            raise error
        return replace(_of_things(*_from_siblings(_with_owner(rest)), context), partial=True)


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


def _without_aim(statement: Statement) -> Around:
    """“use A instead of B for dates”: B is not told by its name to be for dates; where it is known for that, it goes without saying."""
    phrase = " ".join(word.text for word in statement.object)
    named = lexicon.technology(phrase)
    aims = {run: lexicon.topic(" ".join(lows(run))) for relation, run in statement.around if relation == "purpose"}
    own = [run for run, family in aims.items() if family and named in lexicon.members(family)]
    compared = aims if statement.wanted else {}
    return tuple(("condition" if run in compared else relation, run) for relation, run in statement.around if run not in own)


def _with_owner(statement: Statement) -> Statement:
    """“members of the `EventType` enum”: the owner of a part is where it is."""
    words = lows(statement.object)
    at = next((index for index in range(1, len(words) - 1) if words[index] == "of"), 0)
    part = lexicon.entry(words[at - 1]) if at else None
    if part is None or part.facet not in PARTS:
        return statement
    return replace(statement, object=statement.object[:at], around=(("inside", statement.object[at + 1:]), *statement.around))


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


def _of_things(statement: Statement, doubt: str | None, context: Context) -> Made:
    """What the object stands for, with what limits it, as forbidden where the statement holds."""
    if lows(statement.object) in (("one",), ("another",)):
        raise Unread(f"it is not clear what “{spoken(statement.object)}” stands for")
    refuse_happenings(statement)
    statement = of_library(_of_its_sort(_from_source(statement)))
    found, around, complete = objects(statement, context)
    found, statement = reached(found, statement)
    refuse_unnamed_values(found, statement)
    found, complete = exemplified(found, statement.adjuncts("examples"), complete)
    found, around = owned(found, lasting(around, statement.acts), statement.acts)
    found = detailed(found, statement, context.asides)
    found = tuple(thing for thing in found if not thing.only or set(thing.only) & set(statement.acts))
    found = listed(_listed(found, statement.object, context.listed), context.listed)
    found = sharpened(found, statement, around)
    doubt = doubt or next((f"structure does not show “{thing.unsaid}”" for thing in found if thing.unsaid), None)
    doubt = doubt or of_a_package_there(found, statement)
    found, around = about(found, around)
    around, beside = kept(found, around)
    refuse_by_hand(found, statement, around)
    refuse_self_made(found, statement, context.spared)
    refuse_formats(found, statement)
    bare = _lacking(found, around, statement.acts)
    if bare:
        return bare
    doubt = doubt or once_more(found, statement)
    where = _pointed_at(whereabouts(found, statement, around, context), found, statement, context)
    return _forbidden(found, statement, replace(where, doubt=where.doubt or doubt), (*context.spared, *beside), complete)


def _pointed_at(where: Scope, found: tuple[Thing, ...], statement: Statement, context: Context) -> Scope:
    """“changing the DTOs (`src/dto/`)”: the path in parentheses says which of them are meant."""
    paths = [run for run in context.asides if len(run) == 1 and run[0].literal and "/" in run[0].text[1:]]
    stands = bool(statement.acts) and set(statement.acts) <= {"change", "remove"} and not any("file" in thing.kinds for thing in found)
    return replace(where, within=place(paths[0])[0]) if stands and len(paths) == 1 and not where.within else where


def _of_its_sort(statement: Statement) -> Statement:
    """“DataTable, not a new table”: a component, as what is wanted in its place is one, and no table of a database."""
    noun = statement.object[-1:]
    sort = lexicon.primitive(noun[0].low) if noun and noun[0].sort == "word" else None
    names = (word.text.strip("<>/") for word in statement.wanted if word.literal)
    alike = sort and any(re.fullmatch(r"(?:[A-Z][a-z0-9]*)+", name) and _is_called_after(sort, name) for name in names)
    return replace(statement, object=(*statement.object, Word("component", "word"))) if alike else statement


def _is_called_after(sort: str, name: str) -> bool:
    """Whether a component of that name is such a primitive: `DataTable` and `DataGrid` are tables."""
    last = str(re.findall(r"[A-Z][a-z0-9]*", name)[-1])
    return lexicon.primitive(last.lower()) == sort or f"*{last}" in lexicon.mapping("primitives", sort)["names"]


def _from_source(statement: Statement) -> Statement:
    """“import anything from `web/`”: the source is what is imported."""
    vague = all(lexicon.at("generic", (word.low,), 0) or word.low == "runtime" for word in statement.object)
    source = next(iter(statement.adjuncts("source")), None) if vague and "import" in statement.acts else None
    if source is None:
        return statement
    return replace(statement, object=source, around=tuple(pair for pair in statement.around if pair[1] is not source))


def _listed(found: tuple[Thing, ...], run: Run, names: tuple[str, ...]) -> tuple[Thing, ...]:
    """“never edit these files:”, with the files in the list below."""
    files = len(found) == 1 and found[0].kinds == ("file",) and not found[0].named
    if files and names and not all(map(is_file, names)) and run[0].low in ("these", "those", "following"):
        raise Unread("what is listed are no files by their names")
    if not files or not names or not all(map(is_file, names)):
        return found
    return (replace(found[0], target=",".join(map(file_target, names)), named=True, partial=False),)


def _lacking(found: tuple[Thing, ...], around: Around, acts: tuple[str, ...]) -> Made | None:
    """“env vars without documentation”: what comes or is changed must bring that along, where nothing else is said of it."""
    if not set(acts) <= {"create", "change"}:
        return None
    runs = [run for relation, run in around if relation == "without" and not approval(run)]
    places = tuple(run for relation, run in around if relation == "inside")
    written = bool(places) and all(len(run) == 1 and is_file(run[0].text) and not run[0].text.endswith("/") for run in places)
    if len(runs) != 1 or any(relation not in ("without", "reason", *(("inside",) if written else ())) for relation, _ in around):
        return None
    if written and any(thing.target == file_target(run[0].text) for run in places for thing in found):
        raise Unread(f"structure does not show what must come along with “{spoken(runs[0])}”")
    return lacking(found, runs[0], places, acts)


def _forbidden(found: tuple[Thing, ...], statement: Statement, where: Scope, spared: tuple[str, ...], complete: bool) -> Made:
    made: list[Made] = []
    why = Unread("the sentence forbids nothing that structure can show")
    for thing in found:
        try:
            refuse_data(thing, statement)
            made.append(unless_kept(forbid_all(thing, statement.acts, where, spared), statement))
        except Unread as error:
            why, complete = error, False
    checks = tuple(dict.fromkeys(check for one in made for check in one.checks))
    if not checks:
        raise why
    partial = statement.soft or not complete or any(one.partial for one in made)
    return Made(checks, partial, next((one.doubt for one in made if one.doubt), None))

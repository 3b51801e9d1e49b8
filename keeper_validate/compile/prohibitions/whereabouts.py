"""Where a prohibition holds: in the places that it names, for those whom it speaks of. Must not know what is forbidden there."""

from __future__ import annotations

import re

from keeper_validate.compile.prohibitions.guessed import broken_off, called_so
from keeper_validate.compile.prohibitions.imports import is_part
from keeper_validate.compile.prohibitions.spared import (
    CREATED,
    PARTS,
    are_names,
    are_packages,
    are_variants,
    is_package,
    joins,
    may_be_named,
    packages_of,
)
from keeper_validate.compile.prohibitions.unfolding import is_place
from keeper_validate.compile.sentences.adjuncts import Around, Run, lows, without
from keeper_validate.compile.sentences.consent import approval
from keeper_validate.compile.sentences.context import Context
from keeper_validate.compile.sentences.contrast import technologies
from keeper_validate.compile.sentences.fresh import of_any_age
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.overlap import overlap
from keeper_validate.compile.sentences.part import part_name
from keeper_validate.compile.sentences.places import layer_of, place, subject_place
from keeper_validate.compile.sentences.scope import Scope, scope
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Thing, Unread
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import singular, spoken
from keeper_validate.values import replace

_PLACING = frozenset({"purpose", "inside", "reason"})
_SPARING = ("unless", "outside")
_PRONOUNS = frozenset({"they", "it", "he", "she", "them", "these", "those"})


def whereabouts(found: tuple[Thing, ...], statement: Statement, around: Around, context: Context) -> Scope:
    """The scope of what is forbidden of the things that were found."""
    placed = broken_off(_one_by_one(_accessed_from(_of_exceptions(around), found, statement.acts)))
    lenient = statement.marked or bool(statement.acts) or all(thing.named or thing.technology or thing.family for thing in found)
    lenient = lenient or (all(thing.kinds == ("token",) for thing in found) and {relation for relation, _ in placed} <= _PLACING)
    named = tuple(run for relation, run in placed if relation in _SPARING and are_names(run) and may_be_named(found, statement.acts, run))
    named = tuple(run for run in named if ("outside", run) not in placed or all(thing.facet in PARTS for thing in found))
    named += tuple(run for relation, run in placed if relation in _SPARING and run not in named and are_variants(found, run))
    packages = tuple(run for relation, run in placed if relation in _SPARING and are_packages(found, run, relation))
    where = scope(tuple(pair for pair in placed if pair[1] not in (*named, *packages)), statement.acts, lenient)
    used = all(thing.technology or set(thing.kinds) <= {"token", "import"} for thing in found)
    where = replace(where, within=called_so(placed)) if used and where.doubt and not where.within else where
    spared = tuple(word.text for run in named for word in run if word.literal or (are_variants(found, run) and not joins(word)))
    spared += tuple(name for run in packages for word in run if is_package(word) for name in packages_of(word))
    spared += _gateways(found, statement, context)
    doubt = where.doubt or _registered(found, statement, where)
    doubt = doubt or _unplaced(placed) or _aimed(around) or _alike(found, statement) or _in_front(found, statement, context)
    return _with_subject(replace(where, excepted=where.excepted + spared, doubt=doubt), statement, context, lenient)


def _registered(found: tuple[Thing, ...], statement: Statement, where: Scope) -> str | None:
    """“API views outside of `api/views.py`”: what answers, where the routes to it may be registered in another file."""
    views = any(word.low in ("view", "views") for word in statement.object) and all(thing.kinds == ("route",) for thing in found)
    placed = any(map(is_file, (*where.within, *where.excepted)))
    return "it is not clear whether the views are meant, or what registers their routes" if views and placed else None


def _in_front(found: tuple[Thing, ...], statement: Statement, context: Context) -> str | None:
    """“direct SMTP calls (use the notification service)”: what makes use of it itself, and lies where no word tells."""
    plain = (run for run in _offered(found, statement, context) if not any(word.literal for word in run))
    front = next((run for run in plain if lexicon.at("fronts", lows(run[-1:]), 0)), None)
    return f"it is not clear where “{spoken(front)}” may make use of it" if front else None


def _offered(found: tuple[Thing, ...], statement: Statement, context: Context) -> tuple[Run, ...]:
    direct = any(word.low in ("direct", "raw") for word in statement.object) and all(thing.technology for thing in found)
    return tuple(run for run in context.asides if direct and lexicon.at("alternative", lows(run), 0))


def _gateways(found: tuple[Thing, ...], statement: Statement, context: Context) -> tuple[str, ...]:
    """“direct Redis access (go through `CacheService`)”: what is to be used instead makes use of it itself."""
    words = (word for run in _offered(found, statement, context) for word in run if word.literal)
    return tuple(f"**/{word.text}.*" for word in words if re.fullmatch(r"[A-Za-z]\w*[a-z]\w*[A-Z]\w*", word.text))


def _unplaced(around: Around) -> str | None:
    """“in production”: no place in the code, as “at all” is none either, but says nothing."""
    runs = (run for relation, run in around if relation == "inside" and not (without(run, "articles") or layer_of(run)))
    nowhere = next((run for run in runs if set(lows(run)) - lexicon.grammar("determiners")), None)
    return f"it is not clear which files “{spoken(nowhere)}” means" if nowhere else None


def _aimed(around: Around) -> str | None:
    """“never edit tests to make them pass”: for that alone, where “because they are generated” says why."""
    aim = next((run for relation, run in around if relation == "reason" and run and run[0].low == "them"), None)
    return f"structure does not show what it is done for (“{spoken(aim)}”)" if aim else None


def _alike(found: tuple[Thing, ...], statement: Statement) -> str | None:
    """“no routes like `/foo`”, “no routes like login”, “no UI packages like `axios`”: some of a kind, told by one that may be no other."""
    examples = [run for run in statement.adjuncts("examples") if run]
    plain = any(set(thing.kinds) <= CREATED | {"route"} and not thing.named for thing in found)
    members = {name for thing in found if thing.family for name in lexicon.members(thing.family)}
    members |= {thing.technology for thing in found if thing.technology}
    named = technologies(examples)
    strange = bool(members) and not (named and members.issuperset(named))
    return f"structure does not show which of them are like “{spoken(examples[0])}”" if examples and (plain or strange) else None


def lasting(around: Around, acts: tuple[str, ...]) -> Around:
    """Without “that have already been applied”: only what was there before can be changed at all."""
    if not acts or not set(acts) <= {"change", "remove"}:
        return around
    return tuple(pair for pair in around if pair[0] not in ("relative", "condition") or not is_settled(pair[1]))


def is_settled(run: Run) -> bool:
    """Whether a phrase says only that something was there before: “they have been merged”."""
    words, at = lows(run), 0
    while at < len(words):
        size = max(lexicon.at("settled", words, at), lexicon.at("be", words, at), int(words[at] in ("they", "it")))
        if not size:
            return False
        at += size
    return bool(run)


def _accessed_from(around: Around, found: tuple[Thing, ...], acts: tuple[str, ...]) -> Around:
    """“query the DB from `api/`”: where it is done stands behind “from”, for what is reached and never taken out of a folder."""
    if set(acts) != {"access"} or not all(thing.technology or thing.family for thing in found):
        return around
    return tuple(("inside" if relation == "source" and all(map(is_place, items(run))) else relation, run) for relation, run in around)


def _of_exceptions(around: Around) -> Around:
    """“in `src/`, except the two values in `src/a.tsx`”: the second place is that of what is spared."""
    relations = [relation for relation, _ in around]
    at = relations.index("unless") if "unless" in relations else 0
    told = at > 0 and "inside" in relations[:at] and relations[at + 1:at + 2] == ["inside"] and around[at][1]
    if not told or approval(around[at][1]) or not is_place(around[at + 1][1]):
        return around
    return (*around[:at + 1], ("unless", around[at + 1][1]), *around[at + 2:])


def _one_by_one(around: Around) -> Around:
    """“except `src/a/` and tests”: each is spared by itself."""
    split = ((relation, items(run) if relation == "unless" and any(map(_is_part, items(run))) else [run]) for relation, run in around)
    return tuple((relation, run) for relation, runs in split for run in runs)


def _is_part(piece: Run) -> bool:
    return is_place(piece) or layer_of(piece) is not None


def _with_subject(where: Scope, statement: Statement, context: Context, lenient: bool) -> Scope:
    """“`core/` must never import X”, “it must never import X”."""
    subject, unsure = of_any_age(statement.subject)
    if unsure:
        where, statement = replace(where, doubt=where.doubt or unsure), replace(statement, subject=subject)
    try:
        spoken_of = context.subject or _spoken_of(statement.subject, context.earlier)
        folders, sure = (spoken_of, True) if spoken_of else _program(statement) or subject_place(statement.subject)
    except Unread:
        if not lenient or any(word.low in _PRONOUNS for word in statement.subject):
            raise
        part = part_name(without(statement.subject, "newness")) if "import" in statement.acts else None
        part = part or _part_by_its_name(statement)
        if part and lexicon.at("newness", lows(statement.subject), 0):
            where = replace(where, doubt=where.doubt or f"structure does not show which of them are “{spoken(statement.subject)}”")
        folders, sure = (f"**/{part}/**",) if part else whole_of(statement) or _some_places(statement.subject), False
    # “public services”: some of them, where “UI services” tells in which part they are
    sorts = bool(folders) and any(map(_sorts, range(len(subject)), [subject] * len(subject)))
    if statement.subject and (sorts or lexicon.at("another", lows(statement.subject), 0) or not (folders or sure)):
        where = replace(where, doubt=where.doubt or f"it is not clear which files “{spoken(statement.subject)}” means")
    if where.within and folders and set(where.within) != set(folders):
        if all(glob.startswith(tuple(folder for folder in folders if folder.endswith("/"))) for glob in where.within):
            return replace(where, within=where.within + context.within)
        told = context.subject or (not sure and all(run in statement.homes for run in statement.adjuncts("inside", "source")))
        doubt = where.doubt or (None if told else "it is not clear which files lie in both places")
        held = bool(subject) and lexicon.at("folder_nouns", lows(subject[-1:]), 0)  # “packages in `apps/`” are all that lies there
        within = folders if sure else (where.within if held else overlap(where.within, folders) or where.within)
        return replace(where, within=within + context.within, partial=True, doubt=doubt)
    within = tuple(dict.fromkeys((*where.within, *folders, *context.within)))
    return replace(where, within=within, partial=where.partial or not sure)


def _program(statement: Statement) -> tuple[tuple[str, ...], bool] | None:
    """“the agent must not import `internal/hub`”: a program of the codebase, where agents are those who write it otherwise."""
    words = lows(statement.subject)
    told = len(words) == 2 and words[0] == "the" and words[1] in lexicon.grammar("programs") and "import" in statement.acts
    return ((f"**/{words[1]}/**",), False) if told else None


def _sorts(at: int, subject: Run) -> bool:
    """Whether a word tells some from others, where “the public API” is one thing."""
    whole = spoken(subject[at + 1:]).lower() in lexicon.grammar("as_a_whole")
    return subject[at].low in lexicon.grammar("sorting") and not (whole or layer_of(subject[at:at + 1]))


def _part_by_its_name(statement: Statement) -> str | None:
    """“`events` must not import `queue`”: a part of the codebase, whatever else the word may mean, as another is told the same way."""
    coded = all(word.sort == "code" or joins(word) for word in statement.object)
    named = len(statement.subject) == 1 and "import" in statement.acts and coded and is_part(statement.subject[0])
    return statement.subject[0].text if named and statement.object else None


def whole_of(statement: Statement) -> tuple[str, ...]:
    """“the public API in `src/api/`”, “the payment module in `src/pay/`”: one part of the codebase, which is all that lies there."""
    run = statement.subject
    home = statement.homes[0] if len(statement.homes) == 1 and len(statement.homes[0]) == 1 else ()
    if lows(run[:1]) != ("the",) or not home or not home[0].literal or not home[0].text.endswith("/"):
        return ()
    narrowed = any(lexicon.at(name, (word.low,), 0) for name in ("dated", "limiting") for word in run)
    named = run[-1].low in home[0].text.lower().strip("/").split("/") or lexicon.at("packaged", (run[-1].low,), 0)
    return place(home)[0] if named and not narrowed and singular(run[-1].low) == run[-1].low else ()


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

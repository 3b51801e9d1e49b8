"""What keeps a prohibition from being read as it stands: that nobody sees how it was done, to what data, or whether it is one more.

Must not read a sentence, nor choose an operation."""

from __future__ import annotations

from keeper_validate.compile.prohibitions.whereabouts import is_settled
from keeper_validate.compile.sentences.adjuncts import Around, lows, without
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made, Thing, Unread
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import spoken
from keeper_validate.pathglob import listed, matches_any

# What people write who could use what is there, and no tool makes.
_BY_PEOPLE = frozenset({"auth_call", "auth_service", "component", "hook", "store"})
# What has names of its own, beside which a word that is marked as code is one of them.
_ELEMENTS = frozenset({"component", "page", "hook", "store", "route", "service", "event", "table", "auth_service", "auth_call"})
_BY_AUTH = frozenset({"auth_call", "auth_service"})


def refuse_happenings(statement: Statement) -> None:
    """“no migration: existing users lose data”: that nothing is moved, and not that no file of the sort may come."""
    bare = statement.marked and set(statement.acts) <= {"appear"}
    if bare and lexicon.at("happenings", lows(statement.object), 0) == len(statement.object) > 0:
        raise Unread(f"it is not clear whether it forbids “{spoken(statement.object)}” or tells that none happens")


def refuse_unnamed_values(found: tuple[Thing, ...], statement: Statement) -> None:
    """“never hardcode feature flags”: values that nothing tells from others."""
    shown = any(thing.technology or "token" in thing.kinds for thing in found)
    if lexicon.at("hardcoding", lows(statement.verb), 0) and not shown:
        raise Unread(f"structure does not show which “{spoken(statement.object)}” are written out")


def refuse_by_hand(found: tuple[Thing, ...], statement: Statement, around: Around) -> None:
    """“never create migrations by hand”: no change shows how it came about; only files that are named are kept as they are."""
    past = any(is_settled(run) for relation, run in statement.around if relation in ("condition", "relative", "reason"))
    acts = set(statement.acts)
    stays = bool(acts) and acts <= {"change", "remove"} and all(thing.kinds == ("file",) and _is_placed(thing) for thing in found)
    known = not acts and all(thing.technology or set(thing.kinds) <= _BY_PEOPLE for thing in found)  # “hand-written SQL”
    if ("manner", ()) in around and not (past or stays or known):
        raise Unread("structure does not show whether it was done by hand")


def refuse_self_made(found: tuple[Thing, ...], statement: Statement, wanted: tuple[str, ...]) -> None:
    """“custom caching (react-query)”: what people write themselves, where no rival of what they are to use is meant, nor a library."""
    words = lows((*statement.verb, *statement.object))
    own = any(lexicon.at("self_made", words, at) for at in range(len(words)))
    library = any(lexicon.at(name, (words[-1],), 0) for name in ("packages", "brought_in")) if words else False
    for thing in found if own and not library else ():
        if thing.family and not set(wanted) & {*lexicon.members(thing.family)}:
            raise Unread("structure does not show whether it was made by hand")


def refuse_data(thing: Thing, statement: Statement) -> None:
    """“never commit local databases”, “never log tokens”: what is committed or logged is data, not a library or what is written out."""
    verbs = {word.low for word in statement.verb}
    first = {word.low for word in statement.object[:1] if not word.literal}
    if lexicon.grammar("polling") & (verbs | first) and not thing.technology:
        raise Unread("structure does not show what is polled")
    stored = (thing.family or thing.technology) and not thing.files
    if verbs & lexicon.grammar("committing") and (stored or thing.kinds == ("route",)):
        raise Unread("structure does not show what data is committed")
    if verbs & lexicon.grammar("logging"):
        raise Unread("structure does not show what is logged, or shown to others")
    bare = thing.kinds == ("schema",) and not (thing.target or thing.named or thing.within or statement.adjuncts("inside", "source"))
    if bare and statement.acts == ("change",) and "schema" in lows(statement.object) and len(items(statement.object)) > 1:
        raise Unread("it is not clear which schema is meant, or whether that of the database")  # “no schema or auth changes”
    if {"access", "create"} <= set(statement.acts) and thing.kinds == ("file",) and not verbs & lexicon.grammar("committing"):
        raise Unread("structure does not show what reads or writes it")
    words = without(statement.object, "articles")
    marked = len(words) == 1 and words[0].sort == "code" and not (thing.named or thing.technology)
    if marked and statement.acts and set(statement.acts) <= {"change", "remove"} and set(thing.kinds) <= _ELEMENTS:
        raise Unread(f"it is not clear which file or element “{words[0].text}” is")
    if verbs & lexicon.grammar("running") and thing.kinds == ("file",):
        raise Unread("what is run leaves no trace in the code")
    if lexicon.at("hardcoding", lows(statement.verb), 0) and not (thing.technology or "token" in thing.kinds):
        raise Unread("structure does not show which of them are written out")


def unless_kept(made: Made, statement: Statement) -> Made:
    """“storing tokens”, “caching `Cart`”: what is put somewhere need not be gone, as what is kept must."""
    retained = any(word.low in lexicon.grammar("retaining") for word in statement.verb)
    if any(check.op == "gone" for check in made.checks) and not retained:
        raise Unread("structure does not show where it is kept")
    return made


def once_more(found: tuple[Thing, ...], statement: Statement) -> str | None:
    """“reimplementing hooks”: those that are there already, where a new one may be another; who says who somebody is stands once."""
    said = next((word for word in (*statement.verb, *statement.object) if lexicon.at("copied", (word.low,), 0)), None)
    told = all(thing.target or thing.primitive or thing.technology or thing.family or set(thing.kinds) & _BY_AUTH for thing in found)
    return f"structure does not show “{said.text}”" if said and not told else None


def _is_placed(thing: Thing) -> bool:
    """Whether some files alone are meant, and not all of a format, nor a manifest, which tools write as people do."""
    manifests = lexicon.entry("manifest file")
    written = manifests is not None and matches_any(thing.target or "", listed(manifests.target or ""))
    return not written and (thing.named or thing.partial or "/" in (thing.target or ""))

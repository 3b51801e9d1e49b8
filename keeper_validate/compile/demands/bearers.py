"""Of which new things something is asked, as checks that do not say yet what: elements of a kind, else the files that are called so.

Must not know what is asked of them."""

from __future__ import annotations

import re

from keeper_validate.clause import Check
from keeper_validate.compile.demands.dubbed import as_classes, dubbed, files_of, named_files, plural, tells_apart
from keeper_validate.compile.sentences.adjuncts import Run, cut, lows, without
from keeper_validate.compile.sentences.noun import things
from keeper_validate.compile.sentences.thing import Thing, Unread
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word, singular, spoken
from keeper_validate.pathglob import listed
from keeper_validate.values import dataclass, replace

_SURE = frozenset({"component", "page", "hook", "store", "service", "error_type"})
_KNOWN = _SURE | {"route", "table", "schema", "enum", "event"}
_NAMED = frozenset({"component", "page", "route", "hook", "store", "service", "schema", "table"})
_CLASSES = frozenset({"class", "classes"})


@dataclass(frozen=True, slots=True)
class Bearers:
    """The checks of those that are meant; `guessed` that only names tell them, or that not all of them can show a name."""

    checks: tuple[Check, ...]
    guessed: bool = True
    partial: bool = True


def bearers(run: Run, classes: bool = False) -> Bearers | None:
    """Those that a phrase names; None where it is not clear who. Of `classes` any noun may tell some by the names of their files."""
    core, around = cut(run)
    core = without(core, "open_to_all")
    bare = without(core, "articles", "newness", "every")
    if not bare or any(word.literal and word.sort == "code" for word in bare):
        return None
    if _serve(bare):
        return Bearers((Check("require-use", ("route",)),))
    if lexicon.at("page_components", lows(bare), 0) == len(bare):
        return Bearers((Check("require-use", ("page",)), Check("require-use", ("component",), "*Page")))
    if bare[-1].low in lexicon.grammar("own_parts"):
        return _whole_of(bare[:-1])
    held = _called(bare)
    if held:
        return Bearers((Check("require-use", ("file",), within=held),))
    found = _found(core)
    if found:
        baseless = classes and any(thing.kinds in (("file",), ("table",), ("route",)) for thing in found)
        return None if baseless else _of_things(found, bool(around))
    if not classes and singular(bare[-1].low) not in lexicon.grammar("written_alone"):
        return Bearers((Check("require-use", ("file",), within=found_in),)) if (found_in := _any_class(bare)) else None
    words = () if bare[-1].low in _CLASSES and len(bare) == 1 else dubbed(bare) or dubbed((*bare[:-1], _in_plural(bare[-1])))
    globs = (files_of(words),) if words else _any_class(bare)
    return Bearers((Check("require-use", ("file",), within=globs),)) if globs else None


def views_of_routes(run: Run, names: tuple[str, ...]) -> Bearers | None:
    """“`permission_classes` on every view”: by how its code is written, what a route leads to, and no screen."""
    named = run[-1:] != () and run[-1].low in ("view", "views") and all(re.fullmatch(r"@?[a-z]+(?:_[a-z]+)+", name) for name in names)
    return Bearers((Check("require-use", ("route",)),)) if named else None


def may_bear(whose: Bearers, names: tuple[str, ...]) -> bool:
    """Whether what is asked may stand in the code of those: of tables and schemas a lower-case name is a part, and no piece of code;
    what a library's own name shows is asked of routes alone."""
    kinds = {kind for check in whose.checks for kind in check.kinds}
    if any(lexicon.technology(name) for name in names):
        return kinds == {"route"}
    parts = kinds & {"table", "schema"}
    return not parts or any(re.match(r"@|__|(?:\w+\.)*\w*[A-Z][a-z]", name) for name in names)


def are_several(run: Run) -> bool:
    """“components”, “a component”: any of them, and not one that was spoken of before."""
    words = lows(run)
    plural_one = bool(run) and run[-1].sort == "word" and singular(words[-1]) != words[-1]
    return (plural_one and words[0] not in lexicon.grammar("definite")) or words[:1] in (("a",), ("an",)) or is_kind(run)


def is_kind(run: Run) -> bool:
    """Whether a phrase is the word for a kind of things, in the singular as well."""
    entry = lexicon.entry(spoken(without(run, "articles", "newness", "every")))
    paged = lexicon.at("page_components", lows(run), 0) == len(run) > 0
    return paged or bool(_called(run) or _serve(run)) or (entry is not None and bool(entry.kinds) and set(entry.kinds) <= _KNOWN)


def _found(core: Run) -> tuple[Thing, ...]:
    """What a phrase names; where one word before it tells which of them are meant, those that are called so."""
    try:
        return things(as_classes(core))[0]
    except Unread:
        bare = without(core, "articles", "newness", "every")
    made_with = len(bare) > 1 and lexicon.technology(bare[0].text) is not None
    if len(bare) < 2 or not (made_with or tells_apart(bare[0])):
        return ()
    try:
        found = things(bare[1:])[0]
    except Unread:
        return ()
    plain = all(thing.kinds and set(thing.kinds) <= _NAMED and not thing.target and not thing.facet for thing in found)
    called = None if made_with else bare[0].low
    return tuple(replace(thing, target=called, partial=True) for thing in found) if plain else ()


def _serve(run: Run) -> bool:
    """“route handlers”: what is asked of them is asked of the routes that they serve."""
    return any(lexicon.at("answering", lows(run), at) == len(run) - at for at in range(len(run)))


def is_of_all(run: Run) -> bool:
    """“all components”, “every endpoint”, “new services”; of “multiple components” nobody says that they are all."""
    words = lows(run)
    return bool(lexicon.at("every", words, 0)) or words[:1] in (("new",), ("newly",))


def _of_things(found: tuple[Thing, ...], limited: bool) -> Bearers | None:
    files = [thing for thing in found if thing.kinds == ("file",)]
    if files and len(files) == len(found) and all(thing.target for thing in files):
        return Bearers(tuple(Check("require-use", ("file",), within=listed(thing.target or "")) for thing in files))
    if any(thing.named or thing.facet or not thing.kinds or set(thing.kinds) - _KNOWN for thing in found):
        return None
    guessed = limited or any(thing.partial or thing.target or set(thing.kinds) - _SURE for thing in found)
    checks = tuple(Check("require-use", thing.kinds, thing.target, technology=thing.framework, within=thing.within) for thing in found)
    return Bearers(checks, guessed, guessed)


def _called(bare: Run) -> tuple[str, ...]:
    """The files of those that no kind stands for, or that a kind stands for by the paths that they serve."""
    if not bare:
        return ()
    named = lexicon.mapping("grammar", "named_files")
    named = {**named, **lexicon.mapping("grammar", "borne_files")}
    told = next((str(named[word]) for word in (spoken(bare).lower(), plural(spoken(bare).lower())) if word in named), None)
    last = singular(bare[-1].low)
    operation = last in lexicon.grammar("operations") and (files_of((last,)),)
    name = bare[-2].text if len(bare) > 1 and bare[-1].low in _CLASSES and bare[-2].literal else ""
    return (told,) if told else named_files(bare) or operation or ((f"*{name}*",) if name else ())


def _whole_of(bare: Run) -> Bearers | None:
    """“service methods” as the services that have them; of methods alone, or of what stands in no class, nobody says whose."""
    entry = lexicon.entry(spoken(bare)) if bare else None
    return Bearers((Check("require-use", entry.kinds),)) if entry and entry.kinds == ("service",) else None


def _in_plural(word: Word) -> Word:
    """“every DAG” as “DAGs”: a short word in the singular is no noun by its form."""
    return word if word.low in _CLASSES or word.literal else Word(plural(singular(word.low)), "word")


def _any_class(bare: Run) -> tuple[str, ...]:
    """“every new class”: the files that classes stand in."""
    entry = lexicon.entry("class files") if len(bare) == 1 and bare[0].low in _CLASSES else None
    return listed(entry.target) if entry and entry.target else ()

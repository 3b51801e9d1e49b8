"""Where new things must live, as checks: “stores live in `app/stores/`”. Must not compile what else is said of their form."""

from __future__ import annotations

import re
from os.path import basename

from keeper_validate.clause import Check
from keeper_validate.compile.demands.dubbed import as_classes, dubbed, files_of, named_files, tests_of
from keeper_validate.compile.demands.kept_files import (
    called_so,
    folder_called,
    is_body,
    is_guess,
    is_of_two,
    kept_files,
    last_called,
    one_of_many,
    served,
    spared,
    without_holder,
)
from keeper_validate.compile.demands.naming import shaped
from keeper_validate.compile.demands.prefix import is_source_path
from keeper_validate.compile.sentences.adjuncts import Around, Run, cut, lows, trimmed, without
from keeper_validate.compile.sentences.context import Context
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.noun import items, things
from keeper_validate.compile.sentences.places import glob_of, layer_of
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made, Thing, Unread
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import forms, lexicon
from keeper_validate.compile.vocabulary.words import singular, spoken
from keeper_validate.pathglob import listed, matches
from keeper_validate.values import dataclass

_SLOT = re.compile(r"\[[\w\-]+\]")
_PROSE = re.compile(r"\.(?:mdx?|rst|adoc|txt)$|(?:^|/)docs?$")
_DENIED = ("not", "never", "no")
_MADE = (("created",), ("added",))
_LIMITS = ("condition", "unless", "without", "relative", "means", "purpose")


def placed(subject: Run, rest: Run, around: Around, context: Context, plainly: bool) -> Made | None:
    """The checks of “stores live in `app/stores/`”; `plainly` that a verb says that they live there."""
    home = _home(around, context.asides)
    told = not rest or (only_place(rest) and not _is_noted(rest, home))
    if not home.globs or not subject or not told or _does_more(home.runs) or (home.layered and (not plainly or home.runs[1:])):
        return None
    _refuse_sort_of_test(subject, plainly)
    found = tuple(thing for piece in items(subject) for thing in _homed(piece, home, plainly))
    if any(thing.only for thing in found):
        raise Unread(f"“{spoken(subject)}” stand in no place of their own")
    if why := next((why for refusal in _REFUSALS if (why := refusal(subject, found, home))), ""):
        raise Unread(why)
    if any(relation == "without" for relation, _ in around):
        raise Unread(f"it is not clear which “{spoken(subject)}” have to be in that place")
    limits = next((run for relation, run in around if relation in _LIMITS and run), None)
    if limits in [run for relation, run in around if relation == "means"] and any(thing.technology for thing in found):
        return None  # “pytest with fixtures in `tests/`”: where the fixtures lie
    doubt = limits or _sort_of_place(subject, found, home) or one_of_many(subject) or None
    guessed = (is_guess(thing) or (thing.technology and _is_taken(subject)) for thing in found)
    checks = tuple(_in_place(thing, home.globs, doubt is not None or bool(guess)) for thing, guess in zip(found, guessed, strict=True))
    partial = doubt is not None or home.layered or home.shortened or any(thing.kinds == ("file",) and thing.partial for thing in found)
    return Made(checks, partial, f"structure does not show “{spoken(doubt)}”" if doubt else None)


def _sort_of_place(subject: Run, found: tuple[Thing, ...], home: _Home) -> Run:
    """“API controllers live in `app/controllers/api/`”: the word that the place is called by tells which of them live there."""
    folders = {singular(part.lower()) for glob in home.globs for part in glob.split("/") if part}
    some = (folders & lexicon.grammar("sorted_by_place")) - ({"api"} if all(thing.kinds == ("route",) for thing in found) else set())
    parts = subject[:-1] if subject[-1].low in ("test", "tests") else ()  # “frontend tests live in `src/tests`”: others lie elsewhere
    told = tuple(word for word in parts if lexicon.layer(word.low))
    return told or tuple(word for word in subject[:-1] if not word.literal and singular(word.low) in some)[:1]


def _does_more(runs: tuple[Run, ...]) -> bool:
    """“controllers in `app/api/` use `Validator`”: behind the place stands what they do there, and not that they live there."""
    starts = ((run, next((at for at, word in enumerate(run) if word.literal), len(run))) for run in runs)
    said = (word for run, at in starts for word in run[at:] if word.sort == "word" and word.low not in ("and", "or"))
    return not all(lexicon.at("folder_nouns", (word.low,), 0) for word in said)


def says_place(statement: Statement) -> bool:
    """Whether a verb says that something lives somewhere."""
    return any(word.sort == "word" and verb_of((word,), ("place",))[1] for word in statement.object)


def only_place(rest: Run) -> bool:
    """Whether nothing is said but where."""
    core, _ = cut(rest)
    _, size = verb_of(core, ("place",))
    return size == len(core) or lows(core) in _MADE


def _is_noted(rest: Run, home: _Home) -> bool:
    """“new routes are added to `urls.py`”, “new icons are added to IconName”: a line of a file, for all that anybody knows."""
    folders = all(glob.endswith(("/", "/*", "**")) or "." not in glob for glob in home.globs)
    return lows(cut(rest)[0]) == ("added",) and not folders


@dataclass(frozen=True, slots=True)
class _Home:
    """Where things must live: `runs` is how it is said; `layered` that only a layer is named; `shortened` that more was said behind."""

    globs: tuple[str, ...]
    runs: tuple[Run, ...]
    layered: bool
    shortened: bool

    @property
    def apart(self) -> bool:
        """Whether the place is one on somebody's machine (`/etc/app/`), or a single file."""
        roots = (word.text[1:].partition("/")[0] for run in self.runs for word in run if word.literal and word.text[:1] == "/")
        return any(root in lexicon.grammar("roots") for root in roots) or re.search(r"^[^*]*\.\w+$", basename(self.globs[0])) is not None


def _home(around: Around, asides: tuple[Run, ...]) -> _Home:
    """The paths that are told, those in parentheses too, else the folders of a layer (“in the backend”); “on every page” is none."""
    inside = tuple(run for relation, run in around if relation == "inside")
    runs = tuple(map(_paths, inside))
    globs = [_SLOT.sub("*", glob).lstrip("/") for run in runs for word in run if (glob := glob_of(word, run))]
    told = (word for run in asides if run and run[0].low not in _DENIED for word in run)
    globs += [word.text for word in told if is_file(word.text) and re.search(r"\w/|/\w", word.text)]
    named = () if globs else (run for run in inside if not any(lexicon.at("every", (word.low,), 0) for word in run))
    layers = tuple(layer for run in named if (layer := layer_of(run)))
    return _Home((*globs, *(folder for layer in layers for folder in layer.folders)), runs, bool(layers), runs != inside)


def _refuse_sort_of_test(subject: Run, plainly: bool) -> None:
    """“integration tests live in `tests/integration/`”: no name tells an integration test from others."""
    told = any(lexicon.at("sorts_of_test", lows(subject), at) or lexicon.technology(subject[at].text) for at in range(len(subject) - 1))
    if told and subject[-1].low in ("test", "tests") and not (plainly and tests_of(subject)):
        raise Unread("it is not clear which of the tests have to be in that place")


def _some_of_them(subject: Run, found: tuple[Thing, ...], home: _Home) -> str:
    """“Redux hooks live in `src/hooks`”: no name tells hooks that have to do with a library from others."""
    some = any(lexicon.technology(word.text) for word in subject[:-1]) and not lexicon.entry(spoken(subject))
    sort, carried = lexicon.entry(subject[-1].low), lexicon.at("carried", lows(subject[-1:]), 0)  # “MUI components”, “Celery tasks”
    of_library = (carried or (sort is not None and sort.kinds == ("component",))) and any(thing.technology for thing in found)
    apart = some and (of_library or any(thing.kinds in (("file",), ("hook",)) and not is_guess(thing) for thing in found))
    return f"it is not clear which of them are “{spoken(subject)}”" if apart else ""


def _some_types(subject: Run, found: tuple[Thing, ...], home: _Home) -> str:
    """“repository interfaces live in `domain/`”: no name tells the types of one part of the code from others."""
    before = tuple(word for piece in items(subject) for word in piece[:-1] if not lexicon.at("shared", (word.low,), 0))
    parts = (part for word in before for part in (f"{word.low} layer", f"{word.low}s", f"{word.low[:-1]}ies"))
    told = any(lexicon.layer(part) for part in parts) or any(lexicon.entry(word.low) for word in before)
    any_schema = any(thing.kinds == ("schema",) and not (thing.target or thing.framework) for thing in found)
    some = told and not lexicon.entry(spoken(subject)) and any_schema
    return f"it is not clear which of them are “{spoken(subject)}”" if some else ""


def _in_one_file(subject: Run, found: tuple[Thing, ...], home: _Home) -> str:
    """“constants live in `constants.ts`”: parts of the file, for all that anybody knows."""
    classed = home.globs[0].endswith(("}.*", "}{.*,/**}"))  # “new effects go in `EffectBuilder`”
    named = not classed and singular(subject[-1].low) in basename(home.globs[0]).lower()  # “receivers live in `receivers.py`”
    named = named or any(matches(home.globs[0], glob) for thing in found for glob in listed(thing.target) if glob[:3] == "**/")
    loose = any(thing.kinds == ("file",) and not (named and is_guess(thing)) for thing in found)
    single = re.search(r"\.\w+$", home.globs[0]) and "*" not in basename(home.globs[0])  # `commands/<name>.ts` is one for each
    return "it is not clear whether they stand in files of their own" if loose and (classed or single) else ""


def _below_path(subject: Run, found: tuple[Thing, ...], home: _Home) -> str:
    """“endpoints live under `/api/*`”: where routes are served, which is no folder."""
    served = any(word.text.startswith("/") and not is_source_path(word) for run in home.runs for word in run if word.literal)
    return "it is not clear which paths are meant" if served and any("route" in thing.kinds for thing in found) else ""


def _shown_one(subject: Run, found: tuple[Thing, ...], home: _Home) -> str:
    """“each component in its own folder: `Button/Button.tsx`”: one of them, which shows how the others lie."""
    shown = any(re.search(r"(?:^|/)([A-Z]\w+)/\1\.\w+$", glob) for glob in home.globs)
    return "it is not clear where the others have to be" if shown else ""


def _in_prose(subject: Run, found: tuple[Thing, ...], home: _Home) -> str:
    """“add new routes to `docs/api.md`”: where they are written down, and not where they are."""
    told = any(_PROSE.search(glob.rstrip("/*")) for glob in home.globs) and any(thing.kinds != ("file",) for thing in found)
    return "documentation only tells of them" if told else ""


_REFUSALS = (_shown_one, _some_of_them, _some_types, _in_one_file, _below_path, _in_prose)


def _paths(run: Run) -> Run:
    """A place without the second rule that follows it: “`src/hooks` and are named `useX`”, “`src/hooks`, camelCase”."""
    words = lows(run)
    joined = (index for index in range(1, len(run)) if words[index - 1] in ("and", ",") or verb_of(run[index:], ("place",))[1])
    verbs = ("place", "shape", "require")  # “`src/stores/` and use Pinia”
    ruled = (at for at in joined if lexicon.at("be", words, at) or verb_of(run[at:], verbs)[1] or forms.case_style(words[at]))
    end = next(ruled, len(run))
    return trimmed(run[:end])


def _homed(piece: Run, home: _Home, plainly: bool) -> tuple[Thing, ...]:
    """The things of a phrase; where no list knows its noun, the files that are called so (“runbooks live in `docs/runbooks/`”)."""
    bare = without(piece, "articles", "newness", "every")
    if sort := tests_of(bare) if plainly else ():
        return (called_so(sort),)
    if plainly and (kept := kept_files(bare)):
        return kept
    told = lexicon.mapping("grammar", "named_files").get(spoken(bare).lower())
    if told:
        return (Thing(("file",), target=str(told)),)
    if plainly and (held := without_holder(bare)) and (is_body(bare[-1]) or is_of_two(bare)):
        return (called_so(named_files(held)),) if named_files(held) else _homed(held, home, plainly)
    try:
        found, files = things(piece)[0], named_files(bare) if len(bare) > 1 else ()
        return (Thing(("file",), target=",".join(files)),) if files else tuple(served(thing, piece) for thing in found)
    except Unread:
        if layered := named_files(bare):
            return (called_so(layered),)
        if as_classes(bare) != bare and len(bare) == 1:
            return things(as_classes(bare))[0]
        words = dubbed(piece) if plainly or len(bare) == 1 else ()
        named = (files_of(words),) if words and singular(bare[-1].low) != bare[-1].low else ()
        known = bool(bare) and (lexicon.at("folder_nouns", (singular(bare[-1].low),), 0) or layer_of(bare) is not None)
        holding = plainly and (named or known)
        files = (*named, *(folder_called(bare[-1].low, home.globs) if holding else ()))
        if not files and plainly and not (home.layered or home.apart) and (called := last_called(piece)):
            return called
        if not files and plainly and (plain := without_holder(bare)):
            return _homed(plain, home, plainly)
        if not files:
            raise
        return (called_so(files),)


def _is_taken(subject: Run) -> bool:
    """“GraphQL operations”: what is written for a technology, which others use as well."""
    return any(lexicon.at("written_for", (word.low,), 0) for word in subject[-1:])


def _in_place(thing: Thing, globs: tuple[str, ...], soft: bool) -> Check:
    if thing.family:
        raise Unread("it is not clear which uses have to be in that place")
    if thing.technology:
        return Check("forbid-use", ("technology",), technology=thing.technology, excepted=globs, soft=soft)
    if set(thing.kinds) & {"route", "page"}:
        return Check("forbid-new", thing.kinds, thing.target, excepted=globs, soft=soft)
    place = ",".join(glob if "/" in glob else f"**/{glob}" for glob in globs)
    files = thing.files or (thing.target if thing.kinds == ("file",) else None)
    if thing.kinds == ("file",) and thing.within:
        raise Unread("it is not clear which of the files have to be in that place")
    if files:
        return Check("require-shape", ("file",), place, within=listed(files), excepted=spared(files), soft=soft)
    return shaped(thing, place, soft or bool(thing.within))  # “page components”: of all components those that lie somewhere today

"""The form of names: case styles of files and elements, plural routes. Must not know where things live."""

from __future__ import annotations

import re
from collections.abc import Iterator

from keeper_validate.clause import Check
from keeper_validate.compile.demands.declared_names import called_so, declared_names, folder_names, unnamed
from keeper_validate.compile.demands.dubbed import as_dubbed
from keeper_validate.compile.demands.file_styles import FILES, HELD, in_files, of_holders
from keeper_validate.compile.sentences.adjuncts import Run, lows, without
from keeper_validate.compile.sentences.name_pairs import FOLDERS
from keeper_validate.compile.sentences.noun import items, things
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made, Thing, Unread
from keeper_validate.compile.sentences.verbs import named_when
from keeper_validate.compile.vocabulary import forms, lexicon
from keeper_validate.compile.vocabulary.words import ENDINGS, Word, spoken
from keeper_validate.pathglob import listed
from keeper_validate.values import dataclass, replace

_OR = frozenset({"or", "/"})
_VERSIONED = "/\\/v\\d+(?:\\/|$)/"
_ENDED = re.compile(rf"[\w\-*.]*\.(?:{ENDINGS})")


def styled(statement: Statement, asides: tuple[Run, ...], topic: Run) -> Made | None:
    """“use kebab-case for file names”: the style stands before what must have it."""
    naming = [word for word in statement.object if word.low in ("naming", "names")]
    words = [*statement.object, *(run[0] for run in asides if naming and len(run) == 1)]
    runs = statement.adjuncts("purpose") or (() if topic and naming == [] else statement.adjuncts("inside"))
    called = called_so(statement.object, naming[0]) if naming else ()
    runs = runs or ((called,) if called and not any(forms.case_style(word.text) for word in called) else ())
    plain = [word for word in statement.object if word.sort == "word" and not lexicon.verb_at("shape", (word.low,), 0)]
    runs = runs or tuple(made for run in statement.adjuncts("condition") if (made := named_when(run)))
    runs = runs or ((topic,) if topic and all(forms.case_style(word.text) or forms.number_form(word.low) for word in plain) else ())
    runs = tuple(tuple(word for word in run if not lexicon.verb_at("shape", (word.low,), 0)) for run in runs)
    if not runs or not runs[0] or statement.subject:
        return None
    styles = _styles([style for word in words if (style := forms.case_style(word.text))], statement.object)
    style = next((style for style in styles if style[0] != "lowercase"), styles[0] if styles else None)
    number = next((number for word in words if (number := forms.number_form(word.text))), None)
    in_style = _each_styled(style, runs) if style else None
    counted = numbered(number, runs[0]) if number else None
    if in_style and number:
        return Made((*in_style.checks, *(counted.checks if counted else ())), partial=True)
    return in_style or counted


def _each_styled(style: tuple[str, str], runs: tuple[Run, ...]) -> Made:
    """“camelCase for variables, PascalCase for components”: what stands before the next style has this one."""
    made: list[Made] = []
    whys: list[Unread] = []
    for run in runs:
        styles = ((index, own) for index, word in enumerate(run) if (own := forms.case_style(word.text)))
        end, following = next(styles, (len(run), style))
        try:
            made.append(in_style(style, run[:end]))
        except Unread as error:
            whys.append(error)
        style = following
    if not made:
        raise whys[0]
    return Made(tuple(check for one in made for check in one.checks), bool(whys) or any(one.partial for one in made))


def numbered(number: str, run: Run) -> Made | None:
    """The check that tables or routes are called in that number, where a phrase means such."""
    run = tuple(word for word in run if not forms.number_form(word.low))
    found = things(unnamed(run))[0]
    if found and all(thing.kinds == ("table",) and not thing.target for thing in found):
        return Made((Check("require-shape", ("table",), number),), partial=True)
    return Made((Check("require-shape", ("route",), number),), partial=True) if any("route" in thing.kinds for thing in found) else None


def numbered_or_styled(subject: Run, rest: Run) -> Made | None:
    """“routes are plural”, “files are kebab-case or snake_case”, “components are PascalCase, hooks are camelCase”."""
    if [word.low for word in without(rest, "be")] == ["versioned"]:
        found = things(subject)[0] if subject else ()
        return Made((Check("require-shape", ("route",), _VERSIONED),), partial=True) if any("route" in one.kinds for one in found) else None
    pieces = items(_by_stems(rest, subject))
    formed = [form for piece in pieces if (form := _formed(piece))]
    if not subject:
        number = next((form.number for form in formed if form.number), None)
        return Made((Check("require-shape", ("route",), number, soft=True),), partial=True) if number else None
    told: list[tuple[Run, list[_Form]]] = []
    for form in formed:
        if not told or form.of:
            told.append((form.of if told else subject, []))
        told[-1][1].append(form)
    made: list[Made] = []
    whys: list[Unread] = []
    for bearer, several in told:
        try:
            made.extend(_of_forms(bearer, several, rest))
        except Unread as error:
            whys.append(error)
    if whys and not made:
        raise whys[0]
    checks = tuple(check for one in made for check in one.checks)
    return Made(checks, bool(whys) or len(formed) < len(pieces) or any(one.partial for one in made)) if checks else None


@dataclass(frozen=True, slots=True)
class _Form:
    """A style or a number of names; `of` is what is said to have it, where that stands before, `behind` what stands behind."""

    style: tuple[str, str] | None
    number: str | None
    of: Run
    behind: Run


def _formed(run: Run) -> _Form | None:
    for size in (3, 2, 1):
        for index in range(len(run) - size + 1):
            phrase = " ".join(word.text for word in run[index:index + size])
            style, number = forms.case_style(phrase), forms.number_form(phrase)
            if style or number:
                behind = run[index + size:]
                told = next((form for word in behind if style and (form := forms.number_form(word.low))), None)
                behind = tuple(word for word in behind if not (told and forms.number_form(word.low)))
                return _Form(style, number or told, without(run[:index], "be", "must", "inside"), behind)
    return None


def _by_stems(rest: Run, subject: Run) -> Run:
    """“components are `PascalCase.tsx`”: of what stands in a file of its own the style that the sample of its name is written in."""
    entries = [lexicon.entry(spoken(without(piece, "articles", "newness"))) for piece in items(subject)[:1]]
    held = any(entry and entry.kinds and {*entry.kinds} <= HELD for entry in entries)
    stems = {word: word.text.partition(".") for word in rest if word.literal and re.fullmatch(r"\w+\.[a-z]{1,5}", word.text)}
    return tuple(Word(stems[word][0], "word") if held and word in stems else word for word in rest)


def _of_forms(bearer: Run, several: list[_Form], run: Run) -> Iterator[Made]:
    """The checks of the forms that are told of the same names."""
    number = next((form.number for form in several if form.number), None)
    for style in _styles([form.style for form in several if form.style], run):
        yield in_style(style, _bearer(bearer, run, tuple(word for form in several for word in form.behind)))
    if number:
        yield numbered(number, bearer) or Made((), partial=True)


def _styles(told: list[tuple[str, str]], run: Run) -> list[tuple[str, str]]:
    """The styles that all names have: any of several behind “or” is one."""
    styles = dict(told)
    if len(styles) > 1 and not _OR.isdisjoint(lows(run)):
        return [(",".join(styles), "|".join(styles.values()))]
    if len({*styles} - {"lowercase"}) > 1:
        raise Unread(f"it is not clear which of them has which form (“{spoken(run)}”)")
    return list(styles.items())


def _bearer(subject: Run, rest: Run, behind: Run) -> Run:
    """“columns” of “tables have snake_case columns”, “services file names” of “services have kebab-case file names”."""
    having = lexicon.at("having", lows(rest), 0)
    if not having and any(lexicon.at("facets", (word.low,), 0) or word.low in ("keys", "key") for word in behind):
        raise Unread(f"it is not clear whose names “{spoken(behind)}” are")
    if any(word.low in FILES for word in behind):
        return (*subject, *behind)
    return behind if having and unnamed(behind) else subject


def in_style(style: tuple[str, str], run: Run) -> Made:
    """The checks that the names of what a phrase means are in a style."""
    (name, pattern), bearer = style, unnamed(run)
    plain = without(bearer, "articles", "newness")
    if any(word.low in FILES for word in run):
        return in_files(name, run, plain)
    plain = tuple(word for word in plain if word.sort == "word" and word.low != "and")
    declared = forms.breach(spoken(plain), name) is not None
    holding = lexicon.mapping("naming", "holding_names")
    if not declared and any(word.low in holding or (len(plain) == 1 and forms.own_files(word.low)) for word in plain):
        raise Unread(f"it is not clear whether the files of “{spoken(run)}” are meant")
    if any(lexicon.at("route_code", (word.low,), 0) for word in plain):
        raise Unread("it is not clear whether the code or the paths of its routes must be named so")
    if not declared and plain and plain[-1].low in ("resource", "resources") and any(lexicon.technology(word.text) for word in plain[:-1]):
        raise Unread(f"“{spoken(plain)}” are no routes")
    folders = folder_names(name) if plain and all(word.low in FOLDERS for word in plain) else None
    coded, left = ((folders,), ()) if folders else declared_names(name, bearer)
    if coded:
        return Made((*coded, *_at_best(name, left)), partial=True)
    whole = f"/^\\S+ (?:\\/(?:{pattern}|\\{{[^}}]+\\}}))+\\/?$/"
    pathless = ("page",) if {"PascalCase", "camelCase"} & {*name.split(",")} else ()
    found = tuple(replace(thing, kinds=tuple(kind for kind in thing.kinds if kind not in pathless)) for thing in things(bearer)[0])
    held = tuple(check for thing in found if (check := of_holders(name, thing.kinds if not thing.target else ())))
    if held and len(held) == len(found):
        return Made(held, partial=True)
    return Made(tuple(shaped(thing, whole if "route" in thing.kinds else name) for thing in found))


def _at_best(style: str, run: Run) -> tuple[Check, ...]:
    """“classes and types”: of what stands beside names that code declares, as far as it is known, only a warning."""
    try:
        told = run and not (len(run) == 1 and forms.own_files(run[0].low))
        return tuple(shaped(thing, style, soft=True) for thing in things(run)[0]) if told else ()
    except Unread:
        return ()


def shaped(thing: Thing, form: str, soft: bool = False) -> Check:
    if thing.facet == "member" and thing.kinds == ("enum",) and not thing.target:
        return Check("require-shape", ("enum", "member"), form, soft=soft)
    if thing.facet == "member":
        raise Unread("structure does not show how the members of new sets are spelled")
    if thing.kinds == ("prop",):
        raise Unread("it is not clear whether the properties are named so, or their types")
    kinds = tuple(kind for kind in thing.kinds if kind not in ("import", "token", "dependency", "technology"))
    if thing.kinds == ("file",) and not thing.target and form.startswith("*."):
        raise Unread("it is not clear which files must have that ending")
    if thing.kinds == ("file",) and thing.named and thing.partial:
        return as_dubbed(thing, form)
    if thing.kinds == ("file",) and not thing.target and "*" in form:  # “file name: `NNNN-title.md`”: some of them are meant
        ending = re.search(r"\.[a-z]+$", form)
        return Check("require-shape", kinds, form, within=(f"*{ending[0]}",) if ending else (), soft=True)
    if thing.kinds == ("file",):
        return Check("require-shape", kinds, form, within=_named_so(thing.target) if "*" in form else listed(thing.target), soft=soft)
    kinds = _without_paths(kinds, form)
    called = thing.partial and thing.kinds == ("schema",)  # “request types”
    some = thing.primitive or (thing.named and "token" not in thing.kinds) or called
    if kinds and some and thing.target and re.search(r"[*/]", form) and form[0] != "/":
        guess = thing.partial or (not thing.primitive and thing.target.islower())
        return Check("forbid-new", kinds, thing.target, thing.primitive, excepted=listed(form), soft=soft or guess)
    if not kinds or thing.target:
        raise Unread("it is not clear which new things must have the form")
    if kinds == ("route",) and (_ENDED.fullmatch(form) or re.fullmatch(r"/[^/].*\*.*[^/]", form)):
        return Check("require-shape", kinds, _served_as(form), soft=soft)
    whole = f"**/{form}" if _ENDED.fullmatch(form) else form
    return Check("require-shape", kinds, whole, technology=thing.framework, soft=soft)


def _served_as(form: str) -> str:
    """“routes end in `.json`”: how paths of routes look, behind their method."""
    start = r"^\S+ " if form.startswith("/") else ""
    return "/" + start + ".*".join(re.escape(part).replace("/", r"\/") for part in form.lstrip("*").split("*")) + "$/"


def _without_paths(kinds: tuple[str, ...], form: str) -> tuple[str, ...]:
    """“screens end with `Screen`”: of components, as pages and routes are known by their paths, which no word begins or ends."""
    affix = "*" in form and "/" not in form and not _ENDED.fullmatch(form)
    return tuple(kind for kind in kinds if kind not in ("route", "page")) if affix else kinds


def _named_so(files: str | None) -> tuple[str, ...]:
    """The files that their names make what they are; what only lies in their folder may be there to help them."""
    globs = listed(files)
    return tuple(glob for glob in globs if not glob.endswith("/**") and "*" in glob) or globs

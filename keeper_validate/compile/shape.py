"""The form that new things must have: where they live, how they are named, what they hold. Must not compile other demands."""

from __future__ import annotations

import re

from keeper_validate.clause import Check
from keeper_validate.compile import lexicon
from keeper_validate.compile.adjuncts import Run, cut, lows
from keeper_validate.compile.context import Context
from keeper_validate.compile.literal import is_file
from keeper_validate.compile.noun import items, things
from keeper_validate.compile.scope import glob_of, layer_of, subject_place
from keeper_validate.compile.statement import Statement, verb_of
from keeper_validate.compile.thing import Made, Thing, Unread
from keeper_validate.compile.words import Word, spoken

Around = tuple[tuple[str, Run], ...]
_FILES = ("file", "files", "filename", "filenames")
_FOLDERS = ("folder", "folders", "directory", "directories")
_PLURAL = "/^\\S+ \\/(?:(?:api|v\\d+)\\/)*[a-z0-9_-]*s(?:\\/|$)/"
_SINGULAR = "/^\\S+ \\/(?:(?:api|v\\d+)\\/)*[a-z0-9_-]*[^s\\/](?:\\/|$)/"


def shape(statement: Statement, context: Context) -> Made | None:
    """The checks of “stores live in `app/stores/`”, “endpoints start with `/v1`”, “files are kebab-case”, “all code is TypeScript”."""
    subject, rest = _halves(statement)
    around = cut(rest)[1] + statement.around
    return (
        _styled(statement, context.asides, context.topic) or _language(subject, rest, around) or _named(subject, rest)
        or _affixed(subject, rest, around) or _prefix(subject, rest, around) or _having(subject, rest)
        or _extending(subject, rest, around) or _placed(subject, rest, around, context)
    )


def _halves(statement: Statement) -> tuple[Run, Run]:
    """What has the form, and what is said of it: split at the verb where no modal does."""
    if statement.subject:
        return statement.subject, _without_be(statement.object)
    run = statement.object
    _, size = verb_of(run, ("place", "create"))
    if size and run[size:] and not lexicon.at("be", lows(run), size):
        return run[size:], ()
    for index in range(1, len(run)):
        if run[index].sort == "word" and (lexicon.at("be", lows(run), index) or verb_of(run[index:], ("place", "shape"))[1]):
            return run[:index], _without_be(run[index:])
    return (run, ()) if statement.around else ((), run)


def _without_be(run: Run) -> Run:
    return run[1:] if run and lexicon.at("be", lows(run), 0) else run


def _language(subject: Run, rest: Run, around: Around) -> Made | None:
    _, size = verb_of(subject, ("shape",)) if not rest else ((), 0)
    topic = next((run for relation, run in around if relation == "purpose"), ())
    if size and topic:
        subject, rest = topic, subject[size:]
    runs = [rest, *(run for relation, run in around if relation == "inside")]
    files = next((files for run in runs if run and (files := lexicon.rival_files(run[-1].low if len(run) < 3 else ""))), None)
    if files is None or not any(word.low in ("code", "files", "file", "components", "modules", "source") for word in subject):
        return None
    folders, sure = subject_place(subject) if subject else ((), True)
    return Made((Check("forbid-new", ("file",), files, within=folders),), not sure)


def _styled(statement: Statement, asides: tuple[Run, ...], topic: Run) -> Made | None:
    """“use kebab-case for file names”: the style stands before what must have it."""
    naming = [word for word in statement.object if word.low in ("naming", "names")]
    words = [*statement.object, *(run[0] for run in asides if naming and len(run) == 1)]
    styles = [style for word in words if (style := lexicon.case_style(word.text))]
    style = next((style for style in styles if style[0] != "lowercase"), styles[0] if styles else None)
    runs = statement.adjuncts("purpose", "inside") or ((statement.object[:statement.object.index(naming[0])],) if naming else ())
    plain = [word for word in statement.object if word.sort == "word" and not lexicon.verb_at("shape", (word.low,), 0)]
    runs = runs or ((topic,) if topic and all(lexicon.case_style(word.text) for word in plain) else ())
    runs = tuple(tuple(word for word in run if not lexicon.verb_at("shape", (word.low,), 0)) for run in runs)
    if not runs or not runs[0] or statement.subject:
        return None
    phrases = [spoken(tuple(words[at:at + size])) for size in (2, 1) for at in range(len(words))]
    number = next((number for phrase in phrases if (number := lexicon.number_form(phrase))), None)
    if number and not style:
        return _numbered(number, runs[0])
    return _first_styled(style, runs[0]) if style else None


def _first_styled(style: tuple[str, str], run: Run) -> Made:
    """“file names, camelCase for variables”: only what stands before the next style has this one."""
    end = next((index for index, word in enumerate(run) if lexicon.case_style(word.text)), len(run))
    made = _in_style(style, run[:end])
    return Made(made.checks, made.partial or end < len(run), made.doubt)


def _numbered(number: str, run: Run) -> Made | None:
    if not any("route" in thing.kinds for thing in things(_unnamed(run))[0]):
        return None
    return Made((Check("require-shape", ("route",), _PLURAL if number == "plural" else _SINGULAR),), partial=True)


def _named(subject: Run, rest: Run) -> Made | None:
    for size in (3, 2, 1):
        for index in range(len(rest) - size + 1):
            phrase = " ".join(word.text for word in rest[index:index + size])
            style, number = lexicon.case_style(phrase), lexicon.number_form(phrase)
            if style and subject:
                return _in_style(style, subject)
            if number:
                return _numbered(number, subject) if subject else Made(
                    (Check("require-shape", ("route",), _PLURAL if number == "plural" else _SINGULAR),), partial=True
                )
    return None


def _in_style(style: tuple[str, str], run: Run) -> Made:
    name, pattern = style
    bearer = _unnamed(run)
    plain = [word for word in bearer if not any(lexicon.at(grammar, (word.low,), 0) for grammar in ("articles", "newness"))]
    by_file = any(word.low in _FILES for word in run)
    plain = [word for word in plain if word.sort == "word" and word.low != "and"]
    if by_file and all(word.low in (*_FILES, *_FOLDERS) for word in plain):
        return Made((Check("require-shape", ("file",), name),), any(word.low in _FOLDERS for word in plain))
    if by_file:
        layer = layer_of(tuple(word for word in plain if word.low not in _FILES and not lexicon.technology(word.text)))
        if layer is None or not layer.folders:
            raise Unread(f"it is not clear which files “{spoken(run)}” means")
        return Made((Check("require-shape", ("file",), name, within=layer.folders),), partial=True)
    whole = f"/^\\S+ (?:\\/(?:{pattern}|\\{{[^}}]+\\}}))+$/"
    return Made(tuple(_shaped(thing, whole if "route" in thing.kinds else name) for thing in things(bearer)[0]))


def _unnamed(run: Run) -> Run:
    return tuple(word for word in run if word.low not in ("name", "names", "naming", "paths", "path", "filename", "filenames"))


def _affixed(subject: Run, rest: Run, around: Around) -> Made | None:
    """“hooks must start with `use`”, “test files end in `.test.ts`”."""
    words = lows(rest)
    for index in range(len(rest)):
        first, last = lexicon.at("prefixing", words, index), lexicon.at("suffixing", words, index)
        behind = (*rest[index:], *(word for relation, run in around if relation in ("means", "inside") for word in run))
        literals = list(dict.fromkeys(word.text.strip("*") for word in behind if word.literal))
        if (first or last) and len(literals) == 1 and subject and not literals[0].startswith("/"):
            pattern = f"{literals[0]}*" if first else f"*{literals[0]}"
            return Made(tuple(_shaped(thing, pattern) for thing in _bearers(subject)))
    return None


def _bearers(run: Run) -> tuple[Thing, ...]:
    bearer = _unnamed(run)
    plain = [word for word in bearer if not any(lexicon.at(name, (word.low,), 0) for name in ("articles", "newness"))]
    return (Thing(("file",)),) if all(word.low in ("file", "files") for word in plain) else things(bearer)[0]


def _having(subject: Run, rest: Run) -> Made | None:
    """“all tables must have `created_at` and `updated_at` columns”."""
    size = lexicon.at("having", lows(rest), 0)
    core, around = cut(rest[size:])
    literals = tuple(word.text for word in core if word.literal)
    plain = [word for word in core if word.sort == "word" and word.low != "and"]
    others = [word for word in plain if not lexicon.at("articles", (word.low,), 0)]
    named = others[0].low if len(others) == 1 and lexicon.at("facets", (others[0].low,), 0) else "" if others else "field"
    if not size or not literals or not subject or not named or not all(re.fullmatch(r"\w+", name) for name in literals):
        return None
    found = things(subject)[0]
    roles = [lexicon.role(kind, named) for thing in found for kind in thing.kinds]
    if not all(roles):
        return None
    pairs = tuple((role, name) for role in dict.fromkeys(roles) if role for name in literals)
    return Made(tuple(Check("require-shape", thing.kinds, thing.target, parameters=pairs) for thing in found), bool(around))


def _extending(subject: Run, rest: Run, around: Around) -> Made | None:
    """“all services must extend `BaseService`”."""
    words = lows(rest)
    size = next((size for size in (2, 1) if " ".join(words[:size]) in lexicon.grammar("extending")), 0)
    bases = [word.text for word in rest[size:] if word.literal]
    bases += [word.text for relation, run in around if relation == "source" for word in run if word.literal]
    if not size or len(set(bases)) != 1 or not subject:
        return None
    return Made(tuple(Check("require-use", thing.kinds, thing.target, use=bases[0]) for thing in things(subject)[0]))


def _prefix(subject: Run, rest: Run, around: Around) -> Made | None:
    """“endpoints under `/api/`”, “routes start with `/v1`”."""
    paths = [word for run in (rest, *(run for _, run in around)) for word in run if _is_route_path(word)]
    if not paths or not subject:
        return None
    found = things(subject)[0]
    if not all("route" in thing.kinds for thing in found):
        return None
    start = "^\\S+ " + re.escape(paths[0].text.rstrip("/")).replace("/", "\\/") + "(\\/|$)"
    named = [thing.target for thing in found if thing.target]
    if not named:
        return Made((Check("require-shape", ("route",), f"/{start}/"),))
    other = "|".join(target[1:-1] if target[0] == "/" else re.escape(target.strip("*")) for target in named)
    return Made((Check("require-shape", ("route",), f"/{start}|^(?!.*(?:{other}))/"),), partial=True)


def _is_route_path(word: Word) -> bool:
    return word.sort in ("path", "code") and word.text.startswith("/") and "." not in word.text and "*" not in word.text


def _placed(subject: Run, rest: Run, around: Around, context: Context) -> Made | None:
    globs = [glob for relation, run in around if relation == "inside" for word in run if (glob := glob_of(word, run))]
    globs += [word.text for run in context.asides for word in run if is_file(word.text) and "/" in word.text]
    layers = [layer for relation, run in around if relation == "inside" and not globs and (layer := layer_of(run)) and layer.folders]
    globs += [folder for layer in layers for folder in layer.folders]
    if not globs or not subject or (rest and not _only_place(rest)):
        return None
    doubt = next((run for relation, run in around if relation in ("condition", "unless", "without", "relative", "means", "purpose")), None)
    found = [thing for piece in items(subject) for thing in things(piece)[0]]
    checks = tuple(_in_place(thing, tuple(globs), doubt is not None) for thing in found)
    return Made(checks, doubt is not None or bool(layers), f"structure does not show “{spoken(doubt)}”" if doubt else None)


def _only_place(rest: Run) -> bool:
    core, _ = cut(rest)
    _, size = verb_of(core, ("place",))
    return size == len(core)


def _in_place(thing: Thing, globs: tuple[str, ...], soft: bool) -> Check:
    if thing.family:
        raise Unread("it is not clear which uses have to be in that place")
    if thing.technology:
        return Check("forbid-use", ("technology",), technology=thing.technology, excepted=globs, soft=soft)
    if set(thing.kinds) & {"route", "page"}:
        return Check("forbid-new", thing.kinds, thing.target, excepted=globs, soft=soft)
    place = ",".join(glob if "/" in glob else f"**/{glob}" for glob in globs)
    files = thing.files or (thing.target if thing.kinds == ("file",) else None)
    if files or thing.kinds == ("file",):
        return Check("require-shape", ("file",), place, within=_selected(files), soft=soft)
    return _shaped(thing, place, soft)


def _selected(files: str | None) -> tuple[str, ...]:
    return tuple(re.split(r",(?![^{]*\})", files)) if files else ()


def _shaped(thing: Thing, form: str, soft: bool = False) -> Check:
    kinds = tuple(kind for kind in thing.kinds if kind not in ("import", "token", "dependency"))
    if thing.kinds == ("file",):
        return Check("require-shape", kinds, form, within=_selected(thing.target), soft=soft)
    if not kinds or thing.target or thing.technology:
        raise Unread("it is not clear which new things must have the form")
    return Check("require-shape", kinds, form, soft=soft)

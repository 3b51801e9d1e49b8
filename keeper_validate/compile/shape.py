"""The form that new things must have: where they live, how they are named, under which prefix. Must not compile other demands."""

from __future__ import annotations

from keeper_validate.clause import Check
from keeper_validate.compile import lexicon
from keeper_validate.compile.literal import is_file
from keeper_validate.compile.noun import items, things
from keeper_validate.compile.prohibition import Context
from keeper_validate.compile.scope import subject_place
from keeper_validate.compile.statement import Run, Statement, cut, lows, verb_of
from keeper_validate.compile.thing import Thing, Unread
from keeper_validate.compile.words import Word

Made = tuple[tuple[Check, ...], bool] | None


def shape(statement: Statement, context: Context) -> Made:
    """The checks of “stores live in `app/stores/`”, “endpoints start with `/v1`”, “files are kebab-case”, “all code is TypeScript”."""
    subject, rest = _halves(statement)
    around = cut(rest)[1] + statement.around
    return _language(subject, rest, around) or _named(subject, rest) or _prefix(subject, rest, around) or _placed(subject, rest, around, context)


def _halves(statement: Statement) -> tuple[Run, Run]:
    """What has the form, and what is said of it: split at the verb where no modal does."""
    if statement.subject:
        return statement.subject, _without_be(statement.object)
    run = statement.object
    _, size = verb_of(run, ("place",))
    if size and run[size:]:
        return run[size:], ()
    for index in range(1, len(run)):
        if run[index].sort == "word" and (lexicon.at("be", lows(run), index) or verb_of(run[index:], ("place", "shape"))[1]):
            return run[:index], _without_be(run[index:])
    return (run, ()) if statement.around else ((), run)


def _without_be(run: Run) -> Run:
    return run[1:] if run and lexicon.at("be", lows(run), 0) else run


def _language(subject: Run, rest: Run, around: tuple[tuple[str, Run], ...]) -> Made:
    runs = [rest, *(run for relation, run in around if relation == "inside")]
    files = next((files for run in runs if run and (files := lexicon.rival_files(" ".join(lows(run[-2:])) if len(run) > 1 else run[0].low))), None)
    if files is None or not any(word.low in ("code", "files", "file", "components", "modules", "source") for word in subject):
        return None
    folders, sure = subject_place(subject) if subject else ((), True)
    return (Check("forbid-new", ("file",), files, within=folders),), not sure


def _named(subject: Run, rest: Run) -> Made:
    for size in (3, 2, 1):
        for index in range(len(rest) - size + 1):
            phrase = " ".join(word.text for word in rest[index:index + size])
            style, number = lexicon.case_style(phrase), lexicon.number_form(phrase)
            if style:
                return tuple(_shaped(thing, ("name", style[1])) for thing in _bearers(subject)), False
            if number and (not subject or any("route" in thing.kinds for thing in _bearers(subject))):
                return (Check("require-shape", ("route",), parameters=(("number", number),)),), False
    return None


def _bearers(run: Run) -> tuple[Thing, ...]:
    words = tuple(word for word in run if word.low not in ("name", "names", "naming", "paths", "path", "filename", "filenames"))
    if any(word.low in ("filenames", "filename") for word in run) or (words and words[-1].low in ("file", "files") and len(words) == 1):
        return (Thing(("file",)),)
    return things(words)[0]


def _prefix(subject: Run, rest: Run, around: tuple[tuple[str, Run], ...]) -> Made:
    paths = [word for run in (rest, *(run for _, run in around)) for word in run if _is_route_path(word)]
    if not paths or not subject:
        return None
    found = things(subject)[0]
    if not all("route" in thing.kinds for thing in found):
        return None
    return tuple(Check("require-shape", ("route",), thing.target, parameters=(("prefix", paths[0].text.rstrip("/")),)) for thing in found), False


def _is_route_path(word: Word) -> bool:
    return word.sort in ("path", "code") and word.text.startswith("/") and "." not in word.text and "*" not in word.text


def _placed(subject: Run, rest: Run, around: tuple[tuple[str, Run], ...], context: Context) -> Made:
    globs = [word.text for relation, run in around if relation in ("inside", "outside") for word in run if is_file(word.text)]
    globs += [word.text for run in context.asides for word in run if is_file(word.text) and "/" in word.text]
    if not globs or not subject or (rest and not _only_place(rest)):
        return None
    if any(relation in ("condition", "unless", "without", "relative", "means") for relation, _ in around):
        raise Unread("structure does not show the condition under which a place is demanded")
    found = [thing for piece in items(subject) for thing in things(piece)[0]]
    return tuple(_shaped(thing, ("path", ",".join(globs))) for thing in found), False


def _only_place(rest: Run) -> bool:
    core, _ = cut(rest)
    _, size = verb_of(core, ("place",))
    return size == len(core)


def _shaped(thing: Thing, parameter: tuple[str, str]) -> Check:
    kinds = tuple("file" if kind == "dependency" else kind for kind in thing.kinds if kind not in ("import", "token"))
    if not kinds:
        raise Unread("it is not clear which new things must have the form")
    return Check("require-shape", kinds, thing.target, thing.primitive, parameters=(parameter,))

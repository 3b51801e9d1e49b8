"""The form that new things must have: where they live, how they are named, under which prefix. Must not compile other demands."""

from __future__ import annotations

from keeper_validate.clause import Check
from keeper_validate.compile import lexicon
from keeper_validate.compile.literal import is_file
from keeper_validate.compile.noun import items, things
from keeper_validate.compile.prohibition import Context
from keeper_validate.compile.scope import glob_of, subject_place
from keeper_validate.compile.statement import Run, Statement, cut, lows, verb_of
from keeper_validate.compile.thing import Thing, Unread
from keeper_validate.compile.words import Word

Made = tuple[tuple[Check, ...], bool] | None


def shape(statement: Statement, context: Context) -> Made:
    """The checks of “stores live in `app/stores/`”, “endpoints start with `/v1`”, “files are kebab-case”, “all code is TypeScript”."""
    subject, rest = _halves(statement)
    around = cut(rest)[1] + statement.around
    styled = _styled(statement)
    if styled:
        return styled
    return (_language(subject, rest, around) or _named(subject, rest) or _affixed(subject, rest) or _prefix(subject, rest, around)
            or _having(subject, rest) or _extending(subject, rest, around) or _placed(subject, rest, around, context))


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


def _styled(statement: Statement) -> Made:
    """“use kebab-case for file names”: the style stands before what must have it."""
    style = next((style for word in statement.object if (style := lexicon.case_style(word.text))), None)
    runs = statement.adjuncts("purpose", "inside")
    if style is None or not runs or statement.subject:
        return None
    return tuple(_case(thing, style[1], runs[0]) for thing in _bearers(runs[0])), False


def _case(thing: Thing, pattern: str, run: Run) -> Check:
    by_file = thing.kinds != ("file",) and any(word.low in ("file", "files", "filenames", "filename") for word in run)
    return _shaped(thing, ("file-name" if by_file else "name", pattern))


def _named(subject: Run, rest: Run) -> Made:
    for size in (3, 2, 1):
        for index in range(len(rest) - size + 1):
            phrase = " ".join(word.text for word in rest[index:index + size])
            style, number = lexicon.case_style(phrase), lexicon.number_form(phrase)
            if style:
                return tuple(_case(thing, style[1], subject) for thing in _bearers(subject)), False
            if number and (not subject or any("route" in thing.kinds for thing in _bearers(subject))):
                return (Check("require-shape", ("route",), parameters=(("number", number),)),), False
    return None


def _bearers(run: Run) -> tuple[Thing, ...]:
    words = tuple(word for word in run if word.low not in ("name", "names", "naming", "paths", "path", "filename", "filenames"))
    plain = [word for word in words if not any(lexicon.at(name, (word.low,), 0) for name in ("articles", "newness"))]
    if all(word.low in ("file", "files") for word in plain) and run:
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


def _affixed(subject: Run, rest: Run) -> Made:
    """“hooks must start with `use`”, “test files end in `.test.ts`”."""
    words = lows(rest)
    for index in range(len(rest)):
        part = "prefix" if words[index] in ("start", "starts", "begin", "begins", "prefixed", "prefix") else ""
        part = part or ("suffix" if words[index] in ("end", "ends", "suffixed", "suffix") else "")
        literals = [word for word in rest[index:] if word.literal]
        if part and len(literals) == 1 and subject:
            if part == "prefix" and _is_route_path(literals[0]):
                return None
            return tuple(_shaped(thing, (f"name-{part}", literals[0].text.strip("*"))) for thing in _bearers(subject)), False
    return None


def _having(subject: Run, rest: Run) -> Made:
    """“all tables must have `created_at` and `updated_at` columns”."""
    size = lexicon.at("having", lows(rest), 0)
    core, around = cut(rest[size:])
    literals = tuple(word.text for word in core if word.literal)
    others = [word for word in core if not word.literal and word.sort != "mark" and not lexicon.at("articles", (word.low,), 0)]
    nouns = [word for word in others if lexicon.at("facets", (word.low,), 0)]
    if not size or not literals or not nouns or len(others) - len(nouns) - sum(word.low == "and" for word in others) > 0:
        return None
    found = things(subject)[0] if subject else ()
    return tuple(_shaped(thing, ("has", ",".join(literals))) for thing in found), bool(around)


def _extending(subject: Run, rest: Run, around: tuple[tuple[str, Run], ...]) -> Made:
    """“all services must extend `BaseService`”."""
    words = lows(rest)
    size = next((size for size in (2, 1) if " ".join(words[:size]) in lexicon.grammar("extending")), 0)
    bases = [word.text for word in rest[size:] if word.literal]
    bases += [word.text for relation, run in around if relation == "source" for word in run if word.literal]
    bases = list(dict.fromkeys(bases))
    if not size or len(bases) != 1 or not subject:
        return None
    found = things(subject)[0]
    return tuple(_shaped(thing, ("extends", bases[0])) for thing in found), False


def _is_route_path(word: Word) -> bool:
    return word.sort in ("path", "code") and word.text.startswith("/") and "." not in word.text and "*" not in word.text


def _placed(subject: Run, rest: Run, around: tuple[tuple[str, Run], ...], context: Context) -> Made:
    globs = [glob for relation, run in around if relation == "inside" for word in run if (glob := glob_of(word, run))]
    globs += [word.text for run in context.asides for word in run if is_file(word.text) and "/" in word.text]
    if not globs or not subject or (rest and not _only_place(rest)):
        return None
    if any(relation in ("condition", "unless", "without", "relative", "means") for relation, _ in around):
        raise Unread("structure does not show the condition under which a place is demanded")
    found = [thing for piece in items(subject) for thing in things(piece)[0]]
    placed = ("path", ",".join(globs))
    files = tuple(Check("require-shape", ("file",), thing.files, parameters=(placed,)) for thing in found if thing.files)
    return tuple(_shaped(thing, placed) for thing in found) + files, False


def _only_place(rest: Run) -> bool:
    core, _ = cut(rest)
    _, size = verb_of(core, ("place",))
    return size == len(core)


def _shaped(thing: Thing, parameter: tuple[str, str]) -> Check:
    kinds = tuple("file" if kind == "dependency" else kind for kind in thing.kinds if kind not in ("import", "token"))
    if not kinds:
        raise Unread("it is not clear which new things must have the form")
    return Check("require-shape", kinds, thing.target, thing.primitive, parameters=(parameter,))

"""What a new thing must bring along: a story, a test, documentation, a changelog entry. Must not compile other demands."""

from __future__ import annotations

from keeper_validate.clause import Check
from keeper_validate.compile import lexicon
from keeper_validate.compile.literal import is_file
from keeper_validate.compile.noun import items, things
from keeper_validate.compile.statement import Run, Statement, cut, lows, verb_of
from keeper_validate.compile.thing import Thing, Unread

Made = tuple[tuple[Check, ...], bool] | None


def companion(statement: Statement) -> Made:
    """The checks of “all new components must have stories”, “new files require a license header”, “include tests”."""
    subject, rest = _halves(statement)
    wanted = _wanted(rest) or _recorded(rest, statement)
    if wanted is None:
        return None
    generic = all(any(lexicon.at(name, (word.low,), 0) for name in ("articles", "newness", "generic")) for word in subject)
    found = (Thing(("file",)),) if generic else things(subject)[0]
    if statement.adjuncts("condition", "unless", "relative"):
        raise Unread("structure does not show the condition under which something must come along")
    return tuple(_check(thing, wanted) for thing in found), wanted.partial


def lacking(found: tuple[Thing, ...], run: Run) -> Made:
    """The checks against things “without X”, where X is something that can come along."""
    wanted = _named(run)
    if wanted is None:
        return None
    return tuple(_check(thing, wanted) for thing in found), True


class _Wanted:
    def __init__(self, files: str | None, header: str | None = None, partial: bool = False) -> None:
        self.files, self.header, self.partial = files, header, partial


def _halves(statement: Statement) -> tuple[Run, Run]:
    if statement.subject or statement.mood == "must":
        return statement.subject, statement.object
    run = statement.object
    for index in range(1, len(run) - 1):
        if run[index].sort == "word" and verb_of(run[index:], ("accompany",))[1]:
            return run[:index], run[index:]
    return (), run


def _wanted(run: Run) -> _Wanted | None:
    _, size = verb_of(run, ("accompany",))
    return _named(run[size:]) if size else None


def _recorded(run: Run, statement: Statement) -> _Wanted | None:
    """“must be documented in `.env.example`”."""
    words = tuple(word for word in run if not lexicon.at("be", (word.low,), 0))
    if not words or not lexicon.at("recorded", (words[0].low,), 0) or len(words) > 1:
        return None
    files = [word.text for part in statement.adjuncts("inside") for word in part if is_file(word.text)]
    if files:
        return _Wanted(",".join(files))
    documented = lexicon.companion("documentation") if words[0].low == "documented" and not statement.around else None
    return _Wanted(documented.files, partial=True) if documented else None


def _named(run: Run) -> _Wanted | None:
    core, around = cut(run)
    for piece in items(core):
        words = tuple(word for word in piece if not lexicon.at("articles", (word.low,), 0))
        spans = [words[start:start + size] for size in (4, 3, 2, 1) for start in range(len(words) - size + 1)]
        known = next(((found, span) for span in spans if (found := lexicon.companion(" ".join(lows(span))))), None)
        if known:
            return _Wanted(known[0].files, known[0].header, partial=len(known[1]) < len(words) or bool(around))
    files = [word.text for _, part in around for word in part if is_file(word.text)]
    entry = any(word.low in ("entry", "entries", "record", "line", "row") for word in core)
    return _Wanted(files[0]) if files and entry else None


def _check(thing: Thing, wanted: _Wanted) -> Check:
    kinds = tuple(kind for kind in thing.kinds if kind not in ("import", "token"))
    if thing.technology or not kinds:
        raise Unread(f"it is not clear which new thing must bring along “{wanted.files}”")
    parameters = (("header", wanted.header),) if wanted.header else ()
    return Check("require-companion", kinds, thing.target, thing.primitive, companion=wanted.files, parameters=parameters)



"""What a new thing must bring along: a story, a test, documentation, a changelog entry. Must not compile other demands."""

from __future__ import annotations

import re

from keeper_validate.clause import Check
from keeper_validate.compile import lexicon, pairs
from keeper_validate.compile.account import weightless
from keeper_validate.compile.adjuncts import Run, cut, lows
from keeper_validate.compile.forbid import GUARDED
from keeper_validate.compile.literal import is_file
from keeper_validate.compile.noun import items, things
from keeper_validate.compile.statement import Statement
from keeper_validate.compile.thing import Made, Thing, Unread
from keeper_validate.compile.verbs import verb_of
from keeper_validate.compile.words import Word, spoken
from keeper_validate.values import dataclass, replace

_TOLD = frozenset({"feature", "features", "functionality", "bug", "fix", "fixes", "bugfixes", "bugfix"})
_ANY = frozenset({"file", "files", "code", "change", "changes", *_TOLD})


@dataclass(frozen=True, slots=True)
class _Wanted:
    files: str
    partial: bool = False


def companion(statement: Statement, topic: Run = ()) -> Made | None:
    """The checks of “all new components must have stories”, “new routes need a test”, “include tests”."""
    conditioned = _conditioned(_meaning(statement))
    if conditioned:
        return conditioned
    subject, rest = _halves(statement)
    subject = subject or topic
    wanted = _wanted(rest, statement) or _recorded(rest, statement)
    if wanted is None:
        return None
    plain = all(any(lexicon.at(name, (word.low,), 0) for name in ("articles", "newness")) or word.low in _ANY for word in _joined(subject))
    deed = not plain and len(subject) > 1 and _is_change(subject[-1])
    found = (Thing(("file",)),) if plain else tuple(replace(thing, partial=True) for thing in things(subject[:-1] if deed else subject)[0])
    wanted = replace(wanted, partial=wanted.partial or bool(deed))
    doubt = next(iter(statement.adjuncts("condition", "unless", "relative")), None)
    checks = tuple(_check(thing, wanted, doubt is not None) for thing in found)
    partial = wanted.partial or doubt is not None or any(word.low in _TOLD for word in subject)
    return Made(checks, partial, f"structure does not show “{spoken(doubt)}”" if doubt else None)


def _joined(run: Run) -> Run:
    """“bug fixes and new features” without what joins them."""
    return tuple(word for word in run if word.low not in ("and", "or", ",", "/"))


def _is_change(word: Word) -> bool:
    """“schema changes”: what is changed stands before the noun."""
    return bool(lexicon.verb_at("nominal", (word.low,), 0)) and pairs.nominal(word.low) == "change"


def _conditioned(statement: Statement) -> Made | None:
    """“update `.env.example` when new env vars are added”, “document new env vars in `README.md`”, “add tests for every new route”."""
    if not all(lexicon.at("people", (word.low,), 0) for word in statement.subject):
        return None
    if statement.object[:1] and statement.object[0].low == "also":
        statement = replace(statement, object=statement.object[1:])
    last = statement.object[-1:]
    if last and last[0].low in ("required", "needed", "mandatory", "obligatory"):
        statement = replace(statement, object=(Word("add", "word"), *statement.object[:-1]))
    _, size = verb_of(statement.object, ("change", "create", "accompany"))
    recorded = 0 if size else lexicon.at("recording", lows(statement.object), 0)
    rest = statement.object[size or recorded:]
    runs = [made for run in statement.adjuncts("condition") if (made := _created(run) or _followed(run, statement))]
    named = [word.text for run in (rest, *statement.adjuncts("inside")) for word in run if is_file(word.text)]
    pronoun = all(lexicon.at("articles", (word.low,), 0) or word.low == "it" for word in rest)
    if recorded and runs and not (pronoun or named):
        return None
    if recorded and not runs and _is_new(rest):
        runs = [rest]
    listed = size and named and not runs and _is_new(rest) and verb_of(statement.object, ("create",))[1]
    if listed and not statement.adjuncts("purpose", "condition"):
        runs = [rest]
        rest = ()
    for run in () if runs or not size or named else statement.adjuncts("purpose"):
        runs = [run] if _is_new(run) else []
    if len(runs) != 1 or not (size or recorded):
        return None
    if len(runs) == 1 and not rest and not all("." in name.rpartition("/")[2] for name in named):
        return None
    beside = _Wanted(_one_glob(named)) if named else _named(rest, ()) if rest is not runs[0] else None
    if recorded and not beside:
        beside = _Wanted(pairs.companion("documentation") or "", partial=True)
    found = [thing for thing in things(cut(runs[0])[0])[0] if not thing.only] if beside else []
    return Made(tuple(_check(thing, beside, False) for thing in found), beside.partial) if beside and found else None


def _meaning(statement: Statement) -> Statement:
    """“adding a route means updating `docs/api.md`” as “update `docs/api.md` when adding a route”."""
    run = statement.subject + statement.object
    _, size = verb_of(run, ("create",))
    at = next((index for index in range(size + 1, len(run) - 1) if lexicon.at("entailing", lows(run), index)), 0) if size else 0
    if not at or not run[0].low.endswith("ing") or not verb_of(run[at + 1:], ("create", "change", "accompany"))[1]:
        return statement
    rest = run[at + 1:]
    return replace(statement, subject=(), object=rest, around=(("condition", run[:at]), *statement.around))


def _created(run: Run) -> Run:
    """What a condition says to be added: “adding a new route”, “new env vars are added”, “you add a page”."""
    while run and any(lexicon.at(name, (run[0].low,), 0) for name in ("people", "be")) and not lexicon.at("newness", (run[0].low,), 0):
        run = run[1:]
    _, size = verb_of(run, ("create",))
    if size:
        return run[size:]
    for index in range(1, len(run)):
        if lexicon.at("be", (run[index].low,), 0) and verb_of(run[index + 1:], ("create",))[1] == len(run) - index - 1:
            return run[:index]
    return ()


def _followed(run: Run, statement: Statement) -> Run:
    """“update the seeds after a migration”: a file of its own that comes, and is followed by a change."""
    entry = lexicon.entry(" ".join(word.text for word in run if not lexicon.at("articles", (word.low,), 0)))
    update = verb_of(statement.object, ("change",))[1] and statement.mood != "only"
    return run if update and entry and entry.kinds == ("file",) and entry.target and not entry.opaque else ()


def _is_new(run: Run) -> bool:
    return bool(run) and any(lexicon.at("newness", (word.low,), 0) or word.low in ("all", "every", "each", "any") for word in run)


def lacking(found: tuple[Thing, ...], run: Run, places: tuple[Run, ...] = ()) -> Made | None:
    """The checks against things “without X”, where X is something that can come along; `places` are the files that X has to stand in."""
    if all(thing.kinds == ("route",) for thing in found) and guarded(run):
        return Made(tuple(Check("require-shape", ("route",), thing.target, parameters=GUARDED) for thing in found), partial=True)
    noted = any(lexicon.at("noted", (word.low,), 0) for word in run)
    wanted = _Wanted(_one_glob([place[0].text for place in places])) if places and noted else _named(run, places)
    return Made(tuple(_check(thing, wanted, False) for thing in found), partial=not (places and noted)) if wanted else None


def guarded(run: Run) -> bool:
    """Whether a phrase means what keeps others out of a route."""
    words = lows(tuple(word for word in run if word.sort == "word" and not lexicon.at("articles", (word.low,), 0)))
    return bool(words) and lexicon.at("guards", words, 0) == len(words)


def _halves(statement: Statement) -> tuple[Run, Run]:
    if statement.subject or statement.mood == "must":
        return statement.subject, statement.object
    run = statement.object
    for index in range(1, len(run) - 1):
        if run[index].sort == "word" and verb_of(run[index:], ("accompany",))[1]:
            return run[:index], run[index:]
    return (), run


def _wanted(run: Run, statement: Statement) -> _Wanted | None:
    _, size = verb_of(run, ("accompany",))
    return _named(run[size:], statement.adjuncts("inside")) if size else None


def _recorded(run: Run, statement: Statement) -> _Wanted | None:
    """“must be documented in `.env.example`”."""
    words = tuple(word for word in run if not lexicon.at("be", (word.low,), 0))
    if len(words) != 1 or not lexicon.at("recorded", (words[0].low,), 0):
        return None
    places = statement.adjuncts("inside", "source", "means")
    files = [word.text for part in places for word in part if is_file(word.text) and not word.text.endswith("/")]
    if files and all("." in file.rpartition("/")[2] for file in files):
        return _Wanted(_one_glob(files))
    if words[0].low == "tested":
        return _Wanted(pairs.companion("test") or "", partial=bool(statement.around))
    documented = pairs.companion("documentation") if words[0].low == "documented" and not statement.around else None
    return _Wanted(documented, partial=True) if documented else None


def _named(run: Run, places: tuple[Run, ...]) -> _Wanted | None:
    core, around = cut(run)
    for piece in items(core):
        words = tuple(word for word in piece if not lexicon.at("articles", (word.low,), 0))
        spans = [words[start:start + size] for size in (4, 3, 2, 1) for start in range(len(words) - size + 1)]
        spans = [] if words and words[-1].low in lexicon.grammar("told_of") else spans
        known = next(((files, span) for span in spans if (files := pairs.companion(" ".join(lows(span))))), None)
        known = None if known and _is_modifier(known[1], words) else known
        folders = [_below(word.text) for place in places for word in place if re.fullmatch(r"[\w\-.]+/(?:[\w\-]+/?)*", word.text)]
        if known and len(folders) == 1 and known[0] == pairs.companion("test"):
            return _Wanted(folders[0], partial=len(known[1]) < len(words) or bool(around))
        if known:
            return _Wanted(known[0], partial=len(known[1]) < len(words) or bool(around))
    named = [word.text for part in (*places, *(part for _, part in around)) for word in part if is_file(word.text)]
    beside = [word.text.lstrip("*") for word in core if word.sort in ("code", "path") and re.fullmatch(r"\*?(?:\.[a-z]+){2,}", word.text)]
    if len(beside) == 1 and not any(word.low in lexicon.grammar("endings") for word in core):
        return _Wanted("**/{stem}" + beside[0])
    entry = any(lexicon.at("noted", (word.low,), 0) for word in core)
    return _Wanted(named[0]) if named and entry else None


def _is_modifier(span: Run, words: Run) -> bool:
    """Whether a word only says of what kind the thing behind it is: “migration problems”."""
    at = next(index for index in range(len(words)) if words[index:index + len(span)] == span)
    behind = words[at + len(span):][:1]
    kept = ("noted", "folder_nouns", "shells", "fillers", "recorded")
    known = any(weightless(word) or any(lexicon.at(name, (word.low,), 0) for name in kept) for word in behind)
    return bool(behind) and behind[0].sort == "word" and not known


def _below(folder: str) -> str:
    """Everything in a folder; one that is called by a single name may stand anywhere."""
    path = folder.rstrip("/")
    return f"{path}/**" if "/" in path else f"**/{path}/**"


def _one_glob(files: list[str]) -> str:
    return files[0] if len(files) == 1 else "**/{" + ",".join(file.removeprefix("/") for file in files) + "}"


def _check(thing: Thing, wanted: _Wanted, soft: bool) -> Check:
    kinds = tuple(kind for kind in thing.kinds if kind not in ("import", "token"))
    if thing.technology or not kinds or kinds == ("dependency",):
        raise Unread(f"it is not clear which new thing must bring along “{wanted.files}”")
    return Check("require-companion", kinds, thing.target, thing.primitive, companion=wanted.files, soft=soft)

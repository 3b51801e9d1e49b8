"""What new files begin with: a licence, a marked comment. Must not know how a file is read."""

from __future__ import annotations

import re
from typing import Any

from keeper_validate.clause import Check
from keeper_validate.compile.demands.confined import confined, is_folder, places
from keeper_validate.compile.sentences.adjuncts import Run, lows, without
from keeper_validate.compile.sentences.context import Context
from keeper_validate.compile.sentences.noun import things
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made, Unread
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.pathglob import listed
from keeper_validate.values import replace

_OPENING = ("accompany", "shape")
_PLAIN = ("articles", "newness")
_TOLD = ("reason", "examples", "means", "unless", "outside")
_REMARK = re.compile(r"(?://+!?|\#|--|/\*+|<!--)\s*(?P<said>(?=\W{0,4}\w)[^\s*].*?)\s*(?:\*/|-->)?")
_LINES = frozenset({"comment", "line", "directive", "marker", "pragma"})
_TOP = frozenset({"at", "top", "file", "of"})
_FILES = frozenset({"file", "files", "source", "code", "module", "modules"})


def headed(statement: Statement) -> Made | None:
    """The check of “every source file must start with a licence header”."""
    for index in range(len(statement.object)):
        size = verb_of(statement.object[index:], _OPENING)[1] or lexicon.at("having", lows(statement.object), index)
        bearers = (*statement.subject, *statement.object[:index])
        if size:
            means = tuple(word for run in statement.adjuncts("means") for word in run)
            pattern, partial = _pattern((*statement.object[index + size:], *means))
            return _made(bearers, pattern, partial, statement) if pattern else None
    return None


def headless(statement: Statement) -> Made | None:
    """The check against “new files without a licence header”."""
    runs = statement.adjuncts("without")
    pattern, partial = _pattern(runs[0]) if len(runs) == 1 and set(statement.acts) <= {"create"} else ("", False)
    rest = replace(statement, around=tuple(pair for pair in statement.around if pair[1] is not runs[0])) if pattern else statement
    return _made(statement.object, pattern, partial, rest) if pattern else None


def _made(bearers: Run, pattern: str, partial: bool, statement: Statement) -> Made | None:
    limits = tuple(run for relation, run in statement.around if relation not in _TOLD and not (relation == "inside" and _says_where(run)))
    files = _bearers(bearers)
    if files is None:
        return None
    made = Made(tuple(_check(file, pattern, soft=bool(limits)) for file in files), partial or bool(limits))
    return confined(made, statement, Context(), places(statement))


def _says_where(run: Run) -> bool:
    """“in `src/`”, “at the top”: where the files lie, or the header stands."""
    return any(map(is_folder, run)) or all(word.low in _TOP or _is_owner(word) for word in without(run, "articles"))


def _check(files: str | None, pattern: str, soft: bool) -> Check:
    return Check("require-shape", ("file",), within=listed(files), soft=soft, parameters=(("header", f"/{pattern}/"),))


def _bearers(run: Run) -> tuple[str | None, ...] | None:
    """The globs of the files that are meant, None for all of them; no answer where it is not clear which."""
    words = [word for word in run if not any(lexicon.at(name, (word.low,), 0) for name in _PLAIN) and word.low not in ("and", "must", ",")]
    if words and all(word.low in _FILES and not word.literal for word in words):
        return (None,)
    try:
        found = things(run)[0]
    except Unread:
        return None
    sure = found and all(thing.kinds == ("file",) and thing.target and not thing.partial for thing in found)
    return tuple(thing.target for thing in found) if sure else None


def _pattern(run: Run) -> tuple[str, bool]:
    """The pattern of the comment that a phrase names, and whether it is but a part of what the phrase asks for."""
    words = without(run, "articles")
    remarks = [found for word in words if word.literal and (found := _REMARK.fullmatch(word.text))]
    if len(remarks) == 1 and all(word.literal or word.low in _LINES for word in words):
        return re.escape(remarks[0]["said"]), False
    for size in range(len(words), 0, -1):
        for start in range(len(words) - size + 1):
            known = _known(" ".join(lows(words[start:start + size])))
            if known and all(_is_owner(word) or word.low in known["beside"] for word in (*words[:start], *words[start + size:])):
                return str(known["pattern"]), len(words) > size
    return "", False


def _is_owner(word: Word) -> bool:
    """Whose header it is, and of which sort: “Microsoft”, “ASF”, “Apache 2.0”."""
    return word.sort == "number" or word.text[:1].isupper() or word.text[:1].isdecimal()


def _known(phrase: str) -> dict[str, Any] | None:
    entries = lexicon.mapping("headers").values()
    return next((entry for entry in entries if phrase in entry["words"]), None)

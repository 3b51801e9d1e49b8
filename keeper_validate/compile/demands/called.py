"""Files that are called by what they hold: “file names match the component they export”. Must not compile other names."""

from __future__ import annotations

from keeper_validate.clause import Check
from keeper_validate.compile.sentences.adjuncts import Run, lows, without
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made
from keeper_validate.compile.vocabulary import lexicon

_KINDS = frozenset({"component", "hook", "store", "service", "page", "schema", "enum"})
_ALIKE = (("named", "file"),)


def called(statement: Statement) -> Made | None:
    """The check that a new thing's file bears its name."""
    run = (*statement.subject, *statement.object)
    words = lows(run)
    at = next((index for index in range(1, len(run)) if lexicon.at("agreeing", words, index)), 0)
    if not at or statement.mood == "only" or statement.adjuncts("unless", "condition", "inside", "outside"):
        return None
    kind = _bearer(run[at + lexicon.at("agreeing", words, at):])
    named = _named_files(run[:at])
    if kind is None or named not in ("file", kind):
        return None
    return Made((Check("require-shape", (kind,), soft=statement.soft, parameters=_ALIKE),), partial=True)


def _named_files(run: Run) -> str | None:
    """Of what the files are whose names are spoken of: `file` where of any."""
    words = [word.low for word in without(run, "articles", "must", "should", "be")]
    if not words or words[-1] not in ("filename", "filenames", "name", "names", "file", "files") or not {*words} & _FILE_WORDS:
        return None
    rest = [word for word in words if word not in _FILE_WORDS and word not in ("name", "names")]
    entry = lexicon.entry(" ".join(rest)) if rest else None
    return "file" if not rest else entry.kinds[0] if entry and len(entry.kinds) == 1 and not entry.target else None


_FILE_WORDS = frozenset({"file", "files", "filename", "filenames"})


def _bearer(run: Run) -> str | None:
    """The kind of what lends its name: “the component name”, “the primary component they export”."""
    words = [word.low for word in run if not lexicon.at("articles", (word.low,), 0) and word.low not in lexicon.grammar("lending")]
    entry = lexicon.entry(" ".join(words)) if words else None
    kinds = tuple(kind for kind in entry.kinds if kind in _KINDS) if entry and not entry.target else ()
    return kinds[0] if len(kinds) == 1 else None

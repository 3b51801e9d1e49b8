"""Lengths: “at most 300 lines per file”, “functions of no more than 50 lines”. Must not know how a sentence comes to say so."""

from __future__ import annotations

from keeper_validate.clause import Check
from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.noun import things
from keeper_validate.compile.sentences.places import layer_of
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made, Unread
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import spoken
from keeper_validate.pathglob import listed

_FILES = ("file", "files")
_OF_LINES = frozenset({"per", "source", "code", "line", "lines", "length", "long", "wide", "in", "or", "less", "fewer", "max"})
_TAKING = frozenset({"take", "takes", "accept", "accepts", "receive", "receives", "have", "has", "get", "gets", "can", "may", "not"})
_SAID = ("must", "should", "soft_never", "be", "adverbs", "having", "articles", "newness")


def in_lines(statement: Statement, most: int | None) -> Made | None:
    """The checks of a count of lines, or of the characters of one; None where something else is counted."""
    if found := _wide(statement, most) or _of_parts(statement, most):
        return found
    if not statement.object or lexicon.at("length_units", lows(statement.object), 0) != len(statement.object):
        return None
    owners = tuple(run for run in (*statement.adjuncts("condition", "purpose"), statement.subject) if _bare(run))
    if len(owners) != 1:
        raise Unread("it is not clear what may be so long")
    said = lows((*statement.subject, *owners[0]))
    soft = any(lexicon.at(name, said, at) for name in ("should", "soft_never") for at in range(len(said)))
    return Made(tuple(_check(what, files, most, soft) for what, files in _measured(_bare(owners[0]))), soft)


def _wide(statement: Statement, most: int | None) -> Made | None:
    """“at most 100 characters per line”: what a text or a table may hold is no length of a line."""
    if not statement.object or lexicon.at("width_units", lows(statement.object), 0) != len(statement.object):
        return None
    said = lows(statement.subject)
    owner = _bare((*statement.subject, *statement.object[1:], *sum(statement.adjuncts("condition", "purpose"), ())))
    if not {"line", "lines"} & {*lows(owner)} or not {*lows(owner)} <= _OF_LINES:
        return None
    soft = any(lexicon.at(name, said, at) for name in ("should", "soft_never") for at in range(len(said)))
    return Made((Check("limit", ("token",), limit=most, soft=soft, parameters=(("size", "line"),)),), soft)


def _of_parts(statement: Statement, most: int | None) -> Made | None:
    """“at most 4 parameters per function”; where nothing is said of whose they are, those of every function."""
    said = spoken(statement.object).lower()
    sizes = lexicon.mapping("sizes")
    what = next((name for name, entry in sizes.items() if said in entry.get("unit", ())), None)
    if what is None:
        return None
    runs = (*statement.adjuncts("condition", "purpose"), statement.subject)
    owners = tuple(spoken(bare).lower() for run in runs if (bare := _bare(_before_taking(run))))
    if len(owners) > 1 or not {*owners} <= {*sizes[what]["words"]}:
        raise Unread(f"structure does not show whose {said} are meant")
    soft = any(lexicon.at(name, lows(statement.subject), at) for name in ("should", "soft_never") for at in range(len(statement.subject)))
    return Made((Check("limit", ("token",), limit=most, soft=soft, parameters=(("size", what),)),), soft)


def _before_taking(run: Run) -> Run:
    """“functions” of “functions take”, “methods must not accept”."""
    end = len(run)
    while end and run[end - 1].low in _TAKING:
        end -= 1
    return run[:end]


def _check(what: str, files: str | None, most: int | None, soft: bool) -> Check:
    kinds = ("file",) if what == "code" else (what,) if what in ("file", "component") else ("token",)
    of = (("size", "file"), ("of", "code")) if what == "code" else (("size", what),)
    return Check("limit", kinds, within=listed(files), limit=most, soft=soft, parameters=of)


def _bare(run: Run) -> Run:
    """What bears the length, without what is said of all of it and of how strictly it holds."""
    return tuple(word for word in run if word.literal or not any(lexicon.at(name, (word.low,), 0) for name in _SAID))


def _measured(run: Run) -> tuple[tuple[str, str | None], ...]:
    """What is counted, with the files that are meant where not all are."""
    sizes = lexicon.mapping("sizes")
    known = next((name for name, entry in sizes.items() if "unit" not in entry and spoken(run).lower() in entry["words"]), None)
    if known:
        return ((known, None),)
    layer = layer_of(run[:-1]) if len(run) > 1 and run[-1].low in _FILES else None
    if layer and layer.folders:  # “component files”
        return (("code", ",".join(layer.folders)),)
    found, complete = things(run)
    if not complete or any(thing.kinds != ("file",) or not thing.target or thing.partial for thing in found):
        raise Unread(f"structure does not show how long “{spoken(run)}” is")
    return tuple(("file", thing.target) for thing in found)

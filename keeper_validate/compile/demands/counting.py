"""Counts: “at most four props per component”, “no more than three stores”. Must not know what is forbidden or demanded otherwise."""

from __future__ import annotations

from keeper_validate.clause import CONSTRUCT, Check
from keeper_validate.compile.demands.confined import confined, places
from keeper_validate.compile.demands.dubbed import files_of_role
from keeper_validate.compile.demands.lengths import in_lines
from keeper_validate.compile.prohibitions.forbid import PARTS
from keeper_validate.compile.sentences.adjuncts import Run, cut, lows
from keeper_validate.compile.sentences.context import Context
from keeper_validate.compile.sentences.noun import things
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made, Thing, Unread
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon, pairs
from keeper_validate.compile.vocabulary.words import Word, spoken
from keeper_validate.values import replace

_FEW = 3
_NEW = (("counted", "new"),)
_GIVEN = (("return",), ("returns",))
_UNCOUNTED = "it is not clear what is to be counted, and where"
_COUNTED = frozenset({"table", "route", "page", "hook", "store", "service", "enum", "feature_flag", "env_var", "scope", "role", *PARTS})


_SAYING = ("must", "should", "be", "licence", "adverbs")
_APART = frozenset({"component", "hook", "store", "service", "page", "schema", "enum", "error_type", "event", "table"})


def counted(run: Run) -> Statement | None:
    """The statement of a part that says how many there may be."""
    words = lows(run)
    alone = next((index for index in range(len(run)) if lexicon.at("alone", words, index)), None)
    if alone and words[0] in ("one", "single", "only") and alone < 6:
        start = 2 if words[:2] == ("only", "one") else 1
        beside, around = cut(run[alone:])
        return Statement("limit", object=run[start:alone], verb=(Word("one", "word"),), around=(("beside", beside), *around))
    own = next((index for index in range(1, len(run)) if _own_file(run, index)), 0)
    if own:
        end = own + _own_file(run, own)
        around = (("beside", run[own:end]), *cut(run[end:])[1])
        return Statement("limit", object=_bearers(run[:own]), verb=(Word("one", "word"),), around=around)
    for index in range(len(run)):
        size = lexicon.at("at_most", words, index) or _over(words, index)
        if size and index + size + 1 < len(run) and pairs.number(words[index + size]) is not None:
            return Statement("limit", subject=run[:index], object=run[index + size + 1:], verb=run[index + size:index + size + 1])
    return None


def _own_file(run: Run, index: int) -> int:
    """How many words from an index on say that something stands in its own file, where behind them stands but a place."""
    size = lexicon.at("own_file", lows(run), index)
    if not size:
        return 0
    core, around = cut(run[index + size:])
    return size if not core and all(relation == "inside" for relation, _ in around) else 0


def _bearers(run: Run) -> Run:
    """Who it is said of: what stands before “must live”, “goes”, “gets”."""
    end = len(run)
    while end and (verb_of(run[end - 1:], ("place", "accompany"))[1] or any(lexicon.at(name, (run[end - 1].low,), 0) for name in _SAYING)):
        end -= 1
    return run[:end]


def _over(words: tuple[str, ...], index: int) -> int:
    """“more than”, where a word before it forbids."""
    size = lexicon.at("over", words, index)
    forbidden = any(lexicon.at("never", words, before) or words[before] == "no" for before in range(index))
    return size if size and forbidden else 0


def limited(statement: Statement, context: Context) -> Made:
    """The checks of a count."""
    made = _hoped(_alone(statement.object) if statement.adjuncts("beside") else _counted(statement), lows(statement.subject))
    return confined(made, statement, context, places(statement))


def _hoped(made: Made, said: tuple[str, ...]) -> Made:
    """“there should be at most three props per component” only recommends."""
    if not any(lexicon.at("should", said, at) for at in range(len(said))):
        return made
    return replace(made, checks=tuple(replace(check, soft=True) for check in made.checks), partial=True)


def _counted(statement: Statement) -> Made:
    if lows(statement.subject)[-1:] in _GIVEN:
        raise Unread("structure does not show how many a function gives back")
    most = pairs.number(statement.verb[0].low)
    if long := in_lines(statement, most):
        return long
    owner = next(iter(statement.adjuncts("condition", "purpose")), ())
    if lows(statement.object) == ("new", "files") and not owner:
        return Made((Check("limit", ("file",), limit=most, parameters=_NEW),))
    found, complete = things(statement.object)
    held = things(owner)[0] if owner and all(thing.facet for thing in found) else ()
    handed_in = any(lexicon.at(name, lows(owner), 0) == len(owner) for name in ("handed_in", "change_nouns"))
    if owner and not held and not (handed_in and all(thing.new for thing in found)):
        raise Unread(f"structure does not show “{spoken(owner)}”")
    return Made(tuple(_limit(thing, held, most) for thing in found), not complete or not held)


def _alone(run: Run) -> Made:
    """“one component per file”: no new one beside another."""
    counted = tuple(word for word in run if word.low not in lexicon.grammar("counted_ones"))  # “one exported component per file”
    try:
        found, complete = things(counted)
    except Unread:
        return _of_role(counted)
    made = [(thing, tuple(kind for kind in thing.kinds if kind in _APART)) for thing in found]
    if any(not kinds or thing.target for thing, kinds in made):
        return _of_role(counted)
    checks = tuple(Check("forbid-new", kind, within=thing.within, parameters=(("beside", "file"),)) for thing, kind in made)
    return Made(checks, not complete or counted != run or any(thing.partial for thing in found))


def _of_role(counted: Run) -> Made:
    """“one controller per file”: no second class in the files that are called so."""
    files = files_of_role(counted)
    if not files or len(counted) > _FEW:
        raise Unread("structure does not show how many of them a file holds")
    form = (CONSTRUCT,)
    return Made((Check("forbid-new", ("token",), "second-class", within=files, soft=True, parameters=form),), partial=True)


def _limit(thing: Thing, held: tuple[Thing, ...], most: int | None) -> Check:
    if thing.framework or thing.technology:
        raise Unread(_UNCOUNTED)
    if thing.new and not thing.facet and not set(thing.kinds) - _COUNTED - {"component", "dependency"}:
        return Check("limit", thing.kinds, thing.target, thing.primitive, limit=most, parameters=_NEW)
    if thing.new and (thing.kinds == ("file",) or (thing.facet in PARTS and not thing.target)):
        return Check("limit", (thing.facet,) if thing.facet in PARTS else thing.kinds, thing.target, limit=most, parameters=_NEW)
    kinds = tuple(kind for kind in ((thing.facet,) if thing.facet else thing.kinds) if kind in _COUNTED)
    if not kinds or thing.new:
        raise Unread(_UNCOUNTED)
    return Check("limit", kinds, next((one.target for one in held if one.target), thing.target), limit=most)

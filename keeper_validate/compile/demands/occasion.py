"""When something must come along: “when a route is added, update `docs/api.md`”, by one small reading for each way to say what is new.

Must not know which files a phrase stands for."""

from __future__ import annotations

from itertools import pairwise

from keeper_validate.compile.demands.confined import confined, homes
from keeper_validate.compile.demands.dubbed import newcomers
from keeper_validate.compile.demands.wanted import Wanted, among, demanded, have_endings, named
from keeper_validate.compile.sentences.adjuncts import Run, cut, lows, without
from keeper_validate.compile.sentences.context import Context
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.places import layer_of
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon, pairs
from keeper_validate.compile.vocabulary.words import Word, spoken
from keeper_validate.values import dataclass, replace

_BEARERS = frozenset({"component", "page", "route", "hook", "store", "service", "table", "schema", "enum"})
_LIMITING = ("condition", "relative", "without")


def conditioned(statement: Statement) -> Made | None:
    """“update `.env.example` when new env vars are added”, “document new env vars in `README.md`”, “add tests for every new route”."""
    order = _order(_commanded(_meaning(statement)))
    occasions = next((runs for reading in _OCCASIONS if (runs := reading(order))), ()) if order else ()
    wanted = _wanted(order, occasions[0]) if order and len(occasions) == 1 else None
    if order is None or wanted is None:
        return None
    core, hung = cut(occasions[0])
    why = _why((*order.limits, *(run for relation, run in hung if relation in _LIMITING)))
    found = newcomers(core)
    guess = why is not None or any(thing.named and thing.partial for thing in found) or occasions == _of_all(order)
    checks = tuple(check for thing in found if not thing.only for check in demanded(thing, wanted, guess))
    placed = Statement("must", homes=(*order.homes, *(run for relation, run in hung if relation == "inside")))
    return confined(Made(checks, wanted.partial or guess, why), placed, Context(), homes(placed)) if checks else None


def _why(limits: tuple[Run, ...]) -> str | None:
    """What an occasion hangs on besides, which no structure shows."""
    told = next((f"“{spoken(run)}”" for run in limits if run), "which of them are meant")
    return f"structure does not show {told}" if limits else None


@dataclass(frozen=True, slots=True)
class _Order:
    """What people are told to do: `deed` holds the classes of its verb, none where something is to be written down; `rest` what it is
    done to; `files` where it shows; `events` what a condition says to be added, `homes` where, and `limits` what else it hangs on."""

    statement: Statement
    deed: tuple[str, ...]
    rest: Run
    files: tuple[str, ...]
    events: tuple[Run, ...]
    homes: tuple[Run, ...]
    limits: tuple[Run, ...]


def _order(statement: Statement) -> _Order | None:
    if not all(lexicon.at("people", (word.low,), 0) for word in statement.subject):
        return None
    deed, size = verb_of(statement.object, ("change", "create", "accompany"))
    size = size or max(lexicon.at(name, lows(statement.object), 0) for name in ("recording", "renewing"))
    rest = statement.object[size:]
    pairs = tuple(pairwise((("", ()), *statement.around)))
    places = tuple(run for (before, _), (relation, run) in pairs if (before, relation) == ("condition", "inside"))
    insides = (run for run in statement.adjuncts("inside") if run not in places)
    files = tuple(word.text for run in (rest, *insides) for word in run if is_file(word.text))
    events = {run: made for run in statement.adjuncts("condition") if (made := _created(run) or _followed(run, statement))}
    # “to `.env.example` without their values” tells how they are written down
    told = (run for (before, _), (relation, run) in pairs if relation in _LIMITING and (before, relation) != ("inside", "without"))
    limits = tuple(run for run in told if run not in events)
    return _Order(statement, deed, rest, files, tuple(events.values()), places, limits) if size else None


def _event(order: _Order) -> tuple[Run, ...]:
    """“update `.env.example` when new env vars are added”, “document it when you add a route”; where something else is to be
    written down, it has to be told where."""
    pronoun = all(lexicon.at("articles", (word.low,), 0) or word.low == "it" for word in order.rest)
    told = bool(order.deed or order.files) or pronoun
    return order.events if told and (order.rest or have_endings(order.files)) else ()


def _recorded(order: _Order) -> tuple[Run, ...]:
    """“document new env vars in `README.md`”."""
    return (order.rest,) if not order.deed and not order.events and _is_new(order.rest) else ()


def _entered(order: _Order) -> tuple[Run, ...]:
    """“add all new env vars to `.env.example`”."""
    enters = verb_of(order.statement.object, ("create",))[1] and not order.statement.adjuncts("purpose", "condition")
    return (order.rest,) if enters and order.files and have_endings(order.files) and _is_new(order.rest) else ()


def _purpose(order: _Order) -> tuple[Run, ...]:
    """“add tests for every new route”."""
    purposes = order.statement.adjuncts("purpose") if order.deed and not order.files else ()
    given = order.statement.adjuncts("inside") if _is_given(order) else ()
    return tuple(run for run in (*purposes, *given) if _is_new(run))


def _is_given(order: _Order) -> bool:
    """“add stories to every new component”; documentation that is added to a thing may as well stand in its own code."""
    wanted = named(order.rest) if order.deed and not order.files else None
    apart = (pairs.companion("documentation"), pairs.companion("readme"))
    return wanted is not None and wanted.files not in apart and not _is_new(order.rest)


def _of_all(order: _Order) -> tuple[Run, ...]:
    """“write functional tests for controllers”: of the whole of a kind, and so of new ones too."""
    wanted = named(order.rest) if order.deed and not order.files else None
    told = wanted is not None and wanted.files != pairs.companion("documentation")
    return tuple(run for run in order.statement.adjuncts("purpose") if told and _are_all(run))


def _are_all(run: Run) -> bool:
    words = without(run, "articles", "determiners")
    name = words[0].low if len(words) == 1 == len(run) and words[0].sort == "word" else ""
    entry = lexicon.entry(name) if name.endswith("s") else None
    return name.endswith("s") and (layer_of(run) is not None or (entry is not None and bool({*entry.kinds} & _BEARERS)))


_OCCASIONS = (_event, _recorded, _entered, _purpose, _of_all)


def _wanted(order: _Order, occasion: Run) -> Wanted | None:
    """The files that are named, else those that the phrase stands for; whatever is to be written down is documentation."""
    if order.files:
        return among(order.files, (order.rest, *order.statement.adjuncts("inside")))
    wanted = None if occasion is order.rest else named(order.rest)
    if wanted is None and not order.deed and not _is_written_down(order.statement.object):
        return None
    return wanted if wanted or order.deed else Wanted(pairs.companion("documentation") or "", partial=True)


def _is_written_down(run: Run) -> bool:
    """“document X”, where “export X” and “register X” name what code does."""
    return bool(run) and run[0].low.removesuffix("s") in lexicon.grammar("documenting")


def _commanded(statement: Statement) -> Statement:
    """“also update X” as “update X”, “tests required” as “add tests”."""
    run = statement.object[1:] if lows(statement.object[:1]) == ("also",) else statement.object
    if run and run[-1].low in ("required", "needed", "mandatory", "obligatory"):
        run = (Word("add", "word"), *run[:-1])
    return replace(statement, object=run)


def _meaning(statement: Statement) -> Statement:
    """“adding a route means updating `docs/api.md`” as “update `docs/api.md` when adding a route”, “… requires a test” likewise."""
    run = statement.subject + statement.object
    at = next((index for index in range(1, len(run)) if lexicon.at("entailing", lows(run), index)), 0)
    if not at or not run[0].low.endswith("ing"):
        return statement
    rest = run[at + 1:]
    rest = (Word("add", "word"), *rest) if named(rest) and not verb_of(rest, ("create", "change"))[1] else rest
    return replace(statement, subject=(), object=rest, around=(*statement.around, ("condition", run[:at])))


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
    entry = lexicon.entry(" ".join(word.text for word in without(run, "articles")))
    update = verb_of(statement.object, ("change",))[1] and statement.mood != "only"
    return run if update and entry and entry.kinds == ("file",) else ()


def _is_new(run: Run) -> bool:
    return bool(run) and any(lexicon.at("newness", (word.low,), 0) or word.low in ("all", "every", "each", "any") for word in run)

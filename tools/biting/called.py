"""Changes of functions, asked of what these functions are called with: every row is run once, and what each function is given is kept. A
change is asked of that first, in the same process, and only where another result comes of it of the rows that had it so.

Must not know what a row is about; a function that changes what it is given cannot be asked so."""

from __future__ import annotations

import dis
import importlib
import signal
import sys
import time
import types
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from biting.forked import memories
from biting.passing import Test
from biting.placing import dependents, live_code
from biting.python import Mutant

NOTICED, SAME, UNSPREAD, UNCALLED, UNMADE = "noticed", "same", "unspread", "uncalled", "unmade"
# What each answer means, for readers of a list.
MEANING = {
    SAME: "no argument that was asked gives another result",
    UNSPREAD: "another result, and no row that is read otherwise",
    UNCALLED: "no row calls the function",
    UNMADE: "cannot be made",
}
_ROWS_OF_A_CALL = 4
_CALLS = 8_000
_ROWS = 30
_SECONDS = 0.5
_PATIENCE = 4


@dataclass(frozen=True)
class Call:
    """What a function was given, by the names of its parameters, and the first rows that had it so."""

    given: tuple[Any, ...]
    rows: list[int]


@dataclass
class Calls:
    """What the functions of some modules are called with by some tests, and what they answer to it as they are."""

    tests: Sequence[Test]
    of: dict[types.CodeType, dict[Any, Call]]
    answers: dict[types.FunctionType, list[tuple[Call, Any]]] = field(default_factory=dict)

    def answered(self, function: types.FunctionType, code: types.CodeType) -> list[tuple[Call, Any]]:
        """The calls of a function that are answered alike twice, each with its answer."""
        if function not in self.answers:
            told = [(call, _answer(function, call.given)) for call in self.of.get(code, {}).values()]
            self.answers = {function: [(call, was) for call, was in told if _alike(_answer(function, call.given), was)]}
        return self.answers[function]


class _Late(BaseException):
    """What is asked takes too long."""


def calls(tests: Sequence[Test], modules: Collection[str]) -> Calls:
    """Runs every test once with an eye on the functions of some modules, all memories of the program dropped before each."""
    files = {importlib.import_module(name).__file__ for name in modules}
    found: dict[types.CodeType, dict[Any, Call]] = {}
    drops = memories(lambda module: module.__name__.startswith("keeper_validate.compile"))
    for number, test in enumerate(tests):
        for drop in drops:
            drop()
        sys.setprofile(_keeper(files, found, number))
        try:
            test.holds()
        finally:
            sys.setprofile(None)
    return Calls(tests, found)


def _keeper(files: Collection[str | None], found: dict[types.CodeType, dict[Any, Call]], number: int) -> Callable[..., None]:
    def kept(frame: types.FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event != "call" or code.co_filename not in files or code.co_name.startswith("<") or frame.f_lasti > _beginning(code):
            return
        given = tuple(frame.f_locals.get(name) for name in _parameters(code))
        own = found.setdefault(code, {})
        try:
            call = own.get(given) or (own.setdefault(given, Call(given, [])) if len(own) < _CALLS else None)
        except TypeError:
            return
        if call and len(call.rows) < _ROWS_OF_A_CALL and number not in call.rows:
            call.rows.append(number)

    return kept


@cache
def _beginning(code: types.CodeType) -> int:
    """Where a call begins; a generator that goes on is called again further down."""
    return next((one.offset for one in dis.get_instructions(code) if one.opname == "RESUME"), 0)


def _parameters(code: types.CodeType) -> tuple[str, ...]:
    return code.co_varnames[: code.co_argcount + code.co_kwonlyargcount + bool(code.co_flags & 4) + bool(code.co_flags & 8)]


def asked_of_calls(mutant: Mutant, known: Calls) -> tuple[str, str]:
    """What becomes of a change: noticed, with the name of the row that did; or why not."""
    try:
        function, code = live_code(mutant)
    except (LookupError, StopIteration):
        return UNMADE, ""
    before = function.__code__
    asked = known.answered(function, before)
    if not asked:
        return UNCALLED, ""
    _forget(mutant.module)
    function.__code__ = code
    try:
        rows = dict.fromkeys(_differing(function, asked))
        _forget(mutant.module)
        noticed = next((known.tests[row].name for row in list(rows)[:_ROWS] if _fails(known.tests[row])), "")
        return NOTICED if noticed else UNSPREAD if rows else SAME, noticed
    finally:
        function.__code__ = before
        _forget(mutant.module)


def _differing(function: types.FunctionType, asked: Sequence[tuple[Call, Any]]) -> Iterator[int]:
    """The rows whose calls are answered otherwise, as many as a while allows."""
    end = time.process_time() + _SECONDS
    for call, was in asked:
        if not _alike(_answer(function, call.given), was):
            yield from call.rows
        if time.process_time() > end:
            return


def _fails(test: Test) -> bool:
    with _limited():
        try:
            return not test.holds()
        except _Late:
            return True


def _answer(function: types.FunctionType, given: tuple[Any, ...]) -> Any:
    """What a function answers, a generator all that it gives; an error is an answer too."""
    code = function.__code__
    plain, named = code.co_argcount, code.co_argcount + code.co_kwonlyargcount
    rest = given[named] if code.co_flags & 4 else ()
    last = given[-1] if code.co_flags & 8 else {}
    with _limited():
        try:
            said = function(*given[:plain], *rest, **dict(zip(code.co_varnames[plain:named], given[plain:named], strict=True)), **last)
            return tuple(said) if isinstance(said, types.GeneratorType) else said
        except _Late:
            return _Late
        except Exception as error:
            return type(error), str(error)


def _alike(one: Any, other: Any) -> bool:
    return type(one) is type(other) and bool(one == other)


def _forget(module: str) -> None:
    """Drops what is remembered of a module's answers, its own and those of all that import it."""
    made_with = dependents(module)
    for drop in memories(lambda one: one.__name__ in made_with):
        drop()


class _limited:
    """A while, after which what runs inside is broken off."""

    def __enter__(self) -> None:
        signal.signal(signal.SIGPROF, self._late)
        # again and again: what swallows one interruption does not swallow the next
        signal.setitimer(signal.ITIMER_PROF, _PATIENCE, 0.5)

    def __exit__(self, *_: object) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)

    @staticmethod
    def _late(*_: object) -> None:
        raise _Late

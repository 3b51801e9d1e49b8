"""Asks about lines taken from data: some at once, each of the rows nearest to its words, and alone where such a row speaks of another as
well; what is left, many at once, of all rows, and of those that told otherwise half of them, and half of those, down to each alone.

A row that is told otherwise where nothing is gone, as it needs what only a test's own process has, has noticed nothing.

Must not leave anything changed: what is taken is put back behind each question."""

from __future__ import annotations

import ast
import functools
import re
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType

from biting.forked import forget
from biting.rules import QUERIES, Taken, without
from biting.tables import Row, asked
from keeper_validate import shipped

_NEAR = 16
_COMPANY = 24
_CROWD = 600
_SAMPLE = 64
_CONTROLS = 4
_PATIENCE = 20


@dataclass(frozen=True, eq=False)
class _Piece:
    """What is taken, its word, and the rows that hold it, or else what it stands under, the nearest first."""

    taken: Taken
    word: str
    near: tuple[Row, ...]


def far(file: str, taken: Sequence[Taken]) -> list[Taken]:
    """Of what is taken from one file, that which the rows nearest to its words do not miss."""
    rows = _asked(file)
    pieces = [_piece(one, rows) for one in taken]
    found: set[_Piece] = set()
    # What stands in a list has company; what has a key of its own may be what everything needs.
    for listed, company in ((True, _COMPANY), (False, _COMPANY // 2)):
        own = [one for one in pieces if isinstance(one.taken.path[-1], int) == listed]
        count = -(-len(own) // company)
        found.update(one for start in range(count) for one in _noticed(own[start::count], rows))
    return [one.taken for one in pieces if one not in found]


def everywhere(taken: Sequence[Taken]) -> list[Taken]:
    """Of what is taken from files, that which none of all the rows misses that may be asked about them."""
    alike: dict[tuple[int, ...], list[Taken]] = {}
    for one in taken:
        alike.setdefault(tuple(map(id, _asked(one.file))), []).append(one)
    left = []
    for group in alike.values():
        count = -(-len(group) // _CROWD)
        left += [one for start in range(count) for one in _missed_nowhere(group[start::count], _asked(group[0].file))]
    return left


def _asked(file: str) -> tuple[Row, ...]:
    return tuple(row for rows in asked(file.removeprefix("rules/").removesuffix(".yaml")) for row in rows)


def _piece(taken: Taken, rows: Sequence[Row]) -> _Piece:
    keys = [key.lower() for key in taken.path if isinstance(key, str)]
    said = str(ast.literal_eval(taken.what)).lower().strip("*")
    # What has a key of its own is asked for by it: many keys mean the same.
    word = keys[-1] if isinstance(taken.path[-1], str) else said
    holding = [row for row in rows if word in row.text] if word else []
    if not holding:
        # A name of several parts may be told apart by one of them.
        parts = sorted(re.split(r"[\s:/*.]+", word), key=len)
        holding = [row for row in rows if parts[-1] in row.text] if len(parts[-1]) > 1 else []
    holding.sort(key=lambda row: (-sum(key in row.text for key in (*keys, said)), len(row.text)))
    named = [row for row in rows if keys and keys[-1] in row.text and word not in row.text] if len(holding) < _NEAR else []
    return _Piece(taken, word, (*holding[:_NEAR], *named[:_NEAR]))


def _noticed(group: Sequence[_Piece], rows: Sequence[Row]) -> Iterator[_Piece]:
    """Those of a group that a row misses: one that speaks of no other of the group, or that misses it alone as well. Where rows that speak
    of none are told otherwise, half a group is asked."""
    spoken = {one.word for one in group if one.word}
    controls = [row for row in _controls(rows) if not any(word in row.text for word in spoken)][:_CONTROLS]
    told: dict[_Piece, tuple[list[Row], list[Row]]] = {}
    with _gone([one.taken for one in group]):
        spoiled = len(group) > 1 and any(map(_otherwise, controls))
        for one in () if spoiled else group:
            others = [word for word in spoken if word not in one.word]
            own = [row for row in one.near if one.word in row.text and not any(word in row.text for word in others)]
            first = next(filter(_otherwise, own), None)
            rest = [*one.near, *(controls if len(group) == 1 else ())]
            told[one] = ([first], rest) if first else ([], [row for row in rest if row not in own and _otherwise(row)])
    for one, (own, rest) in told.items():
        if any(map(_holds, own)) or _alone(one.taken, rest):
            yield one
    if spoiled:
        half = len(group) // 2
        yield from _noticed(group[:half], rows)
        yield from _noticed(group[half:], rows)


def _controls(rows: Sequence[Row]) -> Iterator[Row]:
    """A few rows from all over, which hold."""
    return filter(_holds, rows[:: max(1, len(rows) // (8 * _CONTROLS))])


@functools.cache
def _holds(row: Row) -> bool:
    """Whether a row is told as it should be where nothing is gone."""
    return not _otherwise(row)


def _alone(one: Taken, rows: Sequence[Row]) -> bool:
    """Whether any of some rows misses it where nothing else is gone."""
    while rows:
        with _gone([one]):
            at = next((at for at, row in enumerate(rows) if _otherwise(row)), None)
        if at is None or _holds(rows[at]):
            return at is not None
        rows = rows[at + 1 :]
    return False


def _missed_nowhere(group: Sequence[Taken], rows: Sequence[Row]) -> list[Taken]:
    """What no row misses: as long as any is told otherwise where all of it is gone, a few of those rows are followed to what they miss."""
    controls = list(_controls(rows))
    with _gone(group):
        spoiled = len(group) > 1 and sum(map(_otherwise, controls)) * 2 > len(controls)
    if spoiled:
        half = len(group) // 2
        return [*_missed_nowhere(group[:half], rows), *_missed_nowhere(group[half:], rows)]
    left = list(group)
    while left and (rows := [row for row in _told_otherwise(left, rows) if _holds(row)]):
        few = rows[:: -(-len(rows) // _SAMPLE)]
        found = set(map(id, _followed(left, few)))
        left = [one for one in left if id(one) not in found]
        if not found:
            rows = [row for row in rows if row not in few]
    return left


def _followed(group: Sequence[Taken], rows: Sequence[Row]) -> Iterator[Taken]:
    """Of a group, each that one of the rows misses where nothing else is gone."""
    if len(group) == 1:
        yield from group if _alone(group[0], rows) else ()
        return
    for half in (group[: len(group) // 2], group[len(group) // 2 :]):
        if differing := _told_otherwise(half, rows) if len(half) > 1 else rows:
            yield from _followed(half, differing)


def _told_otherwise(group: Sequence[Taken], rows: Sequence[Row]) -> list[Row]:
    with _gone(group):
        return [row for row in rows if _otherwise(row)]


def _otherwise(row: Row) -> bool:
    """Whether a row is told otherwise; one that never ends is broken off, and is."""
    signal.signal(signal.SIGVTALRM, _broken_off)
    signal.setitimer(signal.ITIMER_VIRTUAL, _PATIENCE)
    try:
        return row.differs()
    except Exception:
        return True
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


@contextmanager
def _gone(group: Sequence[Taken]) -> Iterator[None]:
    """Everything of a group taken away for a while."""
    read = shipped.data
    without(*group)()
    forget_tests()
    try:
        yield
    finally:
        # What was read of files stays known: it is forgotten with the function that remembers it.
        forget(lambda module: module.__name__ != QUERIES)
        shipped.data = read
        forget_tests()


def forget_tests() -> None:
    """Drops what the tests remember of what was read; the cases of pages are no data."""
    for name, module in list(sys.modules.items()):
        if "test_" in name and "test_bites_pages" not in name:
            for value in list(vars(module).values()):
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


def _broken_off(number: int, frame: FrameType | None) -> None:
    raise TimeoutError

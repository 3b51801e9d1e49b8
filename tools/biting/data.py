"""Asks about lines taken from data: some at once, each of the rows nearest to its words, and alone where such a row speaks of another as
well; what is left, each alone, of more of the rows that hold its word; then, many at once, of all rows, and each alone of those that told
otherwise.

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
_MORE = 400
_COMPANY = 24
_CROWD = 80
_CONTROLS = 4
_PATIENCE = 20


@dataclass(frozen=True, eq=False)
class _Piece:
    """What is taken, its word, and the rows that hold it, or else what it stands under, the nearest first."""

    taken: Taken
    word: str
    near: tuple[Row, ...]
    more: tuple[Row, ...]


def unnoticed(file: str, taken: Sequence[Taken], crowd: bool = True) -> list[Taken]:
    """Of what is taken from one file, that which no row misses; `crowd` where rows that do not hold its words are asked as well."""
    rows = tuple(row for rows in asked(file) for row in rows)
    pieces = [_piece(one, rows) for one in taken]
    found: set[_Piece] = set()
    # What stands in a list has company; what has a key of its own may be what everything needs.
    for listed, company in ((True, _COMPANY), (False, _COMPANY // 2)):
        own = [one for one in pieces if isinstance(one.taken.path[-1], int) == listed]
        count = -(-len(own) // company)
        found.update(one for start in range(count) for one in _noticed(own[start::count], rows))
    left = [one for one in pieces if one not in found and not _alone(one, one.more)]
    if crowd:
        left = [one for start in range(0, len(left), _CROWD) for one in _in_crowd(left[start : start + _CROWD], rows)]
    return [one.taken for one in left]


def _piece(taken: Taken, rows: Sequence[Row]) -> _Piece:
    word = str(ast.literal_eval(taken.what)).lower().strip("*")
    holding = [row for row in rows if word in row.text] if word else []
    if not holding:
        # A name of several parts may be told apart by one of them.
        parts = sorted(re.split(r"[\s:/*.]+", word), key=len)
        holding = [row for row in rows if parts[-1] in row.text] if len(parts[-1]) > 1 else []
    keys = [key.lower() for key in taken.path if isinstance(key, str)]
    holding.sort(key=lambda row: (-sum(key in row.text for key in keys), len(row.text)))
    more = [row for row in holding[_NEAR:] if re.search(rf"(?<!\w){re.escape(word)}(?!\w)", row.text)]
    named = [row for row in rows if keys and keys[-1] in row.text and word not in row.text] if len(holding) < _NEAR else []
    return _Piece(taken, word, (*holding[:_NEAR], *named[:_NEAR]), tuple(more[:: -(-len(more) // _MORE) or 1]))


def _noticed(group: Sequence[_Piece], rows: Sequence[Row]) -> Iterator[_Piece]:
    """Those of a group that a row misses: one that speaks of no other of the group, or that misses it alone as well. Where rows that speak
    of none are told otherwise, half a group is asked."""
    spoken = {one.word for one in group if one.word}
    controls = [row for row in _controls(rows) if not any(word in row.text for word in spoken)][:_CONTROLS]
    with _gone(group):
        spoiled = len(group) > 1 and any(map(_otherwise, controls))
        told = {} if spoiled else {one: [row for row in one.near if _otherwise(row)] for one in group}
        if len(group) == 1:
            told[group[0]] += filter(_otherwise, controls)
    for one, differing in told.items():
        others = [word for word in spoken if word not in one.word]
        own = (row for row in differing if one.word in row.text and not any(word in row.text for word in others))
        if any(map(_holds, own)) or _alone(one, differing):
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


def _alone(one: _Piece, rows: Sequence[Row]) -> bool:
    """Whether any of some rows misses it where nothing else is gone."""
    while rows:
        with _gone([one]):
            at = next((at for at, row in enumerate(rows) if _otherwise(row)), None)
        if at is None or _holds(rows[at]):
            return at is not None
        rows = rows[at + 1 :]
    return False


def _in_crowd(group: Sequence[_Piece], rows: Sequence[Row]) -> Iterator[_Piece]:
    """What is still unnoticed when so many are gone at once, and each alone of the rows that differed then."""
    with _gone(group):
        differing = [row for row in rows if _otherwise(row)]
    yield from (one for one in group if not _alone(one, differing))


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
def _gone(group: Sequence[_Piece]) -> Iterator[None]:
    """Everything of a group taken away for a while."""
    read = shipped.data
    without(*(one.taken for one in group))()
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

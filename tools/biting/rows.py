"""Rows of tables, and tests that need nothing but their parameters, run without pytest. Must not know what is asked of them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from biting.passing import Test
from biting.tables import Row, rows

_SHOWN = 80


def tests(names: Iterable[str]) -> list[Test]:
    """The rows of some tables, in their order."""
    return [Test(f"{name}: {row.text[:_SHOWN]}", partial(_holds, row)) for name in names for row in rows(name)]


def _holds(row: Row) -> bool:
    try:
        return not row.differs()
    except Exception:
        return False

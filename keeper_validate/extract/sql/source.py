"""The tables and sets of names that one SQL file defines by itself. Must not look beyond the file."""

from __future__ import annotations

from keeper_validate.element import Element, Gap
from keeper_validate.extract.sql.migrations import replay
from keeper_validate.extract.sql.tables import tables


def elements(source: bytes) -> tuple[tuple[Element, ...], tuple[Gap, ...]]:
    """Tables and sets as they stand after the file has run on an empty database."""
    alone = [("", source)]
    return (*replay(alone), *tables(alone)), ()

"""The sets of names that one SQL file defines by itself: enum types, domains, CHECK ... IN, ENUM columns. Must not look beyond the file."""

from __future__ import annotations

from keeper_validate.element import Element, Gap
from keeper_validate.extract.migrations import replay


def elements(source: bytes) -> tuple[tuple[Element, ...], tuple[Gap, ...]]:
    """The sets as they stand after the file has run on an empty database."""
    return replay([("", source)]), ()

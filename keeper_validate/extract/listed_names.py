"""Members that a call lists: names in a list or in one text, which count from one, or pairs of a name and a value.

Must not know any framework or language."""

from __future__ import annotations

import re
from collections.abc import Iterator

from keeper_validate.element import Facet
from keeper_validate.extract.expression import Entries, Expression, Items, Text, plain
from keeper_validate.extract.module import Record

_BETWEEN = re.compile(r"[,\s]+")


def listed_names(role: str, record: Record) -> Iterator[Facet]:
    """The members that the capture `entries` lists, and whether their values follow from their positions."""
    capture = record.first("entries")
    pairs = tuple(_pairs(capture.value)) if capture is not None else ()
    for position, (name, value) in enumerate(pairs, 1):
        yield Facet(role, name, str(position) if value is None else plain(value))
    if pairs:
        yield Facet("ordinal", "true" if any(value is None for _, value in pairs) else "false")


def _pairs(listed: Expression) -> Iterator[tuple[str, Expression | None]]:
    if isinstance(listed, Text):
        yield from ((name, None) for name in _BETWEEN.split(listed.value.strip()) if name)
    elif isinstance(listed, Entries):
        yield from ((key, value) for key, value in listed.entries if key != "...")
    elif isinstance(listed, Items):
        for item in listed.values:
            if isinstance(item, Text):
                yield item.value, None
            elif isinstance(item, Items) and len(item.values) == 2 and isinstance(item.values[0], Text):
                yield item.values[0].value, item.values[1]

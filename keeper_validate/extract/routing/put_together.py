"""Lists of routes that are put together where they are mounted: added, `users + posts`, or spread in another, `[*pages, Route(...)]`.

Must not know any framework, nor what a name means."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.extract.expression import Call, Expression, Items, Member, Name
from keeper_validate.extract.module import Record


def put_together(record: Record) -> Iterator[Expression]:
    """Each list that what a record mounts is put together from; what is no sum and spreads nothing, alone."""
    for capture in record.all("child"):
        yield from _parts(capture.value)


def _parts(child: Expression) -> Iterator[Expression]:
    if isinstance(child, Call) and child.function == Name("(+)"):
        for side in child.arguments:
            yield from _parts(side)
        return
    yield child
    if isinstance(child, Items):
        yield from (item.of for item in child.values if isinstance(item, Member) and item.name == "*")

"""Lists of routes that are put together where they are mounted: added, `users + posts`, chosen, spread in another, `[*pages, Route(...)]`.

Must not know any framework, nor what a name means."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.extract.expression import CHOSEN, Call, Expression, Items, Member, Name
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
    spread = child.of if isinstance(child, Member) and child.name == "..." else None
    one_of = spread or child
    choices = one_of.arguments if isinstance(one_of, Call) and one_of.function == CHOSEN else (spread,)
    if choices != (None,):
        for one in choices:
            yield from one.values if isinstance(one, Items) else (one,) if one is not None else ()
        return
    yield child
    if isinstance(child, Items):
        yield from (item.of for item in child.values if isinstance(item, Member) and item.name == "*")

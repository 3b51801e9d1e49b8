"""Lists of routes that are put together where they are mounted: added, `users + posts`, chosen, spread in another, `[*pages, Route(...)]`.

Must not know any framework, nor what a name means."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.extract.expression import CHOSEN, Call, Expression, Items, Member, Name
from keeper_validate.extract.module import Record

_SUM = Name("(+)")


def put_together(record: Record) -> Iterator[Expression]:
    """Each list that what a record mounts is put together from; what is no sum and spreads nothing, alone."""
    for capture in record.all("child"):
        yield from _parts(capture.value)


def _parts(child: Expression) -> Iterator[Expression]:
    if isinstance(child, Call) and child.function == _SUM:
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


def added(listed: Expression | None) -> Expression | None:
    """Lists that are added as one, in which a name stands for those of its list: `[*users, ...]` for `users + [...]`; all else as it is."""
    if not isinstance(listed, Call) or listed.function != _SUM:
        return listed
    sides = [added(side) for side in listed.arguments]
    if not all(isinstance(side, Items | Name) for side in sides):
        return listed
    spread = (side.values if isinstance(side, Items) else (Member(side, "..."),) for side in sides if side is not None)
    return Items(tuple(one for values in spread for one in values))

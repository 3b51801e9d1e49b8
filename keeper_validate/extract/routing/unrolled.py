"""A registration in a loop is as many as the list has items: `routes.forEach((route) => app[route.method](route.path, route.handler))`.

Must not know any framework, nor what a route is."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.extract.constants import text
from keeper_validate.extract.expression import (
    Call,
    Entries,
    Expression,
    Inline,
    Items,
    Joined,
    Literal,
    Name,
    Opaque,
    Text,
    joined,
    mapped,
    plain,
)
from keeper_validate.extract.matching.picks import spread
from keeper_validate.extract.module import Capture, Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site
from keeper_validate.extract.naming.written_elsewhere import elsewhere
from keeper_validate.extract.routing.loops import dotted, item_part, items, variable
from keeper_validate.extract.unknown import reads_like_one
from keeper_validate.values import dataclass, replace

_ROLES = ("path", "method", "handler", "config", "prefix", "spread")
# Without these a registration is none.
_NEEDED = frozenset({"path", "method", "config"})
_NESTED = 2


def unrolled(path: str, record: Record, resolver: Resolver, nested: int = _NESTED) -> Iterator[Record]:
    """The record once for every item of the list that one of its captures loops over; as it is where none does."""
    every = tuple(found for name in _names(record) if (found := variable(path, record, name, resolver)) is not None)
    looping = next((one for one in every if items(one, resolver)[1]), every[0]) if every else None
    if looping is None or looping.definition is None or not nested:
        yield record
        return
    where, listed = items(looping, resolver)
    turned = [one for item in listed for one in _turned(_Turn(path, record, looping, where, item, resolver), nested)]
    if not turned and (_is_partly_known(record) or not _is_given(looping, record, resolver)):
        yield record  # what it goes through only a run can tell, not so that something is registered
    yield from turned


def _turned(turn: _Turn, nested: int) -> Iterator[Record]:
    """The records of one turn; none where the item lacks what a registration needs."""
    captures = spread(tuple(_captures(turn.record, turn)), turn.record.settings)
    kept = {capture.role for capture in captures}
    if not any(capture.role in _NEEDED - kept for capture in turn.record.captures):
        yield from unrolled(turn.path, replace(turn.record, captures=captures), turn.resolver, nested - 1)


def _is_partly_known(record: Record) -> bool:
    """Whether a path is put together from what a loop goes through and from texts."""
    said = (one.value for role in ("path", "config") for one in record.all(role))
    return any(isinstance(part, Joined) for one in said for part in (_inner(one) if isinstance(one, Entries) else (one,)))


def _is_given(looping: Site, record: Record, resolver: Resolver) -> bool:
    """Whether a loop goes through what its function is given, of which the calls tell, or what it registers only reads like a route."""
    listed = looping.definition.value if looping.definition is not None else None
    target = resolver.target(looping.path, record.within, listed) if isinstance(listed, Name) else None
    given = isinstance(target, Site) and target.parameter is not None
    return given or record.first("spread") is not None or reads_like_one(record)


@dataclass(frozen=True, slots=True)
class _Turn:
    """One turn of a loop: what stands in it, its variable, and the item with the file in which it is written."""

    path: str
    record: Record
    variable: Site
    where: str
    item: Expression
    resolver: Resolver


def _names(record: Record) -> Iterator[Name]:
    for capture in record.captures:
        if capture.role in _ROLES:
            yield from _parts(capture.value)


def _parts(value: Expression) -> Iterator[Name]:
    named = dotted(value)
    if isinstance(named, Name):
        yield named
    elif isinstance(value, Joined | Items | Call | Entries):
        for part in _inner(value):
            yield from _parts(part)


def _captures(record: Record, turn: _Turn) -> Iterator[Capture]:
    for capture in record.captures:
        put = _put(capture.value, turn) if capture.role in _ROLES else capture.value
        # the key of a mapping is kept as it is spelled, and nothing that answers is a text
        put = _here(Name(put.value), turn) if capture.role == "handler" and isinstance(put, Text) and put.value.isidentifier() else put
        said = text(turn.path, turn.record.within, put, turn.resolver) if capture.role == "method" and isinstance(put, Name) else None
        if put is not None:
            yield replace(capture, value=Text(said) if said is not None else put)


def _put(value: Expression, turn: _Turn) -> Expression | None:
    """An expression with what the variable is in this turn; None where the item has no such part."""
    if isinstance(dotted(value), Name):
        site = variable(turn.path, turn.record, value, turn.resolver)
        if site is None or site.definition != turn.variable.definition:
            return value
        return _here(item_part(turn.item, site.rest), turn)
    if isinstance(value, Entries):
        entries = ((key, _put(one, turn)) for key, one in value.entries)
        return Entries(tuple((key, one) for key, one in entries if one is not None))
    if isinstance(value, Joined | Items | Call):
        put = tuple(_put(part, turn) for part in _inner(value))
        known = tuple(part for part in put if part is not None)
        if len(known) < len(put):
            return None
        if isinstance(value, Joined):
            return joined(known)
        return Items(known) if isinstance(value, Items) else replace(value, function=known[0], arguments=known[1:])
    return value


def _inner(value: Joined | Items | Call | Entries) -> tuple[Expression, ...]:
    if isinstance(value, Entries):
        return tuple(one for _, one in value.entries)
    if isinstance(value, Joined):
        return value.parts
    return value.values if isinstance(value, Items) else (value.function, *value.arguments)


def _here(part: Expression | None, turn: _Turn) -> Expression | None:
    """A part of an item as it reads where the loop stands: what is written in another file is its text, or only how it is spelled."""
    if part is None or turn.where == turn.path or isinstance(part, Text | Literal):
        return part
    if isinstance(part, Items):
        return mapped(part, lambda name: elsewhere(turn.where, "", name, turn.path, turn.resolver))
    if isinstance(part, Name | Joined | Call):
        known = text(turn.where, "", part, turn.resolver)
        unknown = elsewhere(turn.where, "", part, turn.path, turn.resolver) if isinstance(part, Name) else Opaque(plain(part))
        return Text(known) if known is not None else unknown
    return Opaque(plain(part)) if isinstance(part, Inline) else part

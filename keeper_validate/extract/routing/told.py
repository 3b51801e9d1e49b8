"""Prefixes that a list tells of routers by name: `[{ path: "admin", module: AdminModule, children: [{ path: "x", module: XModule }] }]`.

Must not know any framework; under which keys path, router and children stand is the record's to say (`told.keys`)."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.extract.expression import Entries, Expression, Items, Member, Name
from keeper_validate.extract.module import Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site
from keeper_validate.extract.routing.enclosing import Key
from keeper_validate.extract.routing.route_path import join
from keeper_validate.extract.routing.router_key import part_key, router_key
from keeper_validate.extract.routing.written_path import prefix_text

_DEPTH = 30


def told(path: str, record: Record, resolver: Resolver) -> Iterator[tuple[Key, str | None]]:
    """Each router that the list names, with its whole prefix; None where that is not constant."""
    for capture in record.all("told"):
        for router, prefix in _told(path, record.within, capture.value, "", record, resolver, 0):
            key = part_key(router, record)
            if key is not None:
                yield key, prefix


def _told(
    path: str, scope: str, said: Expression, above: str | None, record: Record, resolver: Resolver, depth: int
) -> Iterator[tuple[Key | None, str | None]]:
    if depth > _DEPTH:
        return
    if isinstance(said, Items):
        for item in said.values:
            yield from _told(path, scope, item, above, record, resolver, depth + 1)
    elif isinstance(said, Member) and said.name in ("...", "*"):
        yield from _told(path, scope, said.of, above, record, resolver, depth + 1)
    elif isinstance(said, Entries):
        yield from _entry(path, scope, dict(said.entries), above, record, resolver, depth)
    elif isinstance(said, Name):
        target = resolver.follow(path, scope, said.name)
        made = target.definition if isinstance(target, Site) and not target.rest else None
        if isinstance(target, Site) and made is not None and isinstance(made.value, Items | Entries):
            yield from _told(target.path, made.name.rpartition(".")[0], made.value, above, record, resolver, depth + 1)
        elif depth:
            yield router_key(path, scope, said, resolver), above


def _entry(
    path: str, scope: str, entry: dict[str, Expression], above: str | None, record: Record, resolver: Resolver, depth: int
) -> Iterator[tuple[Key | None, str | None]]:
    key, router, children = (record.setting("told.keys") or "").split()
    own = prefix_text(path, scope, entry.get(key), resolver)
    whole = join(above, own) if above is not None and own is not None else None
    if router in entry:
        yield router_key(path, scope, entry[router], resolver), whole
    if children in entry:
        yield from _told(path, scope, entry[children], whole, record, resolver, depth + 1)

"""The routes that classes of a change answer by way of classes above them, which stand in files that the change does not touch.

Must not know any framework."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from keeper_validate.element import Element
from keeper_validate.extract.module import Module
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.routing.lineage import classes_above
from keeper_validate.extract.routing.mounts import Mounts
from keeper_validate.extract.routing.router_key import bound_key
from keeper_validate.extract.routing.routes import routes


def inherited_routes(path: str, module: Module, resolver: Resolver, mounts: Mounts, asked: Collection[str]) -> Iterator[Element]:
    """The routes that the classes of a file answer, where what declares them is not asked for itself."""
    for record in module.records:
        name = record.first("name") if record.setting("child") == "inherited" else None
        own = bound_key(path, record, name.value, resolver) if name is not None else None
        for above in classes_above(path, record, own, resolver) if own is not None else ():
            declaring = resolver.sources.beyond(above.path) if above.path not in asked else None
            if declaring is not None:
                found = routes(above.path, declaring, resolver, mounts, within=above.key[1])
                yield from (one for one in found if one.path == path)

"""Routers that objects keep by way of a class above theirs, `Users().router`: what one class registers on it is served where an object
of that class is mounted, and not where one of another class below the same is.

Must not know any framework."""

from __future__ import annotations

from keeper_validate.extract.constants import OBJECTS
from keeper_validate.extract.expression import Name
from keeper_validate.extract.module import Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site
from keeper_validate.extract.routing.enclosing import Key
from keeper_validate.extract.routing.prefix import Prefix


def of_its_class(prefixes: tuple[Prefix, ...], path: str, record: Record, resolver: Resolver) -> tuple[Prefix, ...]:
    """The ways to reach a route that a class registers on what its object keeps; an unresolved one where all are those of other classes."""
    router, module = record.first("router"), resolver.sources.names(path)
    if router is None or module is None or not isinstance(router.value, Name) or not any(one.kept is not None for one in prefixes):
        return prefixes
    own = resolver.scopes(module).class_around(record.within) if router.value.name.partition(".")[0] in OBJECTS else None
    if own is None:
        return prefixes
    site = Site(path, own)
    known = tuple(one for one in prefixes if one.kept is None or _has(one.kept, site, resolver))
    return known or (Prefix("", resolved=False),)


def _has(kept: Key, own: Site, resolver: Resolver) -> bool:
    """Whether a class is one, or is below it, and so has what that one registers."""
    module = resolver.sources.names(kept[0])
    found = resolver.scopes(module).definition(kept[1]) if module is not None else None
    return found is None or own.key == kept or "#".join(own.key) in resolver.ancestors(Site(kept[0], found))

"""Classes that answer what classes above them declare, each at a place of its own.

Must not know any framework; that a class answers so is a mount with the setting `child "inherited"`."""

from __future__ import annotations

from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site
from keeper_validate.extract.routing.prefix import Prefix


def answering_class(prefix: Prefix, handler: Site | None, resolver: Resolver) -> Site | None:
    """The class by which a route of one above it is reached; None where there is none, or it has a method of its own for that."""
    module = resolver.sources.names(prefix.by[0]) if prefix.by is not None else None
    found = resolver.scopes(module).definition(prefix.by[1]) if module is not None and prefix.by is not None else None
    heir = Site(prefix.by[0], found) if found is not None and prefix.by is not None else None
    if heir is None or handler is None:
        return heir
    last = handler.key[1].rpartition(".")[2]
    same = (one.key for one in resolver.members(heir) if one.key[1].rpartition(".")[2] == last)
    return heir if next(same, handler.key) == handler.key else None

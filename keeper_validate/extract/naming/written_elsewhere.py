"""A name of one file as it reads in another: `//views.py//Users`, which `Resolver.follow` takes for `Users` of `views.py`.

Must not know what a name is for."""

from __future__ import annotations

from keeper_validate.extract.expression import Expression, Name, Opaque
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site


def elsewhere(path: str, scope: str, name: Name, here: str, resolver: Resolver) -> Expression:
    """A name written in one file, for a reader of another; what neither binds is the same word in both."""
    module = resolver.sources.names(path)
    scopes = resolver.scopes(module) if module is not None else None
    bound = scopes.bound(scope, name.name) if scopes is not None else None
    if scopes is None or bound is None or (path == here and scopes.bound("", name.name) == bound):
        return name
    target = resolver.follow(path, scope, name.name)
    if not isinstance(target, Site) or target.parameter is not None:
        return Opaque(name.name)
    if target.definition is None:
        return Name(f"//{path}//{name.name}")
    return Name(".".join(filter(None, (f"//{target.path}//{target.definition.name}", target.rest))))

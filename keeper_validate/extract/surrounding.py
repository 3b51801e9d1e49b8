"""The classes that a place in a file lies in, by all that they are below: what stands in a method of a `ModelAdmin` is the admin's.

Must not know any framework."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site


def surrounding(path: str, within: str, resolver: Resolver) -> Iterator[str]:
    """The qualified names of the bases of every class around a place, given by the dotted name of the definitions around it."""
    module = resolver.sources.names(path) if within else None
    while module is not None and within:
        around = resolver.scopes(module).definition(within)
        if around is not None and around.form == "class":
            yield from resolver.ancestors(Site(path, around))
        within = within.rpartition(".")[0]

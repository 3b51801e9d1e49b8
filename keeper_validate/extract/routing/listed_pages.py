"""Pages that a file of the change lists, or leads to, for a router of another file, which is looked for in what may mount it.

Must not know any framework."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from keeper_validate.element import Element
from keeper_validate.extract.module import Module
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.routing.neighbours import mounting_candidates
from keeper_validate.extract.routing.pages import led_to, lists


def listed_pages(modules: Collection[tuple[str, Module]], resolver: Resolver) -> Iterator[Element]:
    """The pages of routers elsewhere that stand in lists of some files, or in lists that these take in."""
    asked = frozenset(path for path, _ in modules)
    listing = [path for path, module in modules if lists(module)]
    beyond = mounting_candidates(listing, resolver.sources.tree, read=asked) if listing else ()
    resolver.sources.warm(beyond)
    for path in beyond:
        module = resolver.sources.beyond(path)
        if module is not None:
            yield from (page for page, way in led_to(path, module, resolver) if not way.isdisjoint(asked))

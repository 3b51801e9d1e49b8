"""What the component at the root of another one is made of, followed through files: `wraps=Modal` becomes `wraps=Modal:dialog`.

A fact of several files, added after extraction. Must not know any library: packages are what the tree does not hold."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.element import Element, Facet
from keeper_validate.extract.module import Module
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site
from keeper_validate.values import replace

_DEPTH = 4


def wrapped(path: str, module: Module, element: Element, resolver: Resolver) -> Element:
    """The component with the base of what it wraps, and without primitives that the tree itself holds."""
    if not any(facet.role in ("wraps", "primitive") for facet in element.facets):
        return element
    return replace(element, facets=tuple(dict.fromkeys(_facets(path, module, element.facets, resolver))))


def _facets(path: str, module: Module, facets: tuple[Facet, ...], resolver: Resolver) -> Iterator[Facet]:
    rendered = ""
    for facet in facets:
        if facet.role == "renders":
            rendered = facet.name
        if facet.role == "wraps":
            yield replace(facet, value=base(path, facet.name, resolver))
        elif facet.role != "primitive" or resolver.leads_to(path, module, facet.name.rpartition(":")[0]) is None:
            yield facet
        elif facet.value == "root":
            yield Facet("wraps", rendered, base(path, rendered, resolver))


def base(path: str, name: str, resolver: Resolver, depth: int = 0) -> str | None:
    """The element or primitive that a component of the tree comes to at its root; None where that cannot be said."""
    target = resolver.follow(path, "", name)
    if not isinstance(target, Site) or target.definition is None or depth > _DEPTH:
        return None
    roots = [facet for facet in target.definition.facets if facet.value == "root" or facet.role == "wraps"]
    for facet in roots:
        if facet.role == "primitive":
            return facet.name
        if facet.role == "renders" and facet.name[:1].islower():
            return facet.name
    return next((found for facet in roots if facet.role == "wraps" and (found := base(target.path, facet.name, resolver, depth + 1))), None)

"""The path of a route that a class stands for: what a decorator says of it, below the classes that it says itself to be part of.

Must not know any framework; which decorator does (`path.class`), and which member names the class above (`path.below`), a record says."""

from __future__ import annotations

from keeper_validate.extract.constants import open_text, opened
from keeper_validate.extract.expression import Call, Expression, plain
from keeper_validate.extract.module import Definition, Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site
from keeper_validate.extract.routing.lifting import decorator_name
from keeper_validate.extract.routing.route_path import join

_DEPTH = 8


def class_path(path: str, record: Record, written: Expression, resolver: Resolver) -> str | None:
    """The whole of what the classes say, of one that is not found its name; None where no class stands for a path."""
    said = record.setting("path.class")
    if said is None:
        return None
    whole, site = "", _class(path, record.within, written, resolver)
    for _ in range(_DEPTH):
        own = _said(site, said, resolver) if site is not None else None
        if site is None or own is None:
            return join(opened(plain(written).rpartition(".")[2]), whole)
        whole = join(own, whole) if whole else own
        above = _above(site, record.setting("path.below") or "", resolver)
        if above is None:
            return whole
        site, written = _class(site.path, site.key[1], above, resolver), above
    return None


def _class(path: str, scope: str, written: Expression, resolver: Resolver) -> Site | None:
    site = resolver.target(path, scope, written)
    found = site.definition if isinstance(site, Site) and not site.rest else None
    return site if isinstance(site, Site) and found is not None and found.form == "class" else None


def _said(site: Site, name: str, resolver: Resolver) -> str | None:
    for one in site.definition.decorators if site.definition is not None else ():
        if isinstance(one, Call) and one.arguments and decorator_name(one) == name:
            return open_text(site.path, site.key[1], one.arguments[0], resolver)
    return None


def _above(site: Site, member: str, resolver: Resolver) -> Expression | None:
    module = resolver.sources.names(site.path)
    found: Definition | None = resolver.scopes(module).definition(f"{site.key[1]}.{member}") if module is not None else None
    return found.annotation if found is not None else None

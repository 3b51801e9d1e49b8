"""The files beside a change that may say where its routers are mounted, and what the routers that it is handed are.

Reads them only for a change that holds a route, and no more of them than `neighbours.py` names. Must not know any framework."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.extract.expression import head
from keeper_validate.extract.language import named
from keeper_validate.extract.matching.conditions import from_parameter, holds
from keeper_validate.extract.module import Module, Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site
from keeper_validate.extract.records import reader
from keeper_validate.extract.routing.joint import may_register, registered
from keeper_validate.extract.routing.neighbours import mounting_candidates

_ROUTES = frozenset({"route", "built", "procedures", "procedure"})
_PAGES = "pages"


def around(modules: tuple[tuple[str, Module], ...], resolver: Resolver) -> Iterator[tuple[str, Module]]:
    """The files that may mount what some modules route; none where these route nothing."""
    asked, further = frozenset(path for path, _ in modules), dict[str, frozenset[str]]()
    routing = list[tuple[str, Module]]()
    for path, module in modules:
        if not _is_alone(module) and _has_routes(path, module, resolver):
            routing.append((path, module))
            for where, name in _routers(path, module, resolver):
                if where not in asked:
                    further[where] = further.get(where, frozenset()) | {name}
        if resolver.sources.wide:
            resolver.forget()
    functions = {path: frozenset(record.within.rpartition(".")[2] for record in module.records) - {""} for path, module in routing}
    beyond = mounting_candidates(functions, resolver.sources.tree, further, functions, asked) if routing else ()
    paths = (*further, *beyond)
    resolver.sources.warm(paths)
    for path in paths:
        found = resolver.sources.beyond(path)
        if found is not None:
            yield path, found


def _is_alone(module: Module) -> bool:
    """Whether a file neither takes anything from another nor offers it anything, in a language where names come by imports alone: nobody
    mounts what a bundle holds."""
    enclosed = getattr(reader(named(module.language)), "ENCLOSED", False)
    return enclosed and not (module.imports or module.stars or module.exports)


def _has_routes(path: str, module: Module, resolver: Resolver) -> bool:
    """Whether anything here is a route, or a page as a tag or in a list that may stand below another, would be one if a parameter is a
    router, or answers what others declare; many a call only looks like one."""
    for record in module.records:
        if record.setting("child") == "inherited" and holds(record, path, resolver):
            return True
        tag_or_below = record.first("path") is not None or record.setting("tree") is not None
        if record.setting("kind") == _PAGES and tag_or_below and holds(record, path, resolver):
            return True
        if record.setting("kind") in _ROUTES:
            router = record.first("router")
            given = from_parameter(path, record.within, router.value, resolver) if router is not None else None
            if given is not None or holds(record, path, resolver):
                return True
    return bool(registered(path, module, resolver)) or may_register(path, module, resolver)


def _routers(path: str, module: Module, resolver: Resolver) -> Iterator[tuple[str, str]]:
    """The files in which the routers stand that a file adds routes to, by itself or by its calls, or mounts something on; named."""
    for record in (*module.records, *registered(path, module, resolver)):
        source = _source(record, path, resolver)
        if source is not None and source.path != path:
            yield source.path, source.definition.name.rpartition(".")[2] if source.definition is not None else ""


def _source(record: Record, path: str, resolver: Resolver) -> Site | None:
    """Where the router that a record is about comes from: its definition, or a parameter, of which only a caller can tell what it is."""
    router = record.first("router")
    target = resolver.target(path, record.within, head(router.value)) if router is not None else None
    return target if isinstance(target, Site) else None

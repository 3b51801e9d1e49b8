"""What answers a route: the function or class that a handler expression, or the decorator of a record, leads to.

Must not know any framework."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from keeper_validate.element import Element
from keeper_validate.extract.authentication.asking import with_given
from keeper_validate.extract.expression import Call, Expression, Inline, Name, plain, unbound
from keeper_validate.extract.indexed import declared_from, records_of
from keeper_validate.extract.module import Definition, Module, Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site

_DEPTH = 8


def handler_site(path: str, record: Record, resolver: Resolver) -> Site | None:
    """The definition that answers; None where it is not in the tree or not named."""
    if record.setting("handler") == "decorated":
        module = resolver.sources.names(path)
        definition = decorated(record, module) if module is not None else None
        return Site(path, definition) if definition is not None else None
    capture = record.first("handler")
    module = resolver.sources.names(path) if capture is not None and isinstance(capture.value, Name) else None
    placed = resolver.scopes(module).at(record.start, plain(capture.value)) if module is not None and capture is not None else None
    if placed is not None:
        return Site(path, placed)
    return _site(path, record.within, capture.value, resolver) if capture is not None else None


def answering(module: Module, routed: Collection[Element]) -> Iterator[str]:
    """The functions that answer the routes of a module: by name, and those that are written in place by where they stand."""
    yield from (facet.name for route in routed for facet in route.facets if facet.role == "handler")
    lines = {route.line for route in routed}
    for record in records_of(module, "route"):
        capture = record.first("handler") if record.line in lines else None
        if capture is not None and isinstance(capture.value, Inline):
            yield capture.value.name


def handler_files(path: str, record: Record, resolver: Resolver) -> frozenset[str]:
    """The files that say what answers, of a class also those of the classes above it, and the one that describes the route."""
    site, described = handler_site(path, record, resolver), record.first("config")
    description = resolver.target(path, record.within, described.value) if described is not None else None
    above = (site.path, *(name.partition("#")[0] for name in resolver.ancestors(site) if "#" in name)) if site is not None else ()
    return frozenset((*above, *((description.path,) if isinstance(description, Site) else ())))


def wrappers(path: str, record: Record, resolver: Resolver) -> Iterator[str]:
    """The functions that are called around what answers, outermost first: `login_required(view)`, here or where `view` is made."""
    capture = record.first("handler")
    if capture is not None and record.setting("handler") != "decorated":
        yield from _around(path, record.within, capture.value, resolver, 0)


def _around(path: str, scope: str, expression: Expression, resolver: Resolver, depth: int) -> Iterator[str]:
    if depth > _DEPTH:
        return
    expression = unbound(expression)
    if isinstance(expression, Call):
        made = _site(path, scope, expression.function, resolver, depth + 1)
        if made is not None and made.definition is not None and made.definition.form == "class":
            return
        function = expression.function
        yield with_given(function) if isinstance(function, Call) else plain(function)
        for argument in expression.arguments:
            yield from _around(path, scope, argument, resolver, depth + 1)
        return
    target = resolver.target(path, scope, expression)
    made_by = target.definition if isinstance(target, Site) and not target.rest else None
    if isinstance(target, Site) and made_by is not None and made_by.form == "value" and isinstance(made_by.value, Call):
        yield from _around(target.path, made_by.name.rpartition(".")[0], made_by.value, resolver, depth + 1)


def _site(path: str, scope: str, expression: Expression, resolver: Resolver, depth: int = 0) -> Site | None:
    if depth > _DEPTH:
        return None
    expression = unbound(expression)
    if isinstance(expression, Call):
        made = _site(path, scope, expression.function, resolver, depth + 1)
        if made is not None and made.definition is not None and made.definition.form == "class":
            return made
        # a wrapper such as `login_required(view)`: what it wraps answers
        sites = (_site(path, scope, argument, resolver, depth + 1) for argument in expression.arguments)
        return next((site for site in sites if site is not None), None)
    target = resolver.target(path, scope, expression)
    if not isinstance(target, Site) or target.definition is None:
        return None
    if target.definition.form == "value" and isinstance(target.definition.value, Call) and not target.rest:
        inner = _site(target.path, target.definition.name.rpartition(".")[0], target.definition.value, resolver, depth + 1)
        return inner if inner is not None else target
    return target if not target.rest or target.definition.form == "class" else None


def decorated(record: Record, module: Module) -> Definition | None:
    """The function or class under the decorator that the record marks."""
    return next((one for one in declared_from(module, record.within, record.end_line) if one.start <= record.start), None)

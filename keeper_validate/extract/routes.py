"""Route records into route elements: whole paths over all mounts, one element for each method, with handler, guards and params.

Must not know any framework."""

from __future__ import annotations

import re
from collections.abc import Iterator

from keeper_validate.element import Element, Facet
from keeper_validate.extract.constants import text
from keeper_validate.extract.expression import Expression, Items, Literal, Name, Text, plain
from keeper_validate.extract.guards import guard_names, handler_guards
from keeper_validate.extract.merge import merged
from keeper_validate.extract.module import Definition, Module, Record
from keeper_validate.extract.mounts import Mounts, Prefix, enclosing, join
from keeper_validate.extract.resolve import Resolver, Site

_KIND = frozenset({"route"})
_METHODS = frozenset({"GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "CONNECT", "WEBSOCKET", "ANY"})
_OTHER_NAMES = {"DEL": "DELETE", "ALL": "ANY", "USE": "ANY", "WS": "WEBSOCKET", "*": "ANY", "ROUTE": "ANY"}
_PARAMETERS = (
    re.compile(r"\(\?P<(\w+)>(?:[^()]|\([^()]*\))*\)"),
    re.compile(r"<(?:[^<>:]*:)?\s*(\w+)\s*(?:\([^<>]*\))?>"),
    re.compile(r"\{(?:\.\.\.)?\*?(\w+)(?::[^{}]*)?[?*]?\}"),
    re.compile(r"(?<![\w{]):(\w+)(?:\([^()]*\))?[?*+]?"),
)
_PARAM = re.compile(r"\{(\w+)\}")


def routes(path: str, module: Module, resolver: Resolver, mounts: Mounts) -> Iterator[Element]:
    """The routes which a file registers, in source order."""
    for record in merged(path, module, _KIND, resolver):
        yield from _routes(path, module, record, resolver, mounts)


def styled(path: str) -> str:
    """A path with every parameter as `{name}`, whatever its framework's spelling."""
    if path.startswith("^") or path.endswith("$"):
        path = path.removeprefix("^").removesuffix("$")
    for pattern in _PARAMETERS:
        path = pattern.sub(r"{\1}", path)
    return path


def _routes(path: str, module: Module, record: Record, resolver: Resolver, mounts: Mounts) -> Iterator[Element]:
    own = record.first("path")
    written = text(path, record.within, own.value, resolver) if own is not None else record.setting("path") or ""
    if written is None:
        return
    handler = _handler(path, record, resolver)
    guards = (*guard_names(record), *handler_guards(record, path, handler, resolver))
    for prefix in _prefixes(path, module, record, mounts):
        whole = styled(join(prefix.path, written)) or "/"
        if not whole.startswith("/"):
            whole = "/" + whole
        for method in _methods(path, record, handler, resolver):
            yield _element(path, module, record, method, whole, prefix, guards, handler, resolver)


def _prefixes(path: str, module: Module, record: Record, mounts: Mounts) -> tuple[Prefix, ...]:
    way = record.setting("router")
    if way == "none":
        return (Prefix(""),)
    if way == "class":
        return mounts.prefixes((path, record.within))
    router = record.first("router")
    key = mounts.key(path, record.within, router.value) if router is not None else enclosing(path, module, record)
    return mounts.prefixes(key) if key is not None else (Prefix("", resolved=way == "binding"),)


def _handler(path: str, record: Record, resolver: Resolver) -> Definition | None:
    if record.setting("handler") == "decorated":
        return _decorated(path, record, resolver)
    capture = record.first("handler")
    if capture is None:
        return None
    target = resolver.target(path, record.within, capture.value)
    return target.definition if isinstance(target, Site) and not target.rest else None


def _decorated(path: str, record: Record, resolver: Resolver) -> Definition | None:
    """The function or class under the decorator that the record marks."""
    module = resolver.sources.beyond(path)
    under = [
        definition for definition in resolver.scopes(module).members.get(record.within, ())
        if definition.start <= record.start and definition.line > record.end_line and definition.form in ("function", "class")
    ] if module is not None else []
    return min(under, key=lambda definition: definition.line) if under else None


def _methods(path: str, record: Record, handler: Definition | None, resolver: Resolver) -> tuple[str, ...]:
    if record.setting("methods") == "handler" and handler is not None:
        found = tuple(name for name in _verbs(path, handler, resolver))
        return found or ("ANY",)
    named = [_method(item) for capture in record.all("method") for item in _each(capture.value)]
    known = tuple(dict.fromkeys(name for name in named if name in _METHODS))
    default = record.setting("method") or record.setting("method.default") or "ANY"
    return known or tuple(default.split())


def _verbs(path: str, handler: Definition, resolver: Resolver) -> Iterator[str]:
    """The methods that a class answers: its functions named after them."""
    module = resolver.sources.beyond(path)
    for member in resolver.scopes(module).members.get(handler.name, ()) if module is not None else ():
        verb = member.name.rpartition(".")[2].upper()
        if member.form == "function" and verb in _METHODS:
            yield verb


def _each(expression: Expression) -> tuple[Expression, ...]:
    return expression.values if isinstance(expression, Items) else (expression,)


def _method(expression: Expression) -> str:
    if not isinstance(expression, Text | Name | Literal):
        return ""
    name = plain(expression).rpartition(".")[2].upper()
    return _OTHER_NAMES.get(name, name)


def _element(
    path: str, module: Module, record: Record, method: str, whole: str, prefix: Prefix, guards: tuple[str, ...], handler: Definition | None, resolver: Resolver
) -> Element:
    capture = record.first("handler")
    facets = [Facet("method", method), Facet("path", whole)]
    if handler is not None:
        facets.append(Facet("handler", handler.name))
    elif capture is not None:
        facets.append(Facet("handler", plain(capture.value)))
    facets.extend(Facet("guard", name) for name in dict.fromkeys((*prefix.guards, *guards)))
    facets.extend(Facet("param", name) for name in dict.fromkeys(_PARAM.findall(whole)))
    if not prefix.resolved:
        facets.append(Facet("prefix", "unresolved"))
    return Element("route", f"{method} {whole}", path, record.line, record.end_line, module.language,
                   record.setting("framework") or record.framework, facets=tuple(facets))

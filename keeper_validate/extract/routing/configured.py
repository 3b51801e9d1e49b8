"""Routes given as an object: `server.route({method, url, handler})`, `app.openapi(createRoute({...}))`. Its entries become captures.

Which entry is what is said by the record's settings `config.<role> "key key"`. Must not know any framework."""

from __future__ import annotations

from keeper_validate.extract.constants import open_text
from keeper_validate.extract.expression import Call, Entries, Expression, Items, Member, Name, Text
from keeper_validate.extract.module import Capture, Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site
from keeper_validate.extract.routing.known_guards import meant
from keeper_validate.values import replace

_DEPTH = 8
_Said = tuple[str, str, Expression]


def configured(path: str, record: Record, resolver: Resolver) -> Record:
    """The record with what its `@config` object says; as it is where it has none."""
    capture = record.first("config")
    if capture is None:
        return record
    added = []
    for key, (where, scope, value) in _said(path, record, capture.value, resolver).items():
        for setting, names in record.settings:
            family, _, role = setting.partition(".")
            if family == "config" and key in names.split():
                known = open_text(where, scope, value, resolver) if role in ("path", "method") and not isinstance(value, Items) else None
                kept = meant(where, scope, value, resolver) if role == "guard" else None
                added.append(Capture(role, Text(known) if known is not None else kept or value, capture.line, capture.end_line))
    return replace(record, captures=(*record.captures, *added))


def _said(path: str, record: Record, expression: Expression, resolver: Resolver) -> dict[str, _Said]:
    """The entries of the object; where they stand under a key of it, those there besides, and none where it has no such key."""
    found, under = _entries(path, record.within, expression, resolver, _DEPTH), record.setting("configured")
    if under is None:
        return found
    inner = found.get(under)
    return found | _entries(*inner, resolver, _DEPTH) if inner is not None else {}


def _entries(path: str, scope: str, expression: Expression, resolver: Resolver, depth: int) -> dict[str, _Said]:
    """The entries of an object in place, of the one that a call is given, or of what a name stands for, each with where it is written; what
    is spread in it stands for its own, and what comes last counts."""
    if isinstance(expression, Name):
        target = resolver.follow(path, scope, expression.name)
        value = target.definition.value if isinstance(target, Site) and target.definition is not None and not target.rest else None
        if value is not None and isinstance(target, Site) and target.definition is not None:
            return _entries(target.path, target.definition.name.rpartition(".")[0], value, resolver, depth)
    if isinstance(expression, Call):
        expression = next((argument for argument in expression.arguments if isinstance(argument, Entries)), expression)
    said: dict[str, _Said] = {}
    for key, value in expression.entries if isinstance(expression, Entries) else ():
        spread = value.of if isinstance(value, Member) and value.name == "..." else value
        said |= {key: (path, scope, value)} if key != "..." else _entries(path, scope, spread, resolver, depth - 1) if depth else {}
    return said

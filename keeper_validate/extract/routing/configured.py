"""Routes given as an object: `server.route({method, url, handler})`, `app.openapi(createRoute({...}))`. Its entries become captures.

Which entry is what is said by the record's settings `config.<role> "key key"`. Must not know any framework."""

from __future__ import annotations

from keeper_validate.extract.constants import text
from keeper_validate.extract.expression import Call, Entries, Expression, Items, Name, Text
from keeper_validate.extract.module import Capture, Record
from keeper_validate.extract.resolve import Resolver
from keeper_validate.extract.site import Site
from keeper_validate.values import replace


def configured(path: str, record: Record, resolver: Resolver) -> Record:
    """The record with what its `@config` object says; as it is where it has none."""
    capture = record.first("config")
    if capture is None:
        return record
    where, scope, entries = _entries(path, record.within, capture.value, resolver)
    added = []
    for key, value in entries:
        for setting, names in record.settings:
            family, _, role = setting.partition(".")
            if family == "config" and key in names.split():
                known = text(where, scope, value, resolver) if role in ("path", "method") and not isinstance(value, Items) else None
                added.append(Capture(role, Text(known) if known is not None else value, capture.line, capture.end_line))
    return replace(record, captures=(*record.captures, *added))


def _entries(path: str, scope: str, expression: Expression, resolver: Resolver) -> tuple[str, str, tuple[tuple[str, Expression], ...]]:
    """The entries of an object in place, of the one that a call is given, or of what a name stands for."""
    if isinstance(expression, Name):
        target = resolver.follow(path, scope, expression.name)
        value = target.definition.value if isinstance(target, Site) and target.definition is not None and not target.rest else None
        if value is not None and isinstance(target, Site) and target.definition is not None:
            return _entries(target.path, target.definition.name.rpartition(".")[0], value, resolver)
    if isinstance(expression, Call):
        found = next((argument for argument in expression.arguments if isinstance(argument, Entries)), None)
        return path, scope, found.entries if found is not None else ()
    return path, scope, expression.entries if isinstance(expression, Entries) else ()

"""Routers that one statement binds beside others, `users, teams = Router("/users"), Router("/teams")`: each with what the call of its own
place gives.

Which arguments count is the record's to say (`bound.prefix "prefix"`). Must not know any framework."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.extract.expression import Call, Expression, Name, keyword
from keeper_validate.extract.module import Capture, Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.values import replace

_BOUND = "bound."


def with_own(path: str, record: Record, resolver: Resolver) -> Record:
    """A router with what the call gives that its name is bound to."""
    asked = [(key.removeprefix(_BOUND), wanted.split()) for key, wanted in record.settings if key.startswith(_BOUND)]
    name = record.first("name") if asked else None
    module = resolver.sources.names(path) if name is not None else None
    if name is None or module is None or not isinstance(name.value, Name):
        return record
    bound = resolver.scopes(module).definition(f"{record.within}.{name.value.name}".lstrip("."))
    if bound is None or not isinstance(bound.value, Call):
        return record
    given = ((role, value) for role, wanted in asked for value in _given(bound.value, wanted))
    return replace(record, captures=(*record.captures, *(Capture(role, value, name.line, name.end_line) for role, value in given)))


def _given(call: Call, wanted: list[str]) -> Iterator[Expression]:
    """The arguments of a call by some names, or by their places."""
    for one in wanted:
        place = int(one) if one.isdecimal() else None
        value = keyword(call, one) if place is None else call.arguments[place] if place < len(call.arguments) else None
        yield from () if value is None else (value,)

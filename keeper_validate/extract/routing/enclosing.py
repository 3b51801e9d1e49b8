"""Which router a record without one belongs to: the list around it, or the name that its chain or list is bound to.

Must not resolve names."""

from __future__ import annotations

from keeper_validate.extract.expression import Text
from keeper_validate.extract.module import Module, Record
from keeper_validate.extract.naming.resolve import Resolver

Key = tuple[str, str]
# Between a name and the key under which something is kept in it.
KEPT = "["
# What serves in a place that no rule follows.
ELSEWHERE = ("", "<elsewhere>")
# A list that is bound to a name; and what is put into one after that, but for what only a run can tell of what a function gives to many.
_MADE = frozenset({"value"})
_BOUND = _MADE | {"put"}


def enclosing(path: str, module: Module, record: Record, resolver: Resolver) -> Key | None:
    """The innermost mount around a record, of those that list their routes in place, else the name that the list is bound to, or the
    function that gives it."""
    around = [other for other in resolver.scopes(module).listing if other.start < record.start and other.end >= record.end]
    if around:
        inner = max(around, key=lambda other: other.start)
        return path, f"<{inner.start}>"
    if record.setting("router") == "elsewhere":
        return ELSEWHERE
    if record.setting("router") == "function":
        return (path, record.within) if record.within else None
    path_of = record.first("path")
    told = not record.within or (path_of is not None and isinstance(path_of.value, Text))
    forms = _BOUND if told else _MADE
    bound = [
        definition
        for definition in module.definitions
        if definition.form in forms
        and definition.start <= record.start
        and definition.end_line >= record.end_line
        and definition.line <= record.line
        and definition.name.rpartition(".")[0] == record.within
    ]
    if bound:
        return path, max(bound, key=lambda definition: definition.start).name.removesuffix("+=")
    around_it = resolver.scopes(module).definition(record.within) if record.setting("router") == "given" and record.within else None
    gives = around_it is not None and around_it.form == "function"
    return (path, record.within) if gives else None  # `return [path("users/", view)]`: whoever calls the function has the list

"""The methods of routes, as frameworks call them and as they are told. Must not know any framework."""

from __future__ import annotations

from keeper_validate.extract.expression import Expression, Literal, Name, Text, plain

METHODS = frozenset({"GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "CONNECT", "WEBSOCKET", "ANY"})
# What the registry of HTTP methods names besides: as names of functions these mean anything, so only a text says them.
FURTHER = frozenset({
    "ACL", "BIND", "CHECKIN", "CHECKOUT", "COPY", "LINK", "LOCK", "MERGE", "MKCALENDAR", "MKCOL", "MOVE", "PROPFIND", "PROPPATCH", "QUERY",
    "REPORT", "SEARCH", "UNBIND", "UNLINK", "UNLOCK",
})
# Frameworks answer these by themselves; listed beside others they are no route of their own.
IMPLIED = frozenset({"HEAD", "OPTIONS"})
_OTHER_NAMES = {"DEL": "DELETE", "ALL": "ANY", "USE": "ANY", "WS": "WEBSOCKET", "*": "ANY"}


def verb(expression: Expression, around: str = "") -> str:
    """The method that an expression names, without what stands around it; empty for what names none."""
    if not isinstance(expression, Text | Name | Literal):
        return ""
    name = plain(expression).rpartition(".")[2].removeprefix(around).removesuffix(around).upper().removeprefix("METHOD")
    return _OTHER_NAMES.get(name, name)

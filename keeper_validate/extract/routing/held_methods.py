"""Which methods a class answers that is registered for any: those that it has members for, and those that the classes above it bring.

The route stays the one that is registered; the methods are facets of it. What the classes of a framework bring is data. Must not guess
what a class answers that no source and no rule tells of."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Any

from keeper_validate import shipped
from keeper_validate.extract.expression import Items, Text, keyword, plain
from keeper_validate.extract.module import Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site
from keeper_validate.extract.routing.verbs import IMPLIED, METHODS

_LOCAL = "#"


def held_methods(record: Record, handler: Site | None, resolver: Resolver) -> tuple[str, ...]:
    """The methods that the class behind a registration answers, sorted; nothing where that is not certain."""
    rules = record.setting("methods.held")
    definition = handler.definition if handler is not None and rules is not None else None
    if handler is None or definition is None or definition.form != "class":
        return ()
    known = shipped.data(f"rules/{rules}")
    found = _brought(resolver.ancestors(handler), known)
    if found is None:
        return ()
    members = {one.key[1].rpartition(".")[2]: one.definition for one in resolver.members(handler)}
    found.update(name.upper() for name in members if name.islower())
    registered, own = record.first("handler"), members.get(known["limit"])
    limit = keyword(registered.value, known["limit"]) if registered is not None else None
    limit = own.value if limit is None and own is not None else limit
    allowed = limit.values if isinstance(limit, Items) else ()
    if limit is not None and not (allowed and all(isinstance(one, Text) for one in allowed)):
        return ()
    if allowed:
        found &= {plain(one).upper() for one in allowed}
    return tuple(sorted(found & (METHODS - IMPLIED - {"ANY", "WEBSOCKET"})))


def _brought(ancestors: tuple[str, ...], known: dict[str, Any]) -> set[str] | None:
    """What the classes above bring that stand outside the tree; None where one of them is not known, or none of them is a view."""
    outside = [name for name in ancestors if _LOCAL not in name and not any(fnmatchcase(name, one) for one in known["plain"])]
    views = [name for name in outside if name.startswith(tuple(known["from"])) and name.rpartition(".")[2] in known["answers"]]
    mixed = all(name in views or fnmatchcase(name, known["mixin"]) for name in outside)
    return {method for name in views for method in known["answers"][name.rpartition(".")[2]]} if views and mixed else None

"""Which methods a class answers that is registered for any: those that it has members for, and those that the classes above it bring; and a
function, those that a decorator of a framework leaves it.

The route stays the one that is registered; the methods are facets of it. What the classes of a framework bring is data. Must not guess
what a class answers that no source and no rule tells of."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Any

from keeper_validate import shipped
from keeper_validate.extract.expression import Call, Expression, Items, Text, keyword, plain
from keeper_validate.extract.module import Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import External, Site
from keeper_validate.extract.routing.verbs import IMPLIED, METHODS

_LOCAL = "#"


def held_methods(record: Record, handler: Site | None, resolver: Resolver) -> tuple[str, ...]:
    """The methods that the class or function behind a registration answers, sorted; nothing where that is not certain."""
    rules = record.setting("methods.held")
    definition = handler.definition if handler is not None and rules is not None else None
    if handler is None or definition is None:
        return ()
    known = shipped.data(f"rules/{rules}")
    if definition.form == "function":
        return next(filter(None, (_left(handler, one, known, resolver) for one in definition.decorators)), ())
    if definition.form != "class":
        return ()
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


def _left(handler: Site, decorator: Expression, known: dict[str, Any], resolver: Resolver) -> tuple[str, ...]:
    """The methods that a decorator lets through to a function: those it lists, else those it stands for."""
    called, function = (decorator, decorator.function) if isinstance(decorator, Call) else (None, decorator)
    led = resolver.target(handler.path, handler.key[1].rpartition(".")[0], function)
    name = led.name if isinstance(led, External) and led.name.startswith(tuple(known["from"])) else ""
    own = known["decorators"].get(name.rpartition(".")[2])
    if own is None or called is None or not (called.arguments or called.keywords):
        return tuple(own or ())
    listed = called.arguments[0] if called.arguments else called.keywords[0][1]
    told = listed.values if isinstance(listed, Items) else ()
    return tuple(sorted({one.value.upper() for one in told if isinstance(one, Text)} & METHODS - IMPLIED))


def _brought(ancestors: tuple[str, ...], known: dict[str, Any]) -> set[str] | None:
    """What the classes above bring that stand outside the tree; None where one of them is not known, or none of them is a view."""
    outside = [name for name in ancestors if _LOCAL not in name and not any(fnmatchcase(name, one) for one in known["plain"])]
    views = [name for name in outside if name.startswith(tuple(known["from"])) and name.rpartition(".")[2] in known["answers"]]
    mixed = all(name in views or fnmatchcase(name, known["mixin"]) for name in outside)
    return {method for name in views for method in known["answers"][name.rpartition(".")[2]]} if views and mixed else None

"""Unions that name other types: `type Status = Known | "archived"` is a closed set where all that it names are.

Must not know how a language writes a union."""

from __future__ import annotations

from keeper_validate.extract.expression import Expression, Items, Member, Name
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site

_CLOSED, _NAMING, _DEPTH = "union", "named-union", 4


def closed(path: str, scope: str, union: Expression, resolver: Resolver, depth: int = 0) -> bool:
    """Whether a name stands for a union of literals, or of such unions and literals."""
    target = resolver.target(path, scope, union) if isinstance(union, Name) else None
    found = target.definition if isinstance(target, Site) and not target.rest and target.parameter is None else None
    if not isinstance(target, Site) or found is None or depth > _DEPTH:
        return False
    if _NAMING not in found.traits or not isinstance(found.value, Items):
        return _CLOSED in found.traits
    around = found.name.rpartition(".")[0]
    named = (one.of for one in found.value.values if isinstance(one, Member))
    return all(closed(target.path, around, one, resolver, depth + 1) for one in named)

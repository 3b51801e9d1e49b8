"""Structs that embed a router of their own: what makes one, its methods and the fields that keep it register on the same router.

Must not know any framework."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.extract.expression import Call, Expression, Name
from keeper_validate.extract.module import Definition
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import External, Site


def holding(site: Site, resolver: Resolver) -> Site | None:
    """The struct that a value is one of, where each that is made embeds a router that is made with it; one that is handed a router, as a
    group of another's is, serves below that one alone."""
    definition = site.definition
    if definition is None or site.rest or site.parameter is not None or definition.form not in ("value", "annotation"):
        return None
    made = resolver.maker(site.path, definition)
    struct = made.definition if made is not None and not made.rest else None
    if made is None or struct is None or "struct" not in struct.traits or not struct.bases:
        return None
    module = resolver.sources.names(made.path)
    makings = [(made.path, one) for one in module.definitions if _makes(one, struct.name)] if module is not None else []
    if (site.path, definition) not in makings and isinstance(definition.value, Call) and definition.value.keywords:
        makings.append((site.path, definition))
    own = (_has_its_own(path, one, struct, resolver) for path, one in makings)
    return made if makings and all(own) else None


def _makes(definition: Definition, struct: str) -> bool:
    return isinstance(definition.value, Call) and definition.value.function == Name(struct)


def _has_its_own(path: str, making: Definition, struct: Definition, resolver: Resolver) -> bool:
    """Whether what a struct embeds is made in place, from nothing: `&Handler{Router: mux.NewRouter()}`."""
    scope = making.name if making.form == "function" else making.name.rpartition(".")[0]
    return any(
        isinstance(one, Call) and not one.arguments and isinstance(resolver.target(path, scope, one.function), External)
        for one in _embedded(making, struct)
    )


def _embedded(making: Definition, struct: Definition) -> Iterator[Expression]:
    """What a literal of a struct gives for the types that it embeds, by their names or by place."""
    names = {base.name.rpartition(".")[2] for base in struct.bases if isinstance(base, Name)}
    if isinstance(making.value, Call):
        yield from making.value.arguments
        yield from (value for key, value in making.value.keywords if key in names)

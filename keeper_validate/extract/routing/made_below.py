"""Routers that a method of a project's own type makes for a path, below the one that it is asked of: `settings := r.SubGroup("/settings")`.

Must not know any framework."""

from __future__ import annotations

from keeper_validate.extract.chains import given_back
from keeper_validate.extract.expression import Call, Expression, Joined, Name, Text
from keeper_validate.extract.module import Definition
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site
from keeper_validate.extract.routing.enclosing import Key
from keeper_validate.extract.routing.prefix import Mount
from keeper_validate.extract.routing.router_key import router_key
from keeper_validate.extract.routing.written_path import prefix_text


def made_below(key: Key, resolver: Resolver) -> list[Mount]:
    """The mount of such a router; its path is unknown where the method does more than to hand on what it is given. What a function makes
    around a router that it is given, `NewRouter(e.Group("/shop"))`, stands where that does, and so does what its chain gives back."""
    path, scope = key[0], key[1].rpartition(".")[0]
    module = resolver.sources.names(path)
    bound = resolver.scopes(module).definition(key[1]) if module is not None else None
    made = bound.value if bound is not None and bound.form == "value" else None
    if not isinstance(made, Call):
        return []
    target = resolver.called(path, scope, made.function)
    maker = target.definition if isinstance(target, Site) and not target.rest and target.parameter is None else None
    if maker is None and (chained := given_back(made)) is not None:
        above = router_key(path, scope, chained, resolver)
        return [Mount(above, "", ())] if above not in (key, None) else []
    if not isinstance(made.function, Name) or not made.arguments:
        return []
    if not isinstance(target, Site) or maker is None or maker.form != "function":
        return []
    if "received" not in maker.traits:
        return [_around(path, scope, one, resolver) for one in _embedding(target.path, maker, made, resolver)]
    above = router_key(path, scope, Name(made.function.name.rpartition(".")[0]), resolver)
    if above in (key, None) or not _is_path(made.arguments[0]):
        return []
    kept = _hands_on(target.path, maker, maker.value, resolver)
    return [Mount(above, prefix_text(path, scope, made.arguments[0], resolver) if kept else None, ())]


def _embedding(path: str, maker: Definition, call: Call, resolver: Resolver) -> list[Expression]:
    """What a call gives a function which makes a struct that embeds it: `return &Router{Group: g}`."""
    made, names = maker.value, [one.name for one in maker.parameters]
    struct = resolver.target(path, maker.name, made.function) if isinstance(made, Call) else None
    if not isinstance(made, Call) or not isinstance(struct, Site) or struct.definition is None or struct.rest:
        return []
    bases = _embedded(struct.definition)
    kept = [*made.arguments, *(value for name, value in made.keywords if name in bases)] if bases else []
    places = [names.index(one.name) for one in kept if isinstance(one, Name) and one.name in names]
    return [call.arguments[place] for place in places if place < len(call.arguments)]


def _around(path: str, scope: str, given: Expression, resolver: Resolver) -> Mount:
    """The mount of what is made around a router, or around what that makes for a path in place."""
    asked = given.function if isinstance(given, Call) else None
    if isinstance(given, Call) and isinstance(asked, Name) and given.arguments and _is_path(given.arguments[0]):
        above = router_key(path, scope, Name(asked.name.rpartition(".")[0]), resolver)
        return Mount(above, prefix_text(path, scope, given.arguments[0], resolver) if above is not None else None, ())
    above = router_key(path, scope, given, resolver) if isinstance(given, Name) else None
    return Mount(above, "" if above is not None else None, ())


def _is_path(given: Expression) -> bool:
    first = given.parts[0] if isinstance(given, Joined) else given
    return isinstance(first, Text) and (not first.value or first.value.startswith("/"))


def _hands_on(path: str, method: Definition, made: Expression | None, resolver: Resolver) -> bool:
    """Whether what a method gives is made, in the end, by the router that its own object embeds, of the path that it is given first and
    nothing else."""
    module = resolver.sources.names(path)
    while isinstance(made, Call) and module is not None and made.arguments:
        head, _, asked = made.function.name.partition(".") if isinstance(made.function, Name) else ("", "", "")
        own = resolver.scopes(module).definition(f"{method.name}.{head}") if asked else None
        if own is not None and own.annotation is not None:
            given = method.parameters[0].name if method.parameters else ""
            rebound = resolver.scopes(module).definition(f"{method.name}.{given}")
            return made.arguments[0] == Name(given) and rebound is None and _is_embedded(path, own, asked, resolver)
        made = made.arguments[0] if len(made.arguments) == 1 else None
    return False


def _is_embedded(path: str, own: Definition, asked: str, resolver: Resolver) -> bool:
    """Whether a method is one of what an object embeds: `r.Group.Group`, `r.Group`, not that of another field, `s.v1.Group`."""
    of = asked.rpartition(".")[0]
    struct = resolver.target(path, "", own.annotation) if own.annotation is not None else None
    made = struct.definition if isinstance(struct, Site) and not struct.rest else None
    embedded = _embedded(made) if made is not None else frozenset[str]()
    return bool(embedded) and of in ("", *embedded)


def _embedded(struct: Definition) -> frozenset[str]:
    """What a struct embeds, by name."""
    return frozenset(base.name.rpartition(".")[2] for base in struct.bases if isinstance(base, Name) and "struct" in struct.traits)

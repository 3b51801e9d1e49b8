"""Routers that a function of the tree makes anew for whoever calls it: `const users = createRouter()`. Each name that is bound to such a
call is a router of its own, which has what the function says of the one that it makes.

Must not know any framework."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.extract.expression import Call, Expression, Name, begun
from keeper_validate.extract.merge import merged
from keeper_validate.extract.module import Module, Record
from keeper_validate.extract.resolve import Resolver
from keeper_validate.extract.routing.handing import given_to
from keeper_validate.extract.site import External, Site

_SERVING = frozenset({"route", "mount", "handover"})
_DEPTH = 8


def made_anew(path: str, name: str, resolver: Resolver) -> Site | None:
    """The router in the function that makes what a name is bound to, where nothing is served by it there, or the function is called more
    than once: then its makers share nothing but what is said of it there. The function itself where it returns what a library makes; None
    for any other name."""
    module = resolver.sources.names(path)
    bound = resolver.scopes(module).definition(name) if module is not None else None
    if bound is None or bound.form != "value" or not isinstance(bound.value, Call):
        return None
    function = begun(bound.value.function) or bound.value.function
    maker = resolver.target(path, bound.name.rpartition(".")[0], function)
    if not isinstance(maker, Site) or maker.definition is None or maker.rest or maker.parameter is not None:
        return None
    if isinstance(maker.definition.value, Call) and maker.definition.form == "function":
        return maker if isinstance(resolver.target(maker.path, maker.definition.name, maker.definition.value.function), External) else None
    if not isinstance(maker.definition.value, Name):
        return None
    made = resolver.follow(maker.path, maker.definition.name, maker.definition.value.name)
    inside = isinstance(made, Site) and made.parameter is None and made.key[1].startswith(f"{maker.definition.name}.")
    shared = _serves(maker.path, maker.definition.name, resolver) and not _called_again(function, module)
    return made if isinstance(made, Site) and inside and not shared else None


def makers(path: str, name: str, resolver: Resolver) -> Iterator[Site]:
    """The router that a function makes for a name, and the one that another makes for that, the nearest first."""
    for _ in range(_DEPTH):
        made = made_anew(path, name, resolver)
        if made is None:
            return
        yield made
        path, name = made.key


def _called_again(function: Expression, module: Module | None) -> bool:
    """Whether a file has more than one router made by a function."""
    kept = (one.value for one in module.definitions if one.form == "value") if module is not None else ()
    mounted = (one.value for record in module.records for one in record.all("child")) if module is not None else ()
    return sum(isinstance(one, Call) and (begun(one.function) or one.function) == function for one in (*kept, *mounted)) > 1


def _serves(path: str, function: str, resolver: Resolver) -> bool:
    """Whether a function registers something of the tree on what it makes."""
    known = resolver.serving.get((path, function))
    if known is None:
        module = resolver.sources.beyond(path)
        said = merged(path, module, _SERVING, resolver) if module is not None else ()
        within = [one for one in said if f"{one.within}.".startswith(f"{function}.")]
        known = resolver.serving[path, function] = any(_of_the_tree(path, one, resolver) for one in within)
    return known


def _of_the_tree(path: str, record: Record, resolver: Resolver) -> bool:
    kind = record.setting("kind")
    if kind == "handover":
        return any(True for _ in given_to(path, record, resolver))
    children = (resolver.target(path, record.within, one.value) for one in record.all("child"))
    sites = (one for one in children if isinstance(one, Site))
    return kind == "route" or any(one.definition is None or one.definition.form != "function" for one in sites)

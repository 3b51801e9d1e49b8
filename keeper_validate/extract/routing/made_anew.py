"""Routers that a function of the tree makes anew for whoever calls it: `const users = createRouter()`. Each name that is bound to such a
call is a router of its own, which has what the function says of the one that it makes.

Must not know any framework."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.extract.expression import Call, Member, Name, begun
from keeper_validate.extract.naming.given_back import is_made_anew, one_of_several
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import External, Site

_DEPTH = 8


def made_anew(path: str, name: str, resolver: Resolver) -> Site | None:
    """The router in the function that makes what a name is bound to: those that it is made for share nothing but what is said of it there.
    The function itself where it returns what a library makes; None for any other name."""
    module = resolver.sources.names(path)
    bound = resolver.scopes(module).definition(name) if module is not None else None
    if bound is None or bound.form != "value":
        return None
    if isinstance(bound.value, Member):
        several = one_of_several(path, bound.name.rpartition(".")[0], bound.value, 0, resolver.target)
        return several if several is not None and is_made_anew(several, bound.value) else None
    if not isinstance(bound.value, Call):
        return None
    function = begun(bound.value.function) or bound.value.function
    maker = resolver.target(path, bound.name.rpartition(".")[0], function)
    if not isinstance(maker, Site) or maker.definition is None or maker.rest or maker.parameter is not None:
        return None
    if isinstance(maker.definition.value, Call) and maker.definition.form == "function":
        return _of_a_library(maker, resolver)
    if not isinstance(maker.definition.value, Name):
        return None
    made = resolver.follow(maker.path, maker.definition.name, maker.definition.value.name)
    inside = isinstance(made, Site) and made.parameter is None and made.key[1].startswith(f"{maker.definition.name}.")
    return made if isinstance(made, Site) and inside else None


def _of_a_library(maker: Site, resolver: Resolver) -> Site | None:
    """The function that returns what a library makes, or writes a struct out with what it makes: this one, or the one whose call it returns
    as it is."""
    for _ in range(_DEPTH):
        returned = maker.definition.value if maker.definition is not None and maker.definition.form == "function" else None
        inner = resolver.target(maker.path, maker.key[1], returned.function) if isinstance(returned, Call) else None
        if isinstance(inner, External) or (isinstance(returned, Call) and inner is not None and _is_made_with_another(inner, returned)):
            return maker
        if not isinstance(inner, Site) or inner.rest or inner.parameter is not None:
            return None
        maker = inner
    return None


def _is_made_with_another(struct: Site, written: Call) -> bool:
    """Whether what is written out is a struct with something that is made for it alone: `&group{RouterGroup: r.Group("/users")}`."""
    values = (*written.arguments, *(value for _, value in written.keywords))
    made = struct.definition is not None and not struct.rest and "struct" in struct.definition.traits
    return made and any(isinstance(one, Call) for one in values)


def makers(path: str, name: str, resolver: Resolver) -> Iterator[Site]:
    """The router that a function makes for a name, and the one that another makes for that, the nearest first."""
    for _ in range(_DEPTH):
        made = made_anew(path, name, resolver)
        if made is None:
            return
        yield made
        path, name = made.key

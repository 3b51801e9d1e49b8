"""Routers by what makes them: each call of a function makes one of its own, with the prefix that it gives; one may be given instead.

Must not know any framework, nor where a router is mounted."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from keeper_validate.extract.calls import Placed
from keeper_validate.extract.expression import CHOSEN, Call, Entries, Expression, Member, Name, names, says_little
from keeper_validate.extract.module import Definition, Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site
from keeper_validate.extract.routing.enclosing import Key
from keeper_validate.extract.routing.joint import frame_of
from keeper_validate.extract.routing.router_key import router_key
from keeper_validate.extract.routing.written_path import prefix_text

_PARAMETER = "#"


def making(path: str, scope: str, child: Expression | None, resolver: Resolver) -> Placed | None:
    """The call that makes what is mounted, in place or under a name."""
    target = resolver.target(path, scope, child) if isinstance(child, Name) else None
    made = target.definition if isinstance(target, Site) and not target.rest and target.parameter is None else None
    value = made.value.of if made is not None and isinstance(made.value, Member) else made.value if made is not None else None
    if isinstance(target, Site) and made is not None and made.form == "value" and isinstance(value, Call):
        return Placed(target.path, made.name.rpartition(".")[0], value)
    return Placed(path, scope, child) if isinstance(child, Call) else None


def keeper(path: str, scope: str, child: Expression | None, resolver: Resolver) -> Key | None:
    """The class below others of the tree whose object keeps what is mounted, where that object is made in place or under a name."""
    asked = child.function if isinstance(child, Call) else child
    made = asked.of if isinstance(asked, Member) else None
    if isinstance(asked, Name) and "." in asked.name:
        kept = resolver.target(path, scope, Name(asked.name.rpartition(".")[0]))
        bound = kept.definition if isinstance(kept, Site) and kept.parameter is None and not kept.rest else None
        if isinstance(kept, Site) and bound is not None and bound.form == "value":
            path, scope, made = kept.path, bound.name.rpartition(".")[0], bound.value
    found = resolver.target(path, scope, made.function) if isinstance(made, Call) else None
    own = found.definition if isinstance(found, Site) and not found.rest and found.parameter is None else None
    return found.key if isinstance(found, Site) and own is not None and own.form == "class" and own.bases else None


def instead(key: Key, known: Collection[Key], resolver: Resolver) -> Iterator[Key]:
    """The routers, parameters or `known` ones, that a name may stand for instead of the one that is made for it: `given or APIRouter()`."""
    bound = _choosing(key, resolver)
    for one in bound.value.arguments if bound is not None and isinstance(bound.value, Call) else ():
        given = _former(key[0], bound.name, one, resolver) if isinstance(one, Name) and bound is not None else None
        other = given.key if given is not None else router_key(key[0], bound.name.rpartition(".")[0], one, resolver) if bound else None
        if other is not None and other != key and not isinstance(one, Call) and (other in known or _PARAMETER in other[1]):
            yield other


def is_untold(key: Key, known: Collection[Key], resolver: Resolver) -> bool:
    """Whether a name is bound to one of several things, or is a key of an object, and no rule says more of what is made there; or what
    makes a router is asked only where another call gives none: `current() or APIRouter(prefix="/a")`."""
    bound = _choosing(key, resolver)
    choices = bound.value.arguments if bound is not None and isinstance(bound.value, Call) else ()
    several = len({says_little(one) for one in choices if isinstance(one, Call)}) > 1
    if several or key in known:
        return several
    owner, _, name = key[1].rpartition(".")
    module = resolver.sources.names(key[0]) if bound is None and owner else None
    holder = resolver.scopes(module).definition(owner) if module is not None else None
    held = dict(holder.value.entries).get(name) if holder is not None and isinstance(holder.value, Entries) else None
    return any(isinstance(one, Call) and bool(one.arguments or one.keywords) for one in choices or (held,))


def _choosing(key: Key, resolver: Resolver) -> Definition | None:
    """The definition that a key is of, where its value is one of several."""
    module = resolver.sources.names(key[0])
    bound = resolver.scopes(module).definition(key[1]) if module is not None else None
    value = bound.value if bound is not None and bound.form == "value" else None
    return bound if isinstance(value, Call) and value.function == CHOSEN else None


def _former(path: str, bound: str, name: Name, resolver: Resolver) -> Site | None:
    """The parameter that has the very name which is bound anew."""
    scope, _, own = bound.rpartition(".")
    module = resolver.sources.names(path)
    function = resolver.scopes(module).definition(scope) if module is not None and name.name == own else None
    place = next((at for at, one in enumerate(function.parameters) if one.name == own), None) if function is not None else None
    return Site(path, function, "", place) if place is not None else None


class AsMade:
    """The prefixes that functions are given for the routers that they make."""

    def __init__(self, resolver: Resolver) -> None:
        self._resolver = resolver
        self._said: dict[Key, tuple[str, Record, Expression]] = {}

    def note(self, key: Key, path: str, record: Record, prefixes: tuple[Expression, ...]) -> None:
        """Keep what a record says of the prefix of a router where that is of what its function is given."""
        for prefix in prefixes if record.within else ():
            targets = (self._resolver.follow(path, record.within, name) for name in names(prefix))
            if any(isinstance(one, Site) and one.path == path and one.parameter is not None for one in targets):
                self._said[key] = path, record, prefix

    def prefix(self, keys: Iterable[Key], made: Placed | None) -> tuple[str | None] | None:
        """The prefix of a router that a call makes, known by one of its keys; None where it is not given by that call."""
        said = next((self._said[key] for key in keys if key in self._said), None) if self._said and made is not None else None
        if said is None or made is None or not isinstance(made.value, Call):
            return None
        path, record, prefix = said
        frame = frame_of(made.path, made.scope, made.value, self._resolver)
        if frame is None or (frame.inside, frame.function.name) != (path, record.within):
            return None
        return (prefix_text(made.path, made.scope, frame.put_in(record, prefix), self._resolver),)

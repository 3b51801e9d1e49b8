"""What a project's own router class makes of the paths that it is given, whether it hands them on to the framework's as they are, and the
guards that it puts before them.

Must not know any framework, nor work out which other path it is."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.extract.chains import unchained
from keeper_validate.extract.constants import OBJECTS
from keeper_validate.extract.expression import Call, Expression, Member, Name, plain
from keeper_validate.extract.module import Definition, Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site
from keeper_validate.extract.routing.guards import guard_names

_ABOVE = frozenset({"super", "super()"})


def registers_otherwise(path: str, record: Record, resolver: Resolver) -> bool:
    """Whether the class of a route's router has a method of its own that may change the path, or puts a prefix of its own before it."""
    made = _made(path, record, resolver)
    if made is None:
        return False
    making = ((one, one.definition) for one in resolver.members(made) if one.definition is not None)
    return _overrides(made, record, resolver) or any("makes" in own.traits and _says_prefix(one, own, resolver) for one, own in making)


def guards_in_making(path: str, name: str, resolver: Resolver) -> tuple[str, ...]:
    """The guards that a router has by the class of the tree that it is made by: `super().__init__(dependencies=[Depends(user)])`."""
    module = resolver.sources.names(path)
    bound = resolver.scopes(module).definition(name) if module is not None else None
    if bound is None or bound.form != "value" or not isinstance(bound.value, Call):
        return ()
    made = resolver.target(path, name.rpartition(".")[0], bound.value.function)
    if not isinstance(made, Site) or made.definition is None or made.definition.form != "class" or made.rest:
        return ()
    making = ((one.path, one.definition) for one in resolver.members(made) if one.definition is not None)
    return tuple(guard for place, own in making if "makes" in own.traits for guard in _guards_within(place, own, resolver))


def _guards_within(path: str, making: Definition, resolver: Resolver) -> Iterator[str]:
    """What is handed to the same method of the class above."""
    module = resolver.sources.beyond(path)
    for record in module.records if module is not None else ():
        router = record.first("router") if record.within == making.name else None
        yield from guard_names(record) if router is not None and plain(router.value) in _ABOVE else ()


def mounts_otherwise(path: str, record: Record, resolver: Resolver) -> bool:
    """Whether the class of what mounts something has a method of its own for that, which may change where it stands."""
    made = _made(path, record, resolver)
    return made is not None and _overrides(made, record, resolver)


def _overrides(made: Site, record: Record, resolver: Resolver) -> bool:
    router = record.first("router")
    called = {plain(one.value) for role in ("method", "at") for one in record.all(role) if isinstance(one.value, Name)}
    called.update((record.setting("registers.through") or "").split())
    if router is not None and isinstance(router.value, Call):
        called.add(plain(router.value.function).rpartition(".")[2])
    own = ((one.path, one.definition) for one in resolver.members(made) if one.definition is not None and one.definition.form == "function")
    methods = ((where, one) for where, one in own if one.name.rpartition(".")[2] in called)
    return any(not _hands_on(one) and not _registers_as_given(where, one, record.framework, resolver) for where, one in methods)


def _made(path: str, record: Record, resolver: Resolver) -> Site | None:
    router = record.first("router")
    return _class_of(path, record, router.value, resolver) if router is not None else None


def _class_of(path: str, record: Record, router: Expression, resolver: Resolver) -> Site | None:
    """The class of the tree that a router is made by."""
    start, scope = unchained(record.framework, router).start, record.within
    target = resolver.target(path, scope, start) if isinstance(start, Name) else None
    if isinstance(target, Site) and target.definition is not None and isinstance(target.definition.value, Call) and not target.rest:
        path, scope, start = target.path, target.definition.name.rpartition(".")[0], target.definition.value
    made = resolver.target(path, scope, start.function) if isinstance(start, Call) else None
    return made if isinstance(made, Site) and made.definition is not None and made.definition.form == "class" else None


def _hands_on(method: Definition) -> bool:
    """Whether a method gives what the one above it gives for the same path."""
    name, given = method.name.rpartition(".")[2], method.value
    if not isinstance(given, Call) or plain(given.function) not in (f"super.{name}", f"super().{name}"):
        return False
    first = next((one.name.partition(".")[0] for one in method.parameters if one.name not in OBJECTS), "")
    kept = (Name(first), Member(Name(first), "..."), Member(Name(first), "*"))
    return (*given.arguments, *(value for _, value in given.keywords))[:1] in [(one,) for one in kept]


def _registers_as_given(path: str, method: Definition, framework: str, resolver: Resolver) -> bool:
    """Whether all that a method registers itself, on its own object, stands at the path that it is given."""
    module = resolver.sources.beyond(path)
    given = next((one.name for one in method.parameters if one.name not in OBJECTS), "")
    if module is None or not given or resolver.scopes(module).definition(f"{method.name}.{given}") is not None:
        return False
    inside = [
        one
        for one in module.records
        if one.setting("kind") == "route" and one.framework == framework and f"{one.within}.".startswith(f"{method.name}.")
    ]
    own = {one.name.rpartition(".")[2] for one in resolver.scopes(module).members.get(method.name.rpartition(".")[0], ())}
    paths = [each.value for one in inside for each in one.all("path")]
    return bool(paths) and all(one == Name(given) for one in paths) and all(_is_of_framework(one, own) for one in inside)


def _is_of_framework(record: Record, own: set[str]) -> bool:
    """Whether something is registered on the object itself by no method of its class's own."""
    routers = {plain(one.value) for one in record.all("router")}
    return routers <= _ABOVE or (routers <= OBJECTS and own.isdisjoint(plain(one.value) for one in record.all("method")))


def _says_prefix(site: Site, making: Definition, resolver: Resolver) -> bool:
    """Whether what makes an object of a class gives what it is made from a prefix other than one that it is given; what is mounted on the
    object has one of its own."""
    module = resolver.sources.beyond(site.path)
    said = ((one, one.first("router")) for one in module.records if one.within == making.name) if module is not None else ()
    inside = (one for one, on in said if on is None or plain(on.value) not in OBJECTS)
    given = {Name(one.name) for one in making.parameters}
    return any(prefix.value not in given for one in inside for prefix in one.all("prefix"))

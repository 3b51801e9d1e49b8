"""Routers handed to functions: what a call gives, the parameter is, whatever it says of its type.

Must not know any framework; calls that hand over are records of kind `handover`, or mounts with the setting `hands`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from keeper_validate.extract.arguments import arguments, placed
from keeper_validate.extract.expression import Call, Expression, Inline, Items, Member, Name, plain
from keeper_validate.extract.matching.conditions import holds, makers
from keeper_validate.extract.matching.handed import keys_of
from keeper_validate.extract.module import Capture, Definition, Module, Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site, Target
from keeper_validate.extract.routing.enclosing import Key
from keeper_validate.extract.routing.folders import mounted_files
from keeper_validate.extract.routing.loops import looped

# A router passed on from function to function, file to file; deeper than this nobody goes.
_ROUNDS = 4


def hand_over(modules: tuple[tuple[str, Module], ...], resolver: Resolver) -> None:
    """Tell the resolver what made the values that functions are given as routers."""
    handing = [
        (path, record)
        for path, module in modules
        for record in module.records
        if record.setting("kind") == "handover" or record.setting("hands") is not None
    ]
    for _ in range(_ROUNDS):
        known = sum(len(names) for names in resolver.handed.values())
        for path, record in handing:
            if holds(record, path, resolver):
                _hand(path, record, resolver)
                for file, _ in mounted_files(path, record, modules, resolver):
                    router = record.first("router")
                    _give(resolver.member(file, "default"), path, record.within, (router.value,) if router else (), resolver)
        if known == sum(len(names) for names in resolver.handed.values()):
            return


def _hand(path: str, record: Record, resolver: Resolver) -> None:
    router = record.first("router")
    if router is not None:
        for ((where, child),) in (turn for each in record.all("child") for turn in looped(path, record, (each.value,), resolver)):
            if child is not None:
                target = _called(where, record.within if where == path else "", child, resolver)
                _give(target, path, record.within, (router.value,), resolver)
        return
    function, call = record.first("function"), record.first("call")
    if call is not None and isinstance(call.value, Call):
        target = resolver.called(path, record.within, call.value.function)
        if isinstance(target, Site) and target.definition is not None and target.definition.form == "function" and not target.rest:
            _told(target.key, arguments(call.value, target.definition), path, record.within, resolver)
            return
    for ((where, called),) in looped(path, record, (function.value,), resolver) if function is not None else ():
        if called is not None:
            target = _called(where, record.within if where == path else "", called, resolver)
            _give(target, path, record.within, _values(record), resolver, record.first("parameter"), field_of(record))


def given_to(path: str, record: Record, resolver: Resolver) -> Iterator[tuple[str, Definition]]:
    """The functions of the tree that a record hands a router to, with their files: of a list that it loops over, each."""
    function = record.first("function")
    for ((where, called),) in looped(path, record, (function.value,), resolver) if function is not None else ():
        target = _called(where, record.within if where == path else "", called, resolver) if called is not None else None
        if isinstance(target, Site) and target.definition is not None and target.definition.form == "function" and not target.rest:
            yield target.path, target.definition


def receivers(record: Record, where: str, function: Definition, resolver: Resolver) -> Iterator[tuple[Key, Expression]]:
    """What a call hands to a function: the parameter that takes it, also by the name of its own that a type gives what is taken out of it,
    and the value; what it makes in place is called as the result is."""
    for index, value in _handed(record, function):
        yield (where, f"{function.name}#{index}"), value
        named = f"{function.name}.{field_of(record)}"
        module = resolver.sources.names(where)
        typed = resolver.scopes(module).definition(named) if module is not None and record.first("field") is not None else None
        if typed is not None and typed.form == "annotation":
            yield (where, named), value


def _handed(record: Record, function: Definition) -> Iterator[tuple[int, Expression]]:
    call, made = record.first("call"), record.first("made")
    if call is not None and isinstance(call.value, Call):
        for index, value in arguments(call.value, function):
            yield index, made.value if made is not None and isinstance(value, Call) else value
        return
    yield from placed(_values(record), record.first("parameter"), function)


def _values(record: Record) -> tuple[Expression, ...]:
    listed = (capture.value for capture in record.all("argument") or record.all("given"))
    return tuple(value for each in listed for value in (each.values if isinstance(each, Items) else (each,)))


def _called(path: str, scope: str, function: Expression, resolver: Resolver) -> Target | None:
    """What a call hands its router to, also where another function gives that; of a module as such, what it exports."""
    if (made := _given_by(path, scope, function, resolver)) is not None:
        return made
    if isinstance(function, Call) and function.arguments:
        function = function.arguments[0]  # a plugin wrapped in place
    target = resolver.called(path, scope, function)
    return resolver.member(target.path, "default") if isinstance(target, Site) and target.definition is None and not target.rest else target


def _given_by(path: str, scope: str, call: Expression, resolver: Resolver) -> Target | None:
    """The function that a call of another one of the tree gives: `users(store)` of `const users = (store) => (app) => { ... }`."""
    maker = resolver.called(path, scope, call.function) if isinstance(call, Call) else None
    made = maker.definition if isinstance(maker, Site) and maker.parameter is None and not maker.rest else None
    if not isinstance(maker, Site) or made is None or made.form != "function" or not isinstance(made.value, Inline | Name):
        return None
    inner = resolver.target(maker.path, made.name, made.value)
    given = inner.definition if isinstance(inner, Site) and inner.parameter is None else None
    return inner if given is not None and given.form == "function" else None


def _give(
    target: Target | None, path: str, scope: str, values: tuple[Expression, ...], resolver: Resolver, named: Capture | None = None,
    field: str = "",
) -> None:
    target = plugin(target, resolver)
    if not isinstance(target, Site) or target.definition is None or target.definition.form != "function" or target.rest:
        return
    _told(target.key, placed(values, named, target.definition), path, scope, resolver, field)


def _told(
    function: tuple[str, str], given: Iterable[tuple[int, Expression]], path: str, scope: str, resolver: Resolver, field: str = ""
) -> None:
    for index, value in given:
        made = tuple(makers(path, scope, value, resolver))
        for key in keys_of(f"{function[1]}#{index}", field):
            resolver.handed.setdefault((function[0], key), set()).update(made)


def field_of(record: Record) -> str:
    """The key of the object under which a record hands something over; nothing where that is an argument itself."""
    field = record.first("field")
    return plain(field.value) if field is not None else ""


def plugin(target: Target | None, resolver: Resolver) -> Target | None:
    """The function that a plugin is: of one wrapped by a function from outside, `fp(async (app) => ...)`, the one inside."""
    made = target.definition.value if isinstance(target, Site) and target.definition is not None and not target.rest else None
    if not isinstance(target, Site) or target.definition is None or not isinstance(made, Call) or not made.arguments:
        return target
    scope = target.definition.name.rpartition(".")[0]
    chained = isinstance(made.function, Member)  # a function that the last link of a chain is given is no plugin
    if chained or target.definition.form == "function" or isinstance(resolver.target(target.path, scope, made.function), Site):
        return target
    inner = resolver.target(target.path, scope, made.arguments[0])
    made_there = inner.definition if isinstance(inner, Site) and inner.parameter is None else None
    is_function = made_there is not None and made_there.form == "function"
    return inner if is_function else target

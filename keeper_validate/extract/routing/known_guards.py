"""Which of what stands before a route guards it: what is named so, a function of the tree that hands on to what comes after it and turns
others away, by whatever name, and one that is written in place, by what it asks.

Must not know any framework, nor how a guard is captured."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from keeper_validate.extract.authentication.asking import is_guard, perhaps
from keeper_validate.extract.authentication.attempted import ATTEMPTED, demands
from keeper_validate.extract.authentication.refusals import refusals
from keeper_validate.extract.chains import unchained
from keeper_validate.extract.expression import CHOSEN, Call, Expression, Inline, Items, Member, Name, plain
from keeper_validate.extract.indexed import called, mentions_in
from keeper_validate.extract.module import Capture, Definition, Module, Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site
from keeper_validate.extract.routing.guards import guard_names
from keeper_validate.extract.routing.named_guards import only_named
from keeper_validate.extract.routing.turning_away import stands_guard
from keeper_validate.values import replace

_DEPTH = 4


def guards_of(path: str, record: Record, resolver: Resolver) -> tuple[str, ...]:
    """The names of the guards that a record captures; what stands before a whole router turns away by its name alone, as it may hand on
    whoever shows nothing to those that look for themselves, unless it is called like what demands something."""
    whole, record = record.setting("kind") != "route", _spelled_out(path, record, resolver)

    def known(name: str) -> bool:
        return is_guard(name) or ((not whole or demands(name.rpartition(".")[2])) and stands_guard(path, record.within, name, resolver))

    return (*guard_names(record, known), *_in_place(path, record, resolver))


def _spelled_out(path: str, record: Record, resolver: Resolver) -> Record:
    """A record with what its guards are kept as put in the place of their names: `dependencies=signed_in`."""
    spelled = {one.value: found for one in record.all("guard") if (found := meant(path, record.within, one.value, resolver)) is not None}
    if not spelled:
        return record
    captures = tuple(replace(one, value=spelled.get(one.value, one.value)) if one.role == "guard" else one for one in record.captures)
    return replace(record, captures=captures)


def chained_before(path: str, record: Record, resolver: Resolver) -> tuple[str, ...]:
    """The guards that links of the chain before a route put before it: `router.route("/x").all(requireAuth).get(list)`."""
    router = record.first("router")
    given = unchained(record.framework, router.value).before if router is not None else ()
    if router is None or not given:
        return ()
    captures = tuple(Capture("guard", one, router.line, router.end_line) for one in given)
    return guards_of(path, replace(record, captures=captures, settings=(*record.settings, ("guard.known", "true"))), resolver)


def put_before(records: Iterable[Record]) -> tuple[Expression, ...]:
    """What calls stand on that only put something before what is chained behind them: `router.route("/x").all(signedIn).get(list)`."""
    if not any(_puts_guards(one) for one in records):
        return ()
    routers = ((one.framework, router.value) for one in records if (router := one.first("router")) is not None)
    behind = (link.function for framework, value in routers for link in unchained(framework, value).passed)
    return tuple(one.of for one in behind if isinstance(one, Member))


def registers_nothing(record: Record, before: tuple[Expression, ...]) -> bool:
    """Whether all that a call by such a method does is to put a guard before what is below its path, `router.all("/x/*", requireAuth)`, or
    something before what is chained behind it."""
    path, handler, router = record.first("path"), record.first("handler"), record.first("router")
    if handler is None or not _puts_guards(record):
        return False
    named = handler.value.function if isinstance(handler.value, Call) else handler.value
    only_guards = is_guard(plain(named)) and (path is None or "*" in plain(path.value))
    return only_guards or (router is not None and router.value in before)


def _puts_guards(record: Record) -> bool:
    method = record.first("method")
    return method is not None and plain(method.value) == record.setting("method.guards")


def meant(path: str, scope: str, value: Expression, resolver: Resolver, depth: int = 0) -> Expression | None:
    """The guards that a name stands for, and each in a list by names."""
    kept = value.of if isinstance(value, Member) and value.name == "..." else value
    found = value if isinstance(value, Items) else _list_of(path, scope, kept, resolver) or only_named(path, scope, kept, resolver)
    if found is None or depth > _DEPTH:
        return found
    if isinstance(found, Items):
        each = tuple(meant(path, scope, one, resolver, depth + 1) or one for one in found.values)
        return Items(each) if each != found.values or found is not value else None
    return meant(path, scope, found, resolver, depth + 1) or found


def _list_of(path: str, scope: str, value: Expression, resolver: Resolver) -> Items | None:
    """The list that a name is bound to, or those of which it is bound to one."""
    target = resolver.follow(path, scope, value.name) if isinstance(value, Name) else None
    found = target.definition if isinstance(target, Site) and not target.rest else None
    bound = found.value if found is not None else None
    lists = bound.arguments if isinstance(bound, Call) and bound.function == CHOSEN else (bound,)
    values = tuple(each for one in lists if isinstance(one, Items) for each in one.values)
    return Items(values) if values else None


def _in_place(path: str, record: Record, resolver: Resolver) -> Iterator[str]:
    """The guards that functions written in place ask, where these demand something or others are turned away: `addHook("onRequest", async
    (request) => { await request.jwtVerify() })`; one that a hook is handed and that only turns away may do so under a condition."""
    functions = dict.fromkeys(one for capture in record.all("guard") for one in _written(capture.value))
    module, hook = resolver.sources.beyond(path) if functions else None, record.first("hook")
    if module is None:
        return
    for definition in _defined(module, functions, record):
        refusing, names = any(refusals(module, definition)), _called_in(module, definition)
        asked = [name for name in names if is_guard(name) and (refusing or demands(name))]
        vain = {one.name for one in mentions_in(module, definition) if one.use == ATTEMPTED} if not refusing else ()
        asked = [perhaps(name) if name in vain else name for name in asked]
        yield from asked or ((perhaps(plain(hook.value)),) if hook is not None and refusing else ())


def _defined(module: Module, functions: Iterable[Inline], record: Record) -> Iterator[Definition]:
    """What functions that stand in a record are defined as; such as are kept under a key have no name of their own."""
    found = (definition for one in functions for definition in called(module, one.name))
    return (definition for definition in found if record.line <= definition.line <= record.end_line)


def _called_in(module: Module, definition: Definition) -> tuple[str, ...]:
    """The last parts of the names that a function calls."""
    return tuple(dict.fromkeys(one.name.rpartition(".")[2] for one in mentions_in(module, definition) if one.use == "call"))


def _written(value: Expression) -> Iterator[Inline]:
    for one in value.values if isinstance(value, Items) else (value,):
        yield from (one,) if isinstance(one, Inline) else ()

"""What stands guard before a route: the names in its guard captures, its handler's decorators and parameters.

Must not know any framework; which names are guards of the door is the auth lexicon's to say."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from fnmatch import fnmatchcase

from keeper_validate.element import Element, Facet
from keeper_validate.extract.authentication.asking import GIVEN, hands_on, is_guard, lenient, named, perhaps, with_given
from keeper_validate.extract.expression import Call, Expression, Items, Member, Name, Text, plain, unbound
from keeper_validate.extract.module import Definition, Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site
from keeper_validate.extract.routing.applied import Applied, applied
from keeper_validate.extract.routing.decorating import Known, decorating
from keeper_validate.extract.routing.injected import injected
from keeper_validate.extract.routing.lifting import decorator_name, lifted
from keeper_validate.extract.routing.own_guards import own_guards, whole_guard
from keeper_validate.values import replace

_SEPARATOR = re.compile("[.#]")
_ADDED = 8


def chained_guards(chained: Iterable[Expression]) -> tuple[str, ...]:
    """The guards that calls on a router put before it, each with what it is given."""
    return tuple(guard for call in chained for guard in whole_guard(call))


def guard_names(record: Record, known: Callable[[str], bool] = is_guard) -> tuple[str, ...]:
    """The names in the guard captures of a record, where it asks for that the `known` ones alone; of a call such as `Depends(user)` the
    argument."""
    read = {"function": _called, "whole": whole_guard, "text": _told}.get(record.setting("guard.name") or "", named)
    found = dict.fromkeys(name for capture in record.all("guard") for name in read(capture.value))
    if record.setting("guard.known") is None:
        return tuple(found)
    called = dict.fromkeys(name for capture in record.all("guard") for name in _calling(capture.value))
    return tuple(name for name in {**called, **found} if known(name))


def _called(expression: Expression) -> Iterator[str]:
    """The names of middleware: of a call the function, as `requireRole("admin")` stands for itself, but for one that hands on guards."""
    expression = unbound(expression)
    if isinstance(expression, Items):
        for value in expression.values:
            yield from _called(value)
    elif isinstance(expression, Call):
        yield from tuple(_handed(expression)) or (with_given(expression),)
    elif isinstance(expression, Member) and expression.name == "...":
        yield from _called(expression.of)
    elif isinstance(expression, Name):
        yield expression.name


def _handed(call: Call) -> Iterator[str]:
    """The guards that a call is given which is none itself, `compose([requireAuth, isAdmin])`; a choice hands on the one or the other."""
    function = plain(call.function)
    if function[:1] != "(" and not is_guard(function) and hands_on(function):
        yield from (name for argument in call.arguments for name in _called(argument) if is_guard(name))


def _calling(expression: Expression) -> Iterator[str]:
    """What a call makes a guard of, and a method that it is handed: `auth.unlessOpen(this.authenticate.bind(this))`."""
    if isinstance(expression, Call) and unbound(expression) is expression:
        yield with_given(expression)
        yield from (plain(unbound(one)) for one in expression.arguments if unbound(one) is not one)


def guard_facet(guard: str) -> Facet:
    """A guard as a facet, with what it was given as its value."""
    name, _, given = guard.partition(GIVEN)
    return Facet("guard", name, given or None)


def standing(route: Element, path: str, resolver: Resolver) -> Element:
    """A route with those of its guards only perhaps that are made so as to let pass whom they do not know, each by its name alone."""
    if not any(_of_another(facet.name) or _made_lenient(path, facet.name, resolver) for facet in route.named("guard")):
        return route
    facets = (_shown(facet, _made_lenient(path, facet.name, resolver)) if facet.role == "guard" else facet for facet in route.facets)
    return replace(route, facets=tuple(facets))


def _of_another(name: str) -> bool:
    """Whether a name is written for another file than its own: `//guards.ts//requireAuth`."""
    return name.startswith("//")


def _shown(guard: Facet, is_lenient: bool) -> Facet:
    name = guard.name.rpartition("//")[2] if _of_another(guard.name) else guard.name
    return replace(guard, name=perhaps(name) if is_lenient else name)


def _made_lenient(path: str, name: str, resolver: Resolver) -> bool:
    target = resolver.follow(path, "", name) if not name.endswith("?") else None
    made = target.definition if isinstance(target, Site) and not target.rest else None
    if made is None or not isinstance(made.value, Call):
        return False
    if made.form == "function":
        # all that it does is to hand on
        last = made.parameters[-1].name if len(made.parameters) > 1 else ""
        return made.value == Call(Name(last), (), (), made.value.line) and made.line == made.end_line
    return lenient(made.value)


def _told(expression: Expression) -> Iterator[str]:
    """The guards that texts name, `auth` or `acl:admin` with what it is given, and any other as it is named."""
    if isinstance(expression, Text):
        name, _, given = expression.value.partition(":")
        yield f"{name}{GIVEN}{given}" if given else name
    elif isinstance(expression, Items):
        for value in expression.values:
            yield from _told(value)
    else:
        yield from named(expression)


def handler_guards(record: Record, site: Site | None, resolver: Resolver) -> tuple[str, ...]:
    """The guards of a handler: its other decorators, those in the list that it is, and what it has injected by one of `guard.call`."""
    if site is None or site.definition is None:
        return ()
    handler = site.definition
    found: list[str] = []
    scope = handler.name.rpartition(".")[0]
    found.extend(_decorating_guards(record, _registered(record, handler).decorators, Known(site.path, scope, resolver)))
    found.extend(_applied(record, site, resolver))
    found.extend(own_guards(record, site, resolver))
    if handler.form == "class":
        found.extend(_class_guards(record, site, resolver))
    if isinstance(handler.value, Items) and handler.form == "value":  # a list of functions, one after another
        found.extend(filter(is_guard, named(handler.value)))
    wanted = record.setting("guard.call")
    if wanted is not None:
        found.extend(injected(site, wanted, resolver))
    return tuple(dict.fromkeys(found))


def answer_guards(record: Record, site: Site | None, names: tuple[str, ...], resolver: Resolver) -> tuple[str, ...]:
    """The guards on the methods of a handler class that answer: `@requires("admin")` on its `post`."""
    if site is None or site.definition is None or site.definition.form != "class" or record.setting("guard.decorators") is None:
        return ()
    answering = (member for member in resolver.members(site) if member.key[1].rpartition(".")[2] in names)
    return tuple(guard for member in answering for guard in _decorating_member(member, resolver))


def _decorating_member(member: Site, resolver: Resolver) -> Iterator[str]:
    """The guards that decorate a member of a class."""
    if member.definition is not None:
        scope = member.definition.name.rpartition(".")[0]
        yield from decorating(member.definition.decorators, Known(member.path, scope, resolver))


def _registered(record: Record, handler: Definition) -> Definition:
    """A handler with the decorators that are around it when it is registered: what stands above that guards nobody's way."""
    if record.setting("guard.below") is None:
        return handler
    at = (index for index, one in enumerate(handler.decorators) if isinstance(one, Call) and one.line == record.line)
    return replace(handler, decorators=handler.decorators[next(at, 0):])


def _decorating_guards(record: Record, decorators: tuple[Expression, ...], known: Callable[[str], bool] = is_guard) -> Iterator[str]:
    """The guards among a handler's decorators: those named as the lexicon knows guards (`true`), and those that the rule lists, whole."""
    wanted = (record.setting("guard.decorators") or "").split()
    if "true" in wanted:
        yield from decorating(decorators, known)
    for decorator in decorators if wanted else ():
        name = decorator_name(decorator)
        if any(fnmatchcase(name, pattern) for pattern in wanted) and not ("true" in wanted and is_guard(name)):
            yield from whole_guard(decorator)


def _applied(record: Record, site: Site, resolver: Resolver) -> Iterator[str]:
    """The guards that decorators of the tree put on a handler or its class, and those that the class's decorators are by their names."""
    wanted, module = record.setting("guard.applied"), resolver.sources.names(site.path)
    if wanted is None or site.definition is None or module is None:
        return
    scope = site.definition.name.rpartition(".")[0]
    owner = resolver.scopes(module).definition(scope)
    around = owner.decorators if owner is not None and not lifted(record, site) else ()
    yield from decorating(tuple(one for one in around if is_guard(decorator_name(one))))
    for decorator in (*around, *site.definition.decorators):
        yield from _put_on(record, Applied(site.path, scope, decorator), wanted, resolver)


def _put_on(record: Record, one: Applied, wanted: str, resolver: Resolver, depth: int = 0) -> list[str]:
    """What a decorator puts on; nothing where there is no guard among it: a mark that others read guards nobody's way."""
    found: list[str] = []
    for part in applied(one, wanted, resolver) if depth < _ADDED else ():
        found += [*_decorating_guards(record, (part.decorator,)), *_put_on(record, part, wanted, resolver, depth + 1)]
    return found if any(map(is_guard, found)) else []


def _class_guards(record: Record, site: Site, resolver: Resolver) -> Iterator[str]:
    """The guards among a class's bases, those that its attributes list (`guard.members`), and those on the methods that every request
    passes (`guard.through`), inherited ones included."""
    if record.setting("guard.bases") is not None and site.definition is not None:
        scope = site.definition.name.rpartition(".")[0]
        for base in site.definition.bases:
            if isinstance(base, Name) and is_guard(base.name):
                yield base.name
            elif isinstance(base, Name):
                above = (_SEPARATOR.split(name)[-1] for name in resolver.lineage(site.path, scope, base))
                yield from (name for name in above if is_guard(name))
    wanted = (record.setting("guard.members") or "").split()
    through = (record.setting("guard.through") or "").split()
    for member in resolver.members(site) if wanted or through else ():
        name = member.definition.name.rpartition(".")[2] if member.definition is not None else ""
        yield from _decorating_member(member, resolver) if name in through else ()
        for item in _listed(member, resolver) if name in wanted else ():
            if isinstance(item, Text):
                yield f"{name}{GIVEN}{item.value}"
            known = is_guard(name) or (isinstance(item, Call) and is_guard(plain(item.function)))
            yield from (guard for guard in named(item) if known or is_guard(guard))


def _listed(member: Site, resolver: Resolver, depth: int = 0) -> Iterator[Expression]:
    """The items of a list, and of those that it is added to: `decorators = Base.decorators + [login_required]`."""
    value = member.definition.value if member.definition is not None else None
    if isinstance(value, Items):
        yield from value.values
    elif isinstance(value, Text):
        yield value
    elif isinstance(value, Call) and value.function == Name("(+)") and member.definition is not None and depth < _ADDED:
        for part in value.arguments:
            target = resolver.target(member.path, member.definition.name.rpartition(".")[0], part)
            yield from _listed(target, resolver, depth + 1) if isinstance(target, Site) else ()
            yield from part.values if isinstance(part, Items) else ()

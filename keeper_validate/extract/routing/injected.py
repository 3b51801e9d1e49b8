"""The guards that a handler has injected: by its parameters, and by the attributes of the class of which it is a method.

Must not know any framework; which calls inject is a rule's to say, which names are guards the auth lexicon's."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.extract.authentication.asking import given_to, is_guard, named, with_given
from keeper_validate.extract.expression import Call, Expression, Name, plain
from keeper_validate.extract.matching.conditions import matches_name
from keeper_validate.extract.module import Definition
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site

_DEPTH = 8


def injected(site: Site, wanted: str, resolver: Resolver) -> Iterator[str]:
    """The guards that calls of `wanted` give a handler; an object whose attributes are injected has them before any of its methods."""
    handler = site.definition
    if handler is None:
        return
    for parameter in handler.parameters:
        for expression in (parameter.default, parameter.annotation):
            yield from _injected(expression, wanted, site.path, handler, resolver)
    for path, attribute in _attributes(site.path, handler, resolver):
        for expression in (attribute.value, attribute.annotation):
            yield from _injected(expression, wanted, path, attribute, resolver)


def _attributes(path: str, handler: Definition, resolver: Resolver) -> Iterator[tuple[str, Definition]]:
    """What the class of a method states of its objects, inherited attributes included, each with its file."""
    owner, module = handler.name.rpartition(".")[0], resolver.sources.names(path)
    around = resolver.scopes(module).definition(owner) if owner and module is not None else None
    for member in resolver.members(Site(path, around)) if around is not None and around.form == "class" else ():
        if member.definition is not None and member.definition.form in ("value", "annotation"):
            yield member.path, member.definition


def _injected(
    expression: Expression | None, wanted: str, path: str, handler: Definition, resolver: Resolver, depth: int = 0
) -> Iterator[str]:
    """The guards in a default, or in an annotation."""
    scope = handler.name.rpartition(".")[0]
    if isinstance(expression, Call):
        if matches_name(resolver.qualified(path, handler.name, expression.function), wanted):
            yield from (name for name in named(expression) if is_guard(name) or _asks_guard(name, wanted, path, scope, resolver, depth))
        elif depth <= _DEPTH and _gives_guard(expression, wanted, path, handler, resolver, depth):
            yield with_given(expression) if is_guard(plain(expression.function)) else given_to(expression)
        else:
            for argument in expression.arguments:
                yield from _injected(argument, wanted, path, handler, resolver, depth)
    elif isinstance(expression, Name):
        # `CurrentUser = Annotated[User, Depends(get_current_user)]`, used as the annotation
        target = resolver.follow(path, scope, expression.name)
        alias = target.definition if isinstance(target, Site) else None
        if isinstance(target, Site) and alias is not None and alias.form in ("value", "type") and isinstance(alias.value, Call):
            yield from _injected(alias.value, wanted, target.path, alias, resolver, depth)


def _gives_guard(made: Call, wanted: str, path: str, handler: Definition, resolver: Resolver, depth: int) -> bool:
    """Whether a function of the tree gives what injects a guard: `def require_role(role): ...; return Depends(check)`."""
    target = resolver.called(path, handler.name, made.function)
    function = target.definition if isinstance(target, Site) and not target.rest else None
    given = function.value if function is not None and function.form == "function" else None
    if not isinstance(target, Site) or function is None or not isinstance(given, Call):
        return False
    if not matches_name(resolver.qualified(target.path, function.name, given.function), wanted):
        # what it gives is a type with what injects it: `return Annotated[User, Security(current_user, scopes=scopes)]`
        return any(True for _ in _injected(given, wanted, target.path, function, resolver, depth + 1))
    asked = named(given)
    return is_guard(function.name) or any(
        is_guard(name) or _asks_guard(name, wanted, target.path, function.name, resolver, depth + 1) for name in asked
    )


def _asks_guard(name: str, wanted: str, path: str, scope: str, resolver: Resolver, depth: int) -> bool:
    """Whether what is injected is made by a guard (`Reader = Authenticator(...)`), or a function that has one injected itself."""
    target = resolver.follow(path, scope, name)
    if not isinstance(target, Site) or target.definition is None or target.rest or depth > _DEPTH:
        return False
    injected = target.definition
    if injected.form != "function":
        return isinstance(injected.value, Call) and is_guard(plain(injected.value.function))
    asked = (one for parameter in injected.parameters for one in (parameter.default, parameter.annotation))
    return any(True for one in asked for _ in _injected(one, wanted, target.path, injected, resolver, depth + 1))

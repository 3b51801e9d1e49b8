"""What the body of a class says of the class and of its own object, and what it leaves to those above it. Must not know what a rule makes
of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from keeper_validate.extract.expression import Call, Expression, Literal, Name, Text
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site, Target


def held_true(path: str, scope: str, expression: Expression, resolver: Resolver) -> Iterator[str]:
    """The names that a class's own body sets to true, dotted through a class inside it (`Meta.abstract`)."""
    module = resolver.sources.names(path)
    if module is None or not isinstance(expression, Name):
        return
    dotted, members = f"{scope}.{expression.name}" if scope else expression.name, resolver.scopes(module).members
    for member in members.get(dotted, ()):
        for definition in (member, *members.get(member.name, ())):
            if definition.value == Literal("True"):
                yield definition.name[len(dotted) + 1:]


def shared(path: str, scope: str, expression: Expression, resolver: Resolver) -> Iterator[str]:
    """The members with a text that a class has of a class above it, and not of its own."""
    target = resolver.target(path, scope, expression)
    if not isinstance(target, Site):
        return
    for member in resolver.members(target):
        if member.definition is not None and isinstance(member.definition.value, Text):
            owner, _, name = member.definition.name.rpartition(".")
            if (member.path, owner) != target.key:
                yield name


def declaring(resolver: Resolver, path: str, scope: str, base: Expression) -> Iterator[str]:
    """The qualified names of what makes the members that a class of the tree has, its own or of one above it."""
    target = resolver.target(path, scope, base)
    for member in resolver.members(target) if isinstance(target, Site) and not target.rest else ():
        made = member.definition
        if made is not None and made.form == "value" and isinstance(made.value, Call):
            yield resolver.qualified(member.path, made.name.rpartition(".")[0], made.value.function)


def above_its_own(target: Target | None, expression: Expression, resolver: Resolver) -> Iterable[str]:
    """What the class is below whose object a method calls `self`; a method that is given more may be for others to call."""
    method = target.definition if isinstance(target, Site) and target.parameter == 0 and not target.rest else None
    if not isinstance(target, Site) or method is None or "method" not in method.traits or expression != Name(method.parameters[0].name):
        return ()
    if len(method.parameters) > 1 and "makes" not in method.traits:
        return ()
    module = resolver.sources.names(target.path)
    owner = resolver.scopes(module).definition(method.name.rpartition(".")[0]) if module is not None else None
    return resolver.ancestors(Site(target.path, owner)) if owner is not None and owner.form == "class" else ()

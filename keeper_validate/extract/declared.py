"""Functions that stand for a column: what a class declares anew for each class below it.

Must not know any framework; which decorators say so stands in `rules/lexicon/modelling.yaml`."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate import shipped
from keeper_validate.extract.expression import Call, Expression
from keeper_validate.extract.matching.conditions import matches_name
from keeper_validate.extract.module import Definition
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.unversioned import unversioned


def declares(member: Definition, path: str, resolver: Resolver) -> bool:
    """Whether a member of a class is a function that gives a column."""
    if member.form != "function" or not member.decorators or member.name.rpartition(".")[2].startswith("__"):
        return False
    return is_decorated(member, path, shipped.data("rules/lexicon/modelling")["declaring"], resolver)


def is_decorated(member: Definition, path: str, wanted: str, resolver: Resolver) -> bool:
    """Whether one of these names, a call of it, or a function of the tree that gives such a call decorates a member."""
    names = (name for decorator in member.decorators for name in _decorating(path, decorator, resolver))
    # a type of Java is a module of its own: `Transient` is `jakarta.persistence.Transient.Transient`
    return any(matches_name(name, wanted) or matches_name(unversioned(name), wanted) for name in names)


def _decorating(path: str, decorator: Expression, resolver: Resolver) -> Iterator[str]:
    """What a decorator is called, and what the function that makes it gives: `AwareColumn()` for `Column()`."""
    yield resolver.qualified(path, "", decorator.function if isinstance(decorator, Call) else decorator)
    if isinstance(decorator, Call):
        yield resolver.qualified(path, "", decorator).removesuffix("()")

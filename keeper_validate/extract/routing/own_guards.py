"""Decorators that guard a handler, or its class, as their names say, or as they are classes of the tree below one that a framework asks who
may pass. Must not know any framework: below what they are to be is the record's to say (`guard.filters`)."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase

from keeper_validate.extract.authentication.asking import GIVEN, is_guard
from keeper_validate.extract.expression import Call, Expression, Name, plain
from keeper_validate.extract.module import Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site
from keeper_validate.extract.routing.lifting import decorator_name, lifted

# What the class of a decorator may be called beside the decorator itself.
_ENDINGS = ("", "Attribute")


def whole_guard(expression: Expression) -> Iterator[str]:
    """The name of a guard with all that it is given, as that says how much it asks."""
    if isinstance(expression, Name):
        yield expression.name.rpartition(".")[2]
    elif isinstance(expression, Call):
        given = (*map(plain, expression.arguments), *(f"{key}={plain(value)}" for key, value in expression.keywords))
        yield f"{decorator_name(expression)}{GIVEN}{', '.join(given)}"


def own_guards(record: Record, site: Site, resolver: Resolver) -> Iterator[str]:
    """The guards among the decorators of a handler, and of its class where nothing lifts those, that the rule does not list by name."""
    filters, module = (record.setting("guard.filters") or "").split(), resolver.sources.names(site.path)
    if not filters or site.definition is None or module is None:
        return
    scope, listed = site.definition.name.rpartition(".")[0], (record.setting("guard.decorators") or "").split()
    owner = resolver.scopes(module).definition(scope)
    around = owner.decorators if owner is not None and not lifted(record, site) else ()
    for decorator in (*around, *site.definition.decorators):
        name = decorator_name(decorator)
        if not any(fnmatchcase(name, pattern) for pattern in listed) and (is_guard(name) or _below(name, filters, site, resolver)):
            yield from whole_guard(decorator)


def _below(name: str, filters: list[str], site: Site, resolver: Resolver) -> bool:
    """Whether a decorator is a class of the tree with one of the names among its ancestors."""
    for ending in _ENDINGS:
        target = resolver.follow(site.path, "", name + ending)
        if isinstance(target, Site) and target.definition is not None and target.definition.form == "class":
            return any(one.rpartition(".")[2].rpartition("#")[2] in filters for one in resolver.ancestors(target))
    return False

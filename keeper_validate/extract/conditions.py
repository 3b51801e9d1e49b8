"""Whether a record's `#set!` conditions hold: `<role>.is`, `.instance`, `.inherits`, `.trait` (docs/rules.md). Must not know any framework."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from keeper_validate.extract.expression import Call, Expression, Inline, Items, Literal, Name
from keeper_validate.extract.module import Record
from keeper_validate.extract.names import Site
from keeper_validate.extract.resolve import Resolver

_CONDITIONS = ("is", "instance", "inherits", "above", "trait", "lacks", "not")


def holds(record: Record, path: str, resolver: Resolver) -> bool:
    """Whether every condition of a record is met, each by at least one capture of its role."""
    for key, value in record.settings:
        role, _, condition = key.rpartition(".")
        if condition in _CONDITIONS and role and not _met(condition, value, role, record, path, resolver):
            return False
    return True


def matches_name(name: str, wanted: str) -> bool:
    """Whether a qualified name is one of a space-separated list, in which a last segment `*` matches any member."""
    exact, prefixes = _names(wanted)
    return name in exact or any(name.startswith(prefix) for prefix in prefixes)


def _met(condition: str, value: str, role: str, record: Record, path: str, resolver: Resolver) -> bool:
    found = any(matches_name(name, value) for capture in record.all(role) for name in _named(condition, capture.value, record, path, resolver))
    return found != (condition in ("not", "lacks"))


def _named(condition: str, expression: Expression, record: Record, path: str, resolver: Resolver) -> Iterable[str]:
    scope = record.within
    if condition == "instance":
        return makers(path, scope, expression, resolver)
    if condition == "inherits":
        bases = expression.values if isinstance(expression, Items) else (expression,)
        return (name for base in bases for name in (*resolver.lineage(path, scope, base), resolver.written(path, scope, base)))
    if condition == "above":
        bases = expression.values if isinstance(expression, Items) else (expression,)
        direct = {resolver.qualified(path, scope, base) for base in bases}
        return (name for base in bases for name in resolver.lineage(path, scope, base) if name not in direct)
    if condition == "lacks":
        return _held(path, scope, expression, resolver)
    if condition == "trait":
        return _traits(path, record, expression, resolver)
    if condition == "not":
        return (name for part in _wrapped(expression) for name in (resolver.qualified(path, scope, part), resolver.written(path, scope, part)))
    return resolver.qualified(path, scope, expression), resolver.written(path, scope, expression)


def _wrapped(expression: Expression) -> Iterator[Expression]:
    """An expression and, of a call, what it is given: `cached(60)(View.as_view())` is also a view."""
    yield expression
    for argument in expression.arguments if isinstance(expression, Call) else ():
        yield from _wrapped(argument)


def _traits(path: str, record: Record, expression: Expression, resolver: Resolver) -> tuple[str, ...]:
    """The traits of the definition that the record marks, else of the one that the name leads to."""
    module = resolver.sources.beyond(path)
    if module is not None and isinstance(expression, Name | Inline):
        within = f"{record.within}." if record.within and isinstance(expression, Name) else ""
        definition = resolver.scopes(module).placed(record.start, within + expression.name)
        if definition is not None:
            return definition.traits
    target = resolver.target(path, record.within, expression)
    return target.definition.traits if isinstance(target, Site) and target.definition is not None else ()


def _held(path: str, scope: str, expression: Expression, resolver: Resolver) -> Iterator[str]:
    """The names that a class's own body sets to true, dotted through a class inside it (`Meta.abstract`)."""
    module = resolver.sources.beyond(path)
    name = expression.name if isinstance(expression, Name) else ""
    dotted = f"{scope}.{name}" if scope else name
    for definition in module.definitions if module is not None else ():
        if definition.name.startswith(dotted + ".") and definition.value == Literal("True"):
            yield definition.name[len(dotted) + 1:]


def makers(path: str, scope: str, expression: Expression, resolver: Resolver) -> Iterator[str]:
    """The qualified names of what made a value: the called name and, for a class of the tree, its ancestors."""
    target = resolver.target(path, scope, expression)
    if isinstance(target, Site) and target.definition is not None and isinstance(target.definition.value, Call):
        yield resolver.written(target.path, target.definition.name.rpartition(".")[0], target.definition.value.function)
    if isinstance(target, Site) and target.parameter is not None and not target.rest:
        yield from sorted(resolver.handed.get(target.key, ()))
    qualified = resolver.qualified(path, scope, expression)
    if not qualified.endswith("()"):
        return
    made = qualified[:-2]
    yield made
    where, _, name = made.rpartition("#")
    module = resolver.sources.beyond(where) if where else None
    definition = resolver.scopes(module).definition(name) if module is not None else None
    if definition is not None:
        yield from resolver.ancestors(Site(where, definition))


@cache
def _names(wanted: str) -> tuple[frozenset[str], tuple[str, ...]]:
    listed = wanted.split()
    return frozenset(listed), tuple(name[:-1] for name in listed if name.endswith("*"))

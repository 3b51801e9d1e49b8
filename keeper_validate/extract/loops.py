"""What a loop variable stands for: each item of the list looped over, so that `app.use(route.path, route.router)` is as many mounts.

Must not know any framework; loop variables are definitions of the form `each`."""

from __future__ import annotations

from keeper_validate.extract.expression import Entries, Expression, Items, Name
from keeper_validate.extract.module import Definition, Record
from keeper_validate.extract.resolve import Resolver
from keeper_validate.extract.site import Site

Placed = tuple[str, Expression | None]


def looped(path: str, scope: str, expressions: tuple[Expression | None, ...], resolver: Resolver) -> list[tuple[Placed, ...]]:
    """The expressions with the file that each is to be read in, once for every item of the list that one of them loops over."""
    sites = [_each(path, scope, expression, resolver) for expression in expressions]
    variable = next((site for site in sites if site is not None), None)
    if variable is None or variable.definition is None:
        return [tuple((path, expression) for expression in expressions)]
    where, items = _list(variable.path, variable.definition, resolver)
    return [
        tuple(
            (path, expression) if site is None or site.definition != variable.definition else (where, _part(item, site.rest))
            for expression, site in zip(expressions, sites, strict=True)
        )
        for item in items
    ]


def _each(path: str, scope: str, expression: Expression | None, resolver: Resolver) -> Site | None:
    target = resolver.target(path, scope, expression) if isinstance(expression, Name) else None
    is_each = isinstance(target, Site) and target.definition is not None and target.definition.form == "each"
    return target if is_each and isinstance(target, Site) else None


def _list(path: str, variable: Definition, resolver: Resolver) -> tuple[str, tuple[Expression, ...]]:
    value: Expression | None = variable.value
    scope = variable.name.rpartition(".")[0]
    for _ in range(4):
        if not isinstance(value, Name):
            break
        target = resolver.follow(path, scope, value.name)
        if not isinstance(target, Site) or target.definition is None or target.rest:
            return path, ()
        path, scope, value = target.path, target.definition.name.rpartition(".")[0], target.definition.value
    return path, value.values if isinstance(value, Items) else ()


def _part(item: Expression, rest: str) -> Expression | None:
    """A member of an item: of an object in place its entry, of a name the dotted name."""
    if not rest:
        return item
    if isinstance(item, Name):
        return Name(f"{item.name}.{rest}")
    return dict(item.entries).get(rest) if isinstance(item, Entries) else None


def listed(path: str, record: Record, child: Expression, resolver: Resolver) -> list[tuple[str, Expression]]:
    """What is mounted: the child, or (`each "child"`) every item of the list that it is or names."""
    if record.setting("each") != "child":
        return [(path, child)]
    target = resolver.target(path, record.within, child) if isinstance(child, Name) else None
    if isinstance(target, Site) and target.definition is not None and isinstance(target.definition.value, Items):
        return [(target.path, item) for item in target.definition.value.values]
    return [(path, item) for item in child.values] if isinstance(child, Items) else [(path, child)]

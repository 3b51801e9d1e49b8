"""Which parameter each argument of a call is for, and what the calls at hand give a parameter. Must not know any framework."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.extract.calls import Placed
from keeper_validate.extract.expression import Call, Expression, Items, Member, Name, plain
from keeper_validate.extract.module import Capture, Definition
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site

_MAKES, _METHOD = "makes", "method"


def arguments(call: Call, function: Definition) -> Iterator[tuple[int, Expression]]:
    """Which parameter each argument of a call is for; a method that is called on its object has that one already."""
    named = {parameter.name: index for index, parameter in enumerate(function.parameters)}
    taken = 1 if _METHOD in function.traits else 0
    yield from ((index, value) for index, value in placed((Name(""),) * taken + call.arguments, None, function) if index >= taken)
    yield from ((named[key], value) for key, value in call.keywords if key in named)


def placed(values: tuple[Expression, ...], named: Capture | None, function: Definition) -> Iterator[tuple[int, Expression]]:
    """Values at their places; one that is given by name (`router=router`) at the place of that parameter."""
    last = values[-1] if values else None
    if isinstance(last, Member) and last.name == "..." and isinstance(last.of, Name):
        # `register(...args)`: what is spread is known by its place
        places = range(len(function.parameters) - len(values) + 1)
        values = (*values[:-1], *(Name(f"{last.of.name}.{place}") for place in places))
    for index, parameter in enumerate(function.parameters):
        if named is None and parameter.takes_rest:
            yield index, Items(values[index:])
            return
        if named is None and index < len(values):
            yield index, values[index]
        elif named is not None and parameter.name == plain(named.value):
            yield index, values[0]


def given(site: Site, resolver: Resolver) -> tuple[Placed | None, ...]:
    """What each call at hand gives the parameter that a site is; None for what leaves it out."""
    calls = resolver.calls
    known = calls.given.get(site.key)
    if known is None:
        calls.given[site.key] = ()  # what a function hands to itself, another gave it
        known = calls.given[site.key] = tuple(dict.fromkeys(_given(site, resolver)))
    return known


def _given(site: Site, resolver: Resolver) -> Iterator[Placed | None]:
    function = site.definition
    if function is None or site.parameter is None:
        return
    owner, _, name = function.name.rpartition(".")
    for path, scope, call in resolver.calls.named(owner.rpartition(".")[2] if _MAKES in function.traits else name):
        target = resolver.called(path, scope, call.function)
        if isinstance(target, Site) and target.key == (site.path, function.name) and not target.rest:
            value = dict(arguments(call, function)).get(site.parameter)
            yield Placed(path, scope, value) if value is not None else None

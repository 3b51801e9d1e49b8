"""Calls chained on a router: what the chain is called on, and the paths that its links put before what follows.

Which methods give the router back stands in `rules/<family>/chains.yaml`. Must not resolve names."""

from __future__ import annotations

from functools import cache

from keeper_validate import shipped
from keeper_validate.extract.expression import Call, Expression, Member, Name, Text, keyword
from keeper_validate.values import dataclass


@dataclass(frozen=True, slots=True)
class Chain:
    """`start` is the router that the chain is called on, or the call that makes it; `paths` and `bases` what its links add,
    `before` what some of them, which stand before what follows, are given, and `passed` these links themselves."""

    start: Expression
    paths: tuple[Expression, ...] = ()
    bases: tuple[Expression, ...] = ()
    guards: tuple[Expression, ...] = ()
    before: tuple[Expression, ...] = ()
    passed: tuple[Call, ...] = ()


@dataclass(frozen=True, slots=True)
class _Links:
    same: frozenset[str] = frozenset()
    path: frozenset[str] = frozenset()
    base: frozenset[str] = frozenset()
    guard: frozenset[str] = frozenset()
    made: frozenset[str] = frozenset()
    option: frozenset[str] = frozenset()
    before: frozenset[str] = frozenset()


def unchained(framework: str, expression: Expression) -> Chain:
    """An expression without the links of its chain; any other expression is its own start."""
    links = _links().get(framework)
    paths: list[Expression] = []
    bases: list[Expression] = []
    guards: list[Expression] = []
    made: list[Expression] = []
    before: list[Expression] = []
    passed: list[Call] = []
    while links is not None and isinstance(expression, Call):
        link = _link(expression.function)
        if link is None or (link[1] not in links.same and "*" not in links.same):
            break
        if link[1] in links.guard:
            guards.insert(0, expression)
        if link[1] in links.before and not any(isinstance(one, Text) for one in expression.arguments):
            before[:0] = expression.arguments
            passed.append(expression)
        if expression.arguments:
            if link[1] in links.path:
                paths.insert(0, expression.arguments[0])
            elif link[1] in links.base:
                bases.insert(0, expression.arguments[0])
            elif link[1] in links.made:
                made.insert(0, expression.arguments[0])
        expression = link[0]
    if isinstance(expression, Call):
        given = (keyword(expression, name) for name in sorted(links.option)) if links is not None else ()
        bases = [*(one for one in given if one is not None), *made, *bases]
    return Chain(expression, tuple(paths), tuple(bases), tuple(guards), tuple(before), tuple(passed))


def handed_on(made: Call) -> Expression | None:
    """The router that a call without arguments gives what it serves of: `router` of `router.routes()`."""
    link = _link(made.function) if not made.arguments else None
    return link[0] if link is not None and link[1] in _handing() else None


def given_back(made: Expression) -> Name | None:
    """The router that a chain is called on by name and gives back, `app` of `app.use(log)`; None where a link may put a path before."""
    expression, same = made, _giving_back()
    while isinstance(expression, Call) and (link := _link(expression.function)) is not None and link[1] in same:
        expression = link[0]
    return expression if isinstance(expression, Name) and expression != made else None


def _link(function: Expression) -> tuple[Expression, str] | None:
    if isinstance(function, Member):
        return function.of, function.name
    if isinstance(function, Name) and "." in function.name:
        of, _, name = function.name.rpartition(".")
        return Name(of), name
    return None


@cache
def _handing() -> frozenset[str]:
    return frozenset(name for listed in shipped.data("rules/ecmascript/chains").values() for name in listed.get("hands", ()))


@cache
def _giving_back() -> frozenset[str]:
    chained = tuple(shipped.data("rules/ecmascript/chains").values())
    before = {name for listed in chained for key in ("path", "base", "made", "hands") for name in listed.get(key, ())}
    return frozenset(name for listed in chained for name in listed.get("same", ())) - before


@cache
def _links() -> dict[str, _Links]:
    families = (shipped.data(f"rules/{family}/chains") for family in ("ecmascript", "csharp", "go"))
    return {
        str(framework): _Links(*(frozenset(listed.get(name, ())) for name in ("same", "path", "base", "guard", "made", "option", "before")))
        for data in families for framework, listed in data.items()
    }

"""What of an expression may be the variable of a loop: it, what is called, what a call is given, the key that something is taken by.

Must not know any framework, nor whether something is gone through."""

from __future__ import annotations

from keeper_validate.extract.expression import Call, Expression, Joined, Member, Name


def looked_at(expression: Expression | None) -> tuple[Expression | None, ...]:
    """What of an expression may be a loop variable: it, what is called, the key that it is taken by, or each part of a text that is put
    together."""
    if isinstance(expression, Joined):
        return expression.parts
    return tuple(taken(expression) or (expression, called(expression), handed_on(expression)))


def called(expression: Expression | None) -> Name | None:
    """What a call calls by a name: `module.routes()`."""
    return expression.function if isinstance(expression, Call) and isinstance(expression.function, Name) else None


def handed_on(expression: Expression | None) -> Name | None:
    """What alone a call is given by a name: `limit(router)`."""
    given = expression.arguments if isinstance(expression, Call) else ()
    return given[0] if len(given) == 1 and isinstance(given[0], Name) else None


def taken(expression: Expression | None) -> tuple[Name, Name] | None:
    """What a member is taken from by a name, and that name: `routes[key]`."""
    of = expression.function.of if isinstance(expression, Call) and isinstance(expression.function, Member) else None
    key = expression.arguments[0] if isinstance(expression, Call) and len(expression.arguments) == 1 else None
    by_key = isinstance(expression, Call) and isinstance(expression.function, Member) and expression.function.name == "[]"
    return (of, key) if by_key and isinstance(of, Name) and isinstance(key, Name) else None

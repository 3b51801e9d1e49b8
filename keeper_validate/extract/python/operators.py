"""What two expressions are with an operator of Python between them: a list, a text, or a call that says so. Must not read nodes."""

from __future__ import annotations

from keeper_validate.extract.expression import Call, Expression, Items, Joined, Name, Text, joined

COMBINING = frozenset({"+", "|", "&", "%"})
_PLACE = "%s"


def combined(sign: str, left: Expression, right: Expression, line: int) -> Expression | None:
    """What an operator makes of its two sides; None for what is not followed."""
    if sign == "%":
        return _filled(left, right)
    if sign == "+":
        if isinstance(left, Items) and isinstance(right, Items):
            return Items((*left.values, *right.values))
        if isinstance(left, Text | Joined) or isinstance(right, Text | Joined):
            return joined((left, right))
    return between(sign, left, right, line)


def between(sign: str, left: Expression, right: Expression, line: int) -> Call:
    """An operator between two sides, as a call that says so."""
    return Call(Name(f"({sign})"), (left, right), (), line)


def in_its_stead(sign: str, choices: tuple[Expression, ...], line: int) -> Call | None:
    """A text that stands in for what a name or a call is where that is empty, as a call that says so: `os.getenv("ROOT") or "/shop"`."""
    if sign != "or" or len(choices) != 2 or not isinstance(choices[0], Name | Call) or not isinstance(choices[1], Text | Joined):
        return None
    return between(sign, *choices, line)


def _filled(pattern: Expression, given: Expression) -> Expression | None:
    """`"%s/users" % PREFIX` and `"%s%s" % (PREFIX, path)`."""
    values = given.values if isinstance(given, Items) else (given,)
    pieces = pattern.value.split(_PLACE) if isinstance(pattern, Text) else []
    if len(pieces) != len(values) + 1 or any("%" in piece for piece in pieces):
        return None
    return joined(part for piece, value in zip(pieces, (*values, Text("")), strict=True) for part in (Text(piece), value))

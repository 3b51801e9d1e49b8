"""Calls that take something off the ends of a text: `BASE.strip("/")`.

Which calls these are stands in `rules/lexicon/texts.yaml`. Must not resolve the text itself; whoever asks says what it is."""

from __future__ import annotations

from functools import cache

from keeper_validate import shipped
from keeper_validate.extract.expression import Call, Expression, Member, Name, Text
from keeper_validate.values import dataclass

_BLANKS = " \t\r\n"


@dataclass(frozen=True, slots=True)
class Trimmed:
    """What the ends are taken off of, which of them, and what is taken; None where that is no constant."""

    of: Expression
    end: str
    taken: str | None


def trimmed(call: Call) -> Trimmed | None:
    """What a call takes the ends off, and how: `BASE.strip("/")`; None where it is no such call."""
    of, name = _taken_from(call.function)
    end = _ends().get(name)
    if of is None or end is None or len(call.arguments) > 1 or call.keywords:
        return None
    given = call.arguments[0] if call.arguments else Text(_BLANKS)
    return Trimmed(of, end, given.value if isinstance(given, Text) else None)


def cut(known: str, how: Trimmed) -> str | None:
    """A text without the ends that are taken off it; None where what is taken is not known."""
    taken = how.taken
    if taken is None:
        return None
    if how.end in ("prefix", "suffix"):
        return known.removeprefix(taken) if how.end == "prefix" else known.removesuffix(taken)
    known = known if how.end == "end" else known.lstrip(taken)
    return known if how.end == "start" else known.rstrip(taken)


def uncut(part: Expression) -> Expression:
    """What the ends of a text are taken off of; anything else itself."""
    how = trimmed(part) if isinstance(part, Call) else None
    return part if how is None else how.of


def _taken_from(function: Expression) -> tuple[Expression | None, str]:
    """What a method is called of, and its name."""
    if isinstance(function, Member):
        return function.of, function.name
    of, _, name = function.name.rpartition(".") if isinstance(function, Name) else ("", "", "")
    return (Name(of) if of else None), name


@cache
def _ends() -> dict[str, str]:
    return {name: end for end, names in shipped.data("rules/lexicon/texts")["trimmed"].items() for name in names}

"""What made what a parameter was handed, where an object is handed over also by its key. Must not find out who hands it over."""

from __future__ import annotations

from collections.abc import Iterable

from keeper_validate.extract.expression import Call, Expression, Member, Name, head
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site

_WHOLE = "*"


def keys_of(parameter: str, field: str) -> tuple[str, ...]:
    """Under which keys what a parameter is handed is noted: in an object by the key there, and among what the whole of it holds."""
    return (f"{parameter}.{field}", f"{parameter}.{_WHOLE}") if field else (parameter,)


def handed_to(target: Site, expression: Expression, resolver: Resolver) -> Iterable[str]:
    """The qualified names of what made what a parameter, or what is chained on it, was handed as; `0#a.B` is the first parameter of what is
    said to be an `a.B`, so that no parameter of what only gives one reads like it."""
    typed = target.definition.annotation if target.definition is not None else None
    by_type = [f"{target.parameter}#{resolver.qualified(target.path, '', typed)}"] if isinstance(typed, Name) else []
    found = (*by_type, *_told(target, expression, resolver))
    if not isinstance(expression, Call | Member) or is_spread(expression):
        return found if not target.rest else ()
    return [f"{name}().{target.rest.partition('.')[0]}" for name in found]


def is_spread(expression: Expression) -> bool:
    """Whether a list is handed over item by item, `...args`."""
    return isinstance(expression, Member) and expression.name == "..."


def _told(target: Site, expression: Expression, resolver: Resolver) -> list[str]:
    """What calls hand to a parameter; of what is taken out of an object by its key, that alone."""
    parameter = target.definition.parameters[target.parameter or 0] if target.definition is not None else None
    start = head(expression)
    taken = start.name.partition(".")[0] if parameter is not None and parameter.fields and isinstance(start, Name) else _WHOLE
    return sorted({name for key in (target.key[1], f"{target.key[1]}.{taken}") for name in resolver.handed.get((target.path, key), ())})

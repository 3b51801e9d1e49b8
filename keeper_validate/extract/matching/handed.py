"""What made what a parameter was handed, where an object is handed over also by its key. Must not find out who hands it over."""

from __future__ import annotations

from keeper_validate.extract.expression import Expression, Name, head
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site

_WHOLE = "*"


def keys_of(parameter: str, field: str) -> tuple[str, ...]:
    """Under which keys what a parameter is handed is noted: in an object by the key there, and among what the whole of it holds."""
    return (f"{parameter}.{field}", f"{parameter}.{_WHOLE}") if field else (parameter,)


def handed_to(target: Site, expression: Expression, resolver: Resolver) -> list[str]:
    """The qualified names of what made it; of what is taken out of an object by its key, that alone."""
    parameter = target.definition.parameters[target.parameter or 0] if target.definition is not None else None
    start = head(expression)
    taken = start.name.partition(".")[0] if parameter is not None and parameter.fields and isinstance(start, Name) else _WHOLE
    return sorted({name for key in (target.key[1], f"{target.key[1]}.{taken}") for name in resolver.handed.get((target.path, key), ())})

"""Equal values as one object: of ten thousand files most say alike, and both sides of a change say nearly the same.

Worth its time only where much is read. Must not change what a value says."""

from __future__ import annotations

import sys
from typing import Any, TypeVar

from keeper_validate.extract.module import Definition, Export, Import, Mention, Module, Record

WIDE = 500
"""How many files make a change wide."""

# What is a file's own, so that keeping it would only hold it beyond its time.
_OWN = frozenset({Module, Record, Definition, Mention, Import, Export, int, bool})

_Value = TypeVar("_Value")
_met: dict[Any, Any] = {}
# Apart, as True is equal to 1.
_numbers: dict[int, int] = {}


def shared(value: _Value) -> _Value:
    """An equal value, of whose parts each is kept once for the life of the process."""
    return _shared(value)  # type: ignore[no-any-return]  # what is equal is of the same type


def _shared(value: Any) -> Any:
    kind = type(value)
    if kind is str:
        return sys.intern(value)
    if kind is int:
        return _numbers.setdefault(value, value)
    if kind is tuple:
        made = tuple([_shared(part) for part in value])
        return _met.setdefault(made, made) if _OWN.isdisjoint(map(type, made)) else made
    fields = getattr(kind, "__dataclass_fields__", None)
    if fields is None:
        return value
    found = _met.get(value) if kind not in _OWN else None
    if found is not None:
        return found
    made = kind(*[_shared(getattr(value, name)) for name in fields])
    return made if kind in _OWN else _met.setdefault(made, made)

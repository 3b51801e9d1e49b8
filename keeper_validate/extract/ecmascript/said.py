"""The text that an expression comes to where constants of its own file say so: `"dialog"`, `kind`, `roles.box`, `` `dia${tail}` ``.

Must not leave the file, nor know what the text is for."""

from __future__ import annotations

from collections.abc import Callable

from keeper_validate.extract.expression import Entries, Expression, Joined, Name, Text

_STEPS, _MOST_PARTS = 5, 4
Given = Callable[[str], Expression | None]
"""What a name at the top of a file is given."""


def said(value: Expression | None, given: Given, steps: int = _STEPS) -> str | None:
    """The text; None where the file does not say it, or in so many pieces that it is no word."""
    if isinstance(value, Text):
        return value.value
    if isinstance(value, Name) and steps:
        return said(_held(value.name, given), given, steps - 1)
    if isinstance(value, Joined) and steps and len(value.parts) <= _MOST_PARTS:
        parts = [text for part in value.parts if (text := said(part, given, steps - 1)) is not None]
        return "".join(parts) if len(parts) == len(value.parts) else None
    return None


def _held(name: str, given: Given) -> Expression | None:
    """What a constant is given, or the member of one that is an object."""
    held = given(name)
    of, _, member = name.rpartition(".")
    around = given(of) if held is None and of else None
    return dict(around.entries).get(member) if isinstance(around, Entries) else held

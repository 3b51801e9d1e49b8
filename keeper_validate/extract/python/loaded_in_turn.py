"""Modules that a loop loads by their names, one in each turn: `for name in ("users", "items"): module = import_module(f"app.{name}")`.

Must not read nodes, nor know where a module lies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from keeper_validate.extract.expression import Call, Expression, Items, Joined, Name, Text, names
from keeper_validate.extract.module import Definition, Import
from keeper_validate.extract.python.expression import LOADERS
from keeper_validate.extract.text_calls import filled
from keeper_validate.values import replace

# the package that the loop itself stands in
_HERE = frozenset({"__name__", "__package__"})
_UNKNOWN = "\0"


def in_turn(definitions: list[Definition], imports: list[Import]) -> None:
    """What is loaded in a loop by names that are written out becomes a variable that loops over these modules."""
    for index, one in enumerate(definitions):
        asked = _asked(one.value)
        loop = _around(one, asked, definitions) if asked is not None else None
        if asked is None or loop is None:
            continue
        modules = tuple(_spelled(asked, loop.name.rpartition(".")[2], text) for text in _listed(loop, definitions))
        if modules and not any(_UNKNOWN in module for module in modules):
            loaded = Items(tuple(Name(f"import:{module}") for module in modules))
            definitions[index] = replace(one, form="each", value=loaded, end_line=loop.end_line)
            imports.extend(Import(f"import:{module}", module, None, one.line) for module in modules)


def _asked(value: Expression | None) -> Expression | None:
    """The name of a module that a call loads."""
    known = isinstance(value, Call) and isinstance(value.function, Name) and value.function.name in LOADERS and value.arguments
    return value.arguments[0] if known and isinstance(value, Call) else None


def _around(loaded: Definition, asked: Expression, definitions: Iterable[Definition]) -> Definition | None:
    """The loop variable that the name of a module is made of, of the innermost loop around."""
    scope = loaded.name.rpartition(".")[0]
    variables = {f"{scope}.{name}" if scope else name for name in names(asked)}
    loops = [one for one in definitions if one.form == "each" and one.name in variables and one.line <= loaded.line <= one.end_line]
    return max(loops, key=lambda one: one.start, default=None)


def _listed(loop: Definition, definitions: Iterable[Definition]) -> Iterator[str]:
    """The texts that a loop goes through: of a list in place, or of one that the same file holds under a name; of others none."""
    value, scope = loop.value, loop.name.rpartition(".")[0]
    if isinstance(value, Name):
        known = {one.name: one.value for one in definitions if one.form == "value"}
        value = known.get(f"{scope}.{value.name}" if scope else value.name, known.get(value.name))
    if isinstance(value, Items) and all(isinstance(one, Text) for one in value.values):
        yield from (one.value for one in value.values if isinstance(one, Text))


def _spelled(asked: Expression, variable: str, text: str) -> str:
    """The name of the module that is loaded in the turn of a text."""
    if isinstance(asked, Joined):
        return "".join(_spelled(part, variable, text) for part in asked.parts)
    if isinstance(asked, Call):
        return filled(asked, lambda part: _spelled(part, variable, text)) or _UNKNOWN
    if isinstance(asked, Name):
        return text if asked.name == variable else "" if asked.name in _HERE else _UNKNOWN
    return asked.value if isinstance(asked, Text) else _UNKNOWN

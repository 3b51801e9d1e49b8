"""Functions that are called like methods of what they extend, by name: nothing else says which one a call means.

Must not know any framework."""

from __future__ import annotations

from collections.abc import Iterable

from keeper_validate.extract.module import Module
from keeper_validate.extract.routing.enclosing import Key


class Extensions:
    """The functions of some modules with a trait, indexed when first asked for."""

    def __init__(self, modules: Iterable[tuple[str, Module]]) -> None:
        self._modules = tuple(modules)
        self._found: dict[tuple[str, str], list[Key]] | None = None

    def named(self, trait: str, name: str) -> tuple[Key, ...]:
        """The functions of a name that have a trait."""
        if self._found is None:
            self._found = {}
            for path, module in self._modules:
                for definition in module.definitions:
                    for each in definition.traits if definition.form == "function" else ():
                        self._found.setdefault((each, definition.name.rpartition(".")[2]), []).append((path, definition.name))
        return tuple(self._found.get((trait, name), ()))

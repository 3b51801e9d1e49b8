"""Where a definition stands, for those that ask what it does: its module, and how the names in it are followed."""

from __future__ import annotations

from collections.abc import Callable

from keeper_validate.extract.module import Definition, Module
from keeper_validate.extract.uses import Qualify
from keeper_validate.values import dataclass


@dataclass(frozen=True, slots=True)
class Place:
    """A module with its path and the functions that qualify its names, and that give the definition which one leads to."""

    path: str
    module: Module
    qualify: Qualify
    leads: Callable[[str, str], tuple[str, str]]


def inside(line: int, definition: Definition) -> bool:
    """Whether a line is one of a definition's."""
    return definition.line <= line <= definition.end_line

"""Where a name leads: to a definition of the tree or a module of it, or to something outside. Must not follow anything itself."""

from __future__ import annotations

from keeper_validate.extract.module import Definition
from keeper_validate.values import dataclass


@dataclass(frozen=True, slots=True)
class Site:
    """A definition in the tree; `definition` None is the module itself; `rest` is what follows it and was not found in it."""

    path: str
    definition: Definition | None = None
    rest: str = ""
    parameter: int | None = None

    @property
    def key(self) -> tuple[str, str]:
        """What identifies the site within its tree."""
        name = self.definition.name if self.definition is not None else ""
        return self.path, f"{name}#{self.parameter}" if self.parameter is not None else name


@dataclass(frozen=True, slots=True)
class External:
    """Something outside the tree, by its qualified name: `fastapi.APIRouter`, `localStorage.setItem`."""

    name: str


Target = Site | External

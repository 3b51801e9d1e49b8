"""What a definition shows of being a service: by itself, and through the services that it asks.

Must not look for any of it."""

from __future__ import annotations

from collections.abc import Collection

from keeper_validate.element import Facet
from keeper_validate.extract.authentication.forms import AROUND, HANDING
from keeper_validate.extract.authentication.names import is_certain, is_made, speaks_surely
from keeper_validate.extract.module import Definition
from keeper_validate.extract.place import Place
from keeper_validate.values import dataclass

Key = tuple[str, str, int]


@dataclass(frozen=True, slots=True)
class Shown:
    """What a definition shows by itself, before and behind the services that it asks; whether what it leaves to others is its work, and
    whether it stands before others."""

    definition: Definition
    before: tuple[Facet, ...]
    asked: tuple[str | tuple[Place, Definition], ...]
    behind: tuple[Facet, ...]
    hands: bool
    before_others: bool

    def facets(self, serving: Collection[Key]) -> tuple[Facet, ...]:
        """All evidence for it, where some definitions serve."""
        through = [one for one in self.asked if isinstance(one, str) or key_of(*one) in serving]
        handed = (Facet("evidence", HANDING),) if self.hands and any(map(_is_of_credentials, through)) else ()
        names = [one if isinstance(one, str) else one[1].name for one in through]
        around = (Facet("evidence", AROUND),) if self.before_others and any(map(is_certain, names)) else ()
        return tuple(dict.fromkeys((*self.before, *(Facet("service", name) for name in names), *self.behind, *handed, *around)))


def key_of(place: Place, definition: Definition) -> Key:
    """What identifies a definition within a tree."""
    return place.path, definition.name, definition.line


def _is_of_credentials(service: str | tuple[Place, Definition]) -> bool:
    """Whether a service makes or checks a credential, as its name or its file says."""
    name, path = (service, "") if isinstance(service, str) else (service[1].name, service[0].path)
    return is_made(name) or speaks_surely(name) or speaks_surely(path)

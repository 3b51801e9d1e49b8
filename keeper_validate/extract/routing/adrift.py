"""What hangs on nothing that serves: a class that mounts others and is mounted by none, as a module that no application imports.

Must not know any framework."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.routing.enclosing import Key


class _Mounted(Protocol):
    @property
    def parent(self) -> Key | None: ...
    @property
    def overrides(self) -> bool: ...


class Adrift:
    """Asked of what mounts something; what was answered once is remembered."""

    def __init__(self, resolver: Resolver, mounts: Mapping[Key, Sequence[_Mounted]], routers: Collection[Key]) -> None:
        self._resolver, self._mounts, self._routers = resolver, mounts, routers
        self._known: dict[Key, bool] = {}

    def __contains__(self, key: Key) -> bool:
        if key not in self._known:
            self._known[key] = True  # classes that only mount each other are mounted by none
            above = [one.parent for one in self._mounts.get(key, ())]
            self._known[key] = self._is_bare_class(key) and all(one is not None and one in self for one in above)
        return self._known[key]

    def serves(self, mount: _Mounted) -> bool:
        """Whether what mounts something is served itself, as far as can be seen, or is a class in whose own place the other answers."""
        return mount.parent is None or mount.overrides or mount.parent not in self

    def _is_bare_class(self, key: Key) -> bool:
        """Whether a key is a class of which nothing says that it is a router itself."""
        module = self._resolver.sources.names(key[0]) if key not in self._routers else None
        found = self._resolver.scopes(module).definition(key[1]) if module is not None else None
        return found is not None and found.form == "class"

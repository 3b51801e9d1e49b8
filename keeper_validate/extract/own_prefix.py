"""What routers say of themselves: their prefixes and guards, and of a class also what the classes above it say.

Must not know where a router is mounted."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.extract.enclosing import Key
from keeper_validate.extract.prefix import Prefix, Schemes
from keeper_validate.extract.resolve import Resolver
from keeper_validate.extract.route_path import join

_DEPTH = 12


class OwnPrefixes:
    """The prefixes that routers have before anything mounts them."""

    def __init__(self, resolver: Resolver) -> None:
        self.schemes = Schemes(resolver)
        self._said: dict[Key, tuple[tuple[str | None, ...], tuple[str, ...]]] = {}
        self._above: dict[Key, list[Key]] = {}

    def say(self, key: Key, prefixes: tuple[str | None, ...], guards: tuple[str, ...]) -> None:
        """What a record says of a router; without a prefix it leaves the one that is known."""
        known, standing = self._said.get(key, ((), ()))
        self._said[key] = (prefixes or known, tuple(dict.fromkeys((*standing, *guards))))

    def nest(self, key: Key, above: Key | None, prefix: str | None, lookup: str, guards: tuple[str, ...]) -> None:
        """A router below one thing of another: behind what that one says, its own prefix and the parameter that tells which; `#` in its
        name is how deep that stands."""
        outer = [one.path for one in self.of(above)] if above is not None else [""]
        named = [(path, lookup.replace("#", str(path.count("{") + 1))) for path in outer]
        self.say(key, tuple(None if prefix is None else join(path, f"{prefix}/{{{name}}}") for path, name in named), guards)

    def inherits(self, key: Key, above: Key) -> None:
        """A class has what it does not say itself from a class above it."""
        self._above.setdefault(key, []).append(above)

    def of(self, key: Key) -> tuple[Prefix, ...]:
        """Every prefix of a router by itself; one empty one where it has none."""
        said = tuple(self._lineage(key, 0))
        guards = tuple(dict.fromkeys(guard for _, own in said for guard in own))
        prefixes = next((listed for listed, _ in said if listed), ("",))
        return tuple(self.schemes.own(key, one or "", guards, one is not None) for one in prefixes)

    def _lineage(self, key: Key, depth: int) -> Iterator[tuple[tuple[str | None, ...], tuple[str, ...]]]:
        yield self._said.get(key, ((), ()))
        for above in self._above.get(key, ()) if depth < _DEPTH else ():
            yield from self._lineage(above, depth + 1)

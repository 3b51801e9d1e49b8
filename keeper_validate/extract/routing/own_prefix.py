"""What routers say of themselves: their prefixes and guards, and of a class also what the classes above it say.

Must not know where a router is mounted."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from keeper_validate.extract.authentication.asking import perhaps
from keeper_validate.extract.calls import Placed
from keeper_validate.extract.expression import Call, Expression, Items, Member, Name
from keeper_validate.extract.indexed import called
from keeper_validate.extract.module import Module, Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.routing.as_made import AsMade
from keeper_validate.extract.routing.enclosing import Key
from keeper_validate.extract.routing.path_guards import PathGuards, guarded_path, on_path
from keeper_validate.extract.routing.prefix import Prefix, Schemes
from keeper_validate.extract.routing.route_path import join
from keeper_validate.extract.routing.written_path import prefix_texts
from keeper_validate.values import replace

_DEPTH = 12


class OwnPrefixes:
    """The prefixes that routers have before anything mounts them."""

    def __init__(self, resolver: Resolver) -> None:
        self.schemes, self._resolver = Schemes(resolver), resolver
        self._said: dict[Key, tuple[tuple[str | None, ...], tuple[str, ...]]] = {}
        self._put: dict[Key, list[tuple[str, Record, tuple[str, ...]]]] = {}
        self._before: dict[Key, list[tuple[str, tuple[str, ...], str, Record]]] = {}
        self._as_made = AsMade(resolver)
        self._anew: dict[Key, list[tuple[int, str | None, bool]]] = {}
        self._above: dict[Key, list[Key]] = {}

    def say(
        self, key: Key, prefixes: tuple[str | None, ...], guards: tuple[str, ...], path: str = "", record: Record | None = None,
        parts: tuple[Expression, ...] = (),
    ) -> None:
        """What a record says of a router; without a prefix it leaves the one that is known. What guards one path guards no other.
        `parts` are prefixes, or lists of them, as written."""
        where = guarded_path(path, record, self._resolver) if record is not None else None
        if record is not None and where is not None:
            if (covers := record.setting("scope.covers")) is not None:
                self._before.setdefault(key, []).append((*on_path(where, guards, covers == "below"), path, record))
            return
        if record is not None and record.setting("guard.order") is not None:
            self._put.setdefault(key, []).append((path, record, guards))
        if record is not None:
            parts = tuple(one for each in parts for one in (each.values if isinstance(each, Items) else (each,)))
            self._as_made.note(key, path, record, parts)
            over = "~" if record.setting("path.over") is not None else ""  # `~/users` is `/users`, at the top in any case
            texts = (told for one in parts for told in prefix_texts(path, record.within, one, self._resolver))
            prefixes = (*prefixes, *(told and told.removeprefix(over) for told in texts))
        known, standing = self._said.get(key, ((), ()))
        self._said[key] = (prefixes or known, tuple(dict.fromkeys((*standing, *guards))))

    def rebind(self, key: Key, path: str, module: Module, record: Record, prefix: str | None) -> None:
        """A list is bound anew to one that holds it behind a prefix, and perhaps as it is besides."""
        bound = [one for one in called(module, key[1]) if one.start <= record.start]
        anew = max(bound, key=lambda one: one.start, default=None)
        if anew is not None and path == key[0]:
            kept = isinstance(anew.value, Items) and Member(Name(key[1]), "*") in anew.value.values
            self._anew.setdefault(key, []).append((anew.start, prefix, kept or Name(key[1]) in _sides(anew.value)))

    def met(self, key: Key, path: str, route: Record, prefixes: tuple[Prefix, ...]) -> tuple[Prefix, ...]:
        """How one of the routes of a router is reached: behind the prefix of the list that its own is put in, and those guards of the
        router that it meets: not those that are put behind it, and those of a branch that it does not stand in only perhaps."""
        for start, before, kept in self._anew.get(key, ()) if path == key[0] else ():
            if route.start < start:
                behind = (replace(one, path=join(one.path, before or ""), resolved=one.resolved and before is not None) for one in prefixes)
                prefixes = (*behind, *(prefixes if kept else ()))
        prefixes = tuple(replace(one, on_paths=self._met_on_paths(key, path, route, one)) if one.on_paths else one for one in prefixes)
        return tuple(replace(one, guards=self._met(key, path, route, one.guards)) for one in prefixes) if key in self._put else prefixes

    def _met_on_paths(self, key: Key, path: str, route: Record, prefix: Prefix) -> tuple[PathGuards, ...]:
        found = []
        for one in prefix.on_paths:
            *_, where, record = self._before[one.owner][one.number]
            meets = _meets(route, record, path == where) if one.owner == key else True
            found += [one] if meets else [replace(one, guards=tuple(map(perhaps, one.guards)))] if meets is None else []
        return tuple(found)

    def _met(self, key: Key, path: str, route: Record, guards: tuple[str, ...]) -> tuple[str, ...]:
        found = []
        for guard in guards:
            put = [_meets(route, record, path == where) for where, record, own in self._put.get(key, ()) if guard in own]
            found += [guard] if not put or True in put else [perhaps(guard)] if None in put else []
        return tuple(found)

    def nest(self, key: Key, above: Key | None, prefix: str | None, lookup: str, guards: tuple[str, ...]) -> None:
        """A router below one thing of another: behind what that one says, its own prefix and the parameter that tells which; `#` in its
        name is how deep that stands."""
        outer = [one.path for one in self.of(above)] if above is not None else [""]
        named = [(path, lookup.replace("#", str(path.count("{") + 1))) for path in outer]
        self.say(key, tuple(None if prefix is None else join(path, f"{prefix}/{{{name}}}") for path, name in named), guards)

    def inherits(self, key: Key, above: Key) -> None:
        """A class has what it does not say itself from a class above it."""
        self._above.setdefault(key, []).append(above)

    def is_among(self, key: Key, known: Collection[Key], depth: int = 0) -> bool:
        """Whether a router, or a class above it, is one of those that are known for something."""
        above = self._above.get(key, ()) if depth < _DEPTH else ()
        return key in known or any(self.is_among(one, known, depth + 1) for one in above)

    def of(self, key: Key, untold: bool = False) -> tuple[Prefix, ...]:
        """Every prefix of a router by itself; one empty one where it has none, or where it is `untold`."""
        said = tuple(self._lineage(key, 0))
        guards = tuple(dict.fromkeys(guard for _, own in said for guard in own))
        prefixes = next((listed for listed, _ in said if listed), ("",))
        found = (self.schemes.own(key, one or "", guards, one is not None and not untold) for one in prefixes)
        before = tuple(self._on_paths(key, 0)) if self._before else ()
        return tuple(replace(one, on_paths=tuple(each.below(one.path) for each in before)) if before else one for one in found)

    def _on_paths(self, key: Key, depth: int) -> Iterator[PathGuards]:
        for number, (path, guards, _, _) in enumerate(self._before.get(key, ())):
            yield PathGuards(path, guards, key, number)
        for above in self._above.get(key, ()) if depth < _DEPTH else ():
            yield from self._on_paths(above, depth + 1)

    def made_by(self, key: Key, call: Placed | None, mine: Prefix) -> Prefix:
        """A prefix of a router by itself, or the one that the call which makes the router gives it."""
        made = self._as_made.prefix((key, *self._above.get(key, ())), call)
        return mine if made is None else replace(mine, path=made[0] or "", resolved=made[0] is not None)

    def _lineage(self, key: Key, depth: int) -> Iterator[tuple[tuple[str | None, ...], tuple[str, ...]]]:
        yield self._said.get(key, ((), ()))
        for above in self._above.get(key, ()) if depth < _DEPTH else ():
            yield from self._lineage(above, depth + 1)


def _sides(value: Expression | None) -> tuple[Expression, ...]:
    return value.arguments if isinstance(value, Call) and value.function == Name("(+)") else ()


def _meets(route: Record, guarding: Record, same_file: bool) -> bool | None:
    """Whether what a guard is put before comes after it; None where only a condition decides."""
    if same_file and route.within == guarding.within and route.end < guarding.end:
        return False
    branch = guarding.first("branch")
    return True if branch is None or (same_file and branch.line <= route.line <= branch.end_line) else None

"""What a function does with a router that it was given, done to each router that is handed to it, and there where it is handed over.

Must not know any framework, nor what is mounted where."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.extract.module import Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.routing.enclosing import Key
from keeper_validate.extract.routing.known_guards import guards_of
from keeper_validate.extract.routing.mount_table import of_tests
from keeper_validate.extract.routing.path_guards import guarded_path
from keeper_validate.values import replace

_HANDED_ON = 3  # from function to function, file to file; deeper nobody goes

Said = tuple[str, Record]


class Given:
    """Which routers each parameter was lent, by which records, and what the functions say of their parameters."""

    def __init__(self, resolver: Resolver) -> None:
        self._resolver = resolver
        self._lent: dict[Key, list[tuple[Key, str, Record]]] = {}
        self._said: dict[Key, list[Said]] = {}
        self._put: dict[Key, list[tuple[Said, tuple[str, ...]]]] = {}

    def lend(self, parameter: Key, router: Key, path: str, record: Record) -> None:
        """A record of a file hands a router to a parameter; what a test hands to a function of the source tells nothing of either."""
        if not of_tests(path) or of_tests(parameter[0]):
            self._lent.setdefault(parameter, []).append((router, path, record))

    def note(self, key: Key, path: str, record: Record) -> None:
        """A record says something of a router, which may be what a function was given."""
        if record.setting("facet.root") is not None and "#" in key[1]:
            self._said.setdefault(key, []).append((path, record))
        if record.setting("guard.order") is not None and "#" in key[1] and guarded_path(path, record, self._resolver) is None:
            of_all = replace(record, captures=tuple(one for one in record.captures if one.role != "scope"))
            self._put.setdefault(key, []).append(((path, of_all), guards_of(path, record, self._resolver)))

    def lent(self) -> Iterator[tuple[Key, tuple[Key, ...], tuple[Said, ...]]]:
        """Each parameter with the routers that it was lent and what its function says of it, as often as they may be handed on."""
        for parameter, routers in (*self._lent.items(),) * _HANDED_ON:
            yield parameter, tuple(dict.fromkeys(router for router, _, _ in routers)), tuple(self._said.pop(parameter, ()))

    def put(self) -> Iterator[tuple[Key, str, Record, tuple[str, ...]]]:
        """What is put before the routes of a router by a function that it was handed to, as if it stood where that is called."""
        for parameter, routers in (*self._lent.items(),) * _HANDED_ON:
            for (_, record), guards in self._put.pop(parameter, ()):
                for router, path, handing in routers:
                    there = replace(record, within=handing.within, start=handing.start, end=handing.end)
                    if "#" in router[1]:
                        self._put.setdefault(router, []).append(((path, there), guards))
                    yield router, path, there, guards

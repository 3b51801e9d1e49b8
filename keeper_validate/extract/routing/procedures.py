"""Procedures of routers that are objects: each by its dotted path over the routers that hold it, and behind the base that guards it.

Must not know any framework; what ends a chain and which bases are open is data (`rules/ecmascript/procedures.yaml`)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from keeper_validate.element import Element, Facet
from keeper_validate.extract.contexts import by_name
from keeper_validate.extract.matching.conditions import holds
from keeper_validate.extract.module import Module, Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.routing.enclosing import Key, enclosing
from keeper_validate.extract.routing.guards import guard_facet
from keeper_validate.extract.routing.held_procedures import Held, Holder, Procedure
from keeper_validate.values import dataclass

_DEPTH, _MOST = 12, 64


@dataclass(frozen=True, slots=True)
class _Router:
    """A router: its record, and what it holds in order."""

    path: str
    module: Module
    record: Record
    held: tuple[Procedure | Held, ...]


class Procedures:
    """The routers of some modules, and the routers that hold each."""

    def __init__(self, modules: Iterable[tuple[str, Module]], resolver: Resolver) -> None:
        self._routers: dict[Key, _Router] = {}
        self._above: dict[Key, list[tuple[Key, tuple[str, ...]]]] = {}
        for path, module in modules:
            for record in _outermost(path, module, resolver):
                serves = record.setting("facet.root") is not None  # nothing holds it, and a file may serve several
                key = (path, f"<{record.start}>") if serves else enclosing(path, module, record, resolver) or (path, record.within)
                held = tuple(Holder(record.framework, resolver).held(path, record))
                self._routers[key] = _Router(path, module, record, held)
        for key, router in self._routers.items():
            for one in router.held if by_name(router.path) == "source" else ():
                if isinstance(one, Held) and one.child in self._routers and one.child != key:
                    self._above.setdefault(one.child, []).append((key, one.path))

    def routes(self, path: str) -> Iterator[Element]:
        """The procedures that the routers of a file hold."""
        served = set[tuple[str, str]]()
        for key, router in self._routers.items():
            if router.path == path:
                yield from self._once(key, router, router.held, served)

    def answered(self, asked: Collection[str]) -> Iterator[Element]:
        """The procedures which routers of other files hold, and some files define."""
        served = set[tuple[str, str]]()
        for key, router in self._routers.items():
            if router.path not in asked:
                made = tuple(one for one in router.held if isinstance(one, Procedure) and one.made_in in asked)
                yield from self._once(key, router, made, served)

    def _once(self, key: Key, router: _Router, held: Iterable[Procedure | Held], served: set[tuple[str, str]]) -> Iterator[Element]:
        """What a router holds, once where one file serves it in two ways."""
        for one in self._of(key, router, held):
            if (one.path, one.name) not in served:
                yield one
            served.update(((one.path, one.name),) if router.record.setting("facet.root") is not None else ())

    def _of(self, key: Key, router: _Router, held: Iterable[Procedure | Held]) -> Iterator[Element]:
        ways = tuple(dict.fromkeys(self._ways(key, ())))[:_MOST]
        for one in held:
            if isinstance(one, Procedure):
                yield from (_element(router, one, (*above, *one.path), resolved) for above, resolved in ways)

    def _ways(self, key: Key, seen: tuple[Key, ...]) -> Iterator[tuple[tuple[str, ...], bool]]:
        """What stands before the paths of a router, and whether that is all: a router that only holds others is the first."""
        above = [one for one in self._above.get(key, ()) if one[0] not in seen and one[0] != key] if len(seen) < _DEPTH else []
        if not above:
            served = self._routers[key].record.setting("facet.root") is not None
            yield (), served or any(isinstance(one, Held) for one in self._routers[key].held)
        for holder, path in above:
            for before, resolved in self._ways(holder, (*seen, key)):
                yield (*before, *path), resolved


def _outermost(path: str, module: Module, resolver: Resolver) -> Iterator[Record]:
    """The records of routers but for those in place inside another."""
    found = [one for one in module.records if one.setting("kind") == "procedures" and holds(one, path, resolver)]
    for record in found:
        if not any(other.start <= record.start and record.end <= other.end and other is not record for other in found):
            yield record


def _element(router: _Router, one: Procedure, whole: tuple[str, ...], resolved: bool) -> Element:
    dotted = ".".join(whole)
    facets = [Facet("method", one.method), Facet("path", dotted)]
    if one.handler:
        facets.append(Facet("handler", one.handler))
    facets.extend(map(guard_facet, one.guards))
    if not resolved:
        facets.append(Facet("prefix", "unresolved"))
    line = one.line if one.made_in == router.path and one.line else router.record.line
    name, language = f"{one.method} {dotted}", router.module.language
    return Element("route", name, router.path, line, line, language, router.record.framework, facets=tuple(facets))

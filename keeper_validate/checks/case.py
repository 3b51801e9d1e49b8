"""What a check is handed: the delta, the law and the stage; and what in the delta counts as new.

Must not parse, read Git, or know the mode."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import TypeVar

from keeper_validate.checks.naming import lives_at, name_key, stems
from keeper_validate.delta import Alteration, Delta
from keeper_validate.element import SEEDABLE, Element, Facet, Use
from keeper_validate.law.law import Law
from keeper_validate.law.vault import Seed
from keeper_validate.values import dataclass, replace

_Thing = TypeVar("_Thing", Element, Use)

SOURCE = frozenset({"source"})
_SMALL = 2
_OTHER_VIEW = {"component": "page", "service": "auth_service", "hook": "store"}

PLACELESS = frozenset({"route", "page", "env_var", "scope", "role", "feature_flag", "event", "error_type"})
"""Kinds which a vault registers by name alone."""

PARTS = frozenset({"component", "hook", "store", "service", "schema", "enum", "auth_service", "error_type"})
"""Kinds of which one that its file keeps to itself is a part of something, not a pattern for others."""


@dataclass(frozen=True)
class Case:
    """One change under one law, at one stage: `commit`, `pr` or `landing`; with the indexes that checks look things up in."""

    delta: Delta
    law: Law
    stage: str = "commit"

    @cached_property
    def elements_at(self) -> dict[str, list[Element]]:
        """Head-side elements by path."""
        return _by_path(self.delta.head.elements)

    @cached_property
    def gone(self) -> frozenset[str]:
        """The files that the change removes."""
        return frozenset(file.path for file in self.delta.files if file.status == "removed")

    @cached_property
    def uses_at(self) -> dict[str, list[Use]]:
        """Head-side uses by path."""
        return _by_path(self.delta.head.uses)

    @cached_property
    def base_uses_at(self) -> dict[str, list[Use]]:
        """Base-side uses by path."""
        return _by_path(self.delta.base.uses)

    @cached_property
    def guarding(self) -> frozenset[str]:
        """The frameworks of which a route of either side shows a guard."""
        known = (*self.delta.base.elements, *self.delta.head.elements)
        return frozenset(one.framework for one in known if one.kind == "route" and one.named("guard"))

    @cached_property
    def keeps_tables(self) -> bool:
        """Whether the vault registers a table, or the change shows one on either side."""
        shown = (*self.delta.base.elements, *self.delta.head.elements)
        return bool(self.law.vault.of("table")) or any(one.kind == "table" for one in shown)

    @cached_property
    def _seeds(self) -> dict[tuple[str, tuple[str, ...]], list[Seed]]:
        index: dict[tuple[str, tuple[str, ...]], list[Seed]] = defaultdict(list)
        for seed in self.law.vault.seeds:
            index[seed.kind, name_key(seed.name, seed.kind)].append(seed)
        return index

    @cached_property
    def _telling(self) -> dict[tuple[str, str], list[Seed]]:
        """Seeds by the words of their names that tell them apart; a word that every third bears (`use`) tells nothing."""
        index: dict[tuple[str, str], list[Seed]] = defaultdict(list)
        total = Counter(seed.kind for seed in self.law.vault.seeds)
        for seed in self.law.vault.seeds:
            for stem in stems(seed.name) - stems(seed.kind) or stems(seed.name):
                index[seed.kind, stem].append(seed)
        return {key: seeds for key, seeds in index.items() if len(seeds) <= max(_SMALL, total[key[0]] // 3)}

    def akin(self, kind: str, name: str) -> list[Seed]:
        """The seeds of a kind that share a word with a name, those that share most first."""
        wanted = stems(name)
        shared = {id(seed): seed for stem in sorted(wanted) for seed in self._telling.get((kind, stem), [])}
        return sorted(shared.values(), key=lambda seed: (-len(stems(seed.name) & wanted), seed.name))

    @cached_property
    def origins(self) -> dict[str, set[str]]:
        """The paths that elements of a path came from."""
        index: dict[str, set[str]] = defaultdict(set)
        for move in self.delta.moved:
            index[move.head.path].add(move.base.path)
        return index

    @cached_property
    def auth_homes(self) -> frozenset[tuple[str | None, str, str | None]]:
        """Where base's source uses which auth primitive: by path, and by enclosing definition."""
        calls = [one for one in self.delta.base.elements if one.kind == "auth_call" and one.context in SOURCE]
        return frozenset({(one.value("primitive"), "path", one.path) for one in calls} | {
            (one.value("primitive"), "within", one.value("within")) for one in calls if one.value("within")
        })

    def seeds(self, kind: str, name: str) -> list[Seed]:
        """The seeds of a kind that bear a name, in vault order."""
        return self._seeds.get((kind, name_key(name, kind)), [])


def fresh(case: Case, contexts: frozenset[str] = SOURCE) -> Iterator[Element]:
    """Elements that are new to the contexts: created there, or brought in from another context (a test that became source). A set that
    stands in place as the type of a member is part of what holds it, a function that was there does not become new by what it does, and
    what a framework enters by its file is no component that others could use."""
    created = (one for one in case.delta.created if one.context in contexts and not (one.inline or one.entered))
    yield from (one for one in created if not (_is_import(one) or _stood(one, case) or keeps_its_rows(one, case.delta.base.elements)))
    for change in case.delta.altered:
        if change.head.context in contexts and change.base.context not in contexts and not change.head.inline:
            yield change.head
        elif change.head.context in contexts and change.head.kind == "route":
            yield from _answered(change)


def _answered(change: Alteration) -> Iterator[Element]:
    """What a route that is registered for any method answers besides since a change: each method is a route, where base told of others."""
    if len(change.base.named("method")) > 1:
        for facet in change.added:
            if facet.role == "method":
                kept = tuple(one for one in change.head.facets if one.role != "method")
                yield replace(change.head, name=f"{facet.name} {change.head.name.partition(' ')[2]}", facets=(facet, *kept))


def gained(case: Case, contexts: frozenset[str]) -> Iterator[tuple[Element, tuple[Facet, ...]]]:
    """What a change adds to the parts of elements: all of those that are new to the contexts, and what the others there gain."""
    yield from ((one, one.facets) for one in fresh(case, contexts))
    yield from ((change.head, change.added) for change in case.delta.altered if change.head.context in contexts)


def fresh_seeds(case: Case) -> Iterator[Element]:
    """New elements that others could build on: no parts of one file, nothing that the vault already registers."""
    published = [change.head for change in case.delta.altered if change.head.exported and not change.base.exported]
    for one in (*fresh(case), *(one for one in published if one.context in SOURCE)):
        if one.kind in SEEDABLE and (one.exported or one.kind not in PARTS) and not second_view(one, case) and not registered(one, case):
            yield one


def registered(element: Element, case: Case) -> Seed | None:
    """The seed that an element is, by kind, name and place."""
    for seed in case.seeds(element.kind, element.name):
        if lives_at(seed.location, element.path) or (seed.kind in PLACELESS and not seed.location):
            return seed
    return None


def _is_import(element: Element) -> bool:
    """“const Card = lazy(() => import("./Card"))”: what another file defines, imported late."""
    return element.kind == "component" and not element.exported and element.value("form") == "lazy" and not element.named("renders")


def _stood(element: Element, case: Case) -> bool:
    """Whether base had a definition of that name in its place, which only now does what a service of authentication does."""
    places = {element.path, *case.origins.get(element.path, ())}
    return _is_named(element, (use for path in places for use in case.base_uses_at.get(path, [])))


def keeps_its_rows(element: Element, others: Iterable[Element]) -> bool:
    """Whether a table has another class on the other side, with the same stored name: the same rows, called otherwise in code."""
    stored = {facet.name for facet in element.named("table")} if element.kind == "table" else set()
    return bool(stored) and any(one.kind == "table" and not stored.isdisjoint(facet.name for facet in one.named("table")) for one in others)


def stands(element: Element, case: Case) -> bool:
    """Whether what base told of still has its definition, which hands on to others what a service of authentication does."""
    return _is_named(element, case.uses_at.get(element.path, []))


def _is_named(element: Element, there: Iterable[Use]) -> bool:
    return element.kind == "auth_service" and any(use.kind == "candidate" and use.name == element.name for use in there)


def second_view(element: Element, case: Case) -> bool:
    """One definition may be read as two kinds: a page and its component, a store and the hook that reads it; the other kind speaks."""
    other = _OTHER_VIEW.get(element.kind)
    here = case.elements_at.get(element.path, []) if other else []
    alone = sum(one.kind == element.kind and one.exported for one in here) == 1
    return any(one.kind == other and _covers(element, one, alone) for one in here)


def _by_path(things: tuple[_Thing, ...]) -> dict[str, list[_Thing]]:
    index: dict[str, list[_Thing]] = defaultdict(list)
    for thing in things:
        index[thing.path].append(thing)
    return index


def _covers(element: Element, other: Element, alone: bool) -> bool:
    """Whether both are one definition; a view of a whole file is that of the only thing the file exports."""
    return element.name == other.name or element.line <= other.line <= element.end_line or (alone and other.line <= 1)

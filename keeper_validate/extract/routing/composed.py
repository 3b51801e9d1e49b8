"""Routes that no record says by itself: nested blocks and chains draw them, functions build them, attributes mark them.

What reads them is imported where a source is of a language that has them. Must not know any framework."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from keeper_validate.element import Element, Gap
from keeper_validate.extract.indexed import records_of
from keeper_validate.extract.language import language_of
from keeper_validate.extract.module import Module
from keeper_validate.extract.naming.resolve import Resolver

TYPE_CHECKING = False  # as `typing` says it to those who check types, without its import

if TYPE_CHECKING:
    from keeper_validate.extract.routing.built_routes import Builders
    from keeper_validate.extract.routing.procedures import Procedures

_DRAWING = frozenset({"ruby", "php", "elixir"})
_MARKING = frozenset({"php"})
_BUILDING = frozenset({"rust"})
_BINDING = frozenset({"python", "typescript", "tsx", "javascript"})


class Composed:
    """Such routes of some modules."""

    def __init__(self, modules: Iterable[tuple[str, Module]], resolver: Resolver) -> None:
        self._resolver = resolver
        self._builders: Builders | None = None
        self._deep: list[tuple[str, int]] = []
        building = tuple((path, module) for path, module in modules if module.language in _BUILDING)
        if building:
            from keeper_validate.extract.routing.built_routes import Builders

            self._builders = Builders(building, resolver.sources)
        self._procedures: Procedures | None = None
        holding = tuple((path, module) for path, module in modules if records_of(module, "procedures"))
        if holding:
            from keeper_validate.extract.routing.procedures import Procedures

            self._procedures = Procedures(holding, resolver)

    def gaps(self, asked: Collection[str]) -> Iterator[Gap]:
        """What of some files is nested too deeply to follow."""
        deep = (*self._deep, *(self._builders.deep if self._builders is not None else ()))
        yield from (Gap(path, line, "nested too deeply to read") for path, line in deep if path in asked)

    def routes(self, path: str, module: Module) -> Iterator[Element]:
        """The routes of a file."""
        if module.language in _DRAWING:
            from keeper_validate.extract.routing.drawn import drawn

            try:
                yield from tuple(drawn(path, module, self._resolver))
            except RecursionError:
                self._deep.append((path, 0))
        if module.language in _MARKING:
            from keeper_validate.extract.routing.attributed import attributed

            yield from attributed(path, module, self._resolver.sources.tree)
        if self._builders is not None and module.language in _BUILDING:
            yield from self._builders.routes(path, module)
        if self._procedures is not None:
            yield from self._procedures.routes(path)

    def answered(self, asked: Collection[str]) -> Iterator[Element]:
        """The routes of unchanged files that changed ones have a say in."""
        if any((language := language_of(path)) is not None and language.name in _DRAWING for path in asked):
            from keeper_validate.extract.routing.drawn import answered

            try:
                yield from tuple(answered(asked, self._resolver))
            except RecursionError:
                self._deep.extend((path, 0) for path in asked)
        if any((language := language_of(path)) is not None and language.name in _BINDING for path in asked):
            from keeper_validate.extract.routing.bound_routes import bound_routes

            yield from bound_routes(asked, self._resolver)
        if self._builders is not None:
            yield from self._builders.answered(asked)
        if self._procedures is not None:
            yield from self._procedures.answered(asked)

    def tables(self, asked: Collection[str], whole: bool) -> Iterator[Element]:
        """The tables that migrations written as code lead to."""
        if any((language := language_of(path)) is not None and language.name in _DRAWING for path in asked):
            from keeper_validate.extract.routing.migrated_calls import migrated_tables

            yield from migrated_tables(asked, self._resolver, whole)

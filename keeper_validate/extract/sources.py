"""The modules of one tree, extracted when asked for and remembered by blob id; what resolution reads beyond the change is bounded.

Must not interpret modules."""

from __future__ import annotations

from collections.abc import Iterable

from keeper_validate.extract.grammars import GrammarMissing
from keeper_validate.extract.language import Language, language_of
from keeper_validate.extract.module import Module
from keeper_validate.extract.records import module
from keeper_validate.extract.ruleset import needed
from keeper_validate.store import TooLarge
from keeper_validate.tree import Tree

# Enough for the packages around a change; a whole-tree run lifts it.
_BEYOND_THE_CHANGE = 400


class Sources:
    """Modules by path. `frameworks` of the paths asked for first are compiled into one query a language; `spent` counts further reads."""

    def __init__(self, tree: Tree, known: dict[tuple[str, str], Module], whole: bool = False) -> None:
        self.tree = tree
        self._known = known
        self._left = None if whole else _BEYOND_THE_CHANGE
        self._frameworks: dict[str, frozenset[str]] = {}
        self._by_path: dict[str, Module | None] = {}

    def warm(self, paths: Iterable[str]) -> None:
        """Find out which rule files these paths need, so that each language compiles one query for all of them."""
        for path in paths:
            language = language_of(path)
            if language is None:
                continue
            source = self._source(path)
            if source is not None:
                wanted = self._frameworks.get(language.name, frozenset())
                self._frameworks[language.name] = wanted | needed(language, source)

    def module(self, path: str) -> Module | None:
        """The module at a path of the change; raises GrammarMissing and TooLarge."""
        if path not in self._by_path or self._by_path[path] is None:
            self._by_path[path] = self._extract(path)
        return self._by_path[path]

    def beyond(self, path: str) -> Module | None:
        """The module at a path that the change only leads to; None where there is none, or the bound is reached."""
        if path in self._by_path:
            return self._by_path[path]
        language = language_of(path)
        if language is None or self.tree.entry(path) is None or self._left == 0:
            return None
        if self._left is not None:
            self._left -= 1
        try:
            found = self._extract(path)
        except (GrammarMissing, TooLarge):
            found = None
        self._by_path[path] = found
        return found

    def _extract(self, path: str) -> Module | None:
        language, entry = language_of(path), self.tree.entry(path)
        if language is None or entry is None or not entry.is_file:
            return None
        key = (entry.oid, language.name)
        if key not in self._known:
            source = self.tree.blob(entry.oid)
            self._known[key] = module(language, source, self._compiled_for(language, source))
        return self._known[key]

    def _compiled_for(self, language: Language, source: bytes) -> frozenset[str]:
        wanted, compiled = needed(language, source), self._frameworks.get(language.name, frozenset())
        if not wanted <= compiled:
            compiled = self._frameworks[language.name] = compiled | wanted
        return compiled

    def _source(self, path: str) -> bytes | None:
        try:
            return self.tree.read(path)
        except TooLarge:
            return None

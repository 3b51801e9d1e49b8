"""New imports that close a circle of modules: one leads to a module from which imports lead back to where it stands.

Follows what runs when a module is loaded, in languages where a circle of modules is one; reads no more than so many files, and tells of no
circle that is longer. Must not know who asks."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from keeper_validate import shipped
from keeper_validate.element import Use
from keeper_validate.extract.decoding import Unreadable
from keeper_validate.extract.grammars import GrammarMissing
from keeper_validate.extract.language import language_of
from keeper_validate.extract.module import Module
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.sources import Sources
from keeper_validate.store import Missing, TooLarge
from keeper_validate.tree import Tree

Circle = tuple[str, ...]
# As many files are read for all the imports of a change.
_MOST = 800


def circles(tree: Tree, base: Iterable[Use], uses: Iterable[Use]) -> tuple[Circle, ...]:
    """The circle that each import of some uses closes which is none of `base`: its file, where it leads, and the way back to it."""
    known = {(one.path, one.resolved) for one in base}
    asked = {(one.path, one.resolved) for one in uses if one.kind == "import" and one.resolved and one.context == "source"} - known
    project = _Project(tree)
    found = (project.back(path, leads) for path, leads in sorted((path, leads) for path, leads in asked if leads and leads != path))
    return tuple(one for one in found if one)


class _Project:
    def __init__(self, tree: Tree) -> None:
        self._tree = tree
        self._sources = Sources(tree, {}, whole=True)
        self._resolver = Resolver(self._sources)
        self._leading: dict[str, tuple[str, ...]] = {}

    def back(self, path: str, leads: str) -> Circle:
        """The shortest way from a file over an import of it back to the file; empty where there is none."""
        if leads not in self._from(path):
            return ()  # inside a function, or of a type alone
        before = {leads: path}
        ways = [leads]
        for place in ways:
            for target in self._from(place):
                if target == path:
                    return (*reversed([*_way(place, before, path)]), path)
                if target not in before:
                    before[target] = place
                    ways.append(target)
        return ()

    def _from(self, path: str) -> tuple[str, ...]:
        """Where the imports of a file lead that run when it is loaded."""
        if path not in self._leading:
            module = self._read(path) if len(self._leading) < _MOST else None
            self._leading[path] = tuple(dict.fromkeys(self._leads(path, module))) if module is not None else ()
        return self._leading[path]

    def _leads(self, path: str, module: Module) -> Iterator[str]:
        idle = _never_run(self._tree.read(path) or b"")
        named = [(one.module, one.line) for one in (*module.imports, *module.stars) if not (one.scope or one.type_only)]
        named += [(one.module, module_line) for one in module.exports if one.module and not one.type_only for module_line in (0,)]
        for name, line in named:
            leads = self._resolver.leads_to(path, module, name) if line not in idle else None
            if leads is not None and leads != path:
                yield leads

    def _read(self, path: str) -> Module | None:
        language = language_of(path)
        if language is None or language.rules not in shipped.data("rules/lexicon/circles")["languages"]:
            return None
        try:
            return self._sources.module(path)
        except (Unreadable, GrammarMissing, Missing, TooLarge):
            return None


def _way(place: str, before: dict[str, str], start: str) -> Iterator[str]:
    while place != start:
        yield place
        place = before[place]
    yield start


def _never_run(text: bytes) -> frozenset[int]:
    """The lines of blocks that only those read who check types."""
    pattern = re.compile(shipped.data("rules/lexicon/circles")["never_run"])
    found, depth = set[int](), None
    for number, line in enumerate(text.decode("utf-8", "replace").splitlines(), 1):
        indent = len(line) - len(line.lstrip())
        depth = depth if depth is not None and (not line.strip() or indent > depth) else None
        if depth is not None:
            found.add(number)
        elif pattern.match(line):
            depth = indent
    return frozenset(found)

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
# How an import is named that is only made when code comes to it, and the file that a package is in whose modules may be meant.
_LATER, _PACKAGE = "import:", "/__init__.py"


def circles(tree: Tree, base: Iterable[Use], uses: Iterable[Use]) -> tuple[Circle, ...]:
    """The circle that each import of some uses closes which is none of `base`: its name, its file, where it leads, and the way back."""
    old = tuple(one for one in base if one.kind == "import" and one.resolved)
    known = {(one.path, one.name) for one in old} | {(one.path, one.resolved) for one in old if not f"/{one.resolved}".endswith(_PACKAGE)}
    new = (one for one in uses if one.kind == "import" and one.resolved and one.context == "source")
    asked = {(one.path, one.name): one for one in new if known.isdisjoint({(one.path, one.name), (one.path, one.resolved)})}
    project = _Project(tree)
    found = ((name, project.back(path, project.leads(path, *_parts(name)))) for path, name in sorted(asked))
    return tuple((name, *way) for name, way in found if way)


def _parts(name: str) -> tuple[str, str | None]:
    module, colon, member = name.rpartition(":")
    return (module, member) if colon else (name, None)


class _Project:
    def __init__(self, tree: Tree) -> None:
        self._tree = tree
        self._sources = Sources(tree, {}, whole=True)
        self._resolver = Resolver(self._sources)
        self._leading: dict[str, tuple[str, ...]] = {}

    def leads(self, path: str, name: str, member: str | None) -> str | None:
        """Where an import leads: to a module of a package, where one is called as its member is."""
        module = self._read(path)
        leads = self._resolver.leads_to(path, module, name) if module is not None else None
        inside = member and leads is not None and f"/{leads}".endswith(_PACKAGE)
        whole = f"{name}.{member}" if name.strip(".") else f"{name}{member}"
        return (self._resolver.leads_to(path, module, whole) if inside and module is not None else None) or leads

    def back(self, path: str, leads: str | None) -> Circle:
        """The shortest way from a file over an import of it back to the file; empty where there is none."""
        if leads is None or leads not in self._from(path):
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
        named = [one for one in (*module.imports, *module.stars) if not (one.scope or one.type_only or one.local.startswith(_LATER))]
        told = [(one.module, one.member) for one in named if one.line not in idle]
        told += [(one.module, one.member) for one in module.exports if one.module and not one.type_only]
        found = (self.leads(path, name, member) for name, member in dict.fromkeys(told))
        yield from (leads for leads in found if leads is not None and leads != path)

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

"""Primitives that reach a file through other files of the tree, `export { sign as stamp } from "..."`: their uses are mentions as well.

A file is only read for them where one that it imports from, or what that re-exports, names a library of primitives. Must not parse the
files in between unless they do."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

from keeper_validate.errors import KeeperError
from keeper_validate.extract.decoding import Unreadable
from keeper_validate.extract.expression import Call, Name
from keeper_validate.extract.language import Language, language_of
from keeper_validate.extract.matching.patterns import Held, Texts
from keeper_validate.extract.module import Import, Module
from keeper_validate.extract.naming.renaming import renamed
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.records import mentioned
from keeper_validate.extract.vocabulary import leads_on, vocabulary
from keeper_validate.values import replace

# Each begins with a literal, which is sought tens of times faster than a boundary; that is looked at behind it.
_HANDS_ON = {
    "ecmascript": re.compile(
        rb"""export(?<=\bexport)\s*(?:type\s*)?(?:\*[\s\w]{0,80}|\{[^{};"']*\})\s*from\s*["']([^"']+)["']"""
    ),
    "python": re.compile(rb"""from(?<=^from)\s+(\.[\w.]*)\s+import\b""", re.MULTILINE),
}
_STEPS = 3
_BREADTH = 60


def handed_on(modules: Iterable[tuple[str, Module]], resolver: Resolver) -> Iterator[tuple[str, Module]]:
    """The modules; those that are handed a primitive under a name of their own with the mentions of that name."""
    listed = list(modules)
    holders = Holders(resolver)
    holders.look_ahead(target for path, module in listed for _, target in _imported(path, module, resolver))
    for path, module in listed:
        language = language_of(path)
        bound = tuple(_bound(path, module, language, resolver, holders)) if language is not None else ()
        meant = _meant(path, module, resolver)
        yield path, _with(path, meant, bound, resolver) if bound or meant is not module else module


def _meant(path: str, module: Module, resolver: Resolver) -> Module:
    """A module with its imports by the packages' own names, where a build gives them others."""
    tree = resolver.sources.tree
    asked = [item.module for item in module.imports if resolver.leads_to(path, module, item.module) is None]
    names = {one: meant for one in dict.fromkeys(asked) if (meant := renamed(module, one, path, tree)) is not None}
    if not names:
        return module
    return replace(module, imports=tuple(replace(one, module=names.get(one.module, one.module)) for one in module.imports))


def _with(path: str, module: Module, bound: tuple[Import, ...], resolver: Resolver) -> Module:
    language, entry = language_of(path), resolver.sources.tree.entry(path)
    if language is None or entry is None:
        return module
    try:
        return replace(module, mentions=mentioned(language, resolver.sources.tree.blob(entry.oid), module, bound))
    except (KeeperError, Unreadable):
        return module


def _bound(path: str, module: Module, language: Language, resolver: Resolver, holders: Holders) -> Iterator[Import]:
    for item, target in _imported(path, module, resolver):
        if not holders.holds(target):
            continue
        for offered in (Name(item.local), Call(Name(item.local))):  # itself, or what it makes: `const client = makeClient()`
            meant = resolver.qualified(path, item.scope, offered)
            if meant and "#" not in meant and leads_on(language.rules, meant, None):
                yield replace(item, module=meant, member=None)
                break


def _imported(path: str, module: Module, resolver: Resolver) -> Iterator[tuple[Import, str]]:
    language = language_of(path)
    if language is None or language.rules not in _HANDS_ON:
        return
    for item in module.imports:
        target = resolver.leads_to(path, module, item.module) if item.local and not item.type_only else None
        if target is not None and target != path:
            yield item, target


class Holders:
    """Which files of a tree name a library of primitives, or hand on what such a file offers; looked up once."""

    def __init__(self, resolver: Resolver) -> None:
        self._resolver = resolver
        self._known: dict[str, bool] = {}

    def look_ahead(self, paths: Iterable[str]) -> None:
        """Read files in bulk."""
        tree = self._resolver.sources.tree
        tree.prefetch(entry.oid for path in dict.fromkeys(paths) if (entry := tree.entry(path)) is not None and entry.is_file)

    def holds(self, path: str, steps: int = _STEPS) -> bool:
        """Whether a primitive can come through a file."""
        found = self._known.get(path)
        if found is None:
            self._known[path] = False
            found = self._known[path] = self._looked_up(path, steps)
        return found

    def _looked_up(self, path: str, steps: int) -> bool:
        language = language_of(path)
        try:
            source = self._resolver.sources.tree.read(path)
        except KeeperError:
            return False
        if source is None or language is None or language.rules not in _HANDS_ON:
            return False
        if _names_library(language.rules, source):
            return True
        module = Module(language.name)
        said = [one.decode("utf-8", "replace") for one in _HANDS_ON[language.rules].findall(source)[:_BREADTH]] if steps else []
        targets = [target for one in dict.fromkeys(said) if (target := self._resolver.leads_to(path, module, one)) is not None]
        self.look_ahead(targets)
        return any(self.holds(target, steps - 1) for target in targets)


def _names_library(family: str, source: bytes) -> bool:
    """Whether a source holds the name of a module of primitives as a word of its own."""
    return any(_by_itself(name).search(source) is not None for name in Held(source).which(_libraries(family)))


@cache
def _libraries(family: str) -> Texts:
    return Texts(name.encode() for name in vocabulary(family).libraries)


@cache
def _by_itself(name: bytes) -> re.Pattern[bytes]:
    # begins with a literal, which is sought much faster than what may not stand before it
    written = re.escape(name)
    return re.compile(written + rb"(?<![\w@/-]" + written + rb")(?![\w-])")

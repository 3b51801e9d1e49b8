"""Routes that unchanged files bind to what changed ones define: a view loses its guard under a list of routes that stays as it is.

Looks beside and above the change, never through the repository. Must not know any framework; names of files are data."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from keeper_validate import shipped
from keeper_validate.element import Element
from keeper_validate.extract.language import language_of
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.routing.mounts import Mounts
from keeper_validate.extract.routing.neighbours import mounting_candidates, naming, saying
from keeper_validate.extract.routing.routes import may_answer, routes
from keeper_validate.tree import Tree, below

_MOST, _FOLDERS = 24, 60
_Known = dict[str, list[str]]


def bound_routes(asked: Collection[str], resolver: Resolver) -> Iterator[Element]:
    """The routes of unchanged files that changed ones answer. Which files are read depends on nothing that the change writes, so that both
    sides of it read the same."""
    sources = resolver.sources
    binding = tuple((path, module) for path in _binding(asked, sources.tree) if (module := sources.beyond(path)) is not None)
    answering = frozenset(asked)
    if not any(may_answer(path, module, resolver, answering) for path, module in binding):
        return
    around = mounting_candidates((path for path, _ in binding), sources.tree)
    mounting = tuple((path, module) for path in around[:_MOST] if (module := sources.beyond(path)) is not None)
    mounts = Mounts((*binding, *mounting), resolver)
    for path, module in binding:
        yield from routes(path, module, resolver, mounts, answering)


def _binding(asked: Collection[str], tree: Tree) -> tuple[str, ...]:
    """The files that may bind routes to some of the change, nearest first."""
    found: dict[str, None] = {}
    inside: dict[tuple[str, str], tuple[str, ...]] = {}
    for path in sorted(asked):
        language = language_of(path)
        family = language.rules if language is not None else ""
        known: _Known = shipped.data("rules/lexicon/bound_routes").get(family, {})
        near: dict[str, None] = {}
        for folder in _folders(path, known, tree) if known else ():
            key = family, folder
            inside[key] = inside[key] if key in inside else tuple(_inside(folder, known, tree))
            near.update(dict.fromkeys(one for one in inside[key] if one not in asked and one not in found))
        found.update(dict.fromkeys(naming(path, near, tree)))
    return tuple(found)[:_MOST]


def _folders(path: str, known: _Known, tree: Tree) -> Iterator[str]:
    """Where such files may lie: the folders on the way up, and all of what stands at the top of an application."""
    folder = path
    while folder:
        folder = folder.rpartition("/")[0]
        yield folder
        if any(tree.entry(below(folder, top)) is not None for top in known["tops"]):
            yield from [below(folder, name) for name, one in tree.names(folder) if one.is_directory][:_FOLDERS]


def _inside(folder: str, known: _Known, tree: Tree) -> Iterator[str]:
    yield from (path for name in known["files"] if tree.entry(path := below(folder, name)) is not None)
    words = [word.encode() for word in known["says"]]
    yield from saying(words, _sources(folder, tree), tree) if words else ()
    for within in known["folders"]:
        yield from _sources(below(folder, within), tree)


def _sources(folder: str, tree: Tree) -> Iterator[str]:
    listed = tree.names(folder)[:_FOLDERS]
    yield from (below(folder, name) for name, one in listed if one.is_file and language_of(name) is not None)

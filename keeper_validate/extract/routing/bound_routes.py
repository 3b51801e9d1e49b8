"""Routes that unchanged files bind to what changed ones define: a view loses its guard under a list of routes that stays as it is.

Looks beside and above the change, never through the repository. Must not know any framework; names of files are data."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from keeper_validate import shipped
from keeper_validate.element import Element
from keeper_validate.extract.language import language_of
from keeper_validate.extract.resolve import Resolver
from keeper_validate.extract.routing.mounts import Mounts
from keeper_validate.extract.routing.neighbours import mounting_candidates, naming
from keeper_validate.extract.routing.routes import may_answer, routes
from keeper_validate.tree import Tree, below

_MOST, _FOLDERS = 24, 60


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
    for path in sorted(asked):
        language = language_of(path)
        known = shipped.data("rules/lexicon/bound_routes").get(language.rules) if language is not None else None
        near = dict.fromkeys(one for one in _near(path, known, tree) if one not in asked and one not in found) if known else ()
        found.update(dict.fromkeys(naming(path, near, tree)))
    return tuple(found)[:_MOST]


def _near(path: str, known: dict[str, list[str]], tree: Tree) -> Iterator[str]:
    folder = path
    while folder:
        folder = folder.rpartition("/")[0]
        yield from _inside(folder, known, tree)
        if any(tree.entry(below(folder, top)) is not None for top in known["tops"]):
            for name, _ in [one for one in tree.names(folder) if one[1].is_directory][:_FOLDERS]:
                yield from _inside(below(folder, name), known, tree)


def _inside(folder: str, known: dict[str, list[str]], tree: Tree) -> Iterator[str]:
    yield from (path for name in known["files"] if tree.entry(path := below(folder, name)) is not None)
    for within in known["folders"]:
        place = below(folder, within)
        entry = tree.entry(place)
        listed = tree.names(place)[:_FOLDERS] if entry is not None and entry.is_directory else ()
        yield from (below(place, name) for name, one in listed if one.is_file and language_of(name) is not None)

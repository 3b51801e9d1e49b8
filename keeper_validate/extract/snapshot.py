"""A tree and some paths into a Snapshot: every path read once, resolved as far as it needs, then the facts that depend on the path.

Must not know what the snapshot is for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from keeper_validate.element import Element, Gap, Snapshot, Use
from keeper_validate.extract.elements import elements
from keeper_validate.extract.grammars import GrammarMissing
from keeper_validate.extract.language import language_of
from keeper_validate.extract.module import Module
from keeper_validate.extract.mounts import Mounts
from keeper_validate.extract.neighbours import mounting_candidates
from keeper_validate.extract.resolve import Resolver
from keeper_validate.extract.routes import routes
from keeper_validate.extract.sources import Sources
from keeper_validate.store import TooLarge
from keeper_validate.tree import Tree

Known = dict[tuple[str, str], Module]


def snapshot(tree: Tree, paths: Iterable[str], known: Known | None = None, whole: bool = False) -> Snapshot:
    """What the given paths of a tree hold. `known` carries modules over from another tree (base to head) by blob id; `whole` says that the
    paths are all of the tree, so that nothing beyond them need be searched for."""
    listed = sorted(set(paths))
    sources = Sources(tree, known if known is not None else {}, whole)
    resolver = Resolver(sources)
    modules, gaps = _modules(listed, sources)
    around = () if whole or not _has_routes(modules) else _around(modules, sources)
    mounts = Mounts((*modules, *around), resolver)
    found: list[Element] = []
    used: list[Use] = []
    for path, module in modules:
        found.extend(elements(path, module, resolver))
        found.extend(routes(path, module, resolver, mounts))
        gaps.extend(Gap(path, gap.line, gap.reason) for gap in module.gaps)
    found.sort(key=lambda element: (element.path, element.line, element.kind, element.name))
    return Snapshot(tuple(listed), tuple(found), tuple(used), tuple(gaps))


def _modules(paths: Iterable[str], sources: Sources) -> tuple[list[tuple[str, Module]], list[Gap]]:
    readable = [path for path in paths if language_of(path) is not None]
    sources.tree.prefetch(entry.oid for path in readable if (entry := sources.tree.entry(path)) is not None and entry.is_file)
    sources.warm(readable)
    found, gaps = [], []
    for path in readable:
        try:
            module = sources.module(path)
        except (GrammarMissing, TooLarge) as error:
            gaps.append(Gap(path, 0, str(error)))
            continue
        if module is not None:
            found.append((path, module))
    return found, gaps


def _has_routes(modules: Iterable[tuple[str, Module]]) -> bool:
    return any(record.setting("kind") in ("route", "router", "mount") for _, module in modules for record in module.records)


def _around(modules: Iterable[tuple[str, Module]], sources: Sources) -> Iterator[tuple[str, Module]]:
    for path in mounting_candidates((path for path, _ in modules), sources.tree):
        module = sources.beyond(path)
        if module is not None:
            yield path, module

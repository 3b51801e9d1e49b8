"""A snapshot with the facts of its columns beside their names and types, for whoever asks for them.

Must not know what a fact means."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from keeper_validate.element import Element, Facet, Snapshot
from keeper_validate.extract.columns.built import built, is_built
from keeper_validate.extract.columns.declarations import is_known, stated
from keeper_validate.extract.columns.stated import TABLE
from keeper_validate.extract.decoding import Unreadable, source_text
from keeper_validate.extract.formats.prisma_facts import facts as prisma_facts
from keeper_validate.extract.grammars import GrammarMissing
from keeper_validate.extract.language import language_of
from keeper_validate.extract.records import names, source_of
from keeper_validate.extract.sql.column_facts import replayed
from keeper_validate.extract.sql.migration_files import applied, directory_of, paths
from keeper_validate.store import Missing, TooLarge
from keeper_validate.tree import Tree
from keeper_validate.values import replace

Told = dict[Element, tuple[Facet, ...]]


def with_facts(found: Snapshot, tree: Tree) -> Snapshot:
    """A snapshot with what the declarations of its tables and schemas say of each column."""
    files: dict[str, list[Element]] = defaultdict(list)
    for one in found.elements:
        if one.kind in ("table", "schema"):
            files[one.path].append(one)
    told: Told = {}
    for path, held in files.items():
        if not path.endswith((".sql", ".ddl")):
            told.update(_of_source(path, held, tree))
    told.update(_of_sql({path: held for path, held in files.items() if path.endswith((".sql", ".ddl"))}, tree))
    elements = tuple(replace(one, facets=(*one.facets, *told[one])) if told.get(one) else one for one in found.elements)
    return replace(found, elements=elements)


def _of_source(path: str, elements: list[Element], tree: Tree) -> Iterator[tuple[Element, tuple[Facet, ...]]]:
    """The facts of what one source declares."""
    known = [one for one in elements if is_known(one.framework)]
    prisma = [one for one in elements if one.language == "prisma"]
    chained = [one for one in elements if is_built(one.framework)]
    source = _source(path, tree) if known or prisma or chained else b""
    for one in chained:
        yield one, tuple(built(one, source))
    for one in prisma:
        columns = {TABLE, *(facet.name for facet in one.named("column"))}
        yield one, tuple(facet for facet in prisma_facts(source, one.name) if facet.name in columns)
    language = language_of(path) if known and source else None
    if language is None:
        return
    try:
        module = names(language, source_of(language, source))
    except (GrammarMissing, Unreadable):
        return
    for one in known:
        yield one, tuple(stated(one, module))


def _of_sql(files: dict[str, list[Element]], tree: Tree) -> Iterator[tuple[Element, tuple[Facet, ...]]]:
    """The facts of the tables of SQL: of a file by itself, of migrations after all of a directory have run."""
    together: dict[tuple[str, ...], list[Element]] = defaultdict(list)
    for path, elements in files.items():
        directory = directory_of(path)
        together[(path,) if directory is None else paths(tree, directory)] += elements
    for run, elements in together.items():
        state = replayed(_source(path, tree) if len(run) == 1 else applied(path, _source(path, tree)) for path in run)
        yield from ((one, tuple(state.facets(one.name))) for one in elements)


def _source(path: str, tree: Tree) -> bytes:
    """What a file says; nothing where it cannot be read, which the snapshot has told already."""
    try:
        return source_text(tree.read(path) or b"")
    except (Missing, TooLarge, Unreadable):
        return b""

"""The formats that are read without a grammar package: file suffix to reader, and SQL migrations as the state they lead to.

Must not know what a reader finds."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Collection, Iterable

from keeper_validate.element import Element, Gap
from keeper_validate.extract.decoding import Unreadable, source_text
from keeper_validate.extract.formats import env as env_source
from keeper_validate.extract.manifests import dependencies as manifests
from keeper_validate.extract.sql import migration_files
from keeper_validate.store import Missing, TooLarge
from keeper_validate.tree import Tree

Elements = Callable[[bytes], tuple[tuple[Element, ...], tuple[Gap, ...]]]

_READERS = {
    ".proto": "formats.proto",
    ".graphql": "formats.graphql",
    ".gql": "formats.graphql",
    ".graphqls": "formats.graphql",
    ".js": "formats.graphql_texts",
    ".mjs": "formats.graphql_texts",
    ".cjs": "formats.graphql_texts",
    ".ts": "formats.graphql_texts",
    ".mts": "formats.graphql_texts",
    ".prisma": "formats.prisma",
    ".kt": "kotlin.enums",
    ".kts": "kotlin.enums",
    ".avsc": "formats.avro",
    ".thrift": "formats.thrift",
    ".swift": "formats.swift",
    ".sql": "sql.source",
    ".ddl": "sql.source",
    ".json": "formats.jsonschema",
    ".yaml": "formats.images",
    ".yml": "formats.images",
}


def reader_of(path: str) -> Elements | None:
    """The function that reads a path's elements from its bytes, None where the path is no file of this table, or a migration.

    The elements and gaps it gives have an empty path."""
    manifest = manifests.reader_of(path)
    if manifest is not None:
        return manifest
    if env_source.is_sample(path):
        return env_source.elements
    dot = path.rfind(".")
    name = _READERS.get(path[dot:].lower()) if dot > path.rfind("/") else None
    if name is None or migration_files.directory_of(path) is not None:
        return None
    elements: Elements = importlib.import_module(f"keeper_validate.extract.{name}").elements
    return elements


def contracted(tree: Tree, paths: Iterable[str], found: Iterable[Element]) -> tuple[Element, ...]:
    """The routes of documents that an application routes by: of contracts where no element found routes them as well, and of lists."""
    documents = tuple(path for path in paths if path.endswith((".yaml", ".yml", ".json")))
    if not documents:
        return ()
    from keeper_validate.extract.formats.contracts import contracts
    from keeper_validate.extract.formats.route_lists import listed_routes

    return (*contracts(tree, documents, found), *listed_routes(tree, documents))


def migrated(tree: Tree, paths: Collection[str], whole: bool = False) -> tuple[tuple[Element, ...], tuple[Gap, ...]]:
    """The state that migrations lead to: of each directory of which one is among the paths (in this tree or not), unchanged files included,
    as only all together say what one of them does.

    What a migration among the paths takes away stands there without members, unless the whole tree is read."""
    found: list[Element] = []
    gaps: list[Gap] = []
    for directory in migration_files.directories(paths):
        sources, missing = _migrations(tree, directory)
        found.extend(_replayed(sources, () if whole else paths))
        gaps.extend(missing)
    return tuple(found), tuple(gaps)


def _migrations(tree: Tree, directory: str) -> tuple[list[tuple[str, bytes]], list[Gap]]:
    found, gaps = [], []
    listed = migration_files.paths(tree, directory)
    tree.prefetch(entry.oid for path in listed if (entry := tree.entry(path)) is not None and entry.is_file)
    for path in listed:
        try:
            data = tree.read(path)
            if data is not None:
                found.append((path, migration_files.applied(path, source_text(data))))
        except Missing as error:
            gaps.append(Gap(path, 0, str(error), lost=True))
        except (TooLarge, Unreadable) as error:
            gaps.append(Gap(path, 0, str(error)))
    return found, gaps


def _replayed(sources: Iterable[tuple[str, bytes]], changed: Iterable[str]) -> tuple[Element, ...]:
    from keeper_validate.extract.sql.migrations import replay
    from keeper_validate.extract.sql.tables import tables

    listed = tuple(sources)
    return (*replay(listed, frozenset(changed)), *tables(listed))

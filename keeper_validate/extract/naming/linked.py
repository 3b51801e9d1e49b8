"""The files of a tree that an import leads to, also behind a symbolic link to a folder: what is imported through it serves whoever imports
it. Must not leave the tree."""

from __future__ import annotations

from itertools import islice

from keeper_validate.extract.naming.relative import normal
from keeper_validate.extract.records import Reader
from keeper_validate.tree import Tree, above

_LINK = "120000"


def files_of(reader: Reader, specifier: str, path: str, tree: Tree) -> tuple[str, ...]:
    """The first file that a specifier leads to; where files share a scope, a package is all of its files."""
    there = (candidate for candidate in reader.candidates(specifier, path, tree) if _is_file(candidate, tree))
    found = tuple(there if hasattr(reader, "siblings") else islice(there, 1))
    if found or not specifier.startswith("."):
        return found
    behind = (_behind(candidate, tree) for candidate in reader.candidates(specifier, path, tree))
    return tuple(islice((file for file in behind if file and _is_file(file, tree)), 1))


def _is_file(path: str, tree: Tree) -> bool:
    entry = tree.entry(path)
    return entry is not None and entry.is_file


def _behind(path: str, tree: Tree) -> str | None:
    """The path with the nearest thing above it replaced by what it names; None where that is no link, or one out of the tree."""
    folder, entry = next(((folder, entry) for folder in above(path) if (entry := tree.entry(folder)) is not None), ("", None))
    if entry is None or entry.mode != _LINK:
        return None
    named = tree.blob(entry.oid).decode("utf-8", "surrogateescape")
    leads = None if named.startswith("/") else normal(folder.rpartition("/")[0], named)
    return None if leads is None else leads + path[len(folder):]

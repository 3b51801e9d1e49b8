"""Which further files can say where the routers of a change are mounted: those beside and above it that name it.

Read from the same tree, bounded by the breadth of the folders on the way up, never by the size of the repository. Must not parse."""

from __future__ import annotations

from collections.abc import Iterable

from keeper_validate.extract.language import language_of
from keeper_validate.store import Missing, TooLarge
from keeper_validate.tree import Tree

_A_FOLDER = 60


def mounting_candidates(paths: Iterable[str], tree: Tree) -> tuple[str, ...]:
    """Paths of source files that may mount what the given files define, nearest first."""
    asked = set(paths)
    wanted: dict[str, set[bytes]] = {}
    for path in asked:
        family = language_of(path)
        if family is None:
            continue
        words = _words(path)
        folder = path.rpartition("/")[0]
        while True:
            wanted.setdefault(folder, set()).update(words)
            if not folder:
                break
            folder = folder.rpartition("/")[0]
    found: list[str] = []
    for folder in sorted(wanted, key=lambda name: (-name.count("/"), name)):
        found.extend(path for path in _sources(folder, tree) if path not in asked and _names_one(path, wanted[folder], tree))
    return tuple(found)


def naming(path: str, candidates: Iterable[str], tree: Tree) -> tuple[str, ...]:
    """Those of some files whose text may name a file."""
    listed, words = tuple(candidates), _words(path)
    tree.prefetch(entry.oid for one in listed if (entry := tree.entry(one)) is not None and entry.is_file)
    return tuple(one for one in listed if _names_one(one, words, tree))


def _words(path: str) -> set[bytes]:
    """The words by which another file would name this one: its stem, and its folder where the stem is a mere entry point."""
    parts = path.rpartition(".")[0].split("/")
    return {part.encode("utf-8", "surrogateescape") for part in parts[-3:] if part not in ("__init__", "index", "src", "app")}


def _sources(folder: str, tree: Tree) -> Iterable[str]:
    listed = [
        f"{folder}/{name}" if folder else name for name, entry in tree.names(folder) if entry.is_file and language_of(name) is not None
    ]
    tree.prefetch(entry.oid for path in listed[:_A_FOLDER] if (entry := tree.entry(path)) is not None)
    return listed[:_A_FOLDER]


def _names_one(path: str, words: set[bytes], tree: Tree) -> bool:
    try:
        source = tree.read(path)
    except (Missing, TooLarge):
        return False
    return source is not None and any(word in source for word in words)

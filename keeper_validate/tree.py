"""Trees: read-only views of a revision, of the index, or of files in memory.

A revision's directories are read on demand; the index is its HEAD tree with the staged entries laid over it. Must not follow
symlinks or submodules, nor read the working tree."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Protocol

from keeper_validate.errors import KeeperError
from keeper_validate.store import Entry, Missing, TooLarge

__all__ = ["EMPTY", "Entry", "TooLarge", "Tree", "below", "tree_of"]

_DIRECTORY = Entry("040000", "")


class Store(Protocol):
    """Where a tree gets its objects from."""

    def blob(self, oid: str) -> bytes: ...

    def directory(self, oid: str) -> Mapping[str, Entry]: ...

    def prefetch(self, oids: Iterable[str]) -> None: ...


class Tree:
    """A read-only view. `label` is an object id, `index`, `empty` or `memory`; paths are relative to the top, without `./`."""

    def __init__(self, store: Store, root: str | None, label: str, overlay: Mapping[str, Entry | None] | None = None) -> None:
        self.label = label
        self.root = root
        self._store = store
        self._overlay = dict(overlay or {})
        self._below = _children(self._overlay)
        self._listed: dict[str, Mapping[str, Entry]] = {}

    @property
    def content(self) -> tuple[str, ...]:
        """All that a tree holds, by object ids: trees with the same content answer alike."""
        laid = (f"{path} {entry.mode} {entry.oid}" if entry is not None else path for path, entry in self._overlay.items())
        return (self.root or "", *sorted(laid))

    def entry(self, path: str) -> Entry | None:
        """What stands at a path; a directory has no object id where staged entries lie below it."""
        staged = self._overlay.get(path)
        if staged is not None:
            return staged
        parent, _, name = path.rpartition("/")
        return None if path.startswith("/") else self._listing(parent).get(name)

    def read(self, path: str) -> bytes | None:
        """The content of a regular file; None for anything else, and where there is nothing."""
        entry = self.entry(path)
        if entry is None or not entry.is_file:
            return None
        try:
            return self._store.blob(entry.oid)
        except TooLarge as error:
            raise TooLarge(f"{path}: {error}") from None

    def text(self, path: str) -> str:
        """The content of a regular file as text; empty where there is none to be had."""
        try:
            return (self.read(path) or b"").decode("utf-8", "replace")
        except (Missing, TooLarge):
            return ""

    def blob(self, oid: str) -> bytes:
        """The content of a file by object id."""
        return self._store.blob(oid)

    def prefetch(self, oids: Iterable[str]) -> None:
        """Read files ahead, in bulk."""
        self._store.prefetch(oids)

    def names(self, directory: str = "") -> tuple[tuple[str, Entry], ...]:
        """The entries of a directory by name, sorted; none where it is no directory."""
        return tuple(sorted(self._listing(directory).items(), key=lambda item: item[0]))

    def walk(self, directory: str = "") -> Iterator[tuple[str, Entry]]:
        """Everything below a directory but the directories themselves, by path."""
        waiting = list(reversed(self._paths(directory)))
        while waiting:
            path, entry = waiting.pop()
            if entry.is_directory:
                waiting.extend(reversed(self._paths(path)))
            else:
                yield path, entry

    def _paths(self, directory: str) -> list[tuple[str, Entry]]:
        return [(below(directory, name), entry) for name, entry in self.names(directory)]

    def _listing(self, directory: str) -> Mapping[str, Entry]:
        if directory not in self._listed:
            self._listed[directory] = self._list(directory)
        return self._listed[directory]

    def _list(self, directory: str) -> Mapping[str, Entry]:
        stored = self._stored(directory)
        laid = self._below.get(directory)
        if not laid:
            return stored
        listing = dict(stored)
        for name in laid:
            path = below(directory, name)
            entry = self._overlay.get(path)
            if entry is None and path in self._below and path not in self._emptied:
                entry = _DIRECTORY
            if entry is None:
                listing.pop(name, None)
            else:
                listing[name] = entry
        return listing

    @cached_property
    def _emptied(self) -> frozenset[str]:
        """The directories of which the staged removals leave nothing; found from below, since a tree may be deeper than the stack."""
        removed = {path for path, entry in self._overlay.items() if entry is None}
        live = _children(path for path, entry in self._overlay.items() if entry is not None)
        suspects = sorted((path for path in _children(removed) if path and path not in live), key=lambda path: -path.count("/"))
        for directory in suspects:
            if all(f"{directory}/{name}" in removed for name in self._stored(directory)):
                removed.add(directory)
        return frozenset(removed.intersection(suspects))

    def _stored(self, directory: str) -> Mapping[str, Entry]:
        """The directory without what is laid over it."""
        oid = self.root
        for part in directory.split("/") if directory else ():
            entry = self._store.directory(oid).get(part) if oid else None
            oid = entry.oid if entry is not None and entry.is_directory else None
        return self._store.directory(oid) if oid else {}


def below(directory: str, name: str) -> str:
    """The path of a name in a directory, which is empty for the top."""
    return f"{directory}/{name}" if directory else name


def above(path: str) -> Iterator[str]:
    """The folders that a path lies in, nearest first; the top is an empty text."""
    while path:
        path = path.rpartition("/")[0]
        yield path


def _children(paths: Iterable[str]) -> dict[str, set[str]]:
    children: dict[str, set[str]] = {}
    for path in paths:
        while path:
            parent, _, name = path.rpartition("/")
            siblings = children.setdefault(parent, set())
            if name in siblings:
                break
            siblings.add(name)
            path = parent
    return children


class _Memory:
    def __init__(self, blobs: Mapping[str, bytes]) -> None:
        self._blobs = blobs

    def blob(self, oid: str) -> bytes:
        if oid not in self._blobs:
            raise KeeperError(f"there is no file content {oid}")
        return self._blobs[oid]

    def directory(self, oid: str) -> Mapping[str, Entry]:
        return {}

    def prefetch(self, oids: Iterable[str]) -> None:
        pass


def tree_of(files: Mapping[str, bytes], label: str = "memory") -> Tree:
    """A tree of files in memory, by path; object ids are Git's own for that content."""
    import hashlib

    ids = {path: hashlib.sha1(b"blob %d\0" % len(data) + data).hexdigest() for path, data in files.items()}
    blobs = {ids[path]: data for path, data in files.items()}
    return Tree(_Memory(blobs), None, label, {path: Entry("100644", oid) for path, oid in ids.items()})


EMPTY = Tree(_Memory({}), None, "empty")

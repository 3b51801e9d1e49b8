"""Decisions as files of the working tree: put in place whole and never over another; found again by the spec that they decided on.

Must not choose a number, nor decide."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress

from keeper_validate.errors import KeeperError
from keeper_validate.git import Repository
from keeper_validate.law.decision import Decision
from keeper_validate.law.decision_file import load_decision
from keeper_validate.reviewing.number import trees, worktrees
from keeper_validate.store import TooLarge
from keeper_validate.tree import Tree
from keeper_validate.values import dataclass

_MOST_BYTES = 1_000_000
_SUFFIXES = (".yaml", ".yml")


@dataclass(frozen=True, slots=True)
class Recorded:
    """A decision that was found, and where: empty for this working tree, else another one or a branch."""

    decision: Decision
    data: bytes
    where: str = ""


def put(top: str, path: str, text: str) -> None:
    """A new file, there at once and whole; its folder may not lead out of the working tree."""
    inside(top, path)
    whole = os.path.join(top, *path.split("/"))
    temporary = f"{whole}.{os.getpid()}.new"
    try:
        os.makedirs(os.path.dirname(whole), exist_ok=True)
        with open(temporary, "x", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        try:
            os.link(temporary, whole)
        except FileExistsError:
            raise
        except OSError:
            # Some file systems have no hard links; the number is ours alone, so nothing can stand there by now.
            os.rename(temporary, whole)
    except FileExistsError as error:
        raise KeeperError(f"{path} is there already, and is left as it is") from error
    except OSError as error:
        raise KeeperError(f"{path} could not be written: {error.strerror}") from error
    finally:
        with suppress(FileNotFoundError, NotADirectoryError):
            os.unlink(temporary)


def inside(top: str, path: str) -> None:
    """KeeperError where a symlink on the way would take a file out of the working tree."""
    parts = path.split("/")
    for count in range(1, len(parts) + 1):
        if os.path.islink(os.path.join(top, *parts[:count])):
            raise KeeperError(f"{'/'.join(parts[:count])} is a symlink: decisions lie in a folder of the repository itself")


def decided(repository: Repository, head: Tree, folder: str, digest: str) -> Recorded | None:
    """The decision on a spec, wherever one lies: in a working tree of this clone, in the index, on a branch."""
    mark = digest.encode()
    return next((one for one in _every(repository, head, folder, mark) if mark in one.data), None)


def waiting(repository: Repository, head: Tree, folder: str) -> tuple[Recorded, ...]:
    """The deferred decisions, each number once: what this working tree says of it counts, then the others and the branches."""
    found: dict[str, Recorded] = {}
    for one in _every(repository, head, folder, b""):
        found.setdefault(one.decision.path, one)
    return tuple(one for _, one in sorted(found.items()) if one.decision.status == "deferred")


def _every(repository: Repository, head: Tree, folder: str, mark: bytes) -> Iterator[Recorded]:
    """Every decision that can be read and holds a mark, each content once."""
    seen: set[tuple[str, bytes]] = set()
    for where, path, data in _files(repository, head, folder):
        if mark in data and (path, data) not in seen:
            seen.add((path, data))
            with suppress(KeeperError):
                yield Recorded(load_decision(path, data), data, where)


def _files(repository: Repository, head: Tree, folder: str) -> Iterator[tuple[str, str, bytes]]:
    for top in worktrees(repository):
        whole = os.path.join(top, *folder.split("/"))
        for name in sorted(os.listdir(whole)) if os.path.isdir(whole) else ():
            file = os.path.join(whole, name)
            if name.endswith(_SUFFIXES) and not os.path.islink(file) and os.path.isfile(file) and os.path.getsize(file) <= _MOST_BYTES:
                with open(file, "rb") as opened:
                    yield "" if top == repository.top else top, f"{folder}/{name}", opened.read()
    for tree in (head, *trees(repository)):
        for name, entry in tree.names(folder):
            if name.endswith(_SUFFIXES) and entry.is_file:
                with suppress(TooLarge):
                    yield tree.label[:10], f"{folder}/{name}", tree.read(f"{folder}/{name}") or b""

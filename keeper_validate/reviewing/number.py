"""The number of a new decision: one that no file, worktree, branch, remote branch or tag has taken, and no other run takes meanwhile.

Must not write a decision."""

from __future__ import annotations

import os
import re
import sqlite3
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager

from keeper_validate import git
from keeper_validate.errors import KeeperError
from keeper_validate.git import Repository
from keeper_validate.law.identity import number_in, stem_of
from keeper_validate.revision import find_commit, tree_of_commit
from keeper_validate.tree import Tree

LEDGER = "keeper-numbers.sqlite"
_WAIT = 60.0
_LONGEST = 50


class Ledger:
    """The numbers that runs of this clone have given away; held by one run at a time, whichever worktree it stands in."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def next(self, taken: set[int]) -> int:
        """The number behind all that are taken, which from now on is taken too."""
        given = (number for (number,) in self._connection.execute("SELECT number FROM numbers"))
        number: int = max((0, *taken, *given)) + 1
        self._connection.execute("INSERT INTO numbers VALUES (?)", (number,))
        return number


@contextmanager
def held(repository: Repository) -> Iterator[Ledger]:
    """The ledger, for as long as a decision is looked for, numbered and written; what was given away counts only if all went well."""
    path = os.path.join(repository.common_dir, LEDGER)
    try:
        connection = sqlite3.connect(path, timeout=_WAIT, isolation_level=None)
        try:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("CREATE TABLE IF NOT EXISTS numbers (number INTEGER PRIMARY KEY)")
            yield Ledger(connection)
            connection.execute("COMMIT")
        finally:
            connection.close()
    except sqlite3.Error as error:
        why = f"({error}): see that it and its folder can be written"
        raise KeeperError(f"the numbers of decisions cannot be held in {path} {why}") from error


def taken(repository: Repository, head: Tree, folder: str) -> set[int]:
    """The numbers that the index, every worktree on this machine and every local or remote branch and tag have given away."""
    names = {name for name, _ in head.names(folder)}
    for top in worktrees(repository):
        whole = os.path.join(top, *folder.split("/"))
        names |= set(os.listdir(whole)) if os.path.isdir(whole) else set()
    for tree in trees(repository):
        names |= {name for name, _ in tree.names(folder)}
    return {number for name in names if (number := number_in(stem_of(name))) is not None}


def trees(repository: Repository) -> Iterator[Tree]:
    """The files of every branch and tag, each once."""
    seen: set[str] = set()
    for branch in git.ref_names(repository):
        commit = find_commit(repository, branch)
        if commit is not None and commit.tree not in seen:
            seen.add(commit.tree)
            yield tree_of_commit(repository, commit)


def worktrees(repository: Repository) -> tuple[str, ...]:
    """The tops of all working trees of a clone, this one first."""
    linked = os.path.join(repository.common_dir, "worktrees")
    tops = [repository.top] if repository.top else []
    if os.path.basename(repository.common_dir) == ".git":
        tops.append(os.path.dirname(repository.common_dir))
    for name in sorted(os.listdir(linked)) if os.path.isdir(linked) else ():
        try:
            with open(os.path.join(linked, name, "gitdir"), encoding="utf-8", errors="surrogateescape") as file:
                tops.append(os.path.dirname(os.path.join(linked, name, file.read().strip())))
        except OSError:
            # A worktree that is being made or taken away has no such file.
            continue
    return tuple(dict.fromkeys(map(os.path.normpath, tops)))


def slug(title: str) -> str:
    """A title as part of a file name: letters and digits of ASCII, joined with `-`, cut at a word; empty where there is no title."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    words = re.findall(r"[a-z0-9]+", plain) or (["decision"] if title else [])
    found = ""
    for word in words:
        if found and len(found) + 1 + len(word) > _LONGEST:
            break
        found = f"{found}-{word}" if found else word[:_LONGEST]
    return found

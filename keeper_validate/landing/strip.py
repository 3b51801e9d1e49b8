"""Takes the residue off a branch by a commit of its own, and keeps its text in a note before, if wanted.

The commit is made through a temporary index; no hook, filter or signature program runs. Must not touch any other path, staged or not."""

from __future__ import annotations

import os
from contextlib import suppress

from keeper_validate import git
from keeper_validate.errors import KeeperError
from keeper_validate.git import GitFailure, Repository
from keeper_validate.landing.residue import archive_text, folder, residue
from keeper_validate.revision import tree_of_commit
from keeper_validate.store import Commit, Entry
from keeper_validate.values import dataclass

NOTES = "keeper-discovery"


@dataclass(frozen=True, slots=True)
class Stripped:
    """The commit that took the residue off, and the files of it that stay in the work tree because they differ from what was committed."""

    oid: str
    kept: tuple[str, ...] = ()


def strip(repository: Repository, branch: str, tip: Commit, trailer: str = "") -> Stripped:
    """One commit on top of the branch; the index and work tree follow where the branch is the one checked out here."""
    here = git.symbolic_head(repository) == branch and repository.top is not None
    _refuse(repository, branch, here)
    found = residue(tree_of_commit(repository, tip))
    subject = f"chore: strip {folder()} before landing ({branch})"
    message = ("-m", subject, *(("-m", trailer) if trailer else ()))
    oid = git.written(repository, "commit-tree", _tree(repository, tip, found), "-p", tip.oid, *message)
    if here:
        # before the branch moves: one that dies in between leaves what is to go staged as gone, never as new
        _forget(repository, found, None)
    _move(repository, branch, tip, oid)
    return Stripped(oid, _clear(repository, found) if here else ())


def _move(repository: Repository, branch: str, tip: Commit, oid: str) -> None:
    """Puts the branch on a commit, unless somebody else moved it."""
    try:
        git.written(repository, "update-ref", "-m", "keeper-validate land --strip", f"refs/heads/{branch}", oid, tip.oid)
    except GitFailure as failure:
        now = git.written(repository, "rev-parse", "--verify", f"refs/heads/{branch}")
        if now == tip.oid:
            raise
        raise KeeperError(f"{branch} moved to {now[:12]} while {folder()} was taken off it: run this again") from failure


def archive(repository: Repository, tip: Commit) -> str:
    """Keeps the text of the residue in a note of the commit that still has it; returns the command that shows it."""
    text = archive_text(tree_of_commit(repository, tip))
    blob = git.written(repository, "hash-object", "-w", "--stdin", data=text)
    git.written(repository, "notes", f"--ref={NOTES}", "add", "-f", "-C", blob, tip.oid)
    return f"git notes --ref={NOTES} show {tip.oid[:12]}"


def unarchive(repository: Repository, noted: Commit | None) -> None:
    """The notes as they were before; where even that cannot be written, one note more than needed stays."""
    with suppress(KeeperError):
        git.written(repository, "update-ref", *((f"refs/notes/{NOTES}", noted.oid) if noted is not None else ("-d", f"refs/notes/{NOTES}")))


def _refuse(repository: Repository, branch: str, here: bool) -> None:
    """What would lose work or leave another checkout out of step."""
    elsewhere = None if here else _checkout(repository, branch)
    if elsewhere is not None:
        raise KeeperError(f"{branch} is checked out in {elsewhere}: run this there (-C {elsewhere})")
    if here:
        changes = git.staged_changes(repository.top or ".")
        staged = next((one.path for one in changes if one.path.startswith(f"{folder()}/") and one.status != "D"), None)
        if staged is not None:
            raise KeeperError(f"{staged} is staged and differs from the last commit: commit it, or `git restore --staged {staged}`")


def _checkout(repository: Repository, branch: str) -> str | None:
    """The work tree that has a branch checked out."""
    where = ""
    for line in git.text(git.finish(git.start(repository.directory, "worktree", "list", "--porcelain"))).splitlines():
        if line.startswith("worktree "):
            where = line.removeprefix("worktree ")
        if line == f"branch refs/heads/{branch}":
            return where
    return None


def _tree(repository: Repository, tip: Commit, found: tuple[tuple[str, Entry], ...]) -> str:
    """The tip's tree without the residue."""
    index = os.path.join(repository.git_dir, f"keeper-validate-index.{os.getpid()}")
    try:
        git.written(repository, "read-tree", tip.oid, index=index)
        _forget(repository, found, index)
        return git.written(repository, "write-tree", index=index)
    finally:
        for path in (index, f"{index}.lock"):
            if os.path.exists(path):
                os.unlink(path)


def _forget(repository: Repository, found: tuple[tuple[str, Entry], ...], index: str | None) -> None:
    paths = b"".join(path.encode("utf-8", "surrogateescape") + b"\0" for path, _ in found)
    git.written(repository, "update-index", "-z", "--force-remove", "--stdin", data=paths, index=index)


def _clear(repository: Repository, found: tuple[tuple[str, Entry], ...]) -> tuple[str, ...]:
    """Removes the files from the work tree, but those that differ from what was committed."""
    top, kept = repository.top or "", []
    for path, entry in found:
        whole = os.path.join(top, *path.split("/"))
        parent = os.path.dirname(whole)
        if not os.path.lexists(whole):
            continue
        inside = os.path.realpath(parent) == os.path.join(os.path.realpath(top), *path.split("/")[:-1])
        if not inside or not as_committed(repository, whole, entry):
            kept.append(path)
            continue
        os.unlink(whole)
        while parent.startswith(os.path.join(top, *folder().split("/"))) and not os.listdir(parent):
            os.rmdir(parent)
            parent = os.path.dirname(parent)
    return tuple(kept)


def as_committed(repository: Repository, path: str, entry: Entry) -> bool:
    """Whether a file of the work tree holds what the entry does, but for line ends."""
    if entry.mode == "120000":
        return os.path.islink(path) and os.fsencode(os.readlink(path)) == repository.objects.blob(entry.oid)
    if not entry.is_file or os.path.islink(path) or not os.path.isfile(path):
        return False
    with open(path, "rb") as file:
        content = file.read()
    committed = repository.objects.blob(entry.oid)
    return committed in (content, content.replace(b"\r\n", b"\n"))

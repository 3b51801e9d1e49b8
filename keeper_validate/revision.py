"""Revisions by name: what a person, a hook or a CI host calls a commit, the default branch, and where the law is read from.

Must not look at files."""

from __future__ import annotations

import re
from collections.abc import Mapping

from keeper_validate import git
from keeper_validate.errors import KeeperError
from keeper_validate.git import WHOLE, Repository
from keeper_validate.store import Commit, Entry
from keeper_validate.tree import Tree

DEFAULTS = (
    "refs/remotes/origin/HEAD", "refs/remotes/origin/main", "refs/remotes/origin/master", "refs/heads/main", "refs/heads/master",
)
# Git takes a tag before a branch of the same name; whoever may push a tag must not choose what is judged.
_KINDS = ("tags", "heads", "remotes")
_NAME = re.compile(r"(?!refs/|HEAD\b|[0-9a-f]{40})[^~^@:{\s]+")
# JSON can write half of a character, which no name in Git can hold.
_HALVES = re.compile("[\ud800-\udbff]|[\udc00-\udc7f]|[\udd00-\udfff]")
_LINE = 64
_LONGEST = 1000
_SHOWN = 80


def checked(revision: str) -> str:
    """The revision as it may be handed to Git: no option, no second line."""
    if not revision or revision.startswith("-") or len(revision) > _LONGEST or _HALVES.search(revision) or any(
        char in revision for char in "\n\r\0"
    ):
        raise KeeperError(f"{revision[:_SHOWN]!r} is not a revision; name a commit, a branch or a tag")
    return revision


def commit_at(repository: Repository, revision: str) -> Commit:
    """The commit that a revision means, or a sentence on why it means none."""
    commit = find_commit(repository, revision)
    if commit is None:
        raise KeeperError(_unknown(repository, revision))
    meant = _NAME.match(revision)
    name = meant[0] if meant else ""
    places = [f"refs/{kind}/{name}" for kind in _KINDS if name]
    found = {place: item.oid for place in places if (item := find_commit(repository, place)) is not None}
    if len(set(found.values())) > 1:
        raise KeeperError(f"{name} means a tag and a branch that differ: write refs/heads/{name}, or delete the one that is not meant")
    # Before either Git takes what lies above them, refs/main or .git/main, which is nobody's branch.
    if found and (first := find_commit(repository, name)) is not None and first.oid not in found.values():
        branch = next(iter(found))
        raise KeeperError(f"{name} means something else than {branch} here: write {branch}, or delete .git/{name} or .git/refs/{name}")
    return commit


def find_commit(repository: Repository, revision: str) -> Commit | None:
    """The commit that a revision means; None where it means none."""
    return repository.objects.commit(checked(revision))


def tree_at(repository: Repository, revision: str) -> Tree:
    """The files of a revision."""
    return tree_of_commit(repository, commit_at(repository, revision))


def tree_of_commit(repository: Repository, commit: Commit | None, known: Mapping[str, Entry | None] | None = None) -> Tree:
    """The files of a commit, or of none; `known` entries of it need not be looked up in directories, however large those are."""
    if commit is None:
        return Tree(repository.objects, None, "empty")
    return Tree(repository.objects, commit.tree, commit.oid, known)


def default_branch(repository: Repository) -> tuple[str, Commit] | None:
    """The default branch by its short name, with its tip: the remote's, then the local one."""
    for name in DEFAULTS:
        commit = find_commit(repository, name)
        if commit is not None:
            return name.removeprefix("refs/heads/").removeprefix("refs/remotes/"), commit
    return None


def commits_since(repository: Repository, head: Commit, stop: str | None, excluded: tuple[str, ...]) -> tuple[Commit, ...]:
    """The commits in the history of `head` and not in that of `excluded`, newest first. A single commit, or a short straight line
    down to `stop`, is read without another process."""
    if head.parents and head.parents == excluded:
        return (head,)
    commits: list[Commit] = []
    commit: Commit | None = head
    while commit is not None and len(commit.parents) == 1 and commit.oid != stop and len(commits) < _LINE:
        commits.append(commit)
        commit = find_commit(repository, commit.parents[0])
    if commit is not None and commit.oid == stop:
        return tuple(commits)
    oids = git.revisions(repository, head.oid, *excluded)
    return tuple(commit_at(repository, oid) for oid in oids)


def commit_before(repository: Repository, days: int) -> str | None:
    """The newest commit of HEAD's history that is at least so many days old, else its first one; None where there is no commit.

    A shallow clone that does not reach back so far is refused: its oldest commit is not the first one."""
    if find_commit(repository, "HEAD") is None:
        return None
    for condition in (("-1", f"--before={days} days ago"), ("--max-parents=0",)):
        found = git.finish(git.start(repository.directory, "rev-list", *condition, "HEAD", "--")).decode().split()
        if found:
            return found[-1]
        if repository.shallow:
            raise KeeperError(f"this clone is shallow and does not reach back {days} days; {WHOLE}")
    return None


def law_revision(repository: Repository, law: str | None, targets: tuple[str, ...]) -> str | None:
    """The commit whose decisions judge: the one named, else the tip of the branch that the change is to land on, else of the
    default branch; None where there is no commit yet."""
    if law is not None:
        return commit_at(repository, law).oid
    for target in targets:
        commit = find_commit(repository, target)
        if commit is not None:
            return commit.oid
    if targets:
        short = targets[0].removeprefix("refs/remotes/origin/")
        raise KeeperError(f"{short}, whose decisions judge this change, is not in this clone; run `git fetch origin {short}`")
    default = default_branch(repository)
    return default[1].oid if default else None


def _unknown(repository: Repository, revision: str) -> str:
    item = repository.objects.read(revision)
    if item is not None:
        return f"{revision} is a {item.type}, not a commit"
    if revision == "HEAD":
        return "this repository has no commit yet; make the first one (`keeper-validate diff --staged` judges what is staged before)"
    import difflib

    near = difflib.get_close_matches(revision, git.ref_names(repository), 1)
    hint = f"did you mean {near[0]}?" if near else "name a commit, a branch or a tag"
    if repository.shallow:
        hint = f"{hint.removesuffix('?')}; this clone is shallow, so it may lack it: {WHOLE}"
    return f"{revision} is not a revision of this repository; {hint}"

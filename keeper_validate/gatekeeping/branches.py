"""Where the work of a task lies: its branch here, and its feature branches in submodules, each of which has an object store of its own.

Must not look into a submodule through the work tree: what counts is what is committed."""

from __future__ import annotations

import os
from collections.abc import Iterator

from keeper_validate import git, shipped
from keeper_validate.errors import KeeperError
from keeper_validate.git import GitFailure, Repository
from keeper_validate.revision import DEFAULTS, checked, find_commit, tree_at
from keeper_validate.values import dataclass

_MODULES = ("modules", "worktrees")
_LOCAL, _REMOTE = "refs/heads/", "refs/remotes/"


@dataclass(frozen=True, slots=True)
class Branch:
    """A branch and its commits that its target has not; `where` is the submodule it lies in, or empty."""

    name: str
    commits: int
    where: str = ""


def branch_of(repository: Repository, task: str) -> str | None:
    """The full name of the branch that carries a task's id in its last part (`polecat/nux/gt-12@m3x`, `orch/gt-12`); a local one first."""
    names = git.text(git.finish(git.start(repository.directory, "for-each-ref", "--format=%(refname)", _LOCAL, _REMOTE))).splitlines()
    for kind in (_LOCAL, _REMOTE):
        found = [name for name in names if name.startswith(kind) and name.rpartition("/")[2].partition("@")[0] == task]
        tips = {commit.oid for name in found if (commit := find_commit(repository, name)) is not None}
        if len(tips) > 1:
            listed = " and ".join(name.removeprefix(kind) for name in found)
            raise KeeperError(f"{listed} are branches of {task}: say with --branch which one it is")
        if found:
            return found[0]
    return None


def short(ref: str) -> str:
    """A branch as a person names it."""
    return ref.removeprefix(_LOCAL).removeprefix(_REMOTE)


def commits_of(repository: Repository, ref: str, target: str) -> int:
    """How many commits of a branch the target has not."""
    return len(git.revisions(repository, checked(ref), checked(target)))


def in_submodules(repository: Repository, task: str, target: str) -> Iterator[Branch]:
    """The feature branches of a task in the submodules of the target, wherever a work tree of this repository keeps their objects."""
    name = shipped.data("rules/lexicon/gatekeeping")["submodule_branch"].format(task=task)
    links = {path: entry.oid for path, entry in tree_at(repository, target).walk() if entry.mode == "160000"}
    seen: set[str] = set()
    for directory in _stores(repository, tuple(links)):
        for ref in (_LOCAL + name, f"{_REMOTE}origin/{name}"):
            tip = _one(directory, "rev-parse", "-q", "--verify", f"{ref}^{{commit}}")
            if tip and tip not in seen:
                seen.add(tip)
                yield Branch(short(ref), _count(directory, tip, tuple(links.values())), _shown(directory, repository))


def _stores(repository: Repository, paths: tuple[str, ...]) -> Iterator[str]:
    """The Git directories of submodules: below the common one, below those of linked work trees, and in the work tree itself."""
    for top in _MODULES:
        for folder, names, files in os.walk(os.path.join(repository.common_dir, top)):
            if "HEAD" in files and "objects" in names:
                yield folder
                names[:] = [name for name in names if name == "modules"]
    for path in paths:
        own = os.path.join(repository.top or "", *path.split("/"), ".git")
        if os.path.isdir(own):
            yield own


def _count(directory: str, tip: str, links: tuple[str, ...]) -> int:
    """Commits that are neither in what the target records of the submodule nor on the submodule's own default branch."""
    known = [oid for name in (*links, *DEFAULTS) if (oid := _one(directory, "rev-parse", "-q", "--verify", f"{name}^{{commit}}"))]
    counted = _one(directory, "rev-list", "--count", tip, *(f"^{oid}" for oid in dict.fromkeys(known)), "--")
    return int(counted) if counted.isdigit() else 0


def _one(directory: str, *arguments: str) -> str:
    """One line of a submodule's Git, by its Git directory alone; empty where it has no answer."""
    try:
        return git.text(git.finish(git.start(directory, f"--git-dir={directory}", *arguments))).strip()
    except GitFailure:
        return ""


def _shown(directory: str, repository: Repository) -> str:
    """The name of a submodule, or its path in the work tree."""
    if directory.startswith(repository.common_dir + os.sep):
        return directory.rpartition(f"{os.sep}modules{os.sep}")[2].replace(os.sep, "/")
    return os.path.relpath(os.path.dirname(directory), repository.top).replace(os.sep, "/")

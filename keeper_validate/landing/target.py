"""Which branch the work is to land on, and whether that is the default branch. Must not judge."""

from __future__ import annotations

from collections.abc import Mapping

from keeper_validate import git, shipped
from keeper_validate.git import Repository
from keeper_validate.patience import ended
from keeper_validate.revision import default_branch, find_commit

_REMOTE_HEAD = "refs/remotes/origin/HEAD"


def told_target(environ: Mapping[str, str]) -> str | None:
    """The branch that a hook framework or a CI host names, of a merge queue the one behind it; None where none does."""
    target = _first("targets", environ)
    for queue in shipped.data("rules/lexicon/hosts")["queues"]:
        if target is not None and short(target).startswith(queue):
            return short(target).removeprefix(queue).rpartition("/")[0]
    return target


def told_head(environ: Mapping[str, str]) -> str | None:
    """The revision that a hook framework is about to push; None where none is named."""
    return _first("heads", environ)


def _first(key: str, environ: Mapping[str, str]) -> str | None:
    return next((environ[name] for name in shipped.data("rules/lexicon/hosts")[key] if environ.get(name)), None)


def is_default(repository: Repository, target: str) -> bool:
    """Whether a target is the default branch, by its name or, where it is no branch, by its tip. Doubt counts as yes."""
    default = default_branch(repository)
    if default is None or short(target) in ("HEAD", short(_default_name(repository, default[0]))):
        return True
    if target in git.ref_names(repository) or target.startswith("refs/"):
        return False
    commit = find_commit(repository, target)
    return commit is not None and commit.oid == default[1].oid


def short(name: str) -> str:
    """A branch by its own name, whether local or of the remote."""
    return name.removeprefix("refs/heads/").removeprefix("refs/remotes/").removeprefix("origin/")


def _default_name(repository: Repository, found: str) -> str:
    if short(found) != "HEAD":
        return found
    told = git.text(ended(git.start(repository.directory, "symbolic-ref", "-q", _REMOTE_HEAD))[0]).strip()
    return told or found

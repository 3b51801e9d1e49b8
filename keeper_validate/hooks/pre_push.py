"""`hook pre-push`: each branch that is about to be pushed, by the lines that Git writes to standard input.

Under a hook framework, which keeps those lines to itself, the range comes from its environment."""

from __future__ import annotations

import argparse
import os
import sys

from keeper_validate import git, shipped
from keeper_validate.change import Request
from keeper_validate.errors import KeeperError
from keeper_validate.event import event
from keeper_validate.git import Repository
from keeper_validate.hooks.judgement import Judgement, judgement, stop_or_go
from keeper_validate.hooks.range import whole
from keeper_validate.revision import default_branch, find_commit

_NOTHING = "nothing to judge: no branch is pushed, or only deleted"
_FIRST = "nothing to judge: {branch} is the default branch and pushed for the first time, so there is nothing to compare it with"
_UNKNOWN = (
    "no default branch is known here, so that nobody can tell what {branch} brings: run `git remote set-head origin --auto`, and push again"
)
_HEADS = "refs/heads/"


def run(options: argparse.Namespace) -> int:
    """The status that makes Git stop or go on; the worst branch counts."""
    by_hand = sys.stdin is None or sys.stdin.isatty()
    lines = [] if by_hand else [line.split() for line in sys.stdin.read().splitlines() if line.strip()]
    if by_hand or (not lines and event(os.environ) is not None):
        return stop_or_go(whole(options), options)
    strange = next((words for words in lines if len(words) != 4), None)
    if strange is not None:
        raise KeeperError(f"hook pre-push reads the lines that Git writes to it, and {' '.join(strange)!r} is none of them")
    pushed = tuple(shipped.data("rules/lexicon/hosts")["pushed"])
    branches = [(local, remote, ref) for _, local, ref, remote in lines if ref.startswith((_HEADS, *pushed)) and local.strip("0")]
    repository = git.open_repository()
    found = [_pushed(options, repository, local, remote, ref) for local, remote, ref in branches]
    return stop_or_go(tuple(found) or Judgement(None, _NOTHING), options)


def _pushed(options: argparse.Namespace, repository: Repository, local: str, remote: str, ref: str) -> Judgement:
    """What the remote branch does not hold yet; of a new branch, or one whose tip is not here, what the default branch does not."""
    branch = ref.removeprefix(_HEADS)
    base = remote if remote.strip("0") and find_commit(repository, remote) is not None else None
    if base is None:
        default = default_branch(repository)
        if default is None and git.finish(git.start(repository.directory, "for-each-ref", "--count=1", "refs/remotes")):
            raise KeeperError(_UNKNOWN.format(branch=branch))
        if default is None or default[0] == branch:
            return Judgement(None, _FIRST.format(branch=branch))
        base = default[1].oid
    return judgement(options, Request(range=f"{base}...{local}", law=options.law, ci=options.ci), branch=branch)

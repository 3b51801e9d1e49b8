"""`hook gate`: the gate of a merge queue that runs a command in a checkout and says nothing else. The range is found here.

Before the merge the target is checked out, so that nothing differs: said, and passed. After it each squashed commit is held to its own
decision, which must stand on the target."""

from __future__ import annotations

import argparse

from keeper_validate import git
from keeper_validate.change import Request
from keeper_validate.errors import KeeperError
from keeper_validate.hooks.judgement import Judgement, binding, judgement, stop_or_go
from keeper_validate.revision import commit_at, default_branch


def run(options: argparse.Namespace) -> int:
    """The status that makes the queue stop or go on."""
    repository = git.open_repository()
    base = options.base or _target(repository)
    if commit_at(repository, base).oid == commit_at(repository, "HEAD").oid:
        if options.require_diff:
            raise KeeperError(f"nothing to judge (HEAD == {base}), and --require-diff wants a difference: check out what is to be merged")
        return stop_or_go(Judgement(None, f"nothing to judge (HEAD == {base})"), options)
    selection = Request(range=f"{base}...HEAD", law=options.law or base, ci=options.ci)
    return stop_or_go(binding(judgement(options, selection)), options)


def _target(repository: git.Repository) -> str:
    default = default_branch(repository)
    if default is None:
        raise KeeperError("there is no default branch to merge into; name the target with --base, as in `hook gate --base origin/main`")
    return default[0]

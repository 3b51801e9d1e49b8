"""The verdict on the whole work of a branch, at the stage of landing, by the law at the tip of its target. Must not land anything."""

from __future__ import annotations

import argparse

from keeper_validate.change import Request
from keeper_validate.errors import KeeperError
from keeper_validate.git import Repository
from keeper_validate.hooks.judgement import Judgement, binding, judgement
from keeper_validate.revision import default_branch


def whole_work(options: argparse.Namespace, repository: Repository, branch: str | None, revision: str) -> Judgement:
    """The judgement on what a revision brings since it left its target; `branch` is the one that it comes from."""
    target = options.target or default_target(repository)
    own = argparse.Namespace(**{**vars(options), "stage": options.stage or "landing"})
    return binding(judgement(own, Request(range=f"{target}...{revision}", law=options.law or target, ci=options.ci), branch=branch))


def default_target(repository: Repository) -> str:
    """The default branch."""
    default = default_branch(repository)
    if default is None:
        raise KeeperError("there is no default branch to land on; name the target: --target main")
    return default[0]

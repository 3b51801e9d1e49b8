"""`hook range`: the range of the event, in CI or under a hook framework; else the branch against the default branch."""

from __future__ import annotations

import argparse
import os

from keeper_validate import git
from keeper_validate.change import Request
from keeper_validate.errors import KeeperError
from keeper_validate.event import event
from keeper_validate.hooks.judgement import Judgement, judgement, stop_or_go
from keeper_validate.revision import default_branch


def run(options: argparse.Namespace) -> int:
    """The status that makes the host stop or go on."""
    return stop_or_go(whole(options), options)


def whole(options: argparse.Namespace) -> Judgement:
    """The judgement on everything that the branch, or the event, brings."""
    found = _judged(options)
    if options.ci and found.verdict is not None:
        from keeper_validate.gatekeeping.verdicts import remembered

        remembered(found.verdict)
    return found


def _judged(options: argparse.Namespace) -> Judgement:
    if event(os.environ) is not None:
        return judgement(options, Request(law=options.law, ci=options.ci))
    default = default_branch(git.open_repository())
    if default is None:
        raise KeeperError("there is no default branch to compare with; name the range: keeper-validate diff A...B")
    return judgement(options, Request(range=f"{default[0]}...HEAD", law=options.law, ci=options.ci))

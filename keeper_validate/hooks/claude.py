"""`hook claude`: a hook of Claude Code, which hands over JSON and is stopped by status 2 alone, whose standard error the model reads.

A call that is no commit, and a change that is upheld, are answered with silence. Must not be the only gate: a command can hide a commit."""

from __future__ import annotations

import argparse
import json
import os
import sys
from typing import Any

from keeper_validate import git
from keeper_validate.change import Request
from keeper_validate.errors import NOT_JUDGED, UPHELD, KeeperError
from keeper_validate.hooks.command import Commit, commits
from keeper_validate.hooks.judgement import Judgement, judgement
from keeper_validate.output import tell
from keeper_validate.reporters import report
from keeper_validate.revision import default_branch

_STOPPED = "keeper-validate: this work is not done yet.\n"


def run(options: argparse.Namespace) -> int:
    """2 where the call, or the end of the turn, is to be stopped; else 0."""
    call = _call()
    said = call.get("cwd")
    directory = said if isinstance(said, str) else "."
    if call.get("hook_event_name") == "Stop":
        return UPHELD if call.get("stop_hook_active") is True else _answer([_work(options, directory)], _STOPPED)
    tool = call.get("tool_input")
    command = tool.get("command") if isinstance(tool, dict) else None
    if call.get("hook_event_name") != "PreToolUse" or not isinstance(command, str):
        return UPHELD
    return _answer([_staged(options, directory, commit) for commit in commits(command)], "")


def _call() -> dict[str, Any]:
    try:
        call = json.load(sys.stdin)
    except (ValueError, RecursionError) as error:
        raise KeeperError(f"hook claude reads the JSON of a hook call from standard input, and this is none: {error}") from None
    if not isinstance(call, dict):
        raise KeeperError("hook claude reads the JSON of a hook call from standard input: an object with hook_event_name")
    return call


def _staged(options: argparse.Namespace, directory: str, commit: Commit) -> Judgement:
    """What is staged now, with the message and the names of decision and bead that the command gives."""
    own = argparse.Namespace(**{**vars(options), "adr": options.adr or commit.adr, "bead": options.bead or commit.bead})
    where = os.path.normpath(os.path.join(directory, commit.directory))
    return judgement(own, Request(directory=where, staged=True, law=options.law, ci=options.ci), commit.message)


def _work(options: argparse.Namespace, directory: str) -> Judgement:
    """What the turn leaves behind: what is staged, else what the branch brings."""
    staged = judgement(options, Request(directory=directory, staged=True, law=options.law, ci=options.ci))
    if staged.verdict is not None:
        return staged
    default = default_branch(git.open_repository(directory))
    if default is None:
        return staged
    return judgement(options, Request(directory=directory, range=f"{default[0]}...HEAD", law=options.law, ci=options.ci))


def _answer(found: list[Judgement], opening: str) -> int:
    violated = [one.verdict for one in found if one.verdict is not None and one.verdict.outcome != "upheld"]
    if not violated:
        return UPHELD
    tell(opening + "\n".join(report("agent", verdict) for verdict in violated))
    return NOT_JUDGED

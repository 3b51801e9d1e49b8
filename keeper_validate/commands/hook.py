"""`hook`: keeper-validate as a hook of Git, of a hook framework, of a merge queue or of an agent. Must not judge anything by itself."""

from __future__ import annotations

import argparse
from importlib import import_module

from keeper_validate.errors import KeeperError
from keeper_validate.reporters import FORMATS as FORMATS

HELP = """\
Runs as a hook of Git or of another host. `keeper-validate init` installs those of Git.

  keeper-validate hook pre-commit          what is staged
  keeper-validate hook commit-msg FILE     the same, with the message, which can name the decision or the work item
  keeper-validate hook pre-push            what is about to be pushed (reads Git's lines from standard input)
  keeper-validate hook range               the range of the CI event or of the hook framework; else the branch against the default branch
  keeper-validate hook gate                HEAD against the branch that it is to be merged into, as the command of a merge queue
  keeper-validate hook github              the event of a GitHub workflow, with reports in a directory; the action of this project runs it
  keeper-validate hook claude              a PreToolUse or Stop hook of Claude Code (reads its JSON from standard input)

A change that differs in no file is nothing to judge: it is said so, and passes. Where the commits of a range stand under several
decisions, each is judged by its own.
"""
HOOKS = ("pre-commit", "commit-msg", "pre-push", "range", "gate", "claude", "github")


def arguments(parser: argparse.ArgumentParser) -> None:
    """The hook, and what its host hands to it."""
    parser.add_argument("hook", choices=HOOKS, help="which hook runs")
    parser.add_argument("given", nargs="*", default=[], metavar="FILE", help="what Git hands to the hook: the message file, or the remote")
    gate = parser.add_argument_group("options of hook gate")
    gate.add_argument("--base", metavar="REV", help="the branch that HEAD is to be merged into (default: the default branch)")
    gate.add_argument("--require-diff", action="store_true", help="status 2 where HEAD is that branch, instead of passing")
    parser.add_argument("--reports", metavar="DIR", help="where hook github writes its reports")


def run(options: argparse.Namespace) -> int:
    """The status that makes the host stop or go on."""
    if options.hook != "gate" and (options.base is not None or options.require_diff):
        raise KeeperError(f"--base and --require-diff belong to hook gate; hook {options.hook} finds its range by itself")
    status: int = import_module(f"keeper_validate.hooks.{options.hook.replace('-', '_')}").run(options)
    return status

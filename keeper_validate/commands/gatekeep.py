"""`gatekeep`: the reviewers who take what no check can tell, one after the other. Must not review anything by itself."""

from __future__ import annotations

import argparse
import re

from keeper_validate import git
from keeper_validate.errors import VIOLATED, KeeperError
from keeper_validate.gatekeeping.steps import NotNow
from keeper_validate.output import tell
from keeper_validate.printable import printable

FORMATS = ("text", "json")
HELP = """\
Takes finished work before the reviewers who answer what no check can tell: the clauses that a report calls unchecked, or checked in part.

  keeper-validate gatekeep precheck gt-12 --turns 35     proceed, reject (no commit yet) or recycle (none after 80 turns)
  keeper-validate gatekeep assign gt-12 --role implement opens a round: the gatekeepers of that role, in their order
  keeper-validate gatekeep assign gt-12 security         and those who are named
  keeper-validate gatekeep next                          who is to look at what; one looks after the other
  keeper-validate gatekeep claim gt-12 architecture      hands one of them the work and the checklist, and nothing that others said
  keeper-validate gatekeep record gt-12 architecture pass --clause 1 --reasoning "UserService serves it"
  keeper-validate gatekeep record gt-12 architecture fail --reasoning "two sources of truth for a profile" --turns 12
  keeper-validate gatekeep status gt-12                  where it stands; the reasons, once it went back to its author
  keeper-validate gatekeep reopen gt-12 --reasoning "..."   a person lets a task go on that was rejected three times

Gatekeepers stand in keeper/gatekeepers.yaml (or agents.yaml) of the target branch. The branch of a task is the one whose last part is its
id (polecat/nux/gt-12@m3x), or --branch. What is recorded lies in the Git directory, for all work trees, and in refs/notes/keeper, which
`git push origin refs/notes/keeper` carries to others.

Status 1: precheck does not say proceed, the task is rejected or escalated, or somebody else has the work.
"""
ACTIONS = ("precheck", "assign", "next", "claim", "record", "status", "reopen")
_TAKES = {"precheck": (1, 1), "assign": (1, 99), "next": (0, 1), "claim": (1, 2), "record": (3, 3), "status": (0, 1), "reopen": (1, 1)}
_TASK = re.compile(r"\w[\w.:#/@-]{0,99}")


def arguments(parser: argparse.ArgumentParser) -> None:
    """The step, the task, and what the step needs."""
    parser.add_argument("action", choices=ACTIONS, help="the step")
    parser.add_argument(
        "words", nargs="*", default=[], metavar="TASK",
        help="the task; of claim and record the gatekeeper; of record pass or fail",
    )
    parser.add_argument("--branch", metavar="BRANCH", help="the branch with the work (default: the one whose last part is the task)")
    parser.add_argument("--target", metavar="REV", help="the branch that the work is to land on (default: the default branch)")
    parser.add_argument("--role", metavar="ROLE", default="", help="of assign: the role of the author (default: every gatekeeper is asked)")
    parser.add_argument("--turns", metavar="N", type=int, default=0, help="how many turns the author, or the gatekeeper, has taken")
    parser.add_argument("--clause", metavar="N", help="of record: the item of the checklist that is answered")
    parser.add_argument("--reasoning", metavar="TEXT", default="", help="of record and reopen: why")


def run(options: argparse.Namespace) -> int:
    """0, or 1 where the step says no."""
    from keeper_validate.gatekeeping.desk import STEPS

    least, most = _TAKES[options.action]
    if not least <= len(options.words) <= most:
        raise KeeperError(f"gatekeep {options.action} takes {_usage(options.action)} (keeper-validate gatekeep --help shows each step)")
    if options.words and not _TASK.fullmatch(options.words[0]):
        raise KeeperError(f"{options.words[0]!r} is no task: it is one word, such as gt-12")
    try:
        return STEPS[options.action](git.open_repository(), options)
    except NotNow as error:
        tell(f"keeper-validate: {printable(str(error))}\n")
        return VIOLATED


def _usage(action: str) -> str:
    words = {"assign": "TASK [GATEKEEPER...]", "claim": "TASK [GATEKEEPER]", "record": "TASK GATEKEEPER pass|fail"}
    return words.get(action, "TASK" if _TAKES[action][0] else "[TASK]")

"""`hook`: keeper-validate as a Git hook, plain or under the pre-commit framework. Must not judge anything by itself."""

from __future__ import annotations

import argparse
import sys
from fnmatch import fnmatchcase

from keeper_validate import git, shipped
from keeper_validate.change import Request
from keeper_validate.errors import NOT_JUDGED, UPHELD, KeeperError
from keeper_validate.judging import judged, pronounce
from keeper_validate.output import tell
from keeper_validate.printable import printable
from keeper_validate.reporters import FORMATS as FORMATS

HELP = """\
Runs as a Git hook.

  keeper-validate hook pre-commit          what is staged
  keeper-validate hook commit-msg FILE     the same, with the message, which can name the decision or the work item
  keeper-validate hook pre-push            what is about to be pushed (reads Git's lines from standard input)
"""

_LET_THROUGH = (
    "keeper-validate: let through, because it is an unattended commit that saves work; it is judged again when it is pushed, "
    "reviewed and landed\n"
)
_LEFT = "keeper-validate: nothing is pushed but deletions, so there is nothing to judge\n"


def arguments(parser: argparse.ArgumentParser) -> None:
    """The hook, and what Git hands to it."""
    parser.add_argument("hook", choices=("pre-commit", "commit-msg", "pre-push"), help="which hook of Git runs")
    parser.add_argument("given", nargs="*", metavar="FILE", help="what Git hands to the hook: the message file, or the remote")


def run(options: argparse.Namespace) -> int:
    """The status that makes Git stop or go on."""
    if options.hook == "commit-msg":
        return _commit_msg(options)
    if options.hook == "pre-push":
        return _pre_push(options)
    return pronounce(judged(options, Request(law=options.law, ci=options.ci)), options)


def _commit_msg(options: argparse.Namespace) -> int:
    message = _message(options.given)
    subject = message.split("\n", 1)[0]
    unattended = not options.ci and any(fnmatchcase(subject, glob) for glob in shipped.data("rules/lexicon/hosts")["unattended"])
    try:
        status = pronounce(judged(options, Request(staged=True, law=options.law, ci=options.ci), message), options)
    except KeeperError as error:
        if not unattended:
            raise
        tell(f"keeper-validate: {printable(str(error))}\n")
        status = NOT_JUDGED
    if not unattended or status == UPHELD:
        return status
    tell(_LET_THROUGH)
    return UPHELD


def _message(given: list[str]) -> str:
    """The message as it will be committed: without comments, and without what stands below the scissors."""
    if len(given) != 1:
        raise KeeperError("hook commit-msg takes the file with the message, as Git hands it over: keeper-validate hook commit-msg FILE")
    try:
        with open(given[0], "rb") as file:
            lines = git.text(file.read()).split("\n")
    except OSError as error:
        raise KeeperError(f"the message in {given[0]} cannot be read: {error.strerror}") from error
    cut = next((number for number, line in enumerate(lines) if line.startswith("#") and ">8" in line), len(lines))
    return "\n".join(line for line in lines[:cut] if not line.startswith("#")).strip() + "\n"


def _pre_push(options: argparse.Namespace) -> int:
    """Each pushed branch by itself; the worst status counts. Under the pre-commit framework the range comes from its environment."""
    lines = [] if sys.stdin is None or sys.stdin.isatty() else sys.stdin.read().splitlines()
    pushed = [words for words in (line.split() for line in lines) if len(words) == 4]
    if not pushed:
        return pronounce(judged(options, Request(law=options.law, ci=options.ci)), options)
    selections = [_range(options, local, remote) for _, local, _, remote in pushed if local.strip("0")]
    if not selections:
        tell(_LEFT)
    return max((pronounce(judged(options, selection), options) for selection in selections), default=UPHELD)


def _range(options: argparse.Namespace, local: str, remote: str) -> Request:
    known = remote if remote.strip("0") else None
    base = known or _default_branch()
    if base is None:
        raise KeeperError("there is no default branch to compare a new branch with; push the default branch first")
    return Request(range=f"{base}...{local}", law=options.law, ci=options.ci)


def _default_branch() -> str | None:
    from keeper_validate.revision import default_branch

    found = default_branch(git.open_repository())
    return found[1].oid if found else None

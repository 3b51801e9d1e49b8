"""`hook commit-msg`: what is staged, with the message, which can name the decision or the work item.

Commits that a host makes unattended to save work are judged and let through: refusing them would lose that work."""

from __future__ import annotations

import argparse
from fnmatch import fnmatchcase

from keeper_validate import git, shipped
from keeper_validate.change import Request
from keeper_validate.errors import NOT_JUDGED, UPHELD, KeeperError
from keeper_validate.hooks.judgement import judgement, stop_or_go
from keeper_validate.output import tell
from keeper_validate.printable import printable

_LET_THROUGH = (
    "keeper-validate: let through, because it is an unattended commit that saves work; it is judged again when it is pushed, "
    "reviewed and landed\n"
)


def run(options: argparse.Namespace) -> int:
    """The status that makes Git stop or go on."""
    message = _message(options.given)
    subject = message.split("\n", 1)[0]
    unattended = not options.ci and any(fnmatchcase(subject, glob) for glob in shipped.data("rules/lexicon/hosts")["unattended"])
    try:
        status = stop_or_go(judgement(options, Request(staged=True, law=options.law, ci=options.ci), message), options)
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

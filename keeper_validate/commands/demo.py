"""`demo`: the main job on a built-in example, in a real Git repository that is made for it and thrown away."""

from __future__ import annotations

import argparse
import os
import shutil
import tempfile
import time

from keeper_validate import git, shipped
from keeper_validate.change import Request as Selection
from keeper_validate.errors import UPHELD, VIOLATED
from keeper_validate.output import deliver, paint
from keeper_validate.reporters import FORMATS as FORMATS
from keeper_validate.reporters import report
from keeper_validate.validate import Request, validate
from keeper_validate.verdict import Verdict

HELP = """\
Shows the main job on a built-in example: a small React, Express and FastAPI application with a decision, ADR-017. A change that breaks
the decision is blocked; the mended one passes. Ends with 0 if both came out as they should.
"""

_INTRODUCTION = """\
A sample application (React, Express, FastAPI) is under ADR-017, "User profile modal with logout":
{decision}
"""
_FIRST = """\
1. Someone stages a profile sheet of their own, with a button of its own, a token service of its own, a route that lost its guard,
   and a changed status:

"""
_SECOND = """
2. The same feature as the decision wants it, with the existing Modal, Button and services:

"""
_COMMAND = "$ git add -A && keeper-validate --adr ADR-017 diff\n\n"
_IDENTITY = ("-c", "user.name=demo", "-c", "user.email=demo@example.org", "-c", "commit.gpgSign=false", "-c", "core.autocrlf=false")


def arguments(parser: argparse.ArgumentParser) -> None:
    """None of its own."""


def run(options: argparse.Namespace) -> int:
    """0 if the first change was blocked and the second one passed."""
    _forget_surroundings()
    brush = paint(options.output, options.verbose)
    with tempfile.TemporaryDirectory(prefix="keeper-demo-") as folder:
        parts = [_INTRODUCTION.format(decision=_plant(folder)) if options.format == "text" else ""]
        verdicts = []
        for title, overlay in ((_FIRST, "violating"), (_SECOND, "corrected")):
            verdicts.append(_judge(folder, overlay))
            heading = title + _COMMAND if options.format == "text" else ""
            parts += [heading, report(options.format, verdicts[-1], brush)]
    as_expected = [verdict.outcome for verdict in verdicts] == ["violated", "upheld"]
    if options.format == "text":
        parts.append(_LAST if as_expected else _WRONG)
    deliver("".join(parts), options.output)
    return UPHELD if as_expected else VIOLATED


_LAST = "\nBlocked, then upheld: as it should be. In your own repository: keeper-validate --help\n"
_WRONG = "\nThis is not what should have come out: the first change blocked, the second one upheld. Please report it.\n"


def _forget_surroundings() -> None:
    """The sample is a repository of its own, whatever hook, pipeline or decision the demo is started under."""
    for name in [name for name in os.environ if name.startswith(("GIT_", "KEEPER_", "PRE_COMMIT", "GITHUB_", "CI_"))]:
        del os.environ[name]


def _plant(folder: str) -> str:
    _lay(folder, "repository")
    _git(folder, "init", "--quiet", "--template=", "--initial-branch=main")
    _git(folder, "add", "--all")
    _git(folder, "commit", "--quiet", "--no-verify", "--message=The application as it is")
    with open(os.path.join(folder, "keeper", "decisions", "017-user-profile.yaml"), encoding="utf-8") as file:
        return "".join(f"    {line}" if line.strip() else line for line in file)


def _judge(folder: str, overlay: str) -> Verdict:
    _git(folder, "reset", "--quiet", "--hard")
    _lay(folder, overlay)
    _git(folder, "add", "--all")
    return validate(Request(Selection(directory=folder, staged=True), time.strftime("%Y-%m-%d"), adr="ADR-017"))


def _lay(folder: str, part: str) -> None:
    shutil.copytree(os.path.join(shipped.folder("seeds"), "demo", part), folder, dirs_exist_ok=True)


def _git(folder: str, *words: str) -> None:
    git.finish(git.start(folder, *_IDENTITY, *words))

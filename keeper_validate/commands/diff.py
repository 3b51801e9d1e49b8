"""`diff`: judges a change. Must not know how a change is chosen or judged: it passes on the words of the command line."""

from __future__ import annotations

import argparse
import os

from keeper_validate.change import Request
from keeper_validate.errors import KeeperError
from keeper_validate.judging import judged, pronounce
from keeper_validate.output import deliver
from keeper_validate.reporters import FORMATS as FORMATS
from keeper_validate.reporters import report

HELP = """\
Judges a change against the decision it was made under.

With no argument: what is staged; where nothing is staged, the branch against the default branch; in CI or under a hook
framework, the range of the event. The report says which.

  keeper-validate --adr ADR-017 diff                    what is staged
  keeper-validate --adr ADR-017 diff main...HEAD        what this branch brings
  keeper-validate --adr ADR-017 diff --commit HEAD~1    one commit, against its parent
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """The ways to name a change."""
    parser.add_argument("range", nargs="?", metavar="RANGE", help="A...B (what B brings since it left A) or A..B (B against A)")
    parser.add_argument("--staged", action="store_true", help="what is staged, even if that is nothing")
    parser.add_argument("--commit", metavar="REV", help="one commit against its parent")
    parser.add_argument("--base", metavar="REV", help="this revision against --head")
    parser.add_argument("--head", metavar="REV", help="the revision judged against --base (default: HEAD)")
    parser.add_argument("--also", action="append", default=[], type=_also, metavar="FORMAT=FILE", help="the same verdict in a file as well")


def _also(text: str) -> tuple[str, str]:
    name, equals, file = text.partition("=")
    if name not in FORMATS or not equals or not file:
        raise argparse.ArgumentTypeError(f"{text!r} is not FORMAT=FILE with one of {', '.join(FORMATS)}")
    return name, file


def run(options: argparse.Namespace) -> int:
    """0 upheld, 1 violated."""
    named = options.range or ""
    if named and ".." not in named and os.path.exists(named):
        shown = f"`keeper-validate extract {named}` shows what is found in one file"
        raise KeeperError(f"{named} is a path, and a change is judged as a whole; {shown}")
    selection = Request(
        staged=options.staged, commit=options.commit, base=options.base, head=options.head, range=options.range,
        law=options.law, ci=options.ci,
    )
    verdict = judged(options, selection)
    for name, file in options.also:
        deliver(report(name, verdict), file)
    status = pronounce(verdict, options)
    if options.ci:
        from keeper_validate.gatekeeping.verdicts import remembered

        remembered(verdict)
    return status

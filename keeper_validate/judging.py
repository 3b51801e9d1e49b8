"""What `diff` and `hook` have in common: from the options to a request, from a verdict to the report and the exit status."""

from __future__ import annotations

import argparse
import os
import sys

from keeper_validate.change import Request as Selection
from keeper_validate.errors import UPHELD, VIOLATED
from keeper_validate.law.waivers import today
from keeper_validate.output import deliver, is_terminal, paint, tell
from keeper_validate.progress import Watched
from keeper_validate.reporters import report
from keeper_validate.reporters.wording import summary
from keeper_validate.validate import Request, validate
from keeper_validate.verdict import Verdict


def judged(options: argparse.Namespace, selection: Selection, message: str | None = None) -> Verdict:
    """The verdict on the change that is selected, under the shared options; `message` is that of a commit in the making."""
    known = Watched("reading")
    verdict = validate(asked(options, selection, message), known)
    known.end()
    return verdict


def asked(options: argparse.Namespace, selection: Selection, message: str | None = None) -> Request:
    """The shared options as a request."""
    return Request(selection, today(), options.adr, options.bead, message, options.stage, options.strict, os.environ)


def pronounce(verdict: Verdict, options: argparse.Namespace) -> int:
    """Writes the summary to standard error and the report where it belongs; returns the exit status of the verdict.

    A person who sees both streams on one terminal is not told the same thing twice."""
    status = UPHELD if verdict.outcome == "upheld" else VIOLATED
    if options.quiet and status == UPHELD and options.output is None:
        return status
    together = options.format == "text" and options.output is None and is_terminal(sys.stdout) and is_terminal(sys.stderr)
    if not together:
        tell(summary(verdict))
    deliver(report(options.format, verdict, paint(options.output, options.verbose)), options.output)
    return status

"""`hook github`: the judgement on a workflow's event, written where GitHub shows it: annotations, step summary, outputs.

Must not print to standard output: that host takes commands from it, and `action/judge.sh` decides when it may."""

from __future__ import annotations

import argparse
import os

from keeper_validate.errors import NOT_JUDGED, UPHELD, VIOLATED, KeeperError
from keeper_validate.hooks.range import whole
from keeper_validate.output import deliver, tell
from keeper_validate.printable import printable
from keeper_validate.reporters import report
from keeper_validate.reporters.github import refusal
from keeper_validate.reporters.wording import blocking, summary, tally
from keeper_validate.verdict import Verdict


def run(options: argparse.Namespace) -> int:
    """0 upheld, 1 violated, 2 could not be judged; in each case with the files that the action reads."""
    folder = options.reports
    if folder is None:
        raise KeeperError("hook github needs a directory for its reports: keeper-validate hook github --reports DIR")
    try:
        found = whole(options)
    except KeeperError as error:
        tell(f"keeper-validate: {printable(str(error))}\n")
        _write(folder, refusal(str(error)), "not-judged", 0, 0)
        return NOT_JUDGED
    if found.verdict is None:
        _write(folder, refusal(found.left, "notice"), "upheld", 0, 0)
        tell(f"keeper-validate: {printable(found.left)}\n")
        return UPHELD
    return _told(found.verdict, options)


def _told(verdict: Verdict, options: argparse.Namespace) -> int:
    folder = options.reports
    deliver(report(options.format, verdict), os.path.join(folder, f"report.{options.format}"))
    for name in ("text", "sarif"):
        deliver(report(name, verdict), os.path.join(folder, f"report.{name}"))
    _append("GITHUB_STEP_SUMMARY", report("markdown", verdict))
    _write(folder, report("github", verdict), verdict.outcome, len(blocking(verdict)), tally(verdict, "unchecked"))
    tell(summary(verdict))
    return UPHELD if verdict.outcome == "upheld" else VIOLATED


def _write(folder: str, annotations: str, verdict: str, violations: int, unchecked: int) -> None:
    deliver(annotations, os.path.join(folder, "annotations"))
    _append("GITHUB_OUTPUT", f"verdict={verdict}\nviolations={violations}\nunchecked={unchecked}\n")


def _append(variable: str, text: str) -> None:
    """To the file that the host names, where it names one."""
    path = os.environ.get(variable)
    if not path:
        return
    try:
        with open(path, "a", encoding="utf-8", errors="backslashreplace", newline="\n") as file:
            file.write(text)
    except OSError as error:
        raise KeeperError(f"{path} ({variable}) could not be written: {error.strerror}") from error

"""`context`: what an agent needs to read for one task; `show`, `build` and `check` for those who keep what it is chosen from.

Must not judge a change."""

from __future__ import annotations

import argparse
import json
import time

from keeper_validate import cache, git
from keeper_validate.errors import UPHELD, VIOLATED, KeeperError
from keeper_validate.output import deliver, tell
from keeper_validate.printable import printable
from keeper_validate.selecting import artifacts, journal, piece, shown
from keeper_validate.selecting.choice import choose
from keeper_validate.selecting.project import Project, open_project
from keeper_validate.selecting.selection import IN, REFUSED, Selection

FORMATS = ("text", "json")
BUDGET = 4_000
HELP = """\
Prints what an agent needs to read for one task: entries of the vault that its words lead to, documents of the manifest and of the
project's metadata, and the files it is likely about, in a fixed order and within a budget of tokens.

  keeper-validate context "Add a test for the login form"
  keeper-validate context show "Add a test for the login form" -v    each source: in or out, tokens, hash, and why
  keeper-validate context show                                      what is read for every task
  keeper-validate context build                                     write the condensed pages of the manifest's tiers
  keeper-validate context check                                     1 where a page is stale or was edited by hand

What is handed out is recorded in the Git directory (keeper/context.jsonl). Files named like secrets are never read, and nothing outside
the project is, unless the manifest on the default branch allows it.
"""
ACTIONS = ("show", "build", "check")


def arguments(parser: argparse.ArgumentParser) -> None:
    """The task, or what to do."""
    parser.add_argument("words", nargs="*", metavar="TASK", help="the task in words; or show [TASK], build, check")
    parser.add_argument("--budget", type=_tokens, default=BUDGET, metavar="N", help=f"tokens at most (default: {BUDGET})")
    parser.add_argument("--project", metavar="NAME", help="the project whose documents are read, where the directory does not tell")


def run(options: argparse.Namespace) -> int:
    """0; of check, 1 where a page is not what it should be."""
    action = options.words[0] if options.words and options.words[0] in ACTIONS else ""
    if not options.words:
        raise KeeperError('name the task: keeper-validate context "Add a test for the login form"; or show, build or check')
    if action in ("build", "check") and len(options.words) > 1:
        raise KeeperError(f"context {action} takes no task")
    repository = git.open_repository()
    with cache.kept_in(None if options.ci else repository.git_dir):
        project = open_project(repository, options.law, options.project)
        if action == "build":
            return _build(project, options)
        if action == "check":
            return _check(project, options)
        selection = choose(project, " ".join(options.words[1:] if action else options.words), options.budget)
    return _show(selection, options) if action else _hand(project, selection, options)


def _hand(project: Project, selection: Selection, options: argparse.Namespace) -> int:
    """Nothing is handed out before it is on record."""
    handed = [journal.Handed(one.address, one.digest, one.state) for one in selection.documents if one.state in (IN, REFUSED)]
    handed += [journal.Handed(one.uri, one.digest, IN) for one in selection.excerpts if one.taken]
    journal.record(project.repository.common_dir, handed, selection.manifest)
    deliver(shown.as_json(selection) if options.format == "json" else piece.whole(selection), options.output)
    if not options.quiet:
        tell(shown.summary(selection))
    return UPHELD


def _show(selection: Selection, options: argparse.Namespace) -> int:
    text = shown.as_json(selection, texts=False) if options.format == "json" else shown.table(selection, options.verbose)
    deliver(text if options.format == "json" else text + shown.summary(selection), options.output)
    return UPHELD


def _build(project: Project, options: argparse.Namespace) -> int:
    written = [printable(path) for path in artifacts.build(project, time.strftime("%Y-%m-%d"))]
    if options.format == "json":
        text = json.dumps({"schema": "keeper-validate/context-build/1", "written": written}, indent=2) + "\n"
    else:
        text = "".join(f"wrote {path}\n" for path in written) or "every page is what its sources make of it; nothing was written\n"
    deliver(text, options.output)
    return UPHELD


def _check(project: Project, options: argparse.Namespace) -> int:
    found = [printable(one) for one in artifacts.check(project, time.strftime("%Y-%m-%d"))]
    line = journal.broken(project.repository.common_dir)
    if line is not None:
        found.append(f"line {line} of the record of what was handed out does not follow from the one before it: somebody changed it")
    if options.format == "json":
        text = json.dumps({"schema": "keeper-validate/context-check/1", "wrong": found}, indent=2) + "\n"
    else:
        after = f"{artifacts.COMMAND} writes the pages anew" if found else "every page is what its sources make of it"
        text = "".join(f"{one}\n" for one in (*found, after))
    deliver(text, options.output)
    return VIOLATED if found else UPHELD


def _tokens(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text[:9]) <= 1_000_000:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is no number of tokens between 1 and 1000000")
    return int(text[:9])

"""`init`: sets a repository up: a law to begin with, hooks, a workflow. Must not write over anything, nor ask what it can find out."""

from __future__ import annotations

import argparse
import os
import time

from keeper_validate import git
from keeper_validate.change import Request, select
from keeper_validate.errors import UPHELD
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.output import deliver
from keeper_validate.printable import printable
from keeper_validate.progress import Watched
from keeper_validate.reporters.wording import count
from keeper_validate.setup.hookdir import hook_folder
from keeper_validate.setup.installing import installation
from keeper_validate.setup.starter import Start, found_in, last_decision, starters
from keeper_validate.setup.writing import Write, read, record, write

FORMATS = ("text",)
HELP = """\
Sets this repository up: a configuration, a vault of what the code has, a first decision that binds every later change, Git hooks for
commits and pushes, and a workflow where pull requests are judged. What is there already stays as it is; a second run changes nothing.

  keeper-validate init              set up
  keeper-validate init --dry-run    say what would be written
  keeper-validate uninstall         take it back
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Whether to write."""
    parser.add_argument("--dry-run", action="store_true", help="say what would be written, and write nothing")


def run(options: argparse.Namespace) -> int:
    """0 once the repository is set up."""
    change = select(Request(staged=True))
    top = change.repository.top or ""
    paths = [path for path, _ in change.head.walk()]
    known = Watched("reading", len(paths))
    elements = snapshot(change.head, paths, known, whole=True).elements
    known.end()
    begun = starters(change.repository, change.head, elements, time.strftime("%Y-%m-%d"))
    law, kept = _apart(top, tuple(begun))
    folder = hook_folder(change.repository)
    hooks = installation(folder, top)
    found = found_in(elements, len(paths)) + _unread(change.repository)
    if not options.dry_run:
        write((*law, *hooks.writes))
        if law:
            record(change.repository.common_dir, {one.shown: one.text for one in law})
    tops = [one.shown.partition("/")[0] if one.shown.startswith("keeper/") else one.shown for one in law]
    tops += [one.shown for one in hooks.writes] if folder.tracked else []
    # From a subdirectory, Git takes paths from the top by this mark.
    adds = [f":/{path}" if change.repository.prefix else path for path in dict.fromkeys(tops)]
    steps = _next(adds, last_decision(change.head))
    deliver(_report(options.dry_run, found, (*law, *hooks.writes), [*kept, *hooks.told], steps), options.output)
    return UPHELD


def _apart(top: str, begun: tuple[Start, ...]) -> tuple[tuple[Write, ...], list[str]]:
    """The files that can be made, and a sentence on each that lies there already without being staged."""
    writes, kept = [], []
    for one in begun:
        path = os.path.join(top, *one.path.split("/"))
        if os.path.lexists(path):
            kept += [] if read(path) == one.text else [f"{one.path} is there already, and stays as it is"]
        else:
            writes.append(Write(path, one.path, one.text, one.note))
    return tuple(writes), kept


def _unread(repository: git.Repository) -> str:
    """Files that Git does not track are not read; a person who has just begun may not know."""
    out = git.finish(git.start(repository.top or ".", "ls-files", "-z", "--others", "--exclude-standard"))
    number = sum(1 for path in out.split(b"\0") if path and not path.startswith((b"keeper/", b".keeper/")))
    return f"; {count(number, 'file')} not tracked and so not read (`git add`, then `keeper-validate plant`)" if number else ""


def _report(dry: bool, found: str, writes: tuple[Write, ...], told: list[str], steps: list[str]) -> str:
    lines = [found, ""]
    if not writes:
        lines.append("Everything is set up already; nothing was changed.")
    else:
        wide = max(len(one.shown) for one in writes)
        lines.append("Would write" if dry else "Wrote")
        lines += [f"  {one.shown.ljust(wide)}  {one.note}" for one in writes]
    if told:
        lines += ["", "To know", *(f"  {sentence}" for sentence in told)]
    if writes and not dry:
        lines += ["", "Next", *(f"  {line}" for line in steps)]
    return "".join(printable(line).rstrip() + "\n" for line in lines)


def _next(adds: list[str], decision: str) -> list[str]:
    under = f' -m "Keeper: {decision}"' if decision else ""
    adopting = [f"git add {' '.join(adds)}", f'git commit -m "Put this repository under keeper-validate"{under}'] if adds else []
    apart = "Commit these files by themselves: law and work change apart. " if adds else ""
    return [
        *adopting,
        "keeper-validate adr check    # how each line of a decision is read",
        "keeper-validate demo         # what it looks like when a change is blocked",
        "",
        f"{apart}From then on every commit and every push is judged.",
    ]

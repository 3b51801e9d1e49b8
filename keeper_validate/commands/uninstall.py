"""`uninstall`: takes back what `init` brought: the sections of hook files, and the files it made that nobody has changed since.

Must not remove anything else."""

from __future__ import annotations

import argparse
import os

from keeper_validate import git
from keeper_validate.errors import UPHELD, KeeperError
from keeper_validate.output import deliver
from keeper_validate.printable import printable
from keeper_validate.setup.hookdir import hook_folder
from keeper_validate.setup.kept import clear_kept, leftovers
from keeper_validate.setup.removing import Removal, clear_made, hook_removals, made_removals, remove, told_removals
from keeper_validate.setup.writing import forget, recorded

FORMATS = ("text",)
HELP = """\
Takes back what `keeper-validate init` brought into this clone, and into its rig: its parts of hook files, directives, overlays and
settings, exactly, and the files that it made, where nobody has changed them since. Decisions and seeds that people have worked on stay,
and so does what reviewers recorded, in refs/notes/keeper.

  keeper-validate uninstall
  keeper-validate uninstall --dry-run    say what would be removed
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Whether to remove."""
    parser.add_argument("--dry-run", action="store_true", help="say what would be removed, and remove nothing")


def run(options: argparse.Namespace) -> int:
    """0 once nothing of init is left but what people changed."""
    repository = git.open_repository()
    if repository.top is None:
        raise KeeperError("this repository has no working tree that init could have set up")
    hooks = hook_removals(hook_folder(repository).path, repository.top)
    known = recorded(repository.common_dir)
    made, kept = made_removals(known, repository.top)
    told = told_removals(known, repository.top, os.environ)
    left = leftovers(repository)
    if not options.dry_run:
        remove((*hooks, *told, *made))
        clear_made(known.folders)
        forget(repository.common_dir)
        left = (*clear_kept(repository), *left)
    deliver(_report(options.dry_run, (*hooks, *told, *made), kept, left), options.output)
    return UPHELD


def _report(dry: bool, removals: tuple[Removal, ...], kept: tuple[str, ...], left: tuple[str, ...]) -> str:
    if not removals and not kept and not left:
        return "Nothing of keeper-validate init is here; nothing was removed.\n"
    wide = max((len(one.shown) for one in removals), default=0)
    lines = ["Would remove" if dry else "Removed"] if removals else []
    lines += [f"  {one.shown.ljust(wide)}  {one.note}" for one in removals]
    if kept:
        lines += ["", "Changed since init made them, so they stay", *(f"  {path}" for path in kept)]
    if left:
        lines += ["", "Stays", *(f"  {sentence}" for sentence in left)]
    if any(one.tracked for one in removals) and not dry:
        lines += ["", "Commit the removal, by itself, where these files had been committed."]
    return "".join(printable(line) + "\n" for line in lines)

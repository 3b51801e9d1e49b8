"""`uninstall`: takes back what `init` brought: the sections of hook files, and the files it made that nobody has changed since.

Must not remove anything else."""

from __future__ import annotations

import argparse

from keeper_validate import git
from keeper_validate.errors import UPHELD, KeeperError
from keeper_validate.output import deliver
from keeper_validate.printable import printable
from keeper_validate.setup.hookdir import hook_folder
from keeper_validate.setup.removing import Removal, hook_removals, made_removals, remove
from keeper_validate.setup.writing import forget

FORMATS = ("text",)
HELP = """\
Takes back what `keeper-validate init` brought into this clone: its sections of hook files, exactly, and the files that it made, where
nobody has changed them since. Decisions and seeds that people have worked on stay.

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
    made, kept = made_removals(repository.common_dir, repository.top)
    if not options.dry_run:
        remove((*hooks, *made))
        forget(repository.common_dir)
    deliver(_report(options.dry_run, (*hooks, *made), kept), options.output)
    return UPHELD


def _report(dry: bool, removals: tuple[Removal, ...], kept: tuple[str, ...]) -> str:
    if not removals and not kept:
        return "Nothing of keeper-validate init is here; nothing was removed.\n"
    wide = max((len(one.shown) for one in removals), default=0)
    lines = ["Would remove" if dry else "Removed"] if removals else []
    lines += [f"  {one.shown.ljust(wide)}  {one.note}" for one in removals]
    if kept:
        lines += ["", "Changed since init made them, so they stay", *(f"  {path}" for path in kept)]
    if any(one.tracked for one in removals) and not dry:
        lines += ["", "Commit the removal, by itself, where these files had been committed."]
    return "".join(printable(line) + "\n" for line in lines)

"""`migrate`: brings the layouts and hooks of earlier keepers to `keeper/`. Must not commit, nor change what the law says."""

from __future__ import annotations

import argparse

from keeper_validate.change import Request, select
from keeper_validate.errors import UPHELD
from keeper_validate.migrating.perform import perform
from keeper_validate.migrating.plan import Plan, plan
from keeper_validate.output import deliver
from keeper_validate.printable import printable

FORMATS = ("text",)
HELP = """\
Moves the law of an earlier keeper, in .keeper/ or at the top of the repository, to keeper/, as `git mv` would, and removes the hooks
that it left (hooks/post-bead-create, hooks/keeper-gate.sh), where they are those. A configuration in JSON becomes keeper.yaml.

  keeper-validate migrate --dry-run    say what would be done
  keeper-validate migrate

The law says the same afterwards, or nothing is moved. Nothing is moved either where two laws stand side by side, where a target is there
already, or where a file differs from what is staged. A second run does nothing.
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Whether to write."""
    parser.add_argument("--dry-run", action="store_true", help="say what would be done, and do nothing")


def run(options: argparse.Namespace) -> int:
    """0 once nothing is left to move."""
    change = select(Request(staged=True))
    found = plan(change.head)
    if not options.dry_run and (found.moves or found.removed):
        perform(change.repository, found)
    deliver(_report(found, options.dry_run), options.output)
    return UPHELD


def _report(found: Plan, dry: bool) -> str:
    lines = []
    if found.moves:
        wide = max(len(move.path) for move in found.moves)
        lines += ["Would move" if dry else "Moved"]
        lines += [f"  {move.path.ljust(wide)}  {move.target}{' (rewritten)' if move.text is not None else ''}" for move in found.moves]
    if found.removed:
        lines += ["Would remove" if dry else "Removed", *(f"  {path}  a hook of the first keeper" for path, _ in found.removed)]
    if not lines:
        lines = ["Nothing is to be moved: no law of an earlier keeper is here."]
    if found.told:
        lines += ["", "To know", *(f"  {sentence}" for sentence in found.told)]
    if not dry:
        lines += _next(found)
    return "".join(printable(line) + "\n" for line in lines)


def _next(found: Plan) -> list[str]:
    """Law and work change apart, so hooks that lie outside the law are a commit of their own."""
    hooks = [path for path, _ in found.removed]
    lines = [f'git commit -m "Remove the hooks of the first keeper" -- {" ".join(hooks)}'] if hooks else []
    lines += ['git commit -m "Move the law to keeper/"'] if found.moves else []
    return ["", "Next", *(f"  {line}" for line in lines)] if lines else []

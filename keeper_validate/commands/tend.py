"""`tend`: what recent changes brought that the vault does not register, and what it registers that the code no longer has.

Proposes; in seeding mode it adds. Must not remove anything."""

from __future__ import annotations

import argparse
import os

from keeper_validate import git, workfile
from keeper_validate.change import Request as Selection
from keeper_validate.change import select
from keeper_validate.commands.plant import lying, working_tree, write
from keeper_validate.compare import delta
from keeper_validate.errors import UPHELD, KeeperError
from keeper_validate.extract.contexts import Contexts
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.law.layout import configuration
from keeper_validate.law.load import load_vault
from keeper_validate.output import deliver
from keeper_validate.planting.generated import told_apart
from keeper_validate.planting.proposal import proposal
from keeper_validate.planting.survey import survey
from keeper_validate.progress import Watched
from keeper_validate.revision import commit_before
from keeper_validate.setup import writing

FORMATS = ("text",)
HELP = """\
Says what changes since a revision (or in the last days) brought that the vault does not register yet, as the YAML to add, and which seeds
they took away. In seeding mode it adds the new ones itself.

  keeper-validate tend                 the last 30 days
  keeper-validate tend --since v1.2    since a revision
  keeper-validate tend --since 7       the last 7 days
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Since when."""
    parser.add_argument("--since", default="30", metavar="REV|DAYS", help="a revision, or a number of days (default: 30)")


def run(options: argparse.Namespace) -> int:
    """Always 0: it recommends."""
    since = _since(options.since)
    change = select(Selection(base=since, head="HEAD"))
    config = configuration(change.head)
    vault = load_vault(change.head, config)
    paths = [file.path for file in change.files]
    known = Watched("reading", 2 * len(paths))
    contexts = Contexts(change.head, config.contexts)
    base, head = (snapshot(tree, paths, known, contexts=contexts) for tree in (change.base, change.head))
    known.end()
    found = delta(base, head, ())
    top = working_tree(change.repository)
    created, _ = told_apart(found.created, change.head)
    surveyed = survey(created, lying(top, config), config.seeds, lambda path: workfile.read(os.path.join(top, path)))
    adds = config.mode == "seeding"
    begun = any(writing.unfinished(os.path.join(top, path)) for path, _ in surveyed.files)
    if adds and (surveyed.added or begun):
        write(top, surveyed)
    told = change.how if since == options.since else change.how.replace(since, f"the last {options.since} days ({since[:10]}") + ")"
    deliver(proposal(surveyed, found.removed, vault, told, adds), options.output)
    return UPHELD


def _since(words: str) -> str:
    """A revision as given, or the commit that so many days reach back to."""
    if not words.isdigit():
        return words
    repository = git.open_repository()
    try:
        found = commit_before(repository, int(words))
    finally:
        repository.close()
    if found is None:
        raise KeeperError("there is no commit yet to look back from; commit something first.")
    return found

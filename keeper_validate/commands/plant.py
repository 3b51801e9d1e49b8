"""`plant`: creates the vault from the code, or completes the one that is there. Must not change what people wrote."""

from __future__ import annotations

import argparse
import os

from keeper_validate import workfile
from keeper_validate.change import Request as Selection
from keeper_validate.change import select
from keeper_validate.errors import UPHELD, KeeperError
from keeper_validate.extract.contexts import Contexts
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.git import Repository
from keeper_validate.law.law import Config
from keeper_validate.law.layout import configuration
from keeper_validate.law.load import load_vault
from keeper_validate.law.vault import Vault
from keeper_validate.output import deliver
from keeper_validate.planting.generated import told_apart
from keeper_validate.planting.summary import summary
from keeper_validate.planting.survey import Survey, survey
from keeper_validate.progress import Watched
from keeper_validate.setup import writing
from keeper_validate.tree import tree_of

FORMATS = ("text",)
HELP = """\
Registers the components, routes, services, enums, tables, auth services, ... of the code in the vault (keeper/seeds/*.yaml). Entries that
are already there stay as they are, with their comments and every field that people added; a second run changes nothing. Of files whose
first lines say that a program writes them only tables are registered.

  keeper-validate plant              write the six seed files
  keeper-validate plant --dry-run    say what would be added
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Whether to write."""
    parser.add_argument("--dry-run", action="store_true", help="say what would be added and write nothing")


def run(options: argparse.Namespace) -> int:
    """0 once the vault is complete."""
    change = select(Selection(staged=True))
    top = working_tree(change.repository)
    config = configuration(change.head)
    contexts = Contexts(change.head, config.contexts)
    paths = contexts.own(path for path, _ in change.head.walk())
    known = Watched("reading", len(paths))
    found = snapshot(change.head, paths, known, whole=True, contexts=contexts)
    known.end()
    elements, left_out = told_apart(found.elements, change.head)
    surveyed = survey(elements, lying(top, config), config.seeds, lambda path: workfile.read(os.path.join(top, path)), found.uses)
    if not options.dry_run:
        write(top, surveyed)
    deliver(summary(surveyed, options.dry_run, left_out), options.output)
    return UPHELD


def working_tree(repository: Repository) -> str:
    """The top of the working tree; KeeperError where there is none."""
    if repository.top is None:
        raise KeeperError("this repository has no working tree to write a vault into; clone it first.")
    return repository.top


def lying(top: str, config: Config) -> Vault:
    """The vault as it lies in the working tree, where it is written to: what is not staged yet is registered all the same."""
    folder = os.path.join(top, config.seeds)
    files = {}
    for name in os.listdir(folder) if os.path.isdir(folder) else ():
        path, shown = os.path.join(folder, name), f"{config.seeds}/{name}"
        if os.path.islink(path):
            raise KeeperError(f"{shown} is a symlink: the law has to be a regular file of the repository.")
        if os.path.isfile(path):
            files[shown] = workfile.read(path).encode("utf-8")
    return load_vault(tree_of(files), config)


def write(top: str, surveyed: Survey) -> None:
    """The seed files that planting changes or creates, all or none."""
    seeds = [(os.path.join(top, path), path, plants) for path, plants in surveyed.files]
    away = next((path for target, path, _ in seeds if workfile.leads_out(top, target)), None)
    if away is not None:
        raise KeeperError(f"{away} lies behind a symlink that leads out of the working tree: the law has to be a folder of the repository.")
    writing.write(
        writing.Write(target, path, plants.text, "", writing.read(target)) for target, path, plants in seeds
        if plants.added or not os.path.exists(target)
    )

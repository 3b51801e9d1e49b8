"""`adr check`: what a person who is writing a decision should know, from the files on disk or from a revision.

Must not judge: it reads, asks the linters, and writes down."""

from __future__ import annotations

import argparse
import os

from keeper_validate import git
from keeper_validate.change import Request, select
from keeper_validate.commands.adr_files import law_on_disk, strays
from keeper_validate.errors import NOT_JUDGED, UPHELD, VIOLATED, KeeperError
from keeper_validate.law.layout import ROOTS, configuration, decision_paths, is_path, named_path, unknown
from keeper_validate.law.waivers import today
from keeper_validate.lint import ERROR, Checked
from keeper_validate.lint_all import check_all
from keeper_validate.output import deliver, paint
from keeper_validate.reporters import lints
from keeper_validate.revision import tree_at
from keeper_validate.tree import EMPTY, Tree, tree_of


def run_check(options: argparse.Namespace) -> int:
    """0 where nothing worse than a warning was found, 1 with an error, 2 where a file could not be read."""
    top, law, code = _trees(options)
    wanted = tuple(_named(name, top, law) for name in options.names)
    lying = {} if options.rev else law_on_disk(top, wanted)
    law = law if options.rev else tree_of(lying)
    files = (*_chosen(check_all(law, code, today(), wanted), wanted), *(() if wanted else strays(lying, configuration(law).decisions)))
    if options.format == "json":
        written = lints.as_json(files)
    else:
        written = lints.sarif(files) if options.format == "sarif" else lints.text(files, paint(options.output))
    deliver(written, options.output)
    found = [lint for one in files for lint in one.lints if lint.level == ERROR]
    if any(lint.rule == "adr/unreadable" for lint in found):
        return NOT_JUDGED
    return VIOLATED if found else UPHELD


def _trees(options: argparse.Namespace) -> tuple[str, Tree, Tree]:
    """The top of the working tree, the law as it was asked for, and the code that references are looked up in."""
    repository = _repository(options)
    if repository is None:
        top = _top_of(os.path.abspath(options.names[0]))
        return top, tree_of(law_on_disk(top, ())), EMPTY
    if options.rev or repository.top is None:
        tree = tree_at(repository, options.rev or "HEAD")
        options.rev = options.rev or "HEAD"
        return repository.top or os.getcwd(), tree, tree
    return repository.top, tree_of(law_on_disk(repository.top, ())), select(Request(staged=True)).head


def _repository(options: argparse.Namespace) -> git.Repository | None:
    """The repository that the decisions belong to; None where the first that is named is a file outside of any."""
    outside = bool(options.names) and not options.rev and os.path.isfile(options.names[0])
    try:
        repository = git.open_repository()
    except KeeperError:
        if outside:
            return None
        raise
    if outside and repository.top is not None:
        top = os.path.realpath(repository.top)
        return repository if os.path.realpath(options.names[0]).startswith(top + os.sep) else None
    return repository


def _top_of(path: str) -> str:
    """Where a project begins that is no repository: above the folder that holds the law."""
    folder = os.path.dirname(path)
    while os.path.basename(folder) not in ("decisions", "seeds") and os.path.dirname(folder) != folder:
        folder = os.path.dirname(folder)
    parent = os.path.dirname(folder)
    if parent == folder:
        return os.path.dirname(path)
    return os.path.dirname(parent) if os.path.basename(parent) in ROOTS else parent


def _named(name: str, top: str, law: Tree) -> str:
    """The path, from the top, of a decision named by id or by path."""
    paths = decision_paths(law, configuration(law).decisions)
    if not is_path(name):
        found = named_path(paths, name)
        if found is None:
            raise unknown(name, (configuration(law).decisions,), paths)
        return found
    relative = os.path.relpath(os.path.realpath(name), os.path.realpath(top)).replace(os.sep, "/")
    for path in (relative, name.removeprefix("./")):
        if law.entry(path) is not None or os.path.isfile(os.path.join(top, path)):
            return path
    raise KeeperError(f"there is no file {name}: name a decision by its id, such as ADR-017, or by its path")


def _chosen(files: tuple[Checked, ...], wanted: tuple[str, ...]) -> tuple[Checked, ...]:
    return tuple(one for one in files if not wanted or one.path in wanted)

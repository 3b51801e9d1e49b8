"""What a change makes of the law that it touches: law files that are wrong as it leaves them, and were not before.

Must not decide what comes of it, nor look at the code: a change is only told what its own law files say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from keeper_validate.errors import KeeperError
from keeper_validate.law.config_file import CONFIG_FILES
from keeper_validate.law.identity import number_in, stem_of
from keeper_validate.law.law import Config
from keeper_validate.law.layout import configuration, decision_paths, read_law_file, seed_paths
from keeper_validate.law.vault_file import load_vault_file
from keeper_validate.law.waivers import load_waivers
from keeper_validate.lint import NOTE, Lint
from keeper_validate.lint_files import read, together, unreadable
from keeper_validate.tree import Tree

_REFUSING = frozenset(("adr/unreadable", "adr/bad-check", "adr/duplicate-number"))


def amiss(base: Tree, head: Tree, paths: Iterable[str], today: str) -> tuple[Lint, ...]:
    """What is wrong with law files among the paths, and was not in base, in the order of files and lines."""
    changed = frozenset(paths)
    known = set(map(_told, _lints(base, changed, today)))
    found = {one for one in _lints(head, changed, today) if _told(one) not in known and one.level != NOTE}
    return tuple(sorted(found, key=lambda one: (one.path, one.line, one.rule, one.message)))


def _told(lint: Lint) -> tuple[str, str, str]:
    """What stays the same of a lint when lines shift; a file that was of no use before is not made so by another slip."""
    return lint.rule, lint.path, "" if refuses(lint) else lint.message


def refuses(lint: Lint) -> bool:
    """Whether a change could no longer be judged by a law that is wrong like this."""
    return lint.rule in _REFUSING


def _lints(tree: Tree, changed: frozenset[str], today: str) -> Iterator[Lint]:
    try:
        config = configuration(tree)
    except KeeperError as error:
        yield from (unreadable(path, error) for path in CONFIG_FILES if path in changed and str(error).startswith(path))
        return
    yield from _of_decisions(tree, config, changed)
    for path in seed_paths(tree, config.seeds):
        if path in changed:
            try:
                load_vault_file(path, read_law_file(tree, path) or b"")
            except KeeperError as error:
                yield unreadable(path, error)
    path = f"{config.root or 'keeper'}/waivers.yaml"
    if path in changed and tree.entry(path) is not None:
        try:
            load_waivers(path, read_law_file(tree, path) or b"", today)
        except KeeperError as error:
            yield unreadable(path, error)


def _of_decisions(tree: Tree, config: Config, changed: frozenset[str]) -> Iterator[Lint]:
    """What else lies beside the numbered files is nobody's law until it is named."""
    paths = [path for path in decision_paths(tree, config.decisions) if number_in(stem_of(path)) is not None]
    if changed.isdisjoint(paths):
        return
    every = tuple(read(tree, path) for path in paths)
    decisions = tuple(one.decision for one in every if one.decision is not None)
    for one in every:
        if one.path in changed:
            yield from one.lints
            if one.decision is not None:
                yield from together(tree, config, one.decision, decisions)

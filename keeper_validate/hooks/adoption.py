"""Whether a change is the one that brings a repository its first law: without it, no first decision could ever land.

Must not let anything but law and gates through."""

from __future__ import annotations

from keeper_validate import shipped
from keeper_validate.change import Change
from keeper_validate.law.config_file import CONFIG_FILES
from keeper_validate.law.gates import gates
from keeper_validate.law.layout import configuration, decision_paths, seed_paths
from keeper_validate.pathglob import matches_any
from keeper_validate.revision import tree_at
from keeper_validate.tree import Tree


def adopts(change: Change) -> bool:
    """Whether the law side holds no law at all, and the change brings one and nothing else."""
    paths = [file.path for file in change.files]
    guarded = tuple(shipped.data("rules/codes/trust")["protected"])
    others = [path for path in paths if not matches_any(path, guarded)]
    if others and set(gates(change.head, others)) != set(others):
        return False
    law = tree_at(change.repository, change.law_revision) if change.law_revision is not None else None
    return (law is None or not _lawful(law)) and _lawful(change.head)


def _lawful(tree: Tree) -> bool:
    if any(tree.entry(path) is not None for path in CONFIG_FILES):
        return True
    config = configuration(tree)
    return bool(decision_paths(tree, config.decisions) or seed_paths(tree, config.seeds))

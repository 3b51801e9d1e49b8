"""How a repository comes by its first law: the change that brings it is let through, or no first decision could ever land, and what is
committed on top of it, until it is landed, stands under it.

Must not let anything but law and gates through."""

from __future__ import annotations

from keeper_validate import shipped
from keeper_validate.change import Change
from keeper_validate.errors import KeeperError
from keeper_validate.law.config_file import CONFIG_FILES
from keeper_validate.law.decision_file import load_decision
from keeper_validate.law.gates import gates
from keeper_validate.law.layout import configuration, decision_paths, read_law_file, seed_paths
from keeper_validate.pathglob import matches_any
from keeper_validate.tree import Tree
from keeper_validate.values import replace


def adopts(change: Change) -> bool:
    """Whether the law side holds no law at all, and the change brings one and nothing else; one that cannot be read is refused."""
    if _others(change) or _landed(change) or not _lawful(change.head):
        return False
    for path in decision_paths(change.head, configuration(change.head).decisions):
        load_decision(path, read_law_file(change.head, path) or b"")
    return True


def settled(change: Change) -> Change:
    """The change under the law that it is built on, where the law side holds none yet."""
    if _landed(change):
        return change
    if _lawful(change.base):
        return replace(change, law_revision=change.base_label)
    others = _others(change)
    if others and _lawful(change.head):
        first = "push the commit that brings the law first" if change.commits else "commit the law first"
        raise KeeperError(f"this change brings the first law of this repository with other files ({others[0]}): {first}, by itself")
    return change


def _landed(change: Change) -> bool:
    return change.law is not None and _lawful(change.law)


def _others(change: Change) -> list[str]:
    """The files of a change that are neither law nor gate."""
    guarded = tuple(shipped.data("rules/codes/trust")["protected"])
    others = [file.path for file in change.files if not matches_any(file.path, guarded)]
    run = set(gates(change.head, others)) if others else set()
    return [path for path in others if path not in run]


def _lawful(tree: Tree) -> bool:
    if any(tree.entry(path) is not None for path in CONFIG_FILES):
        return True
    config = configuration(tree)
    return bool(decision_paths(tree, config.decisions) or seed_paths(tree, config.seeds))

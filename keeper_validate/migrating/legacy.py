"""Hooks that an earlier keeper left, known by their words. Must not take a file for one because of its name."""

from __future__ import annotations

from keeper_validate import shipped
from keeper_validate.store import Entry, TooLarge
from keeper_validate.tree import Tree


def legacy_hooks(tree: Tree) -> tuple[tuple[tuple[str, Entry], ...], tuple[str, ...]]:
    """Those to remove, and a sentence on what is like one, or still calls one."""
    known, found, told = shipped.data("rules/lexicon/legacy"), [], []
    for hook in known["hooks"]:
        for path in hook["paths"]:
            entry = tree.entry(path)
            if entry is None or entry.is_directory:
                continue
            if entry.is_file and all(word.encode() in _content(tree, path) for word in hook["words"]):
                found.append((path, entry))
            else:
                told.append(f"{path} has the name of a hook of the first keeper and is not that hook: it stays")
    names = {path.rpartition("/")[2].encode() for path, _ in found}
    for path in known["settings"]:
        if any(name in _content(tree, path) for name in names):
            told.append(f"{path} still calls a hook that goes: take that call out")
    return tuple(found), tuple(told)


def _content(tree: Tree, path: str) -> bytes:
    try:
        return tree.read(path) or b""
    except TooLarge:
        return b""

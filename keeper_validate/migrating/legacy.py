"""What others left: hooks of an earlier keeper, known by their words, and records of decisions that no keeper reads.

Must not take a file for a hook because of its name."""

from __future__ import annotations

import re

from keeper_validate import shipped
from keeper_validate.reporters.wording import count
from keeper_validate.store import Entry, TooLarge
from keeper_validate.tree import Tree

_RECORD = re.compile(r"(?:adr[-_ ]*)?\d+[-_. ].*\.md\Z", re.IGNORECASE)


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


def records(tree: Tree) -> tuple[str, ...]:
    """A sentence on each folder of numbered records in Markdown that lies where no law is read."""
    told = []
    for folder in shipped.data("rules/lexicon/legacy")["records"]:
        names = [name for name, entry in tree.names(folder) if entry.is_file and _RECORD.match(name)]
        if names:
            which = count(len(names), "decision record")
            told.append(f"{folder}/ holds {which} of another make, and nothing here reads it: move what shall bind to keeper/decisions/, "
                        f"and let `keeper-validate adr check` say what is made of it")
    return tuple(told)


def _content(tree: Tree, path: str) -> bytes:
    try:
        return tree.read(path) or b""
    except TooLarge:
        return b""

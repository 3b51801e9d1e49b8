"""What agents left behind in a tree: the files below `.gt/discovery/`, and their text as one. Must not look at other `.gt/` files."""

from __future__ import annotations

from keeper_validate import shipped
from keeper_validate.store import Entry
from keeper_validate.tree import Tree


def folder() -> str:
    """The folder that must not land."""
    return str(shipped.data("rules/lexicon/hosts")["left_behind"])


def residue(tree: Tree) -> tuple[tuple[str, Entry], ...]:
    """The files below that folder, by path."""
    return tuple(tree.walk(folder()))


def archive_text(tree: Tree) -> bytes:
    """All of them in one text, each under its path; of what is no file only the path is kept."""
    parts = []
    for path, _ in residue(tree):
        content = tree.read(path)
        parts.append(b"## " + path.encode("utf-8", "surrogateescape") + b"\n\n" + (content or b"").rstrip(b"\n") + b"\n")
    return b"\n".join(parts)

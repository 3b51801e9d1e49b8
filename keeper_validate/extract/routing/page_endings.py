"""The endings that the names of a project's pages have where its configuration says so: `pageExtensions: ["page.tsx"]`.

What says so is the convention's to tell. Must not know any framework."""

from __future__ import annotations

import re
from weakref import WeakKeyDictionary

from keeper_validate.store import TooLarge
from keeper_validate.tree import Tree, below

_TREES: WeakKeyDictionary[Tree, dict[tuple[str, tuple[str, ...], str], tuple[str, ...]]] = WeakKeyDictionary()
_TEXT = re.compile(r"""["'`]\.?([\w.]+)["'`]""")


def endings(base: str, files: tuple[str, ...], said: str, tree: Tree) -> tuple[str, ...]:
    """What one of some files beside the pages says of their endings, asked once for all of them; nothing where none does."""
    known = _TREES.setdefault(tree, {}) if said else {}
    if said and (base, files, said) not in known:
        known[base, files, said] = _told(base, files, said, tree)
    return known.get((base, files, said), ())


def _told(base: str, files: tuple[str, ...], said: str, tree: Tree) -> tuple[str, ...]:
    for name in files:
        path = below(base, name)
        if tree.entry(path) is not None:
            try:
                return _listed(tree.read(path) or b"", said)
            except TooLarge:
                return ()
    return ()


def split(name: str, endings: tuple[str, ...]) -> tuple[str, str]:
    """The stem and the suffix of a file; neither for one that has none of the endings that pages have."""
    for ending in sorted(endings, key=len, reverse=True):
        if name.endswith(f".{ending}"):
            return name[: -len(ending) - 1], f".{ending.rpartition('.')[2]}"
    dot = name.rfind(".")
    return ("", "") if endings else (name[:dot], name[dot:]) if dot > 0 else (name, "")


def _listed(source: bytes, said: str) -> tuple[str, ...]:
    found = re.search(said, source.decode("utf-8", "replace"))
    return tuple(_TEXT.findall(found[1])) if found else ()

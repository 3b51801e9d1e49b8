"""Which folders hold a project's pages and routes: those beside a file that marks it, or which its configuration says: `srcDir: "client/"`.

What marks it and says so is the convention's to tell. Must not know any framework."""

from __future__ import annotations

import re
from weakref import WeakKeyDictionary

from keeper_validate.store import TooLarge
from keeper_validate.tree import Tree, below

_TREES: WeakKeyDictionary[Tree, dict[tuple[str, tuple[str, ...], tuple[str, ...], str, str], tuple[str, ...]]] = WeakKeyDictionary()
_INSIDE = re.compile(r"[\w@-][\w@.-]*(?:/[\w@-][\w@.-]*)*$")


def is_marked(base: str, markers: tuple[str, ...], unless: tuple[str, ...], tree: Tree) -> bool:
    """Whether a folder has one of the markers, if there are any, and none of those that rule it out."""
    if any(_has(base, marker, tree) for marker in unless):
        return False
    return not markers or any(_has(base, marker, tree) for marker in markers)


def _has(base: str, marker: str, tree: Tree) -> bool:
    name, _, word = marker.partition(":")
    path = below(base, name)
    if tree.entry(path) is None:
        return False
    try:
        return not word or word.encode() in (tree.read(path) or b"")
    except TooLarge:
        return False


def said_to_be(
    path: str, under: tuple[str, ...], files: tuple[str, ...], within: str, placed: str, tree: Tree
) -> tuple[str, str] | None:
    """The path below a folder that one of some files above it says, and what that file stands in: all `under` folders lie `within` one,
    or are `placed` elsewhere."""
    known = _TREES.setdefault(tree, {})
    base = ""
    for part in ("", *path.split("/")[:-1]):
        base = below(base, part) if part else base
        key = (base, under, files, within, placed)
        if key not in known:
            known[key] = _told(base, under, files, within, placed, tree)
        rest = path[len(base) + 1 :] if base else path
        found = next((folder for folder in known[key] if rest.startswith(f"{folder}/")), None)
        if found is not None:
            return rest[len(found) + 1 :], base
    return None


def _told(base: str, under: tuple[str, ...], files: tuple[str, ...], within: str, placed: str, tree: Tree) -> tuple[str, ...]:
    path = next((one for name in files if tree.entry(one := below(base, name)) is not None), None)
    try:
        source = (tree.read(path) or b"").decode("utf-8", "replace") if path is not None else ""
    except TooLarge:
        return ()
    inside, place = _folder(source, within), _folder(source, placed)
    names = (place,) if place else under if inside else ()
    return tuple(below(inside, name) for name in names)


def _folder(source: str, said: str) -> str:
    """The folder that a source says, if it lies inside of what the source stands in."""
    found = re.search(said, source) if said else None
    folder = found[1].removeprefix("./").strip("/") if found is not None else ""
    return folder if _INSIDE.match(folder) else ""

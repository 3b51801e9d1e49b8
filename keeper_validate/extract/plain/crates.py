"""The crate of the same workspace that a path of Rust begins with, by what `Cargo.toml` says: its folder need not be called as it is.

Must not read sources."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from weakref import WeakKeyDictionary

from keeper_validate.extract.naming.relative import normal
from keeper_validate.tree import Tree, above

_MANIFEST = "Cargo.toml"
_OWN = frozenset({"crate", "self", "super", "std", "core", "alloc"})
_KNOWN: WeakKeyDictionary[Tree, dict[tuple[str, str], str | None]] = WeakKeyDictionary()


def crate_files(module: str, path: str, tree: Tree) -> Iterator[str]:
    """The file that the crate of an imported path begins with, where a manifest above says in which folder it lies."""
    crate = module.partition("::")[0]
    if not path.endswith(".rs") or crate in _OWN or not re.fullmatch(r"\w+", crate):
        return
    known = _KNOWN.setdefault(tree, {})
    key = (crate, path.rpartition("/")[0])
    if key not in known:
        known[key] = _folder(crate, path, tree)
    folder = known[key]
    if folder is not None:
        yield from (f"{folder}/src/{name}.rs".lstrip("/") for name in ("lib", "main"))


def _folder(crate: str, path: str, tree: Tree) -> str | None:
    """The folder that the nearest manifest gives the crate, or the one of the workspace where that one leaves it to it."""
    for folder in above(path):
        text = tree.text(f"{folder}/{_MANIFEST}".lstrip("/"))
        found = _dependency(crate).search(text) if text else None
        place = found and (found["inline"] or found["apart"])
        if place:
            return normal(folder, place)
    return None


@lru_cache(maxsize=512)
def _dependency(crate: str) -> re.Pattern[str]:
    name = "[_-]".join(map(re.escape, crate.split("_")))
    inline = rf'^[ \t]*"?{name}"?[ \t]*=[ \t]*\{{[^}}\n]{{0,400}}\bpath[ \t]*=[ \t]*"(?P<inline>[^"\n]{{1,200}})"'
    apart = rf'^\[(?:[\w.-]+\.)?dependencies\.{name}\][^\[]{{0,400}}^path[ \t]*=[ \t]*"(?P<apart>[^"\n]{{1,200}})"'
    return re.compile(f"{inline}|{apart}", re.MULTILINE)

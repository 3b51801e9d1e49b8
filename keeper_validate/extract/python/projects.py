"""Where the packages of a tree's projects lie, as a workspace installs them for each other: `packages/core/src/core` for `import core`.

Must not leave the tree, nor look into a package."""

from __future__ import annotations

from collections.abc import Iterator
from weakref import WeakKeyDictionary

from keeper_validate.tree import Tree, below

_MARKS = ("pyproject.toml", "setup.py", "setup.cfg")
_SOURCES = "src"
# folders that hold projects and are none
_GROUPS = frozenset({"packages", "libs", "lib", "shared", "common", "services", "apps", "projects", "plugins", "python", "components"})
_MOST = 300  # projects of one folder
_TREES: WeakKeyDictionary[Tree, dict[str, tuple[tuple[str, ...], ...]]] = WeakKeyDictionary()


def homes(package: str, folder: str, tree: Tree) -> Iterator[str]:
    """The folders of projects that hold a package: of a file's own project, then of those below and beside it, nearest first; where two
    at once hold one of that name, neither is meant."""
    for projects in _levels(folder, tree):
        holders = [holder for one in projects for holder in (below(one, _SOURCES), one) if _holds(holder, package, tree)]
        if len(holders) == 1:
            yield holders[0]


def _holds(holder: str, package: str, tree: Tree) -> bool:
    return tree.entry(below(holder, package)) is not None and tree.entry(f"{below(holder, package)}/__init__.py") is not None


def _levels(folder: str, tree: Tree) -> tuple[tuple[str, ...], ...]:
    known = _TREES.setdefault(tree, {})
    if folder not in known:
        own = folder
        while own and not _is_project(own, tree):
            own = own.rpartition("/")[0]
        found: list[tuple[str, ...]] = [(own,)]
        while True:
            found.append(tuple(_projects(own, tree)))
            if not own:
                break
            own = own.rpartition("/")[0]
        known[folder] = tuple(found)
    return known[folder]


def _projects(folder: str, tree: Tree) -> Iterator[str]:
    """The projects that stand in a folder, or in a folder of it that groups them."""
    for path in _folders(folder, tree):
        if _is_project(path, tree):
            yield path
        elif path.rpartition("/")[2] in _GROUPS:
            yield from (inner for inner in _folders(path, tree) if _is_project(inner, tree))


def _folders(folder: str, tree: Tree) -> list[str]:
    return [below(folder, name) for name, entry in tree.names(folder) if entry.is_directory][:_MOST]


def _is_project(folder: str, tree: Tree) -> bool:
    return any(tree.entry(below(folder, name)) is not None for name in _MARKS)

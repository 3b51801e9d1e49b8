"""Python for the engine: facts, expressions, where a node stands and where a module lies. Knows the language and no framework."""

from __future__ import annotations

import builtins
import sys
from collections.abc import Iterator
from weakref import WeakKeyDictionary

from tree_sitter import Node

from keeper_validate.extract.climbing import Climb
from keeper_validate.extract.module import Facts
from keeper_validate.extract.python.expression import expression
from keeper_validate.extract.python.facts import gather
from keeper_validate.extract.python.projects import homes
from keeper_validate.extract.written import written
from keeper_validate.tree import Tree

__all__ = ["BUILT_IN", "NAMED_ARGUMENT", "REBINDS", "RECEIVER", "candidates", "expression", "facts", "within"]

# a rule's place in an argument list means an argument without a name (records)
NAMED_ARGUMENT = "keyword_argument"
RECEIVER = "self"
# a name is bound anew as one likes: what stands before is said of what it was
REBINDS = True
# what a file need not bind
BUILT_IN = frozenset(dir(builtins))
_RUN_FROM = ("pyproject.toml", "setup.py", "requirements.txt", "manage.py")
# a folder of this name holds packages, as settings put it into the path, after all others where it is one; so does the last at the root
_HOLDING, _LAST = "apps", "src"
_TREES: WeakKeyDictionary[Tree, dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = WeakKeyDictionary()
_SCOPES = frozenset({"class_definition", "function_definition"})


def facts(root: Node) -> Facts:
    """The imports and definitions of a module, its classes and its functions."""
    return gather(root)


def within(node: Node) -> str:
    """The dotted name of the definitions around a node."""
    return _around.name(node.parent)


def _step(node: Node, flag: bool) -> tuple[str | None, bool]:
    name = node.child_by_field_name("name") if node.type in _SCOPES else None
    return written(name) if name is not None else None, flag


_around = Climb(_step)


def candidates(module: str, path: str, tree: Tree) -> Iterator[str]:
    """Where a module may lie: relative to the package for dotted ones, else below any folder above the importing file, nearest first,
    then below what holds packages there, and in the tree's other projects."""
    folder = path.rpartition("/")[0]
    if module.startswith("."):
        level = len(module) - len(module.lstrip("."))
        parts = folder.split("/") if folder else []
        if level - 1 <= len(parts):
            yield from _files("/".join(parts[: len(parts) - (level - 1)]), module[level:])
        return
    if module.partition(".")[0] in sys.stdlib_module_names:
        return
    always, dotted = _searched(folder, tree)
    for held in (*always, *(dotted if "." in module else ())):
        yield from _files(held, module)
    for held in homes(module.partition(".")[0], folder, tree):
        yield from _files(held, module)


def _searched(folder: str, tree: Tree) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Where what a file of a folder imports may lie, in order; and where only a dotted name does: the files of a folder import much."""
    known = _TREES.setdefault(tree, {})
    if folder not in known:
        known[folder] = _around_folder(folder, tree)
    return known[folder]


def _around_folder(folder: str, tree: Tree) -> tuple[tuple[str, ...], tuple[str, ...]]:
    beside, holding, within, outermost = list[str](), list[str](), list[str](), list[str]()
    while True:
        # inside a package an absolute import never means a sibling, but where a project is run from
        if not _is_there("__init__.py", folder, tree) or any(_is_there(name, folder, tree) for name in _RUN_FROM):
            beside.append(folder)
        held = f"{folder}/{_HOLDING}" if folder else _HOLDING
        if _is_there(_HOLDING, folder, tree):
            (within if _is_there("__init__.py", held, tree) else holding).append(held)
        if folder and _is_there("__init__.py", folder, tree):
            outermost = [folder]
        if not folder:
            break
        folder = folder.rpartition("/")[0]
    # where a tree is a package itself, what is run in it finds its siblings; a package that is run from within finds what is in it, but a
    # single name is sooner a library (`celery` in `app/celery.py`)
    return (*beside, *holding, _LAST, ""), (*outermost, *within)


def _is_there(name: str, folder: str, tree: Tree) -> bool:
    return tree.entry(f"{folder}/{name}" if folder else name) is not None


def _files(folder: str, module: str) -> Iterator[str]:
    stem = "/".join(part for part in (folder, module.replace(".", "/")) if part)
    if module:
        yield stem + ".py"
    yield (stem + "/" if stem else "") + "__init__.py"
    if module:
        yield stem + ".pyi"

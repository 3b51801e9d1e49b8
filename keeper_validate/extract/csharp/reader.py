"""C#'s syntax as facts and expressions, and which files may declare a name. Knows the language and no library.

Types, methods, properties, constants and local values made by a call are facts; a file of the same name is where a type is sought, as
namespaces say nothing of places."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from keeper_validate.extract.csharp.expression import expression
from keeper_validate.extract.csharp.facts import facts
from keeper_validate.extract.plain import reader as plain_reader
from keeper_validate.extract.plain.reader import candidates
from keeper_validate.tree import Tree

__all__ = ["candidates", "expression", "facts", "siblings", "within"]

_ATTRIBUTES = frozenset({"attribute", "attribute_list"})
_BREADTH = 60


def within(node: Node) -> str:
    """The dotted name of the declarations around a node; an attribute stands outside of what it is written on."""
    while node.type in _ATTRIBUTES and node.parent is not None:
        node = node.parent
        if node.type == "attribute_list" and node.parent is not None:
            node = node.parent
    return plain_reader.within(node)


def siblings(path: str, tree: Tree, name: str) -> Iterator[str]:
    """The files named like a type: beside a file, above it, and in the folders there; beside it also with more in their names."""
    folder = path
    yield from _named_further(path, tree, name)
    while folder:
        folder = folder.rpartition("/")[0]
        start = f"{folder}/" if folder else ""
        inside = [f"{start}{sub}/" for sub, entry in tree.names(folder) if not entry.is_file][:_BREADTH]
        for place in (start, *inside):
            file = f"{place}{name}.cs"
            if file != path and tree.entry(file) is not None:
                yield file


def _named_further(path: str, tree: Tree, name: str) -> Iterator[str]:
    """The files beside one that have a type in their names: `Create.CreateRequest.cs`."""
    folder, _, own = path.rpartition("/")
    for file, entry in tree.names(folder):
        *parts, ending = file.split(".")
        if ending == "cs" and len(parts) > 1 and name in parts and file != own and entry.is_file:
            yield f"{folder}/{file}" if folder else file

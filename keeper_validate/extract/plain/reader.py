"""Syntax into values for languages whose rules need no names resolved: Java, C#, Rust, PHP. Must not know any framework.

A declaration stands for its dotted name among the declarations around it, a string for its text, anything else for its tokens without
spaces and comments, so that formatting never makes a difference."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tree_sitter import Node

from keeper_validate.extract.expression import Expression, Literal, Name, Text
from keeper_validate.extract.module import Facts
from keeper_validate.extract.plain import imports as plain_imports
from keeper_validate.extract.plain.crates import crate_files
from keeper_validate.extract.plain.declared import declared
from keeper_validate.extract.tokens import joined
from keeper_validate.extract.written import written
from keeper_validate.tree import Tree
from keeper_validate.values import replace

_NAMED = frozenset({
    "class_declaration", "interface_declaration", "enum_declaration", "record_declaration", "annotation_type_declaration",
    "struct_declaration", "method_declaration", "local_function_statement", "trait_declaration", "function_definition",
    "enum_item", "mod_item", "struct_item", "trait_item", "function_item",
})
_WORDS = frozenset({"identifier", "type_identifier", "name"})
_WHOLE = re.compile(r"string|char")
_BRACKETED = frozenset({"argument_list"})


def facts(root: Node) -> Facts:
    """The imports, and where types and functions stand; nothing is resolved."""
    return replace(plain_imports.facts(root), declared=declared(root))


def expression(node: Node) -> Expression:
    """A node as a value."""
    kind = node.type
    if kind in _WORDS:
        return Name(written(node))
    if kind in _NAMED:
        return Name(_dotted(node))
    if "string" in kind:
        return Text(_unquoted(node))
    tokens = tuple(_leaves(node))
    return Literal(joined(tokens[1:-1] if kind in _BRACKETED else tokens))


def within(node: Node) -> str:
    """The dotted name of the declarations around a node."""
    return _dotted(node.parent) if node.parent else ""


def candidates(module: str, path: str, tree: Tree) -> Iterator[str]:
    """The crate of the same workspace that a path of Rust begins with; no other module leads anywhere."""
    return crate_files(module, path, tree)


def _dotted(node: Node | None) -> str:
    names = []
    while node is not None:
        if node.type in _NAMED:
            name = node.child_by_field_name("name")
            names.append(written(name) if name else "")
        node = node.parent
    return ".".join(name for name in reversed(names) if name)


def _unquoted(node: Node) -> str:
    text = written(node).lstrip("@$uUrRbBL#")
    quotes = len(text) - len(text.lstrip("\"'`"))
    if not quotes:
        return text
    width = 3 if quotes >= 3 and len(text) >= 6 else 1
    return text.rstrip("#")[width:-width]


def _leaves(node: Node) -> Iterator[str]:
    if "comment" in node.type:
        return
    if not node.child_count or _WHOLE.search(node.type):
        yield written(node)
        return
    for child in node.children:
        yield from _leaves(child)

"""Which types say that a function gives an element, or that a value is a component. Must not resolve a type."""

from __future__ import annotations

from tree_sitter import Node

from keeper_validate.extract.ecmascript.scope import text
from keeper_validate.extract.ecmascript.words import words


def gives_element(function: Node) -> bool:
    """Whether a function's return type is that of an element."""
    result = function.child_by_field_name("return_type")
    return result is not None and bool(_names(result) & words().element_types)


def is_component(typed: Node | None) -> bool:
    """Whether a type annotation is that of a component."""
    return typed is not None and bool(_names(typed) & words().component_types)


def _names(node: Node) -> frozenset[str]:
    """The names that a type starts with: of each side of a union, without arguments."""
    if node.type in ("type_identifier", "nested_type_identifier"):
        return frozenset({text(node)})
    if node.type in ("type_annotation", "union_type", "parenthesized_type"):
        return frozenset(name for child in node.named_children for name in _names(child))
    if node.type == "generic_type" and node.named_children:
        inner = _names(node.named_children[0])
        return inner | _names(node.named_children[1].named_children[0]) if inner == {"Promise"} else inner
    return frozenset()

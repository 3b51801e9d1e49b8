"""Calls of a class with types between its name and what it is given. Must not know what the class is."""

from __future__ import annotations

from tree_sitter import Node

_TYPES = frozenset({"identifier", "attribute", "subscript"})


def is_generic(subscript: Node) -> bool:
    """Whether types stand in a subscript that is called: `Users[User, UUID](...)`, and not `handlers["x"](...)`."""
    call = subscript.parent
    called = call is not None and call.type == "call" and call.child_by_field_name("function") == subscript
    return called and all(one.type in _TYPES for one in subscript.named_children[1:])

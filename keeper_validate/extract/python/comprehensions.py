"""What comprehensions bind: `[web.get(path, view) for path, view in TABLE]` goes through a list as a loop does, but its names are its own.

Must not walk into statements (`python.facts` does), nor know what is called."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from keeper_validate.extract.python.bindings import Gathering, turning

_KINDS = frozenset({"list_comprehension", "set_comprehension", "generator_expression"})
_WORD = b" for "


def comprehended(statement: Node, scope: str, into: Gathering) -> None:
    """The variables of each comprehension of a statement that calls something for every item, in a scope that no other name stands in."""
    text = statement.text or b""
    if _WORD[1:-1] not in text or _WORD not in text.replace(b"\n", b" "):
        return
    for node in _comprehensions(statement):
        own = f"[{node.start_point.row + 1}:{node.start_point.column}]"
        inner = f"{scope}.{own}" if scope else own
        for clause in node.named_children:
            left, right = clause.child_by_field_name("left"), clause.child_by_field_name("right")
            if clause.type == "for_in_clause" and left is not None and right is not None:
                turning(left, right, node, inner, into)


def _comprehensions(statement: Node) -> Iterator[Node]:
    left = [statement]
    while left:
        node = left.pop()
        body = node.child_by_field_name("body") if node.type in _KINDS else None
        if body is not None and body.type == "call":
            yield node
        left.extend(node.named_children)

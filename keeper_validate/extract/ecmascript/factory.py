"""What libraries' words do to a component: factories that are told an element to make, tags that only pass their children on.

Must not follow names; the words are those of `rules/ecmascript/jsx.yaml`."""

from __future__ import annotations

from tree_sitter import Node

from keeper_validate.extract.ecmascript.scope import string, text
from keeper_validate.extract.ecmascript.words import words


def factory(call: Node) -> str | None:
    """The element of `styled.button`...``, `styled("button")`...``, `styled(Button)`...``, and the same through `attrs` or options."""
    node: Node | None = call
    while node is not None and node.type in ("call_expression", "member_expression"):
        callee = node.child_by_field_name("function" if node.type == "call_expression" else "object")
        if callee is not None and callee.type == "identifier" and text(callee) in words().factories:
            if node.type == "member_expression":
                return text(node.child_by_field_name("property"))
            arguments = node.child_by_field_name("arguments")
            first = arguments.named_children[0] if arguments is not None and arguments.named_children else None
            return (string(first) if first.type == "string" else text(first)) if first is not None else None
        node = callee
    return None


def transparent(opening: Node) -> bool:
    """Whether what stands in a tag is what counts."""
    named = opening.child_by_field_name("name")
    name = text(named)
    return named is None or name in words().transparent or name.endswith(words().suffixes)

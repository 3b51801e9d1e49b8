"""What libraries' words do to a component: factories that are told an element to make, tags and calls that only pass on what they hold.

Must not follow names; the words are those of `rules/ecmascript/jsx.yaml`."""

from __future__ import annotations

from tree_sitter import Node

from keeper_validate.extract.ecmascript.scope import FUNCTIONS, bare, string, text
from keeper_validate.extract.ecmascript.words import words


def factory(call: Node) -> str | None:
    """The element of `styled.button`...``, `styled("button")`...``, `styled(Button)`...``, and the same through `attrs` or options."""
    node: Node | None = call
    while node is not None and node.type in ("call_expression", "member_expression"):
        callee = node.child_by_field_name("function" if node.type == "call_expression" else "object")
        if callee is not None and callee.type == "identifier" and text(callee) in words().factories:
            if node.type == "member_expression":
                return text(node.child_by_field_name("property"))
            given = first(node)
            return (string(given) if given.type == "string" else text(given)) if given is not None else None
        node = callee
    return None


def transparent(opening: Node) -> bool:
    """Whether what stands in a tag is what counts."""
    named = opening.child_by_field_name("name")
    name = text(named)
    return named is None or name in words().transparent or name.endswith(words().suffixes)


def called_at_once(call: Node) -> Node | None:
    """The function whose result a call gives: one that is called where it stands, or that a call of these words keeps the result of."""
    callee = bare(call.child_by_field_name("function") or call)
    if text(callee) in words().results:
        callee = first(call) or callee
    return callee if callee.type in FUNCTIONS else None


def first(call: Node) -> Node | None:
    """What a call is given first."""
    arguments = call.child_by_field_name("arguments")
    given = (child for child in arguments.named_children if child.type != "comment") if arguments is not None else iter(())
    return next(map(bare, given), None)


def carried(call: Node) -> Node | None:
    """What a portal carries to another place."""
    return first(call) if call.type == "call_expression" and text(call.child_by_field_name("function")) in words().portals else None

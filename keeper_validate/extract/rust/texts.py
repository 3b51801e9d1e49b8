"""The text that a constant of a Rust file is: of its module or of one beside it, of a type, of the file. Must not know any framework."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from keeper_validate.extract.written import written

_ITEMS = frozenset({"const_item", "static_item"})
_OWNERS = {"mod_item": "name", "impl_item": "type", "trait_item": "name"}


def constant_text(node: Node) -> str | None:
    """The text of what a name or a path means, where the file itself gives it one; a constant is spelled in capitals."""
    *around, name = written(node).split("::")
    if not name.isupper() or len(around) > 1:
        return None
    owner, body = (around or [""])[0], node.parent
    while body is not None:
        if body.type in ("source_file", "declaration_list", "block"):
            for held in _bodies(body, owner):
                if (found := _said(held, name)) is not None:
                    return found
        body = body.parent
    return None


def _bodies(body: Node, owner: str) -> Iterator[Node]:
    """Where a constant may stand: in a body around its use, or in what of that goes by the name of the owner."""
    above = body.parent
    if not owner or (owner in ("Self", "self") and above is not None):
        yield body
    for child in body.named_children:
        named = child.child_by_field_name(_OWNERS[child.type]) if child.type in _OWNERS else None
        held = child.child_by_field_name("body")
        if named is not None and held is not None and written(named).partition("<")[0] == owner:
            yield held


def _said(body: Node, name: str) -> str | None:
    for item in body.named_children:
        called = item.child_by_field_name("name") if item.type in _ITEMS else None
        value = item.child_by_field_name("value")
        if called is not None and written(called) == name and value is not None and value.type in ("string_literal", "raw_string_literal"):
            return "".join(written(child) for child in value.named_children if child.type == "string_content")
    return None

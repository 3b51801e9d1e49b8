"""The tags of a file, and what an element is told by its attributes: its role, and what it is to be.

Must not leave the file, nor know what a component is."""

from __future__ import annotations

import re
from functools import cache

from tree_sitter import Node

from keeper_validate.extract.ecmascript.expression import expression
from keeper_validate.extract.ecmascript.props import Types, entry
from keeper_validate.extract.ecmascript.said import said
from keeper_validate.extract.ecmascript.scope import bare, text
from keeper_validate.extract.ecmascript.words import words

_STEPS = 5
_TAG = re.compile(rb"<[A-Za-z_$]")
OPENING = frozenset({"jsx_opening_element", "jsx_self_closing_element"})


def tags(root: Node, source: bytes) -> list[tuple[int, Node]]:
    """The opening tags of a file by where they start."""
    if b"</" not in source and b"/>" not in source:
        return []
    found = []
    for match in _TAG.finditer(source):
        node = root.descendant_for_byte_range(match.start(), match.start())
        if node is not None and node.type == "<":
            node = node.parent
        if node is not None and node.type in OPENING and node.start_byte == match.start():
            found.append((match.start(), node))
    return found


def worded(node: Node, types: Types) -> str | None:
    """The text that an expression is: a literal, literals put together, or what a constant of the file holds."""
    return said(expression(bare(node)), types.given)


def attribute(tag: Node, name: str, types: Types) -> str | None:
    """The text that an attribute of a JSX tag is given."""
    for child in tag.children_by_field_name("attribute"):
        named = child.named_children
        if child.type == "jsx_attribute" and len(named) > 1 and text(named[0]) == name:
            return worded(named[1], types)
    return None


def told(tag: Node, types: Types) -> tuple[str | None, tuple[str, ...]]:
    """The role that an element is given, and what it is told to be; looked up once, as a tag stands in every function around it."""
    found = types.told.get(tag.id)
    if found is None:
        source, whole = tag.text or b"", _standing("|".join(_asked()))
        if tag.type != "call_expression" and b"..." not in source and whole.search(source) is None:
            found = None, ()
        else:
            role, *others = (given(tag, name, types) for name in _asked())
            found = role, tuple(other for other in others if other is not None)
        types.told[tag.id] = found
    return found


@cache
def _asked() -> tuple[str, ...]:
    """What an element is asked of its attributes, its role first."""
    return ("role", *words().polymorphic)


@cache
def _standing(names: str) -> re.Pattern[bytes]:
    """Where a name stands by itself, as that of an attribute does: there is an `as` in every `className`."""
    return re.compile(rb"(?<![\w$-])(?:" + names.encode() + rb")(?![\w$-])")


def given(tag: Node, name: str, types: Types) -> str | None:
    """The literal value that an element is given under a name: by attribute, in the object of an element call, or spread in from a
    constant of the file."""
    if tag.type == "call_expression":
        return _object_value(_second(tag), name, types)
    source = tag.text or b""
    written = attribute(tag, name, types) if _standing(name).search(source) is not None else None
    if written is not None or b"..." not in source:
        return written
    listed = tag.children_by_field_name("attribute")
    spread = (child.named_children[0] for child in listed if child.type == "jsx_expression" and child.named_children)
    return next((value for one in spread if (value := _object_value(one, name, types)) is not None), None)


def _second(call: Node) -> Node | None:
    arguments = call.child_by_field_name("arguments")
    return arguments.named_children[1] if arguments is not None and len(arguments.named_children) > 1 else None


def _object_value(node: Node | None, name: str, types: Types, steps: int = _STEPS) -> str | None:
    """The text under a key of an object: in place, a constant of the file, or spread into it."""
    if node is None or steps == 0:
        return None
    held = bare(node.named_children[0]) if node.type == "spread_element" and node.named_children else bare(node)
    if held.type == "identifier":
        held = types.values.get(text(held), held)
    if held.type == "call_expression" and text(held.child_by_field_name("function")) == "Object.assign":
        arguments = held.child_by_field_name("arguments")
        given = reversed(arguments.named_children) if arguments is not None else ()
        return next((found for one in given if (found := _object_value(one, name, types, steps - 1)) is not None), None)
    if held.type != "object":
        return None
    value = entry(held, name)
    if value is not None:
        return worded(value, types)
    spread = (child for child in held.named_children if child.type == "spread_element")
    return next((found for child in spread if (found := _object_value(child, name, types, steps - 1)) is not None), None)

"""What a node of Elixir calls, with what it is given and the block behind it: in Elixir nearly everything is a call.

Must not know any framework."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from keeper_validate.extract.written import written

MODULES = frozenset({"defmodule", "defprotocol", "defimpl"})
FUNCTIONS = frozenset({"def", "defp", "defmacro", "defmacrop", "defdelegate", "defguard", "defguardp"})


def called(node: Node | None) -> str:
    """The word that a node calls; empty where it calls none, or a function of a module."""
    target = node.child_by_field_name("target") if node is not None and node.type == "call" else None
    return written(target) if target is not None and target.type == "identifier" else ""


def given(call: Node) -> tuple[Node, ...]:
    """What a call is given, its block apart."""
    listed = next((child for child in call.named_children if child.type == "arguments"), None)
    return tuple(child for child in listed.named_children if child.type != "comment") if listed is not None else ()


def first(call: Node) -> Node | None:
    """The first thing that a call is given."""
    return next(iter(given(call)), None)


def block(call: Node) -> Node | None:
    """The block of a call, from `do` to `end`."""
    return next((child for child in call.named_children if child.type == "do_block"), None)


def statements(node: Node) -> Iterator[Node]:
    """What a block does, in order, without what stands under `else` or `rescue`."""
    yield from (child for child in node.named_children if child.type not in ("comment", "else_block", "rescue_block", "after_block"))


def pairs(call: Node) -> Iterator[tuple[str, Node]]:
    """The options of a call, with or without brackets around them."""
    for one in given(call):
        held = next(iter(one.named_children), None) if one.type == "list" and one.named_child_count == 1 else one
        if held is not None and held.type == "keywords":
            yield from entries(held)


def entries(keywords: Node) -> Iterator[tuple[str, Node]]:
    """The pairs of keywords."""
    for pair in keywords.named_children:
        key, value = pair.child_by_field_name("key"), pair.child_by_field_name("value")
        if key is not None and value is not None:
            yield word(key), value


def head(function: Node) -> Node | None:
    """The name and parameters that a definition of a function begins with."""
    node = first(function)
    while node is not None and node.type == "binary_operator":
        node = node.child_by_field_name("left")
    return node if node is not None and node.type in ("call", "identifier") else None


def word(node: Node) -> str:
    """An atom, a key or a name without its signs."""
    text = written(node).strip()
    text = text.removesuffix(":") if node.type in ("keyword", "quoted_keyword") else text.removeprefix(":")
    return text[1:-1] if len(text) > 1 and text[:1] == text[-1:] == '"' else text


def module_around(node: Node | None) -> str:
    """The dotted name of the modules around a node, itself one included."""
    names = []
    while node is not None:
        if node.type == "call" and called(node) in MODULES and (name := first(node)) is not None:
            names.append(written(name))
        node = node.parent
    return ".".join(reversed(names))


def assigned(attribute: Node) -> Node | None:
    """What an attribute is last assigned before its use, in a module around it."""
    operand = attribute.child_by_field_name("operand")
    if operand is None or operand.type != "identifier":
        return None
    name, body = written(operand), attribute.parent
    while body is not None:
        found = None
        for statement in statements(body) if body.type == "do_block" else ():
            if statement.end_byte > attribute.start_byte:
                break
            held = statement.child_by_field_name("operand") if statement.type == "unary_operator" else None
            if held is not None and called(held) == name:
                found = first(held)
        if found is not None:
            return found
        body = body.parent
    return None

"""Ruby syntax into values. No names are resolved across files; a constant of the same class or file stands for what it is assigned.

Must not know any framework."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from keeper_validate.extract.expression import Call, Entries, Expression, Items, Literal, Name, Opaque, Text, joined
from keeper_validate.extract.module import Facts
from keeper_validate.extract.plain import reader as plain_reader
from keeper_validate.extract.plain.reader import candidates
from keeper_validate.extract.ruby import blocks as ruby_blocks
from keeper_validate.extract.ruby.loops import each
from keeper_validate.extract.written import written
from keeper_validate.values import replace

__all__ = ["candidates", "expression", "facts", "within"]

_NAMED = frozenset({"class", "module"})
_TEXTS = frozenset({"string", "simple_symbol", "hash_key_symbol", "bare_symbol", "bare_string", "delimited_symbol", "heredoc_body"})
_ITEMS = frozenset({"array", "symbol_array", "string_array"})
_LITERALS = frozenset({"integer", "float", "true", "false", "nil"})
_BLOCKS = frozenset({"block", "do_block", "body_statement", "program"})
_SAME = frozenset({"freeze", "dup", "with_indifferent_access", "symbolize_keys", "stringify_keys", "to_h"})


def facts(root: Node) -> Facts:
    """The imports and definitions of a source, and what its loops go through."""
    found = plain_reader.facts(root)
    return replace(found, definitions=(*found.definitions, *each(root, expression)))


def expression(node: Node) -> Expression:
    """A node as a value; a class, module or pair stands for its dotted name among the classes around
    it, and an argument list for that of its first argument."""
    kind = node.type
    if kind in _TEXTS:
        plain = not any(child.type == "interpolation" for child in node.children)
        return Text(_unquoted(node)) if plain else joined(_pieces(node))
    if kind in _ITEMS:
        return Items(tuple(expression(child) for child in node.named_children if child.type != "comment"))
    if kind == "hash":
        return Entries(tuple(_entry(pair) for pair in node.named_children if pair.type != "comment"))
    if kind == "pair" or kind in _NAMED:
        return Name(_dotted(node))
    if kind == "argument_list":
        return Name(".".join(filter(None, (_dotted(node.parent), _unquoted(node.named_children[0]) if node.named_children else ""))))
    if kind == "call":
        return _call(node)
    if kind in _BLOCKS:
        return ruby_blocks.statements(node)
    if kind == "binary" and written(node.child_by_field_name("operator") or node) == "+":
        sides = node.child_by_field_name("left"), node.child_by_field_name("right")
        return joined(expression(side) for side in sides if side is not None)
    if kind == "constant":
        assigned = _assigned(node)
        return expression(assigned) if assigned is not None else Name(written(node))
    if kind in _LITERALS:
        return Literal(written(node))
    return Name(written(node).replace("::", ".")) if kind in ("identifier", "scope_resolution") else Opaque(written(node))


def within(node: Node) -> str:
    """The dotted name of the classes and modules around a node."""
    return _dotted(node.parent) if node.parent is not None else ""


def _pieces(text: Node) -> Iterator[Expression]:
    """What a text is put together of."""
    for child in text.named_children:
        inside = child.named_children if child.type == "interpolation" else ()
        said = expression(inside[0]) if len(inside) == 1 else Opaque(written(child))
        yield said if child.type == "interpolation" else Text(written(child))


def _entry(pair: Node) -> tuple[str, Expression]:
    key, value = pair.child_by_field_name("key"), pair.child_by_field_name("value")
    if key is None:
        return "...", Opaque(written(pair))
    return _unquoted(key), expression(value) if value is not None else Name(_unquoted(key))


def _call(node: Node) -> Expression:
    """A call; those that only wrap their receiver stand for it, and an index by itself for pairs of the same."""
    receiver, method = node.child_by_field_name("receiver"), node.child_by_field_name("method")
    name = written(method) if method is not None else ""
    if receiver is None:
        return Call(Name(name))
    inner = expression(receiver)
    if name in _SAME:
        return inner
    if name in ("index_by", "index_with", "to_h") and isinstance(inner, Items) and "itself" in written(node):
        return Entries(tuple((item.value, item) for item in inner.values if isinstance(item, Text)))
    return Opaque(written(node))


def _assigned(constant: Node) -> Node | None:
    """What a constant is assigned in a body around its use."""
    name, body = written(constant), constant.parent
    while body is not None:
        if body.type in ("body_statement", "program"):
            for statement in body.named_children:
                left = statement.child_by_field_name("left") if statement.type == "assignment" else None
                if left is not None and left != constant and written(left) == name:
                    return statement.child_by_field_name("right")
        body = body.parent
    return None


def _dotted(node: Node | None) -> str:
    names = []
    while node is not None:
        part = node.child_by_field_name("name") if node.type in _NAMED else node.child_by_field_name("key") if node.type == "pair" else None
        if part is not None:
            names.append(_unquoted(part).replace("::", "."))
        node = node.parent
    return ".".join(reversed(names))


def _unquoted(node: Node) -> str:
    text = written(node)
    if text.startswith(":"):
        text = text[1:]
    if text[:1] in ("'", '"') and text[-1:] == text[:1]:
        return text[1:-1]
    return text.removesuffix(":") if node.type == "hash_key_symbol" else text

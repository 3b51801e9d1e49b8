"""A block of Elixir as what it calls: every statement a call with its arguments, and blocks in it likewise. Must not know any framework.

A block given to a call is its keyword `&`; an atom is a literal with its colon, so that it differs from a text."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from keeper_validate.extract.elixir.calls import assigned, entries, given, statements, word
from keeper_validate.extract.elixir.calls import block as block_of
from keeper_validate.extract.expression import Call, Entries, Expression, Items, Literal, Name, Opaque, Text, joined
from keeper_validate.extract.written import written

_ATOMS = frozenset({"atom", "quoted_atom"})
_LITERALS = frozenset({"integer", "float", "boolean", "nil"})
_BRANCHES = frozenset({"else_block", "rescue_block", "after_block"})
_FAILING = "rescue_block"
# what says under which condition something holds, or of what: `plug :authorize when action in [:show]`, `for prefix <- ["/", "/v1"]`
_LIMITING = frozenset({"when", "in", "not in", "==", "!=", "<-"})


def block(node: Node) -> Items:
    """What a block or a whole source does, in order; what stands under `else` is held by a call of `else`."""
    return Items(tuple(_block(node)))


def _block(node: Node) -> Iterator[Expression]:
    for child in statements(node):
        if child.type == "call":
            yield _call(child)
    for branch in (child for child in node.named_children if child.type in _BRANCHES and child.type != _FAILING):
        yield Call(Name("else"), keywords=(("&", block(branch)),), line=branch.start_point.row + 1)


def _call(node: Node) -> Call:
    arguments: list[Expression] = []
    keywords: list[tuple[str, Expression]] = []
    for one in given(node):
        if one.type == "keywords":
            keywords.extend((key, _value(value)) for key, value in entries(one) if key != "do")
            keywords.extend(("&", _single(value)) for key, value in entries(one) if key == "do")
        else:
            arguments.append(_value(one))
    held = block_of(node)
    if held is not None:
        keywords.append(("&", block(held)))
    return Call(Name(written(node.child_by_field_name("target"))), tuple(arguments), tuple(keywords), node.start_point.row + 1)


def _single(node: Node) -> Items:
    return Items((_call(node),) if node.type == "call" else ())


def _value(node: Node) -> Expression:
    kind = node.type
    if kind in _ATOMS:
        return Literal(":" + word(node))
    if kind in ("string", "charlist"):
        parts = (Opaque(written(one)[:80]) if one.type == "interpolation" else Text(written(one)) for one in node.named_children)
        return joined(parts)
    if kind in ("list", "tuple"):
        held = [child for child in node.named_children if child.type != "comment"]
        pairs = [pair for child in held if child.type == "keywords" for pair in entries(child)]
        if pairs and len(held) == 1:
            return Entries(tuple((key, _value(value)) for key, value in pairs))
        return Items(tuple(_value(child) for child in held))
    if kind == "sigil":
        return Items(tuple(Literal(":" + one) for one in _words(node)))
    if kind == "call":
        return _call(node)
    if kind == "unary_operator" and (told := assigned(node)) is not None:
        return _value(told)
    if kind == "binary_operator" and (sign := written(node.child_by_field_name("operator"))) in _LIMITING:
        return Call(Name(sign), tuple(_value(side) for side in node.named_children), (), node.start_point.row + 1)
    if kind in _LITERALS:
        return Literal(written(node))
    return Name(written(node)) if kind in ("alias", "identifier", "dot") else Opaque(written(node)[:80])


def _words(sigil: Node) -> list[str]:
    return [one for child in sigil.named_children if child.type == "quoted_content" for one in written(child).split()]

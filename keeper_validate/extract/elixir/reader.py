"""Elixir syntax into values. A module attribute stands for what its module assigns to it; what a module is called decides where it lies.

Must not know any framework."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from keeper_validate.extract.elixir import blocks as elixir_blocks
from keeper_validate.extract.elixir import imports as elixir_imports
from keeper_validate.extract.elixir.calls import FUNCTIONS, MODULES, assigned, called, entries, head, module_around, word
from keeper_validate.extract.elixir.components import components
from keeper_validate.extract.elixir.declared import declared
from keeper_validate.extract.elixir.places import candidates
from keeper_validate.extract.expression import Call, Entries, Expression, Items, Joined, Literal, Name, Opaque, Text, joined
from keeper_validate.extract.module import Facts
from keeper_validate.extract.written import written
from keeper_validate.values import replace

__all__ = ["candidates", "expression", "facts", "within"]

_TEXTS = frozenset({"string", "charlist"})
_ATOMS = frozenset({"atom", "quoted_atom", "keyword", "quoted_keyword"})
_LITERALS = frozenset({"integer", "float", "boolean", "nil", "char"})
_BLOCKS = frozenset({"do_block", "source"})
_LISTED = ("w", "W")


def facts(root: Node) -> Facts:
    """The modules that a source names, where its own modules and functions stand, and which of these give markup."""
    return replace(elixir_imports.facts(root), declared=declared(root), definitions=components(root))


def within(node: Node) -> str:
    """The dotted name of the modules around a node."""
    return module_around(node.parent)


def expression(node: Node) -> Expression:
    """A node as a value; what a call is given stands for the dotted name of the first of it."""
    kind = node.type
    if kind in _TEXTS:
        return joined(_pieces(node))
    if kind in _ATOMS:
        return Text(word(node))
    if kind == "sigil":
        return _sigil(node)
    if kind in ("list", "tuple"):
        return _listed(node)
    if kind == "keywords":
        return Entries(tuple((key, expression(value)) for key, value in entries(node)))
    if kind in _BLOCKS:
        return elixir_blocks.block(node)
    if kind == "alias":
        return Name(written(node))
    if kind == "arguments":
        return Name(".".join(filter(None, (module_around(node), *(word(one) for one in node.named_children[:1])))))
    if kind == "call":
        return _call(node)
    if kind == "unary_operator" and written(node).startswith("@"):
        given = assigned(node)
        return expression(given) if given is not None else Name(written(node))
    if kind in _LITERALS:
        return Literal(written(node))
    return Name(written(node)) if kind in ("identifier", "dot") else Opaque(written(node))


def _call(node: Node) -> Expression:
    """A call by what it calls; a module or a function that is declared is its dotted name."""
    word_called = called(node)
    if word_called in MODULES:
        return Name(module_around(node))
    named = head(node) if word_called in FUNCTIONS else None
    if named is not None:
        return Name(".".join(filter(None, (module_around(node), written(named.child_by_field_name("target") or named)))))
    target = node.child_by_field_name("target")
    return Call(Name(written(target))) if target is not None and target.type in ("identifier", "dot") else Opaque(written(node))


def _pieces(text: Node) -> Iterator[Expression]:
    """What a text is put together of."""
    for child in text.named_children:
        inside = child.named_children if child.type == "interpolation" else ()
        if child.type == "interpolation":
            yield expression(inside[0]) if len(inside) == 1 else Opaque(written(child))
        else:
            yield Text(written(child))


def _listed(node: Node) -> Expression:
    """A list; one of pairs alone has their keys, one that has pairs at its end is a list of what its keys say and what stands before."""
    held = [child for child in node.named_children if child.type != "comment"]
    if len(held) == 1 and held[0].type == "keywords":
        return expression(held[0])
    found: list[Expression] = []
    for child in held:
        found.extend(Text(key) for key, _ in entries(child)) if child.type == "keywords" else found.append(expression(child))
    return Items(tuple(found))


def _sigil(node: Node) -> Expression:
    """A list of words, or a text."""
    name = next((written(child) for child in node.named_children if child.type == "sigil_name"), "")
    text = "".join(written(child) for child in node.named_children if child.type == "quoted_content")
    if any(child.type == "interpolation" for child in node.named_children):
        return Joined((Text(text), Opaque("")))
    return Items(tuple(Text(one) for one in text.split())) if name in _LISTED else Text(text)

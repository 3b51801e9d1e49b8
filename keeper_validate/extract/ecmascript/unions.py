"""Unions of literals and of names, as the values that they stand for.

Must not resolve a type that another name stands for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeGuard

from tree_sitter import Node

from keeper_validate.extract.ecmascript.expression import expression
from keeper_validate.extract.ecmascript.scope import text
from keeper_validate.extract.expression import Entries, Expression, Items, Literal, Member, Name, Text

_NOTHING = (Literal("null"), Literal("undefined"))


def literal_union(node: Node) -> Entries | None:
    """The members of a union of string or number literals, in order; None where another type is among them, but for null and undefined."""
    if node.type not in ("union_type", "literal_type", "parenthesized_type"):
        return None
    found: list[tuple[str, Expression]] = []
    for current in _alternatives(node):
        literal = expression(current) if current.type == "literal_type" else _plain(current)
        if node.type == "union_type" and literal in _NOTHING:
            continue
        if not _is_listed(literal):
            return None
        found.append((literal.value, literal))
    return Entries(tuple(found)) if len(found) > 1 else None


def named_union(node: Node) -> Items | None:
    """The parts of a union of literals and names of types, each name as what is spread there; None where another type is among them, or
    nothing but one name beside null and undefined."""
    parts: list[Expression] = []
    for current in _alternatives(node) if node.type == "union_type" else ():
        literal = expression(current) if current.type == "literal_type" else _plain(current)
        if current.type in ("type_identifier", "nested_type_identifier"):
            parts.append(Member(Name(text(current)), "..."))
        elif _is_listed(literal):
            parts.append(literal)
        elif literal not in _NOTHING:
            return None
    return Items(tuple(parts)) if len(parts) > 1 else None


def _alternatives(node: Node) -> Iterator[Node]:
    """What a union is of, in order, brackets and unions in it taken apart; another type alone."""
    pending = [node]  # a union of thousands is as many unions within each other
    while pending:
        current = pending.pop()
        if current.type in ("union_type", "parenthesized_type"):
            pending.extend(child for child in reversed(current.named_children) if child.type != "comment")
        else:
            yield current


def _is_listed(value: Expression | None) -> TypeGuard[Text | Literal]:
    """Whether it is a string or a number, of which an enumeration is made."""
    return isinstance(value, Text) or (isinstance(value, Literal) and value.value[:1] in "-0123456789")


def _plain(node: Node) -> Text | None:
    """A text in backticks without a place to fill."""
    parts = node.named_children if node.type == "template_literal_type" else ()
    return Text(text(parts[0])) if len(parts) == 1 and parts[0].type == "string_fragment" else None

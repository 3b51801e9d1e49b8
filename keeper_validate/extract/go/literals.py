"""Composite literals of Go: a list, a map, or a call of the type with its fields as keywords; the type of an element may be left out.

Must not convert expressions itself (`go.reader` passes its own conversion in)."""

from __future__ import annotations

from collections.abc import Callable

from tree_sitter import Node

from keeper_validate.extract.expression import Call, Entries, Expression, Items, Literal, Name, Opaque, Text
from keeper_validate.extract.written import written

Convert = Callable[[Node], Expression]

_LISTS = frozenset({"slice_type", "array_type", "implicit_length_array_type"})
_STRUCT = "struct_type"
_NAMED = frozenset({"type_identifier", "qualified_type"})


def composite(node: Node, expression: Convert) -> Expression:
    """The value of `T{...}`."""
    of = node.child_by_field_name("type")
    body = node.child_by_field_name("body")
    keyed, values = _elements(body, expression)
    if of is not None and of.type in _LISTS:
        return Items(values)
    if of is not None and of.type == "map_type":
        return Entries(keyed)
    return Call(expression(of) if of is not None else Opaque(""), values, keyed, node.start_point.row + 1)


def elided(node: Node, expression: Convert) -> Expression | None:
    """The value of `{...}` in a list or a map of a type that has a name, or of a struct in place; None of any other."""
    element = node.parent
    inside = element.parent if element is not None and element.type == "literal_element" else None
    inside = inside.parent if inside is not None and inside.type == "keyed_element" else inside
    around = inside.parent if inside is not None else None
    of = around.child_by_field_name("type") if around is not None and around.type == "composite_literal" else None
    inner = of.child_by_field_name("value" if of.type == "map_type" else "element") if of is not None else None
    if inner is not None and inner.type == "pointer_type":
        inner = next(iter(inner.named_children), None)
    if inner is None or inner.type not in (*_NAMED, _STRUCT):
        return None
    keyed, values = _elements(node, expression)
    if inner.type == _STRUCT:
        return Entries((*zip(_fields(inner), values, strict=False), *keyed))
    return Call(expression(inner), values, keyed, node.start_point.row + 1)


def _fields(struct: Node) -> tuple[str, ...]:
    """The names of a struct's fields, in order: `method, path string` are two."""
    listed = next((one for one in struct.named_children if one.type == "field_declaration_list"), None)
    declared = (one for one in (listed.named_children if listed is not None else ()) if one.type == "field_declaration")
    return tuple(written(name) for one in declared for name in one.children_by_field_name("name"))


def _elements(body: Node | None, expression: Convert) -> tuple[tuple[tuple[str, Expression], ...], tuple[Expression, ...]]:
    keyed: list[tuple[str, Expression]] = []
    values: list[Expression] = []
    for child in body.named_children if body is not None else ():
        if child.type == "keyed_element":
            key, value = child.child_by_field_name("key"), child.child_by_field_name("value")
            if key is not None and value is not None:
                keyed.append((_key(key, expression), expression(value)))
        elif child.type == "literal_element":
            values.append(expression(child))
    return tuple(keyed), tuple(values)


def _key(node: Node, expression: Convert) -> str:
    value = expression(node)
    if isinstance(value, Text | Literal):
        return value.value
    return value.name if isinstance(value, Name) else written(node)

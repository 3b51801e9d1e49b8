"""C#'s syntax nodes as values. Must not know any library."""

from __future__ import annotations

from collections.abc import Callable

from tree_sitter import Node

from keeper_validate.extract.expression import Call, Expression, Items, Joined, Member, Name, Opaque, Text
from keeper_validate.extract.plain import reader as plain_reader
from keeper_validate.extract.written import closely, written

_TEXTS = frozenset({"string", "String", "System.String"})


def expression(node: Node) -> Expression:
    """A node as a value."""
    convert = _CONVERSIONS.get(node.type)
    return convert(node) if convert is not None else plain_reader.expression(node)


def _name(node: Node) -> Expression:
    return Name(closely(node))


def _first(node: Node) -> Expression:
    return expression(node.named_children[0]) if node.named_children else Opaque("")


def _last(node: Node) -> Expression:
    """The value of an argument, behind its name."""
    return expression(node.named_children[-1]) if node.named_children else Opaque("")


def _member(node: Node) -> Expression:
    of, name = node.child_by_field_name("expression"), node.child_by_field_name("name")
    last = _called(name)
    if last == "Empty" and written(of) in _TEXTS:
        return Text("")
    owner = expression(of) if of is not None else Opaque("")
    return Name(f"{owner.name}.{last}") if isinstance(owner, Name) else Member(owner, last)


def _called(name: Node | None) -> str:
    """A name without its type arguments."""
    if name is not None and name.type == "generic_name" and name.named_children:
        return written(name.named_children[0])
    return written(name)


def _call(node: Node) -> Expression:
    function = node.child_by_field_name("function")
    arguments = node.child_by_field_name("arguments")
    given = tuple(expression(child) for child in arguments.named_children) if arguments is not None else ()
    if written(function) == "nameof" and given and isinstance(given[0], Name):
        return Text(given[0].name.rpartition(".")[2])
    return Call(expression(function) if function is not None else Opaque(""), given, line=node.start_point.row + 1)


def _made(node: Node) -> Expression:
    kind, arguments = node.child_by_field_name("type"), node.child_by_field_name("arguments")
    given = tuple(expression(child) for child in arguments.named_children) if arguments is not None else ()
    return Call(expression(kind) if kind is not None else Opaque(""), given, line=node.start_point.row + 1)


def _attribute(node: Node) -> Expression:
    """An attribute without arguments is its name, `Name<T>` is given `T`."""
    name = node.child_by_field_name("name")
    listed = next((child for child in node.named_children if child.type == "attribute_argument_list"), None)
    typed = name.named_children[1].named_children if name is not None and name.type == "generic_name" else ()
    plain: list[Expression] = [_name(child) for child in typed]
    keywords: list[tuple[str, Expression]] = []
    for argument in listed.named_children if listed is not None else ():
        key = argument.child_by_field_name("name")
        if key is not None:
            keywords.append((written(key), _last(argument)))
        else:
            plain.append(_last(argument))
    if not plain and not keywords:
        return Name(written(name))
    return Call(Name(_called(name)), tuple(plain), tuple(keywords), node.start_point.row + 1)


def _joined(node: Node) -> Expression:
    parts: list[Expression] = []
    for child in node.named_children:
        if child.type == "interpolation":
            inner = [one for one in child.named_children if one.type != "interpolation_brace"]
            parts.append(expression(inner[0]) if inner else Opaque(""))
        elif "content" in child.type:
            parts.append(Text(written(child)))
    return Joined(tuple(parts))


def _binary(node: Node) -> Expression:
    left, right, sign = (node.child_by_field_name(field) for field in ("left", "right", "operator"))
    if left is None or right is None or written(sign) != "+":
        return plain_reader.expression(node)
    parts = tuple(part for side in (left, right) for part in _parts(expression(side)))
    if not any(isinstance(part, Text) for part in parts):
        return plain_reader.expression(node)
    texts = [part.value for part in parts if isinstance(part, Text)]
    return Text("".join(texts)) if len(texts) == len(parts) else Joined(parts)


def _parts(value: Expression) -> tuple[Expression, ...]:
    return value.parts if isinstance(value, Joined) else (value,)


def _items(node: Node) -> Expression:
    listed = next((child for child in node.named_children if child.type == "initializer_expression"), node)
    return Items(tuple(_within(child) for child in listed.named_children if child.type != "array_type"))


def _within(node: Node) -> Expression:
    while node.type in ("collection_element", "expression_element") and node.named_children:
        node = node.named_children[0]
    return expression(node)


def _arguments(node: Node) -> Expression:
    return Items(tuple(expression(child) for child in node.named_children if "comment" not in child.type))


def _function(node: Node) -> Expression:
    return Opaque("")


_CONVERSIONS: dict[str, Callable[[Node], Expression]] = {
    "qualified_name": _name, "member_access_expression": _member, "invocation_expression": _call, "object_creation_expression": _made,
    "argument": _last, "attribute_argument": _last, "attribute": _attribute, "interpolated_string_expression": _joined,
    "binary_expression": _binary, "parenthesized_expression": _first, "await_expression": _first, "generic_name": _first,
    "implicit_array_creation_expression": _items, "array_creation_expression": _items, "collection_expression": _items,
    "lambda_expression": _function, "anonymous_method_expression": _function, "argument_list": _arguments,
}

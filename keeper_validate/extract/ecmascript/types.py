"""Types as values: annotations, object shapes and enumerations with the values the compiler gives them.

Must not resolve a type that another name stands for."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tree_sitter import Node

from keeper_validate.element import Facet
from keeper_validate.extract.ecmascript.expression import expression
from keeper_validate.extract.ecmascript.scope import bare, key, text
from keeper_validate.extract.ecmascript.unions import literal_union, named_union
from keeper_validate.extract.expression import Call, Entries, Expression, Items, Literal, Name, Opaque, Text

# How much is told of a type that nothing else names.
_TOLD = 80
_ANYTHING = frozenset({"any", "unknown"})


def annotation(node: Node | None) -> Expression | None:
    """What a type annotation names."""
    return expression(node) if node is not None else None


def holds_several(typed: Node | None) -> bool:
    """Whether what is annotated, or not, can hold things of several kinds."""
    said = typed.named_children[0] if typed is not None else None
    return said is None or said.type == "union_type" or text(said) in _ANYTHING


def shape(node: Node) -> Expression:
    """The fields of an object type or interface; an intersection has those of its parts, a name stays a name."""
    if node.type in ("object_type", "interface_body"):
        return Entries(tuple(_fields(node)))
    if node.type == "intersection_type":
        entries: list[tuple[str, Expression]] = []
        for child in node.named_children:
            part = shape(child)
            entries += part.entries if isinstance(part, Entries) else [("...", part)]
        return Entries(tuple(entries))
    return expression(node)


def _fields(node: Node) -> list[tuple[str, Expression]]:
    found: list[tuple[str, Expression]] = []
    for child in node.named_children:
        if child.type == "index_signature":
            found.append(("...", Opaque(text(child))))  # what it has besides, only its keys tell
        if child.type not in ("property_signature", "method_signature"):
            continue
        name, typed = key(child.child_by_field_name("name")), child.child_by_field_name("type")
        if name is not None:
            found.append((name, _field_type(typed) if typed is not None else Opaque(_signature(child))))
    return found


def _signature(node: Node) -> str:
    """What a method takes and gives, written in one way; nothing of a property without a type."""
    parts = (node.child_by_field_name(name) for name in ("parameters", "return_type"))
    return _spelled(*(part for part in parts if part is not None))


def _field_type(node: Node) -> Expression:
    inner = node.named_children[0] if node.named_children else node
    told = literal_union(inner) or expression(inner)
    return Opaque(_spelled(inner, most=_TOLD)[:_TOLD]) if isinstance(told, Opaque) else told


def _spelled(*nodes: Node, most: int | None = None) -> str:
    """A type written in one way, however it is laid out: without comments and what only ends a member, with quotes of one sort. Where only
    its first characters are wanted, it may end behind them: types of generated files fill thousands of lines."""
    words, left = list[str](), 4 * most if most is not None else None
    for word in (one for node in nodes for one in _words(node) if one != ";"):
        words.append(word)
        if left is not None and (left := left - len(word)) < 0:
            break
    told = " ".join(words)
    told = re.sub(r"\s*([<()\[\].?]|(?<!=)>)\s*", r"\1", told.removeprefix("| "))
    return re.sub(r",(?= ?[)\]}>])|\s+(?=[,:])", "", told)


def _words(node: Node) -> Iterator[str]:
    if node.is_named and node.type == "string":
        yield f'"{text(node)[1:-1]}"'
    elif not node.children and node.type != "comment":
        yield text(node)
    else:
        for child in node.children:
            yield from _words(child)


def aliased(node: Node, generic: Node | None) -> tuple[Expression, tuple[str, ...]]:
    """What an alias stands for, and what sort of union that is; what a generic one names may be of its parameters."""
    if (members := literal_union(node)) is not None:
        return members, ("union",)
    named = named_union(node) if generic is None else None
    return (named, ("named-union",)) if named is not None else (shape(node), ())


def constants(value: Expression, traits: tuple[str, ...]) -> tuple[str, ...]:
    """What an object or list of texts and numbers is, where nothing can change it: constant or frozen. One member is no choice."""
    if isinstance(value, Call) and value.function == Name("Object.freeze") and value.arguments:
        value = value.arguments[0]
    elif "as-const" not in traits:
        return ()
    if isinstance(value, Entries) and len(value.entries) > 1 and all(_is_constant(inner) for _, inner in value.entries):
        return ("constants",)
    if isinstance(value, Items) and len(value.values) > 1 and all(_is_constant(inner) for inner in value.values):
        return ("constant-list",)
    return ()


def _is_constant(value: Expression) -> bool:
    return isinstance(value, Text) or (isinstance(value, Literal) and value.value[:1] in "-0123456789.")


def enumeration(node: Node) -> tuple[Entries, tuple[Facet, ...]]:
    """The members of an enum in order with their values, and whether values follow from position."""
    body = node.child_by_field_name("body")
    entries: list[tuple[str, Expression]] = []
    known: dict[str, Expression] = {}
    following: int | None = 0
    ordinal = False
    for child in body.named_children if body is not None else ():
        if child.type == "comment":
            continue
        named = child.child_by_field_name("name") if child.type == "enum_assignment" else child
        name = key(named) or text(named)
        if child.type == "enum_assignment":
            value = _value(child.child_by_field_name("value"), known)
        else:
            ordinal = True
            value = Literal(str(following)) if following is not None else Opaque("")
        following = _next(value)
        known[name] = value
        entries.append((name, value))
    return Entries(tuple(entries)), (Facet("ordinal", "position"),) if ordinal else ()


def _next(value: Expression) -> int | None:
    try:
        return int(value.value, 0) + 1 if isinstance(value, Literal) else None
    except ValueError:
        return None


def _value(node: Node | None, known: dict[str, Expression]) -> Expression:
    """A member's value: constants are computed as the compiler does; other members by name."""
    if node is None:
        return Opaque("")
    node = bare(node)
    number = _number(node, known)
    if number is not None:
        return Literal(str(number))
    value = expression(node)
    if isinstance(value, Name):
        return known.get(value.name.rpartition(".")[2], value)
    return value


def _number(node: Node, known: dict[str, Expression]) -> int | None:
    node = bare(node)
    kind = node.type
    if kind == "number":
        try:
            return int(text(node).replace("_", ""), 0)
        except ValueError:
            return None
    if kind in ("identifier", "member_expression"):
        value = known.get(text(node).rpartition(".")[2])
        following = _next(value) if value is not None else None
        return following - 1 if following is not None else None
    if kind == "unary_expression":
        argument = node.child_by_field_name("argument")
        inner = _number(argument, known) if argument is not None else None
        sign = text(node.child_by_field_name("operator"))
        if inner is None:
            return None
        return -inner if sign == "-" else ~inner if sign == "~" else inner if sign == "+" else None
    if kind == "binary_expression":
        return _computed(node, known)
    return None


def _computed(node: Node, known: dict[str, Expression]) -> int | None:
    left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
    if left is None or right is None:
        return None
    first, second = _number(left, known), _number(right, known)
    if first is None or second is None:
        return None
    sign = text(node.child_by_field_name("operator"))
    if sign in ("<<", ">>"):
        return (first << second if sign == "<<" else first >> second) if 0 <= second < 64 else None
    results = {"|": first | second, "&": first & second, "^": first ^ second, "+": first + second, "-": first - second, "*": first * second}
    return results.get(sign)

"""Syntax nodes of TypeScript and JavaScript as values. Knows the language and no framework; must not look around the node it is given."""

from __future__ import annotations

from collections.abc import Callable

from tree_sitter import Node

from keeper_validate.extract.decoding import unhalved
from keeper_validate.extract.ecmascript.inline import inline
from keeper_validate.extract.ecmascript.scope import FUNCTIONS, WRAPPINGS, bare, dotted, key, line, load, piece, string, text
from keeper_validate.extract.expression import (
    Call,
    Entries,
    Expression,
    Inline,
    Items,
    Joined,
    Literal,
    Member,
    Name,
    Opaque,
    Text,
    chosen,
    joined,
)

# Chains and nests beyond this are data or hostile; values are walked by recursion later.
_DEPTH = 160
_REFLECTED, _STANDING_IN = Name("Reflect.get"), Name("Proxy")
_MODULE, _DEFAULT = Name("module"), Name("default")
_OFFERED = (Name("exports"), _DEFAULT)
_LITERALS = frozenset({"true", "false", "null", "undefined", "regex", "unary_expression"})
_NAMES = frozenset(
    {
        "identifier", "property_identifier", "type_identifier", "shorthand_property_identifier",
        "shorthand_property_identifier_pattern", "private_property_identifier", "this", "super", "predefined_type",
        "import", "statement_identifier",
    }
)


def expression(node: Node, depth: int = 0) -> Expression:
    """A syntax node as a value; one nested deeper than a person writes is only its text."""
    kind = node.type
    if depth > _DEPTH:
        return Opaque(text(node)[:80])
    if kind in _NAMES:
        return Name(text(node))
    convert = _CONVERTERS.get(kind)
    if convert is not None:
        return convert(node, depth)
    if kind in _LITERALS:
        return Literal(text(node)[:80])
    return Opaque(text(node)[:80])


def _number(node: Node, depth: int) -> Expression:
    """A number as the language prints it: 0x10 and 16.0 are 16."""
    written = text(node)
    try:
        value = float(int(written.replace("_", ""), 0)) if written[:2].lower() in ("0x", "0o", "0b") else float(written.replace("_", ""))
    except (ValueError, OverflowError):
        return Literal(written)
    return Literal(str(int(value)) if value.is_integer() and abs(value) < 1e15 else written)


def _template(node: Node, depth: int) -> Expression:
    parts: list[Expression] = []
    for child in node.named_children:
        if child.type == "template_substitution":
            parts.append(expression(child.named_children[0], depth + 1) if child.named_children else Text(""))
        else:
            parts.append(Text(unhalved(piece(child))))
    return joined(parts)


def _member(node: Node, depth: int) -> Expression:
    of, name = node.child_by_field_name("object"), node.child_by_field_name("property")
    if of is None or name is None:
        return Opaque(text(node)[:80])
    return _joined_member(expression(of, depth + 1), text(name))


def _joined_member(of: Expression, name: str) -> Expression:
    if of in _OFFERED:
        return Name(name)  # what a file offers is called as it is there
    if of == _MODULE and name == "exports":
        return _DEFAULT
    return Name(f"{of.name}.{name}") if isinstance(of, Name) else Member(of, name)


def _subscript(node: Node, depth: int) -> Expression:
    of, index = node.child_by_field_name("object"), node.child_by_field_name("index")
    if of is None or index is None:
        return Opaque(text(node)[:80])
    named = expression(index, depth + 1)
    if isinstance(named, Text):
        return _joined_member(expression(of, depth + 1), named.value)
    return Call(Member(expression(of, depth + 1), "[]"), (named,), (), line(node))


def _call(node: Node, depth: int) -> Expression:
    function = node.child_by_field_name("function") or node.child_by_field_name("constructor")
    arguments = node.child_by_field_name("arguments")
    if function is None:
        return Opaque(text(node)[:80])
    loaded = load(node)
    if loaded is not None:
        return Name(loaded)
    if arguments is None:
        values: tuple[Expression, ...] = ()
    elif arguments.type == "template_string":
        values = (_template(arguments, depth),)
    else:
        values = tuple(expression(child, depth + 1) for child in arguments.named_children if child.type != "comment")
    callee = expression(bare(function), depth + 1)
    if callee == _REFLECTED and len(values) > 1 and isinstance(values[1], Text):
        return _joined_member(values[0], values[1].value)
    if callee == _STANDING_IN and values and isinstance(values[0], Name):
        return values[0]
    return Call(callee, values, (), line(node))


def _entries(node: Node, depth: int) -> Expression:
    entries: list[tuple[str, Expression]] = []
    for child in node.named_children:
        kind = child.type
        if kind == "pair":
            name, value = key(child.child_by_field_name("key")), child.child_by_field_name("value")
            if name is not None and value is not None:
                entries.append((name, expression(value, depth + 1)))
        elif kind == "shorthand_property_identifier":
            entries.append((text(child), Name(text(child))))
        elif kind == "method_definition":
            name = key(child.child_by_field_name("name"))
            if name is not None:
                entries.append((name, Inline(dotted(child))))
        elif kind == "spread_element" and child.named_children:
            entries.append(("...", expression(child.named_children[0], depth + 1)))
    return Entries(tuple(entries))


def _items(node: Node, depth: int) -> Expression:
    return Items(tuple(expression(child, depth + 1) for child in node.named_children if child.type != "comment"))


def _binary(node: Node, depth: int) -> Expression:
    left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
    sign = node.child_by_field_name("operator")
    if left is None or right is None or sign is None:
        return Opaque(text(node)[:80])
    if sign.type == "+":
        sides = [expression(side, depth + 1) for side in _summands(node)]
        if any(isinstance(side, Text | Joined) for side in sides) or all(isinstance(side, Name) for side in sides):
            return joined(sides)
    if sign.type == "&&" and right.type in ("array", "object"):
        return expression(right, depth)
    if sign.type in ("||", "??"):
        first, fallback = expression(left, depth + 1), expression(right, depth + 1)
        choice = chosen((first, fallback), line(node)) if isinstance(fallback, Call) and not isinstance(first, Call) else None
        return choice or (fallback if isinstance(fallback, Text) else first)
    return Opaque(text(node)[:80])


def _choice(node: Node, depth: int) -> Expression:
    sides = (node.child_by_field_name("consequence"), node.child_by_field_name("alternative"))
    given = tuple(expression(side, depth + 1) for side in sides if side is not None)
    return chosen(given, line(node)) or Opaque(text(node)[:80])


def _summands(node: Node) -> list[Node]:
    """The parts of a sum, first to last: a long text is a sum of thousands."""
    found: list[Node] = []
    while node.type == "binary_expression":
        left, right, sign = (node.child_by_field_name(name) for name in ("left", "right", "operator"))
        if left is None or right is None or sign is None or sign.type != "+":
            break
        found.append(right)
        node = bare(left)
    found.append(node)
    return found[::-1]


def _wrapped(node: Node, depth: int) -> Expression:
    inner = bare(node)
    return expression(inner, depth + 1) if inner.id != node.id else Opaque(text(node)[:80])


def _spread(node: Node, depth: int) -> Expression:
    return Member(expression(node.named_children[0], depth + 1), "...") if node.named_children else Opaque(text(node)[:80])


def _heritage(node: Node, depth: int) -> Expression:
    """The classes that a class extends: in a clause of their own in TypeScript, bare in JavaScript."""
    clause = next((child for child in node.named_children if child.type == "extends_clause"), node)
    kept = (child for child in clause.named_children if child.type not in ("type_arguments", "comment", "implements_clause"))
    return Items(tuple(expression(bare(child), depth + 1) for child in kept))


def _type(node: Node, depth: int) -> Expression:
    """A type: the name it starts with, arguments dropped; a literal type its literal."""
    inner = next((child for child in node.named_children if child.type != "comment"), None)
    return expression(inner, depth + 1) if inner is not None else Opaque(text(node)[:80])


def _nested_type(node: Node, depth: int) -> Expression:
    return Name(text(node))


def _tag(node: Node, depth: int) -> Expression:
    opening = node.child_by_field_name("open_tag") or node
    return Opaque(f"<{text(opening.child_by_field_name('name'))}>")


_CONVERTERS: dict[str, Callable[[Node, int], Expression]] = {
    "number": _number,
    "string": lambda node, depth: Text(string(node)),
    "template_string": _template,
    "member_expression": _member,
    "subscript_expression": _subscript,
    "call_expression": _call,
    "new_expression": _call,
    "object": _entries,
    **dict.fromkeys(("array", "arguments"), _items),
    "binary_expression": _binary,
    "ternary_expression": _choice,
    **dict.fromkeys(("sequence_expression", "assignment_expression"), lambda node, depth: expression(node.named_children[-1], depth + 1)),
    "spread_element": _spread,
    "type_annotation": _type,
    "generic_type": _type,
    "literal_type": _type,
    "parenthesized_type": _type,
    "readonly_type": _type,
    "decorator": _type,
    "type_query": _type,
    "nested_type_identifier": _nested_type,
    "nested_identifier": _nested_type,
    "jsx_element": _tag,
    "jsx_self_closing_element": _tag,
    "class": inline,
    "class_heritage": _heritage,
    **dict.fromkeys(FUNCTIONS, inline),
    **dict.fromkeys(WRAPPINGS, _wrapped),
}

"""PHP's syntax as values: a source as what it calls, in order, functions in place included. Must not know any framework.

A block is a call of `{` with its statements, a function in place one of `|`, an assignment one of `=`, a loop one of `foreach` with its
list, its variable and its block; a chain of methods is one of `.` with what it starts from and each link. `X::class` is the name `X`."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from keeper_validate.extract.expression import Call, Entries, Expression, Items, Joined, Literal, Name, Opaque, Text
from keeper_validate.extract.plain import reader as plain_reader
from keeper_validate.extract.plain.reader import candidates, facts, within
from keeper_validate.extract.written import written

__all__ = ["candidates", "expression", "facts", "within"]

_LINKS = frozenset({"member_call_expression", "nullsafe_member_call_expression", "scoped_call_expression"})
_HOLDING = frozenset({
    "compound_statement", "if_statement", "else_clause", "else_if_clause", "try_statement", "catch_clause", "finally_clause",
    "switch_statement", "switch_block", "case_statement", "class_declaration", "declaration_list", "method_declaration",
    "function_definition", "namespace_definition", "while_statement", "for_statement", "colon_block",
})
_LITERALS = frozenset({"integer", "float", "boolean", "null"})
_LINE = 80


def expression(node: Node) -> Expression:
    """A node as a value; a whole source, a body or an attribute's arguments as what they hold."""
    if node.type in ("program", "compound_statement"):
        return Items(tuple(_statements(node)))
    if node.type == "arguments":
        given, named = _given(node)
        return Call(Name("#"), given, named, node.start_point.row + 1)
    return plain_reader.expression(node)


def _value(node: Node | None) -> Expression:
    if node is None:
        return Opaque("")
    kind = node.type
    if kind in ("string", "encapsed_string", "heredoc", "nowdoc"):
        return _united([_piece(child) for child in node.named_children])
    if kind == "binary_expression":
        joined = any(child.type == "." for child in node.children)
        return _united([_value(child) for child in node.named_children]) if joined else Opaque("")
    if kind in ("name", "qualified_name", "variable_name", "relative_scope"):
        return Name(written(node).lstrip("\\"))
    if kind == "class_constant_access_expression":
        return Name(written(node).lstrip("\\").removesuffix("::class"))
    if kind == "array_creation_expression":
        return _array(node)
    if kind in _LINKS or kind == "function_call_expression":
        return _call(node)
    if kind in ("anonymous_function", "arrow_function"):
        return _function(node)
    if kind in _LITERALS:
        return Literal(written(node))
    return _value(node.named_children[0]) if kind == "parenthesized_expression" and node.named_children else Opaque(written(node)[:_LINE])


def _piece(node: Node) -> Expression:
    return Text(written(node)) if node.type in ("string_content", "escape_sequence") else _value(node)


def _united(parts: list[Expression]) -> Expression:
    flat = [inner for part in parts for inner in (part.parts if isinstance(part, Joined) else (part,))]
    if all(isinstance(part, Text) for part in flat):
        return Text("".join(part.value for part in flat if isinstance(part, Text)))
    return Joined(tuple(flat))


def _array(node: Node) -> Expression:
    elements = [child for child in node.named_children if child.type == "array_element_initializer" and child.named_children]
    if not any(len(element.named_children) > 1 for element in elements):
        return Items(tuple(_value(element.named_children[0]) for element in elements))
    pairs = ((element.named_children[0], element.named_children[-1]) for element in elements)
    return Entries(tuple((_key(key) if key != value else "", _value(value)) for key, value in pairs))


def _key(node: Node) -> str:
    key = _value(node)
    return key.value if isinstance(key, Text | Literal) else written(node)


def _call(node: Node) -> Call:
    line = node.start_point.row + 1
    if node.type == "function_call_expression":
        given, named = _given(node.child_by_field_name("arguments"))
        return Call(Name(written(node.child_by_field_name("function") or node).lstrip("\\")), given, named, line)
    links: list[Expression] = []
    current: Node | None = node
    while current is not None and current.type in _LINKS:
        name = current.child_by_field_name("name")
        given, named = _given(current.child_by_field_name("arguments"))
        links.append(Call(Name(written(name) if name is not None else ""), given, named, (name or current).start_point.row + 1))
        current = current.child_by_field_name("object") or current.child_by_field_name("scope")
    return Call(Name("."), (_value(current), *reversed(links)), line=line)


def _given(node: Node | None) -> tuple[tuple[Expression, ...], tuple[tuple[str, Expression], ...]]:
    given: list[Expression] = []
    named: list[tuple[str, Expression]] = []
    for child in node.named_children if node is not None else ():
        if child.type == "argument" and child.named_children:
            name = child.child_by_field_name("name")
            value = _value(child.named_children[-1])
            if name is not None:
                named.append((written(name), value))
            else:
                given.append(value)
    return tuple(given), tuple(named)


def _function(node: Node) -> Call:
    body = node.child_by_field_name("body")
    if body is None:
        return Call(Name("|"))
    return Call(Name("|"), tuple(_statements(body)) if body.type == "compound_statement" else (_value(body),))


def _statements(node: Node) -> Iterator[Expression]:
    for child in node.named_children:
        kind, line = child.type, child.start_point.row + 1
        if kind in ("expression_statement", "return_statement") and child.named_children:
            yield _statement(child.named_children[0])
        elif kind == "foreach_statement":
            parts = [one for one in child.named_children if "comment" not in one.type]
            body = child.child_by_field_name("body")
            block = Call(Name("{"), tuple(_statements(body)) if body is not None else ())
            yield Call(Name("foreach"), (_value(parts[0]), _value(parts[1]), block), line=line)
        elif kind in _HOLDING:
            yield Call(Name("{"), tuple(_statements(child)), line=line)


def _statement(node: Node) -> Expression:
    line = node.start_point.row + 1
    if node.type == "assignment_expression":
        return Call(Name("="), (_value(node.child_by_field_name("left")), _value(node.child_by_field_name("right"))), line=line)
    if node.type.startswith(("require", "include")) and node.named_children:
        return Call(Name("require"), (_value(node.named_children[0]),), line=line)
    return _value(node)

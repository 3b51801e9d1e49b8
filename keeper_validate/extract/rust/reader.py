"""Rust's syntax as values: what a function does as calls, and its signature with its attributes. Must not know any framework.

A block is a call of `{` with its statements, a closure one of `|`, a binding or assignment one of `=`, a chain of methods one of `.` with
what it starts from and each link; a macro's name keeps its `!`. The parameters of a function stand for its signature: a call of `fn` with
the type of each, and its attributes by name."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tree_sitter import Node

from keeper_validate.extract.expression import Call, Entries, Expression, Items, Literal, Name, Opaque, Text
from keeper_validate.extract.plain import reader as plain_reader
from keeper_validate.extract.plain.reader import candidates, facts, within
from keeper_validate.extract.rust.macros import unwrapped as prepared
from keeper_validate.extract.rust.texts import constant_text
from keeper_validate.extract.written import closely, written

__all__ = ["candidates", "expression", "facts", "prepared", "within"]

_SAME = frozenset({
    "reference_expression", "try_expression", "await_expression", "parenthesized_expression", "return_expression", "unary_expression",
})
_HOLDING = frozenset({
    "block", "if_expression", "else_clause", "match_expression", "match_block", "match_arm", "unsafe_block", "async_block",
    "loop_expression", "for_expression", "while_expression", "tuple_expression", "let_chain",
})
_ARGUMENT = re.compile(r'"(?:[^"\\]|\\.)*"|[^\s,"]+|,')
_SEGMENT = re.compile(r'"[^"]*"|[^/"]+')
_COLUMN = re.compile(r"(?:r#)?(\w+)\s*->\s*([\w:<>\s]+?)\s*(?=[,}#]|$)")
_LINE = 80


def expression(node: Node) -> Expression:
    """A node as a value: of a body what it does, of parameters the signature, of a macro's tokens the names before arrows."""
    if node.type == "block":
        return _value(node)
    if node.type == "token_tree":
        return Entries(tuple((name, Name("".join(of.split()))) for name, of in _COLUMN.findall(_bare(written(node)))))
    return _signature(node) if node.type == "parameters" else plain_reader.expression(node)


def _value(node: Node) -> Expression:
    kind = node.type
    if kind in ("string_literal", "raw_string_literal"):
        return Text("".join(written(child) for child in node.named_children if child.type == "string_content"))
    if kind in ("identifier", "scoped_identifier", "self"):
        constant = constant_text(node)
        return Text(constant) if constant is not None else Name(_unspaced(node))
    if kind == "generic_function":
        function = node.child_by_field_name("function")
        return _value(function) if function is not None else Opaque("")
    if kind == "call_expression":
        return _call(node)
    if kind in _SAME:
        return _value(node.named_children[-1]) if node.named_children else Opaque("")
    if kind == "macro_invocation":
        return _macro(node)
    if kind == "array_expression":
        return Items(tuple(_value(child) for child in node.named_children if "comment" not in child.type))
    if kind == "closure_expression":
        body = node.child_by_field_name("body")
        return Call(Name("|"), (_value(body),) if body is not None else ())
    if kind in _HOLDING:
        return Call(Name("{"), tuple(_statements(node)), line=node.start_point.row + 1)
    return Literal(written(node)[:_LINE]) if "literal" in kind else Opaque(written(node)[:_LINE])


def _call(node: Node) -> Call:
    links: list[Expression] = []
    current: Node | None = node
    while current is not None:
        while current.type in _SAME and current.named_children:
            current = current.named_children[-1]
        function = current.child_by_field_name("function") if current.type == "call_expression" else None
        function = _plain_function(function)
        if function is None or function.type != "field_expression":
            break
        name = function.child_by_field_name("field")
        links.append(Call(Name(written(name) if name is not None else ""), _given(current), line=(name or current).start_point.row + 1))
        current = function.child_by_field_name("value")
    start = _started(current)
    return Call(Name("."), (start, *reversed(links)), line=node.start_point.row + 1) if links or not isinstance(start, Call) else start


def _started(node: Node | None) -> Expression:
    """What a chain starts from."""
    if node is None or node.type != "call_expression":
        return _value(node) if node is not None else Opaque("")
    function = _plain_function(node.child_by_field_name("function"))
    return Call(_value(function) if function is not None else Opaque(""), _given(node), line=node.start_point.row + 1)


def _plain_function(function: Node | None) -> Node | None:
    return function.child_by_field_name("function") if function is not None and function.type == "generic_function" else function


def _given(node: Node) -> tuple[Expression, ...]:
    listed = node.child_by_field_name("arguments")
    return tuple(_value(child) for child in listed.named_children if "comment" not in child.type) if listed is not None else ()


def _statements(node: Node) -> Iterator[Expression]:
    for child in node.named_children:
        if child.type == "let_declaration":
            value = child.child_by_field_name("value")
            if value is not None:
                yield Call(Name("="), (Name(_bound(child.child_by_field_name("pattern"))), _value(value)))
        elif child.type == "expression_statement" and child.named_children:
            yield _statement(child.named_children[0])
        elif "comment" not in child.type and not child.type.endswith("_item"):
            yield _statement(child)


def _statement(node: Node) -> Expression:
    if node.type != "assignment_expression":
        return _value(node)
    left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
    return Call(Name("="), (Name(_unspaced(left)), _value(right))) if left is not None and right is not None else Opaque("")


def _bound(pattern: Node | None) -> str:
    """The first name that a pattern binds."""
    pending = [pattern]
    while pending:
        node = pending.pop(0)
        if node is not None and node.type == "identifier":
            return written(node)
        pending.extend(node.named_children if node is not None else ())
    return ""


def _macro(node: Node) -> Call:
    """A macro over a list of names and texts; what else stands in one is not read."""
    name = node.child_by_field_name("macro")
    tokens = next((child for child in node.named_children if child.type == "token_tree"), None)
    text = written(tokens)[1:-1] if tokens is not None else ""
    given = tuple(_value_of(part) for part in _parts(text))
    return Call(Name((_unspaced(name) if name is not None else "") + "!"), given, line=node.start_point.row + 1)


def _parts(text: str) -> Iterator[str]:
    part = ""
    for token in _ARGUMENT.findall(_bare(text)):
        if token == ",":
            yield part
            part = ""
        else:
            part += token
    yield part


def _bare(text: str) -> str:
    """Tokens of a macro without comments."""
    return re.sub(r"//[^\n]*", "", text)


def _value_of(part: str) -> Expression:
    if part.startswith('"') and part[1:].find('"') == len(part) - 2:
        return Text(part[1:-1])
    if '"' in part and "/" in part:
        return Items(tuple(_value_of(one) for one in _SEGMENT.findall(part)))
    return Name(part) if re.fullmatch(r"[\w:]+", part) else Opaque(part[:_LINE])


def _signature(parameters: Node) -> Call:
    types = (child.child_by_field_name("type") for child in parameters.named_children if child.type == "parameter")
    function = parameters.parent
    listed = tuple(_attributes(function)) if function is not None else ()
    return Call(Name("fn"), tuple(Name(_unspaced(one)) for one in types if one is not None), listed, parameters.start_point.row + 1)


def _attributes(function: Node) -> Iterator[tuple[str, Expression]]:
    before = function.prev_named_sibling
    while before is not None and (before.type == "attribute_item" or "comment" in before.type):
        attribute = before.named_children[0] if before.type == "attribute_item" and before.named_children else None
        if attribute is not None and attribute.named_children:
            tokens = attribute.child_by_field_name("arguments")
            yield _unspaced(attribute.named_children[0]), _attribute(written(tokens)[1:-1] if tokens is not None else "", before)
        before = before.prev_named_sibling


def _attribute(text: str, node: Node) -> Call:
    """What an attribute is given: values in order, and `name = value` by name."""
    given: list[Expression] = []
    keywords: list[tuple[str, Expression]] = []
    for part in _parts(text):
        named = re.fullmatch(r"(\w+)=(.+)", part, re.DOTALL)
        if named is not None:
            keywords.append((named[1], _value_of(named[2])))
        elif part:
            given.append(_value_of(part))
    return Call(Name("#"), tuple(given), tuple(keywords), node.start_point.row + 1)


def _unspaced(node: Node) -> str:
    return closely(node)

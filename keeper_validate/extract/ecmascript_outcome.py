"""What an expression can come to: both sides of a condition, the value of a local name, what a callback returns.

Follows names only inside the function they stand in. Must not know what JSX is made for."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from keeper_validate.extract.ecmascript_scope import FUNCTIONS, bare, text

_NESTED = frozenset(
    {
        "statement_block",
        "if_statement",
        "else_clause",
        "try_statement",
        "catch_clause",
        "finally_clause",
        "for_statement",
        "for_in_statement",
        "while_statement",
        "switch_statement",
        "switch_body",
        "switch_case",
        "switch_default",
        "lexical_declaration",
        "variable_declaration",
        "expression_statement",
    }
)
_STEPS = 6


def returned(function: Node) -> tuple[Node, ...]:
    """The expressions that a function returns itself."""
    body = function.child_by_field_name("body")
    if body is None:
        return ()
    if body.type != "statement_block":
        return (body,)
    return tuple(child for node in _walk(body, "return_statement") for child in node.named_children[:1])


def outcomes(node: Node, function: Node, steps: int = _STEPS) -> Iterator[Node]:
    """Every expression that this one can come to, inside the function."""
    node = bare(node)
    kind = node.type
    if steps == 0:
        yield node
    elif kind == "ternary_expression":
        for side in ("consequence", "alternative"):
            yield from _side(node, side, function, steps)
    elif kind == "binary_expression":
        if text(node.child_by_field_name("operator")) != "&&":
            yield from _side(node, "left", function, steps)
        yield from _side(node, "right", function, steps)
    elif kind == "array":
        for child in node.named_children:
            yield from outcomes(child, function, steps - 1)
    elif kind == "sequence_expression" and node.named_children:
        yield from outcomes(node.named_children[-1], function, steps)
    elif kind == "identifier":
        yield from _named(node, function, steps)
    elif kind == "call_expression":
        yield from _called(node, function, steps)
    else:
        yield node


def _side(node: Node, name: str, function: Node, steps: int) -> Iterator[Node]:
    side = node.child_by_field_name(name)
    if side is not None:
        yield from outcomes(side, function, steps - 1)


def _named(node: Node, function: Node, steps: int) -> Iterator[Node]:
    values = tuple(local_values(function, text(node)))
    for value in values:
        yield from outcomes(value, function, steps - 1)
    if not values:
        yield node


def _called(node: Node, function: Node, steps: int) -> Iterator[Node]:
    """A call of a local function is what that returns; a call with callbacks, such as `map`, also what they return."""
    yield node
    callee = node.child_by_field_name("function")
    if callee is not None and callee.type == "identifier":
        for value in local_values(function, text(callee)):
            if value.type in FUNCTIONS or value.type == "function_declaration":
                for result in returned(value):
                    yield from outcomes(result, function, steps - 1)
    arguments = node.child_by_field_name("arguments")
    for argument in arguments.named_children if arguments is not None else ():
        if argument.type in FUNCTIONS:
            for result in returned(argument):
                yield from outcomes(result, function, steps - 1)


def local_values(function: Node, name: str) -> Iterator[Node]:
    """What a local name is given in a function: by declaration, assignment, or as the default of a parameter."""
    body = function.child_by_field_name("body")
    if body is not None and body.type == "statement_block":
        for kind in ("variable_declarator", "assignment_expression", "function_declaration"):
            for node in _walk(body, kind):
                target = node.child_by_field_name("left" if kind == "assignment_expression" else "name")
                if target is None or text(target) != name:
                    continue
                value = node if kind == "function_declaration" else node.child_by_field_name("value") or node.child_by_field_name("right")
                if value is not None:
                    yield bare(value)
    listed = function.child_by_field_name("parameters")
    for parameter in listed.named_children if listed is not None else ():
        yield from _defaults(parameter, name)


def _defaults(parameter: Node, name: str) -> Iterator[Node]:
    pattern = parameter.child_by_field_name("pattern") or parameter
    for child in pattern.named_children if pattern.type == "object_pattern" else ():
        default = child.child_by_field_name("value") if child.type == "pair_pattern" else child
        if default is not None and default.type in ("assignment_pattern", "object_assignment_pattern"):
            value = default.child_by_field_name("right")
            if value is not None and text(default.child_by_field_name("left")) == name:
                yield bare(value)


def _walk(body: Node, kind: str) -> Iterator[Node]:
    """The nodes of a kind among the statements of a body, not those of functions in it."""
    for child in body.named_children:
        if child.type == kind:
            yield child
        elif child.type in _NESTED:
            yield from _walk(child, kind)

"""What an expression can come to: both sides of a condition, the value of a local name, what a callback returns.

Follows names only inside the function they stand in. Must not know what JSX is made for."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from keeper_validate.extract.ecmascript.scope import FUNCTIONS, bare, said, text
from keeper_validate.values import dataclass

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
_GIVING = frozenset({"variable_declarator", "assignment_expression", "function_declaration", "class_declaration"})
_DEFAULTED = frozenset({"assignment_pattern", "object_assignment_pattern"})
_RETURN = frozenset({"return_statement"})
_STEPS = 6
_VALUES = 20


def returned(function: Node) -> tuple[Node, ...]:
    """The expressions that a function returns itself."""
    body = function.child_by_field_name("body")
    if body is None:
        return ()
    if body.type != "statement_block":
        return (body,)
    return tuple(child for node in _walk(body, _RETURN) for child in said(node)[:1])


def outcomes(node: Node, body: Body, steps: int = _STEPS) -> Iterator[Node]:
    """Every expression that this one can come to, inside the function."""
    node = bare(node)
    kind = node.type
    body.left -= 1
    if body.left < 0:
        return
    if steps == 0:
        yield node
    elif kind == "ternary_expression":
        for side in ("consequence", "alternative"):
            yield from _side(node, side, body, steps)
    elif kind == "binary_expression":
        if text(node.child_by_field_name("operator")) != "&&":
            yield from _side(node, "left", body, steps)
        yield from _side(node, "right", body, steps)
    elif kind == "array":
        for child in node.named_children:
            yield from outcomes(child, body, steps - 1)
    elif kind == "sequence_expression" and node.named_children:
        yield from outcomes(node.named_children[-1], body, steps)
    elif kind == "identifier":
        yield from _named(node, body, steps)
    elif kind == "call_expression":
        yield from _called(node, body, steps)
    else:
        yield node


def _side(node: Node, name: str, body: Body, steps: int) -> Iterator[Node]:
    side = node.child_by_field_name(name)
    if side is not None:
        yield from outcomes(side, body, steps - 1)


def _named(node: Node, body: Body, steps: int) -> Iterator[Node]:
    values = body.values(text(node))
    for value in values[:_VALUES]:
        yield from outcomes(value, body, steps - 1)
    if not values:
        yield node


def _called(node: Node, body: Body, steps: int) -> Iterator[Node]:
    """A call of a local function is what that returns; a call with callbacks, such as `map`, also what they return, and those of the
    calls that it is chained on."""
    yield node
    callee = node.child_by_field_name("function")
    if callee is not None and callee.type == "identifier":
        for value in body.values(text(callee)):
            if value.type in FUNCTIONS or value.type == "function_declaration":
                for result in returned(value):
                    yield from outcomes(result, body, steps - 1)
    chained: Node | None = node
    while chained is not None and chained.type == "call_expression":
        arguments = chained.child_by_field_name("arguments")
        for argument in arguments.named_children if arguments is not None else ():
            if argument.type in FUNCTIONS:
                for result in returned(argument):
                    yield from outcomes(result, body, steps - 1)
        chained = _called_on(chained)


def _called_on(node: Node) -> Node | None:
    """What a method is called on: `match(x).with(1, one)` of `match(x).with(1, one).with(2, two)`."""
    callee = node.child_by_field_name("function")
    return callee.child_by_field_name("object") if callee is not None and callee.type == "member_expression" else None


@dataclass(slots=True)
class Body:
    """A function with what its local names are given: by declaration, assignment, or as the default of a parameter.

    `left` bounds how many outcomes are followed: names that are given each other many times multiply."""

    function: Node
    left: int = 200
    _values: dict[str, list[Node]] | None = None

    def values(self, name: str) -> list[Node]:
        """What a local name is given; nothing for a name from outside."""
        if self._values is None:
            self._values = {}
            for target, value in (*_given(self.function), *_defaults(self.function)):
                self._values.setdefault(target, []).append(value)
        return self._values.get(name, [])


def _given(function: Node) -> Iterator[tuple[str, Node]]:
    body = function.child_by_field_name("body")
    if body is None or body.type != "statement_block":
        return
    for node in _walk(body, _GIVING):
        if node.type in ("function_declaration", "class_declaration"):
            yield text(node.child_by_field_name("name")), node
            continue
        target = node.child_by_field_name("name") or node.child_by_field_name("left")
        value = node.child_by_field_name("value") or node.child_by_field_name("right")
        if target is not None and value is not None and target.type == "identifier":
            yield text(target), bare(value)


def _defaults(function: Node) -> Iterator[tuple[str, Node]]:
    listed = function.child_by_field_name("parameters")
    for parameter in listed.named_children if listed is not None else ():
        pattern = parameter.child_by_field_name("pattern") or parameter
        for child in pattern.named_children if pattern.type == "object_pattern" else ():
            default = child.child_by_field_name("value") if child.type == "pair_pattern" else child
            value = default.child_by_field_name("right") if default is not None and default.type in _DEFAULTED else None
            if default is not None and value is not None:
                yield text(default.child_by_field_name("left")), bare(value)


def _walk(body: Node, kinds: frozenset[str]) -> Iterator[Node]:
    """The nodes of some kinds among the statements of a body, not those of functions in it."""
    for child in body.named_children:
        if child.type in kinds:
            yield child
        elif child.type in _NESTED:
            yield from _walk(child, kinds)

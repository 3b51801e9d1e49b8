"""Go's constants: groups with `iota` and implicit repetition, evaluated as the language does where that needs no other file.

Typed ones are offered a second time as `Type.Name`, the members of the type. Must not guess: what cannot be evaluated stays text."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tree_sitter import Node

from keeper_validate.extract.expression import Expression, Literal, Opaque, Text
from keeper_validate.extract.go.texts import unescaped
from keeper_validate.extract.module import Definition
from keeper_validate.extract.written import written
from keeper_validate.values import dataclass, field

_BASIC = frozenset({
    "bool", "string", "int", "int8", "int16", "int32", "int64", "uint", "uint8", "uint16", "uint32", "uint64", "uintptr", "byte", "rune",
    "float32", "float64", "complex64", "complex128",
})
# What a constant holds at most: as many bits as every compiler takes, and no text that doubles line by line without end.
_BITS, _LONGEST = 512, 100_000
_OPERATIONS: dict[str, Callable[[int, int], int]] = {
    "+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b,
    "<<": lambda a, b: a << b if 0 <= b < 4096 else 0, ">>": lambda a, b: a >> b if 0 <= b < 4096 else 0,
    "&": lambda a, b: a & b, "|": lambda a, b: a | b, "^": lambda a, b: a ^ b, "&^": lambda a, b: a & ~b,
    "/": lambda a, b: abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1),
    "%": lambda a, b: abs(a) % abs(b) * (1 if a >= 0 else -1),
}

Value = int | str | None


@dataclass(slots=True)
class _Constants:
    """What is known so far, values and types by name, and the conversion of expressions."""

    expression: Callable[[Node], Expression]
    values: dict[str, Value] = field(default_factory=dict)
    types: dict[str, str] = field(default_factory=dict)
    iota: int = 0


def constants(groups: list[Node], expression: Callable[[Node], Expression]) -> Iterator[Definition]:
    """The constants of a file's top-level groups, in order, and the members of their types."""
    known = _Constants(expression)
    for group in groups:
        of: str = ""
        given: list[Node] = []
        known.iota = -1
        for spec in group.named_children:
            if spec.type != "const_spec":
                continue
            known.iota += 1
            values = spec.child_by_field_name("value")
            if values is not None:
                given = values.named_children
                of = written(spec.child_by_field_name("type"))
            yield from _spec(spec, of, given, known)


def _spec(spec: Node, of: str, given: list[Node], known: _Constants) -> Iterator[Definition]:
    for position, name_node in enumerate(node for node in spec.children_by_field_name("name") if node.type == "identifier"):
        name, node = written(name_node), given[position] if position < len(given) else None
        value, own = _evaluated(node, known) if node is not None else (None, "")
        own = of or own
        known.values[name], known.types[name] = value, own
        if name == "_":
            continue
        shown = _shown(value, node, known.expression)
        line, end, public = name_node.start_point.row + 1, spec.end_point.row + 1, name[:1].isupper()
        yield Definition(name, "value", line, end, spec.start_byte, value=shown, exported=public, traits=("const",))
        if own and own not in _BASIC and "." not in own:
            yield Definition(f"{own}.{name}", "value", line, end, spec.start_byte, value=shown, exported=public, traits=("const", "member"))


def _shown(value: Value, node: Node | None, expression: Callable[[Node], Expression]) -> Expression:
    if isinstance(value, str):
        return Text(value)
    if value is not None:
        return Literal(str(value))
    return expression(node) if node is not None else Opaque("")


def _evaluated(node: Node, known: _Constants) -> tuple[Value, str]:
    """The value of a constant expression and the type it brings along."""
    kind = node.type
    if kind == "iota":
        return known.iota, ""
    if kind == "int_literal":
        return _integer(written(node)), ""
    if kind == "rune_literal":
        return _rune(written(node)), ""
    if kind == "identifier":
        return known.values.get(written(node)), known.types.get(written(node), "")
    if kind == "parenthesized_expression":
        return _evaluated(node.named_children[0], known) if node.named_children else (None, "")
    if kind == "unary_expression":
        return _unary(node, known)
    if kind == "binary_expression":
        return _binary(node, known)
    if kind == "call_expression" or kind == "type_conversion_expression":
        return _conversion(node, known)
    plain = known.expression(node)
    return plain.value if isinstance(plain, Text) else None, ""


def _integer(text: str) -> Value:
    digits = text.replace("_", "")
    octal = len(digits) > 1 and digits[0] == "0" and digits[1:].isdigit()
    try:
        return _held(int(digits, 8) if octal else int(digits, 0))
    except ValueError:
        return None


def _rune(text: str) -> Value:
    inner = unescaped(text[1:-1])
    return ord(inner) if len(inner) == 1 else None


def _unary(node: Node, known: _Constants) -> tuple[Value, str]:
    operand = node.child_by_field_name("operand")
    value, of = _evaluated(operand, known) if operand is not None else (None, "")
    sign = node.children[0].type
    if not isinstance(value, int) or sign not in ("-", "+", "^"):
        return None, of
    signed = {"-": -value, "+": value, "^": ~value}
    return signed[sign], of


def _binary(node: Node, known: _Constants) -> tuple[Value, str]:
    """A chain of operations that begins on the left is followed in a loop: generated texts have thousands of lines."""
    chain = [node]
    while (left := chain[-1].child_by_field_name("left")) is not None and left.type == "binary_expression":
        chain.append(left)
    result: tuple[Value, str] = _evaluated(left, known) if left is not None else (None, "")
    for operation in reversed(chain):
        result = _operated(operation, result, known)
    return result


def _operated(node: Node, left: tuple[Value, str], known: _Constants) -> tuple[Value, str]:
    right, operator = node.child_by_field_name("right"), node.child_by_field_name("operator")
    if right is None or operator is None:
        return None, ""
    (a, of), (b, other) = left, _evaluated(right, known)
    own = of or ("" if operator.type in ("<<", ">>") else other)
    if isinstance(a, str) and isinstance(b, str) and operator.type == "+":
        return (a + b, own) if len(a) + len(b) <= _LONGEST else (None, own)
    operation = _OPERATIONS.get(operator.type)
    if operation is None or not isinstance(a, int) or not isinstance(b, int) or (operator.type in "/%" and b == 0):
        return None, own
    return _held(operation(a, b)), own


def _held(value: int) -> Value:
    return value if value.bit_length() <= _BITS else None


def _conversion(node: Node, known: _Constants) -> tuple[Value, str]:
    function = node.child_by_field_name("function") or node.child_by_field_name("type")
    arguments = node.child_by_field_name("arguments")
    operands = arguments.named_children if arguments is not None else [node.child_by_field_name("operand")]
    if function is None or len(operands) != 1 or operands[0] is None or function.type not in ("identifier", "type_identifier"):
        return None, ""
    value, _ = _evaluated(operands[0], known)
    return (value, written(function)) if written(function) not in ("len", "cap") else (None, "")

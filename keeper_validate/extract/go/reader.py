"""Go's syntax as facts and expressions, and where an import path leads. Knows the language and no library."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tree_sitter import Node

from keeper_validate.extract.expression import (
    OUTSIDE,
    Call,
    Expression,
    Inline,
    Items,
    Joined,
    Literal,
    Member,
    Name,
    Opaque,
    Text,
)
from keeper_validate.extract.go import literals
from keeper_validate.extract.go import modules as go_modules
from keeper_validate.extract.go.facts import gather, receiver
from keeper_validate.extract.go.functions import FUNCTIONS, closure, is_scope
from keeper_validate.extract.go.texts import unescaped
from keeper_validate.extract.module import Facts
from keeper_validate.extract.written import written
from keeper_validate.tree import Tree


def facts(root: Node) -> Facts:
    """The imports, types, functions, methods, variables and evaluated constants of a file."""
    return gather(root, expression)


def within(node: Node) -> str:
    """The function around a node, a method as `Type.Method`; a closure, and a block with names of its own, adds `@line:column` counted from
    the declaration it stands in."""
    closures = []
    parent = node.parent
    while parent is not None:
        kind = parent.type
        if kind in ("func_literal", "block"):
            closures.append(parent)
        elif kind == "function_declaration" or kind == "method_declaration":
            name = parent.child_by_field_name("name")
            owner = receiver(parent)
            outer = f"{owner}.{written(name)}" if owner else written(name)
            return ".".join([outer, *(closure(part, parent) for part in reversed(closures) if is_scope(part, parent))])
        elif kind == "source_file":
            return ".".join(closure(part, _declaration(part)) for part in reversed(closures) if is_scope(part, _declaration(part)))
        parent = parent.parent
    return ""


def candidates(module: str, path: str, tree: Tree) -> Iterator[str]:
    """The files of the package that an import path names."""
    return go_modules.candidates(module, path, tree)


def siblings(path: str, tree: Tree, name: str) -> Iterator[str]:
    """The files that share the package scope of a file and may declare a name."""
    return go_modules.siblings(path, tree, name)


def expression(node: Node) -> Expression:
    """The value of a syntax node; a composite literal `T{a: b}` is a call of `T` with keywords."""
    convert = _CONVERSIONS.get(node.type)
    return convert(node) if convert is not None else _opaque(node)


def _opaque(node: Node) -> Expression:
    return Opaque(written(node)[:80])


def _name(node: Node) -> Expression:
    return Name(written(node))


def _variable(node: Node) -> Expression:
    """A name as it stands; where a declaration makes it anew of itself, `admin := admin.Group("/x")`, that of the scope around."""
    made = node.parent
    while made is not None and made.type in _CHAINED and made.start_byte == node.start_byte:
        made = made.parent
    listed, made = made, made.parent if made is not None else None
    if listed is None or made is None or (listed.type, made.type) != _MADE_ANEW or node.parent == listed:
        return Name(written(node))
    left = made.child_by_field_name("left")
    # of several names at once those that the block has already are only assigned
    anew = left is not None and left.named_child_count == 1 and left.text == node.text
    return Name(f"{OUTSIDE}{written(node)}" if anew and _in_scope_of_its_own(made) else written(node))


def _in_scope_of_its_own(statement: Node) -> bool:
    """Whether a statement stands directly in a block that is a scope: that of a function, or one with names of its own."""
    block = statement.parent
    block = block.parent if block is not None and block.type == "statement_list" else block
    if block is None or block.type != "block" or block.parent is None:
        return False
    return block.parent.type in FUNCTIONS or is_scope(block, _declaration(block))


def _literal(node: Node) -> Expression:
    return Literal(written(node))


def _string(node: Node) -> Expression:
    text = written(node)[1:-1]
    return Text(unescaped(text) if "\\" in text else text)


def _raw_string(node: Node) -> Expression:
    return Text(written(node)[1:-1].replace("\r", ""))


def _selector(node: Node) -> Expression:
    field = written(node.child_by_field_name("field"))
    operand = node.child_by_field_name("operand")
    of = expression(operand) if operand is not None else Opaque("")
    return Name(f"{of.name}.{field}") if isinstance(of, Name) else Member(of, field)


def _call(node: Node) -> Expression:
    function = node.child_by_field_name("function")
    arguments = node.child_by_field_name("arguments")
    values = tuple(expression(child) for child in arguments.named_children if child.type != "comment") if arguments is not None else ()
    if function is not None and written(function) == "new" and len(values) == 1 and isinstance(values[0], Name):
        return Call(values[0], (), (), node.start_point.row + 1)  # `new(T)` is `&T{}`
    return Call(expression(function) if function is not None else Opaque(""), values, (), node.start_point.row + 1)


def _conversion(node: Node) -> Expression:
    operand = node.child_by_field_name("operand")
    arguments = (expression(operand),) if operand is not None else ()
    return Call(_typed(node), arguments, (), node.start_point.row + 1)


def _asserted(node: Node) -> Expression:
    """What something is said to be; a function is called as it is."""
    of, operand = node.child_by_field_name("type"), node.child_by_field_name("operand")
    return expression(operand) if of is not None and of.type == "function_type" and operand is not None else _conversion(node)


def _typed(node: Node) -> Expression:
    inner = node.child_by_field_name("type")
    return expression(inner) if inner is not None else _opaque(node)


def _composite(node: Node) -> Expression:
    return literals.composite(node, expression)


def _elided(node: Node) -> Expression:
    return literals.elided(node, expression) or _opaque(node)


def _first(node: Node) -> Expression:
    """The one thing inside parentheses, a literal element, a list of one."""
    inner = node.named_children
    return expression(inner[0]) if len(inner) == 1 else _opaque(node)


def _unary(node: Node) -> Expression:
    operand = node.child_by_field_name("operand")
    sign = node.children[0].type if node.children else ""
    return expression(operand) if operand is not None and sign in ("&", "*") else _literal(node)


def _binary(node: Node) -> Expression:
    parts = _summands(node)
    if not parts:
        return _opaque(node)
    if all(isinstance(part, Text) for part in parts):
        return Text("".join(part.value for part in parts if isinstance(part, Text)))
    return Joined(parts)


def _summands(node: Node) -> tuple[Expression, ...]:
    """What a chain of additions adds up, in order. Followed in a loop: generated texts have thousands of lines."""
    right_to_left: list[Expression] = []
    rest: Node | None = node
    while rest is not None and rest.type == "binary_expression":
        operator, right = rest.child_by_field_name("operator"), rest.child_by_field_name("right")
        if operator is None or right is None or operator.type != "+":
            break
        right_to_left.extend(reversed(_parts(expression(right))))
        rest = rest.child_by_field_name("left")
    if rest is None or rest is node:
        return ()
    return (*_parts(expression(rest)), *reversed(right_to_left))


def _parts(value: Expression) -> tuple[Expression, ...]:
    return value.parts if isinstance(value, Joined) else (value,)


def _remark(node: Node) -> Expression:
    return Text(written(node).strip("/* "))


def _arguments(node: Node) -> Expression:
    return Items(tuple(expression(child) for child in node.named_children if child.type != "comment"))


def _instantiated(node: Node) -> Expression:
    """`F[int]` where a function is meant; an element of a slice is not a name."""
    operand = node.child_by_field_name("operand")
    parent = node.parent
    if operand is not None and parent is not None and parent.type == "call_expression":
        return expression(operand)
    return _opaque(node)


def _function(node: Node) -> Expression:
    outer = within(node)
    own = closure(node, _declaration(node))
    return Inline(f"{outer}.{own}" if outer else own)


def _declaration(node: Node) -> Node:
    """The top-level declaration around a node."""
    while node.parent is not None and node.parent.type != "source_file":
        node = node.parent
    return node


_CHAINED = ("selector_expression", "call_expression")
_MADE_ANEW = ("expression_list", "short_var_declaration")
_CONVERSIONS: dict[str, Callable[[Node], Expression]] = {
    "identifier": _variable, "package_identifier": _name, "type_identifier": _name, "field_identifier": _name, "blank_identifier": _name,
    "dot": _name, "iota": _name, "nil": _literal, "true": _literal, "false": _literal, "int_literal": _literal,
    "float_literal": _literal, "rune_literal": _literal, "imaginary_literal": _literal,
    "interpreted_string_literal": _string, "raw_string_literal": _raw_string,
    "selector_expression": _selector, "qualified_type": _name, "call_expression": _call, "type_conversion_expression": _conversion,
    "type_assertion_expression": _asserted,
    "composite_literal": _composite, "literal_value": _elided,
    "parenthesized_expression": _first, "literal_element": _first, "expression_list": _first,
    "parenthesized_type": _first, "pointer_type": _first, "generic_type": _typed, "unary_expression": _unary,
    "binary_expression": _binary, "index_expression": _instantiated, "func_literal": _function,
    "argument_list": _arguments, "comment": _remark,
}

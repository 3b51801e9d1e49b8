"""What ECMAScript nodes are called: text, keys, and the dotted name of the definitions around a node.

A function is named by what holds it (`const`, object key, field, assignment, default export), else by its place, `@<offset>`. The walk that
lists definitions and the climb that names a node agree on this; must not know anything else about either."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from keeper_validate.extract.climbing import Climb
from keeper_validate.extract.decoding import unhalved

FUNCTIONS = frozenset({"arrow_function", "function_expression", "generator_function"})
WRAPPINGS = frozenset(
    {
        "parenthesized_expression", "as_expression", "satisfies_expression", "non_null_expression", "type_assertion",
        "await_expression", "instantiation_expression", "jsx_expression",
    }
)
_PARTED = frozenset({"unary_expression", "binary_expression", "ternary_expression", "sequence_expression"})
_DECLARED = frozenset(
    {
        "function_declaration", "generator_function_declaration", "class_declaration", "abstract_class_declaration", "internal_module",
        "function_signature",
    }
)
_UNNAMED = FUNCTIONS | {"class"}
_HOLDERS = frozenset(
    {"variable_declarator", "assignment_expression", "pair", "public_field_definition", "field_definition", "export_statement"}
)
_CLASSES = frozenset({"class_declaration", "abstract_class_declaration", "class"})
_MEMBERS = frozenset({"pair", "method_definition"})
_BOUNDARIES = frozenset({"statement_block", "program", "class_body", "jsx_expression", "formal_parameters"})
_TYPES = frozenset({"property_signature", "interface_declaration", "type_alias_declaration", "internal_module"})
_UNDECLARED = frozenset({"formal_parameters", "variable_declarator", "class_body", "type_parameters", "conditional_type"})
_STEPS = 8
_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f", "v": "\v", "0": "\0"}


def text(node: Node | None) -> str:
    """The source of a node."""
    raw = node.text if node is not None else None
    return raw.decode("utf-8", "replace") if raw else ""


def line(node: Node) -> int:
    """The 1-based line a node starts on."""
    return node.start_point.row + 1


def bare(node: Node) -> Node:
    """An expression without parentheses, assertions of type and `await`."""
    while node.type in WRAPPINGS:
        inner = next((child for child in node.named_children if child.type not in ("comment", "type_arguments")), None)
        if inner is None:
            return node
        node = node.named_children[-1] if node.type == "type_assertion" else inner
    return node


def parts(node: Node) -> Iterator[Node]:
    """The expressions that a statement comes to: of `void run()` and `ready && run()` each by itself."""
    inner = bare(node)
    if inner.type in _PARTED:
        for child in inner.named_children:
            yield from parts(child)
    else:
        yield inner


def asserted(node: Node | None) -> Node | None:
    """The type that a function is said to be of where it stands: `(async (app) => ...) as Plugin`."""
    while node is not None and node.type == "parenthesized_expression":
        node = node.named_children[0] if node.named_children else None
    said = node is not None and node.type in ("as_expression", "satisfies_expression") and bare(node).type in FUNCTIONS
    return node.named_children[-1] if node is not None and said else None


def is_joined(node: Node) -> bool:
    """Whether an expression puts a text together."""
    sign = node.child_by_field_name("operator") if node.type == "binary_expression" else None
    return node.type == "template_string" or (sign is not None and sign.type == "+")


def said(node: Node | None) -> list[Node]:
    """What a list of arguments or of parameters holds, comments left out."""
    return [child for child in node.named_children if child.type != "comment"] if node is not None else []


def string(node: Node) -> str:
    """The value of a string literal, or a key as written."""
    kind = node.type
    if kind == "string":
        # one whose quotes stand around nothing but text, as nearly all, is not taken apart
        raw = node.text or b""
        if len(raw) > 1 and raw[0] == raw[-1] and raw[0] in b"\"'" and b"\\" not in raw:
            return raw[1:-1].decode("utf-8", "replace")
    elif kind != "template_string":
        return text(node)
    return unhalved("".join(piece(child) for child in node.named_children))


def key(node: Node | None) -> str | None:
    """The literal key of an object member; None where it is computed from a name."""
    if node is None:
        return None
    if node.type == "computed_property_name":
        inner = node.named_children[0] if node.named_children else None
        return string(inner) if inner is not None and inner.type == "string" else None
    return string(node)


def piece(node: Node) -> str:
    """A part of a string literal: a fragment, or an escape decoded."""
    if node.type != "escape_sequence":
        return text(node)
    code = text(node)[1:]
    try:
        if code[:1] == "u":
            return chr(int(code[1:].strip("{}"), 16))
        if code[:1] == "x":
            return chr(int(code[1:], 16))
    except (ValueError, OverflowError):
        return code
    return "" if code[:1] in "\r\n" else _ESCAPES.get(code, code)


def load(node: Node) -> str | None:
    """The name by which a module loaded in an expression goes, `require:./x`; None where the node loads none."""
    function, arguments = node.child_by_field_name("function"), node.child_by_field_name("arguments")
    given = said(arguments)
    if function is None or function.type not in ("identifier", "import") or len(given) != 1:
        return None
    how = text(function)
    module = _module(given[0], _STEPS) if how in ("require", "import") else None
    return f"{how}:{module}" if module is not None else None


def _module(node: Node, steps: int) -> str | None:
    """The text that names a module: a literal, literals put together, or a constant of the file that holds one."""
    node = bare(node)
    if node.type in ("string", "template_string"):
        return string(node) if all(child.type != "template_substitution" for child in node.named_children) else None
    if node.type == "binary_expression" and steps:
        sides = [node.child_by_field_name(side) for side in ("left", "right")]
        parts = [_module(side, steps - 1) for side in sides if side is not None]
        sign = node.child_by_field_name("operator")
        return "".join(part for part in parts if part) if None not in parts and text(sign) == "+" else None
    held = _constant(node) if node.type == "identifier" and steps else None
    return _module(held, steps - 1) if held is not None else None


def _constant(name: Node) -> Node | None:
    """What a constant at the top of the same file is given."""
    root = name
    while root.parent is not None:
        root = root.parent
    for statement in root.named_children:
        for child in statement.named_children if statement.type in ("lexical_declaration", "variable_declaration") else ():
            if text(child.child_by_field_name("name")) == text(name):
                return child.child_by_field_name("value")
    return None


def dotted(node: Node) -> str:
    """The dotted name of a function or class, as in `Definition.name`."""
    return _around.name(node)


def within(node: Node) -> str:
    """The dotted name of the definitions around a node."""
    parent = node.parent
    if node.type == "decorator" and parent is not None and parent.type in _CLASSES:
        parent = parent.parent  # it stands in the class, but before it
    return _around.name(parent, node.type in _MEMBERS)


def declared_in(node: Node) -> str:
    """The dotted name of the types that a member of a type stands in; empty where it stands in no declared one."""
    parts: list[str] = []
    around = node.parent
    while around is not None:
        kind = around.type
        if kind in _UNDECLARED:
            return ""
        if kind in _TYPES:
            parts.append(key(around.child_by_field_name("name")) or "")
        around = around.parent if kind not in ("statement_block", "program") or (kind == "statement_block" and parts) else None
    return ".".join(reversed(parts))


def place(node: Node) -> str:
    """The name of a function that nothing holds."""
    return f"@{node.start_byte}"


def assigned(node: Node) -> str:
    """The name that the left side of an assignment gives: `exports.x` is x, `module.exports` the default."""
    name = text(node)
    if name == "module.exports":
        return "default"
    for prefix in ("module.exports.", "exports.", "this."):
        if name.startswith(prefix):
            return name[len(prefix) :]
    return name.replace(".prototype.", ".")


def _step(node: Node, naming: bool) -> tuple[str | None, bool]:
    """What a node adds to the name of what lies in it, and whether the next one up may still name it; `naming` where this one may."""
    kind = node.type
    if kind in _UNNAMED:
        return _own(node), True
    if kind == "method_definition":
        return key(node.child_by_field_name("name")) or place(node), True
    if kind in _DECLARED:
        return text(node.child_by_field_name("name")), False
    if naming and kind in _HOLDERS:
        return _held(node) or None, kind == "pair"
    return None, naming and kind not in _BOUNDARIES


def _own(node: Node) -> str | None:
    """The name of a function or class that nothing holds; None where something does."""
    parent = node.parent
    while parent is not None and parent.type in WRAPPINGS and parent.type != "jsx_expression":
        parent = parent.parent
    if parent is not None and parent.type in _HOLDERS:
        return None
    name = node.child_by_field_name("name")
    return text(name) if name is not None else place(node)


_around = Climb(_step)


def _held(node: Node) -> str:
    """The name that a holder gives to the function in it."""
    kind = node.type
    if kind == "pair":
        return key(node.child_by_field_name("key")) or place(node)
    if kind == "assignment_expression":
        return assigned(node.child_by_field_name("left") or node)
    if kind == "export_statement":
        return "default"
    if kind == "variable_declarator" and (node.child_by_field_name("name") or node).type != "identifier":
        return place(node)  # taken apart
    return key(node.child_by_field_name("name") or node.child_by_field_name("property")) or place(node)

"""Python's syntax nodes as values. Must not know where a node stands nor what a name means."""

from __future__ import annotations

import re
from functools import reduce

from tree_sitter import Node

from keeper_validate.extract.expression import Call, Entries, Expression, Inline, Items, Literal, Member, Name, Opaque, Text, chosen, joined
from keeper_validate.extract.python.operators import COMBINING, between, combined, in_its_stead
from keeper_validate.extract.written import written

_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "\\": "\\", "'": "'", '"': '"', "0": "\0", "\n": ""}
_QUOTES = ("'", '"')
_LONG_QUOTES = ("'''", '"""')
_LITERALS = frozenset({"integer", "float", "true", "false", "none", "ellipsis"})
LOADERS = frozenset({"importlib.import_module", "import_module", "__import__", "importlib.__import__", "builtins.__import__"})
_TAKERS = frozenset({"getattr", "builtins.getattr"})
_DOTTED = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)+")


def expression(node: Node) -> Expression:
    """A syntax node as a value."""
    kind = node.type
    if kind == "identifier":
        return Name(written(node))
    if kind == "string":
        return _string(node)
    convert = _CONVERTERS.get(kind)
    if convert is not None:
        return convert(node)
    if kind in _LITERALS:
        return Literal(written(node))
    return Opaque(written(node)[:80])


def _string(node: Node) -> Expression:
    text = written(node)
    if text[:1] in _QUOTES and text[-1] == text[0] and "\\" not in text and text[:3] not in _LONG_QUOTES:
        return Text(text[1:-1])
    children = node.named_children
    if len(children) == 1 and children[0].type == "string_content":
        return Text(_content(children[0]))
    parts: list[Expression] = []
    for child in children:
        if child.type == "string_content":
            parts.append(Text(_content(child)))
        elif child.type == "interpolation":
            inner = child.child_by_field_name("expression")
            parts.append(expression(inner) if inner is not None else Opaque(written(child)))
    return joined(parts)


def _content(node: Node) -> str:
    text = written(node)
    if "\\" not in text and "{{" not in text and "}}" not in text:
        return text
    prefix = written(node.parent.children[0]).lower() if node.parent is not None else ""
    if "f" in prefix:
        text = text.replace("{{", "{").replace("}}", "}")
    if "r" in prefix or "\\" not in text:
        return text
    out, index = [], 0
    while index < len(text):
        if text[index] == "\\" and index + 1 < len(text):
            out.append(_ESCAPES.get(text[index + 1], text[index : index + 2]))
            index += 2
        else:
            out.append(text[index])
            index += 1
    return "".join(out)


def _attribute(node: Node) -> Expression:
    text = written(node)
    if _DOTTED.fullmatch(text):
        return Name(text)
    of, name = node.child_by_field_name("object"), node.child_by_field_name("attribute")
    if of is None or name is None:
        return Opaque(written(node)[:80])
    inner = expression(of)
    return Name(f"{inner.name}.{written(name)}") if isinstance(inner, Name) else Member(inner, written(name))


def _call(node: Node) -> Expression:
    function, arguments = node.child_by_field_name("function"), node.child_by_field_name("arguments")
    if function is None:
        return Opaque(written(node)[:80])
    values: list[Expression] = []
    keywords: list[tuple[str, Expression]] = []
    for child in arguments.named_children if arguments is not None else ():
        if child.type == "keyword_argument":
            name, value = child.child_by_field_name("name"), child.child_by_field_name("value")
            if name is not None and value is not None:
                keywords.append((written(name), expression(value)))
        elif child.type == "dictionary_splat":
            keywords.append(("**", expression(child.named_children[0])))
        elif child.type != "comment":
            values.append(expression(child))
    return _known_call(Call(expression(function), tuple(values), tuple(keywords), node.start_point.row + 1))


def _known_call(call: Call) -> Expression:
    """A call that only says a name: of a module that is loaded by its text, of a member that is taken by its text, unless another text
    stands in for it."""
    function = call.function
    given = call.arguments or tuple(value for key, value in call.keywords if key == "name")
    if not isinstance(function, Name) or not given:
        return call
    if function.name in LOADERS and isinstance(given[0], Text):
        return Name(f"import:{given[0].value}")
    if function.name in _TAKERS and len(given) > 2 and isinstance(given[2], Text):
        return call
    if function.name in _TAKERS and len(given) > 1 and isinstance(given[0], Name) and isinstance(given[1], Text):
        return Name(f"{given[0].name}.{given[1].value}")
    return call


def _items(node: Node) -> Expression:
    return Items(tuple(expression(child) for child in node.named_children if child.type != "comment"))


def _entries(node: Node) -> Expression:
    entries: list[tuple[str, Expression]] = []
    for child in node.named_children:
        if child.type == "pair":
            key, value = child.child_by_field_name("key"), child.child_by_field_name("value")
            if key is not None and value is not None:
                name = expression(key)
                entries.append((name.value if isinstance(name, Text | Literal) else written(key), expression(value)))
        elif child.type == "dictionary_splat":
            entries.append(("...", expression(child.named_children[0])))
    return Entries(tuple(entries))


def _binary(node: Node) -> Expression:
    left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
    if left is None or right is None:
        return Opaque(written(node)[:80])
    operator = node.child_by_field_name("operator")
    sign = written(operator) if operator is not None else ""
    made = combined(sign, expression(left), expression(right), node.start_point.row + 1) if sign in COMBINING else None
    return made if made is not None else Literal(written(node)[:80])


def _inner(node: Node) -> Expression:
    inside = next((child for child in node.named_children if child.type != "comment"), None)
    return expression(inside) if inside is not None else Opaque("")


def _subscript(node: Node) -> Expression:
    of = node.child_by_field_name("value")
    inner = tuple(expression(child) for child in node.children_by_field_name("subscript"))
    if of is not None and len(inner) == 1 and isinstance(inner[0], Text):
        member = _mapped(expression(of), inner[0].value)
        if member is not None:
            return member
    return Call(Member(expression(of), "[]"), inner, (), node.start_point.row + 1) if of is not None else Opaque(written(node)[:80])


def _mapped(of: Expression, key: str) -> Expression | None:
    """A member taken from a module as from a mapping, or a module from all that are loaded; None where it is an ordinary mapping."""
    if isinstance(of, Name) and of.name == "sys.modules":
        return Name(f"import:{key}")
    if isinstance(of, Name) and of.name.endswith(".__dict__"):
        return Name(f"{of.name.removesuffix('.__dict__')}.{key}")
    if isinstance(of, Call) and of.function == Name("vars") and len(of.arguments) == 1 and isinstance(of.arguments[0], Name):
        return Name(f"{of.arguments[0].name}.{key}")
    return None


def _named(node: Node) -> Expression:
    """`(name := value)` is its value."""
    value = node.child_by_field_name("value")
    return expression(value) if value is not None else Opaque(written(node)[:80])


def _generic(node: Node) -> Expression:
    """`list[int]` in a type position, which the grammar calls a generic type."""
    name, arguments = node.named_children[0], node.named_children[1:]
    inner = tuple(expression(child) for argument in arguments for child in argument.named_children)
    return Call(Member(expression(name), "[]"), inner, (), node.start_point.row + 1)


def _union(node: Node) -> Expression:
    """`list[int] | None` in a type position, which the grammar tells from the same between parentheses."""
    sides = [expression(child) for child in node.named_children if child.type != "comment"]
    return reduce(lambda left, right: between("|", left, right, node.start_point.row + 1), sides)


def _lambda(node: Node) -> Expression:
    return Inline(f"@{node.start_byte}")


def _unary(node: Node) -> Expression:
    return Literal(written(node)[:80])


def _choice(node: Node) -> Expression:
    """`a if c else b` without its condition, and `a or b`, a chain of which may be thousands long; of calls of one function
    the first."""
    sides = [node.named_children[0], node.named_children[-1]]
    while sides[0].type == "boolean_operator":
        sides[:1] = [sides[0].named_children[0], sides[0].named_children[-1]]
    choices = tuple(expression(side) for side in sides)
    if all(isinstance(choice, Call) for choice in choices) and len({one.function for one in choices if isinstance(one, Call)}) == 1:
        return choices[0]
    line, sign = node.start_point.row + 1, node.child_by_field_name("operator")
    return in_its_stead(sign.type if sign is not None else "", choices, line) or chosen(choices, line) or Opaque(written(node)[:80])


def _concatenated(node: Node) -> Expression:
    return joined([_string(child) for child in node.named_children if child.type == "string"])


def _splat(node: Node) -> Expression:
    return Member(_inner(node), "*")


_CONVERTERS = {
    "attribute": _attribute,
    "call": _call,
    "list": _items,
    "tuple": _items,
    "set": _items,
    "expression_list": _items,
    "argument_list": _items,
    "dictionary": _entries,
    "concatenated_string": _concatenated,
    "binary_operator": _binary,
    "boolean_operator": _choice,
    "conditional_expression": _choice,
    "parenthesized_expression": _inner,
    "await": _inner,
    "named_expression": _named,
    "type": _inner,
    "subscript": _subscript,
    "generic_type": _generic,
    "union_type": _union,
    "lambda": _lambda,
    "unary_operator": _unary,
    "list_splat": _splat,
}

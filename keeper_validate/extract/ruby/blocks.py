"""A block of Ruby as what it calls: every statement a call with its arguments, and blocks in it likewise. Must not know any framework.

A block given to a call is its keyword `&`, the block's parameters its keyword `|`; a symbol is a literal, so that it differs from a
string; a pair whose key is no symbol is a call of `=>`, an assignment one of `=`, and what a condition holds one of `if`."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from keeper_validate.extract.expression import Call, Entries, Expression, Items, Joined, Literal, Member, Name, Opaque, Text
from keeper_validate.extract.written import written

_SYMBOLS = frozenset({"simple_symbol", "bare_symbol", "hash_key_symbol", "delimited_symbol"})
_ITEMS = frozenset({"array", "symbol_array", "string_array"})
_CONDITIONAL = frozenset({
    "if", "unless", "if_modifier", "unless_modifier", "else", "elsif", "then", "begin", "parenthesized_statements", "body_statement",
    "block_body", "case", "when", "in", "begin_block", "ensure", "rescue",
})


def statements(node: Node) -> Items:
    """What a block, a body or a whole program does, in order."""
    bodies = [child for child in node.named_children if child.type in ("body_statement", "block_body")]
    return Items(tuple(one for body in bodies or [node] for one in _statements(body)))


def value(node: Node | None) -> Expression:
    """A node as a value, calls with all that they are given."""
    if node is None:
        return Opaque("")
    kind = node.type
    if kind in _SYMBOLS:
        return Literal(":" + written(node).lstrip(":").removesuffix(":").strip("\"'"))
    if kind in ("string", "bare_string"):
        return _text(node)
    if kind in _ITEMS:
        return Items(tuple(value(child) for child in node.named_children if child.type != "comment"))
    if kind == "hash":
        pairs = (child for child in node.named_children if child.type == "pair")
        return Entries(tuple((_key(pair.child_by_field_name("key")), value(pair.child_by_field_name("value"))) for pair in pairs))
    if kind == "call":
        return call(node)
    if kind in ("integer", "float", "true", "false", "nil"):
        return Literal(written(node))
    if kind in ("identifier", "constant", "scope_resolution"):
        return Name(written(node).removeprefix("::"))
    return Opaque(written(node)[:80])


def call(node: Node) -> Call:
    """A call with its arguments and its block."""
    receiver, method = node.child_by_field_name("receiver"), written(node.child_by_field_name("method") or node)
    arguments: list[Expression] = []
    keywords: list[tuple[str, Expression]] = []
    listed = node.child_by_field_name("arguments")
    for child in listed.named_children if listed is not None else ():
        if child.type == "pair":
            _pair(child, arguments, keywords)
        elif child.type not in ("comment", "block_argument"):
            arguments.append(value(child))
    block = node.child_by_field_name("block")
    if block is not None:
        parameters = block.child_by_field_name("parameters")
        keywords.append(("|", Items(tuple(value(one) for one in parameters.named_children) if parameters is not None else ())))
        keywords.append(("&", statements(block)))
    return Call(_function(receiver, method), tuple(arguments), tuple(keywords), node.start_point.row + 1)


def _function(receiver: Node | None, method: str) -> Expression:
    if receiver is None:
        return Name(method)
    of = value(receiver)
    return Name(f"{of.name}.{method}") if isinstance(of, Name) else Member(of, method)


def _pair(pair: Node, arguments: list[Expression], keywords: list[tuple[str, Expression]]) -> None:
    key, given = pair.child_by_field_name("key"), pair.child_by_field_name("value")
    if key is not None and key.type in _SYMBOLS:
        keywords.append((_key(key), value(given) if given is not None else Name(_key(key))))
    else:
        arguments.append(Call(Name("=>"), (value(key), value(given))))


def _key(key: Node | None) -> str:
    return written(key).lstrip(":").removesuffix(":").strip("\"'") if key is not None else ""


def _statements(body: Node) -> Iterator[Expression]:
    for child in body.named_children:
        line = child.start_point.row + 1
        if child.type == "call":
            yield call(child)
        elif child.type == "identifier":
            yield Call(Name(written(child)), line=line)
        elif child.type == "assignment":
            pair = child.child_by_field_name("left"), child.child_by_field_name("right")
            yield Call(Name("="), (value(pair[0]), value(pair[1])), line=line)
        elif child.type in _CONDITIONAL:
            yield Call(Name("if"), keywords=(("&", Items(tuple(_statements(child)))),), line=line)


def _text(node: Node) -> Expression:
    parts: list[Expression] = []
    for child in node.named_children:
        if child.type == "interpolation":
            parts.append(value(child.named_children[0] if child.named_children else None))
        else:
            parts.append(Text(written(child)))
    if all(isinstance(part, Text) for part in parts):
        return Text("".join(part.value for part in parts if isinstance(part, Text)))
    return Joined(tuple(parts))

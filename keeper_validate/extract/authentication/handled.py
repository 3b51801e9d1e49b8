"""Where a source handles a credential by hand: compares it with another, gives it to what keeps or looks up, puts it into somebody's row.

What credentials are called, and which calls and rows those are, is the lexicon's to say. Must not know what is made of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache, lru_cache

from tree_sitter import Node

from keeper_validate import shipped
from keeper_validate.extract.module import Mention
from keeper_validate.extract.node_types import ARGUMENTS, TEXTS

HANDLED = "handled"
"""The use of a mention that is a credential which is handled."""
_NAMES = frozenset({"identifier", "property_identifier", "field_identifier", "private_property_identifier"})
_SHORT = "shorthand_property_identifier"
_MEMBERS = {"attribute": "attribute", "member_expression": "property", "selector_expression": "field"}
_SUBSCRIPTS = frozenset({"subscript", "subscript_expression", "index_expression"})
_WRAPPERS = frozenset({
    "parenthesized_expression", "await", "await_expression", "non_null_expression", "as_expression", "satisfies_expression",
})
_COMPARISONS = frozenset({"comparison_operator", "binary_expression"})
_EQUAL = frozenset({"==", "===", "!=", "!=="})
_WITHIN = frozenset({"in", "not in"})
# What nobody presents: a text or a number that stands in the source, nothing, or how long something is.
_FIXED = frozenset({
    "string", "template_string", "interpreted_string_literal", "raw_string_literal", "number", "integer", "float", "int_literal",
    "none", "null", "undefined", "nil", "true", "false", "concatenated_string",
})
_KEYED = frozenset({"pair", "keyword_argument", "keyed_element"})
# What an argument may hold a credential in.
_HOLDING = frozenset({"object", "dictionary", "array", "list", "literal_value", "composite_literal", "unary_expression", "literal_element"})
_FILLED = "template_substitution"
_ASSIGNMENTS = frozenset({"assignment", "assignment_expression", "assignment_statement"})
_DEEPEST = 8
# What the calls before a member are given, which says nothing about who is asked.
_GIVEN = re.compile(r"\([^()]*\)")


def handled(
    root: Node, source: bytes, words: frozenset[bytes], places: Callable[[bytes, bytes], Iterator[int]], within: Callable[[Node], str]
) -> Iterator[Mention]:
    """The credentials of a source that it handles itself, among its telling words."""
    for word in sorted(word for word in words if _is_credential(word)):
        for start in places(source, word):
            node = root.descendant_for_byte_range(start, start + len(word))
            whole = _whole(node) if node is not None else None
            if node is not None and whole is not None and (_is_compared(whole) or _is_given(whole) or _is_put(whole)):
                yield Mention(word.decode(), HANDLED, node.start_point.row + 1, node.end_point.row + 1, within(node))


def _whole(node: Node) -> Node | None:
    """The dotted name that a word is the last of, or the member that it names by a text."""
    parent = node.parent
    if node.type in TEXTS:
        held = parent.parent if parent is not None else None
        return _unwrapped(held) if held is not None and held.type in _SUBSCRIPTS and held.named_children[-1] == parent else None
    if node.type == _SHORT:
        return node
    if node.type not in _NAMES or parent is None:
        return None
    field = _MEMBERS.get(parent.type)
    if field is None:
        return _unwrapped(node)
    return _unwrapped(parent) if parent.child_by_field_name(field) == node else None


def _unwrapped(node: Node) -> Node:
    while node.parent is not None and node.parent.type in _WRAPPERS:
        node = node.parent
    return node


def _is_compared(node: Node) -> bool:
    """Whether a credential is held against what is no part of the source, and is not only typed twice."""
    parent = node.parent
    if parent is None or parent.type not in _COMPARISONS or parent.named_child_count != len(("left", "right")):
        return False
    left, right = parent.named_children
    signs = {child.type for child in parent.children if not child.is_named}
    if signs.isdisjoint(_EQUAL) and (signs.isdisjoint(_WITHIN) or node != left):
        return False
    other = right if node == left else left
    typed = _pattern("twice").search(f"{_text(node)} {_text(other)}") is not None
    return not typed and other.type not in _FIXED and _pattern("measured").search(_text(other)) is None


def _is_given(node: Node) -> bool:
    """Whether a call that keeps, looks up, makes or checks what it is given is given a credential, by itself or as a key. A key, or a text
    that is given before it, says by itself what is meant."""
    for _ in range(_DEEPEST):
        parent = node.parent
        if parent is None:
            return False
        if parent.type in ARGUMENTS:
            first = parent.named_children[0]
            return (first == node or first.type not in _FIXED) and _keeps(parent.parent)
        if parent.type in _KEYED:
            key = parent.named_children[0]
            if key != node and node.type not in _HOLDING and _pattern("neutral").search(_text(key)) is None:
                return False
        elif parent.type == _FILLED:
            return _is_tagged(parent.parent)
        elif parent.type not in _HOLDING:
            return False
        node = parent
    return False


def _is_tagged(text: Node | None) -> bool:
    """Whether a text is a statement that its tag asks what keeps rows: ``sql`select ${token}` ``."""
    call = text.parent if text is not None else None
    tag = call.child_by_field_name("function") if call is not None and call.child_by_field_name("arguments") == text else None
    return tag is not None and _pattern("tagged").search(_text(tag)) is not None


def _keeps(call: Node | None) -> bool:
    function = call.child_by_field_name("function") if call is not None else None
    name = _GIVEN.sub("", _text(function).replace("?.", ".")) if function is not None else ""
    of, _, last = name.rpartition(".")
    if _pattern("besides").search(of.rpartition(".")[2]) is not None:
        return False
    named = _pattern("askers").search(of) or _pattern("methods").search(last) if of else None
    return named is not None or _pattern("calls").search(last) is not None


def _is_put(node: Node) -> bool:
    """Whether a credential of somebody's row is set or taken away: `user.otp_code = None`."""
    parent = node.parent
    if parent is not None and parent.type == "expression_list":
        node, parent = parent, parent.parent
    if parent is None or parent.type not in _ASSIGNMENTS or parent.child_by_field_name("left") != node:
        return False
    return _pattern("rows").search(_text(node).rpartition(".")[0]) is not None


def _text(node: Node) -> str:
    return (node.text or b"").decode("utf-8", "replace")


@lru_cache(maxsize=16384)
def _is_credential(word: bytes) -> bool:
    return _pattern("words").search(word.decode("utf-8", "replace")) is not None


@cache
def _pattern(part: str) -> re.Pattern[str]:
    return re.compile(shipped.data("rules/lexicon/auth")["handled"][part])

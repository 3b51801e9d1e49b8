"""Where a source reads the header by which a request says who it comes from: `headers["authorization"]`, `GetHeader("Authorization")`.

What such a header is called, and what reads one, is the lexicon's to say. Must not know what is done with it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache

from tree_sitter import Node

from keeper_validate import shipped
from keeper_validate.extract.module import Mention
from keeper_validate.extract.node_types import ARGUMENTS, MEMBERS, TEXTS

PRESENTED = "presented"
"""The use of a mention that is such a header."""
_HOLDERS = MEMBERS | {"subscript": "value", "subscript_expression": "object", "index_expression": "operand"}
_ASSIGNMENTS = frozenset({"assignment", "assignment_expression", "assignment_statement"})


def presented(word: bytes, node: Node, within: Callable[[Node], str]) -> Iterator[Mention]:
    """The header that a word is, where it is read."""
    if word in _headers() and _is_read(node.parent if node.type in TEXTS and node.parent is not None else node):
        yield Mention(word.decode(), PRESENTED, node.start_point.row + 1, node.end_point.row + 1, within(node))


def _is_read(node: Node) -> bool:
    parent = node.parent
    if parent is None:
        return False
    if parent.type == "selector_expression":
        node, parent = parent, parent.parent or parent
    if parent.type in ARGUMENTS and parent.parent is not None:
        called = parent.parent.child_by_field_name("function")
        return called is not None and parent.named_children[0] == node and _reading("calls").search(_text(called)) is not None
    field = _HOLDERS.get(parent.type)
    of = parent.child_by_field_name(field) if field is not None else None
    given = parent.parent is not None and parent.parent.type in _ASSIGNMENTS and parent.parent.named_children[0] == parent
    return of is not None and of != node and not given and _reading("held").search(_text(of)) is not None


def _text(node: Node) -> str:
    return (node.text or b"").decode("utf-8", "replace")


@cache
def _reading(part: str) -> re.Pattern[str]:
    return re.compile(shipped.data("rules/lexicon/auth")["presented"][part])


@cache
def _headers() -> frozenset[bytes]:
    return frozenset(one.encode() for one in shipped.data("rules/lexicon/auth")["presented"]["headers"])

"""Where a source answers that somebody may not by a status that it leaves a function with: `return jsonify(error), 401`,
`return new Response(null, { status: 403 })`.

What such a status is called is the lexicon's to say. Must not know who is turned away, nor what makes the answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from tree_sitter import Node

from keeper_validate import shipped
from keeper_validate.extract.module import Mention
from keeper_validate.extract.node_types import MEMBERS

ANSWER = "answer"
"""The use of a mention that is such a status."""
_LEAVING = frozenset({"return_statement", "throw_statement", "raise_statement"})
# What a status may stand in on its way out; what compares it, or keeps it for a function of its own, only asks for one.
_CARRYING = frozenset({
    "attribute", "member_expression", "pair", "dictionary", "object", "keyword_argument", "argument_list", "arguments", "call",
    "call_expression", "new_expression", "tuple", "expression_list", "await", "await_expression", "parenthesized_expression",
    "as_expression", "satisfies_expression", "conditional_expression", "ternary_expression",
})
_KEYS = frozenset({"pair", "keyword_argument"})
_ASSIGNMENTS = frozenset({"assignment", "assignment_expression"})


def answered(word: bytes, node: Node, within: Callable[[Node], str]) -> Iterator[Mention]:
    """The answer that a word is, where it is one."""
    if word in statuses() and _leaves(node):
        yield Mention(word.decode(), ANSWER, node.start_point.row + 1, node.end_point.row + 1, within(node))


def _leaves(node: Node) -> bool:
    """Whether a function is left with a node, or with what it is a part of."""
    while (parent := node.parent) is not None and parent.type in _CARRYING:
        if parent.type in _KEYS and parent.named_children[0] == node:
            return False
        node = parent
    in_place = parent is not None and parent.type == "arrow_function" and parent.child_by_field_name("body") == node
    return in_place or (parent is not None and (parent.type in _LEAVING or _sets(parent, node)))


def _sets(assignment: Node, given: Node) -> bool:
    """Whether an answer that is left later is given a status: `response.status_code = 401`."""
    left = assignment.child_by_field_name("left") if assignment.type in _ASSIGNMENTS else None
    member = (left.text or b"").rpartition(b".")[2] if left is not None and left != given and left.type in MEMBERS else b""
    return member in _set_as()


@cache
def _set_as() -> frozenset[bytes]:
    return frozenset(one.encode() for one in shipped.data("rules/lexicon/auth")["refusals"]["set_as"])


@cache
def statuses() -> frozenset[bytes]:
    return frozenset(status.encode() for status in shipped.data("rules/lexicon/auth")["refusals"]["statuses"])

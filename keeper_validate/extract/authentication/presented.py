"""Where a source reads the header by which a request says who it comes from: `headers["authorization"]`, `GetHeader("Authorization")`, the
scheme that stands in it (`startsWith("Bearer ")`), and where it reads or writes the header of cookies or a session's keys itself.

What such headers and schemes are called, and what reads or writes one, is the lexicon's to say. Must not know what is done with it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache

from tree_sitter import Node

from keeper_validate import shipped
from keeper_validate.extract.authentication.names import tells_credential
from keeper_validate.extract.module import Mention
from keeper_validate.extract.node_types import ARGUMENTS, MEMBERS, TEXTS

PRESENTED = "presented"
"""The use of a mention that is such a header, or a scheme in it."""
CARRIED = "carried"
"""The use of a mention that is the header of cookies, or a session that is asked who is there."""
_HOLDERS = MEMBERS | {"subscript": "value", "subscript_expression": "object", "index_expression": "operand"}
_ASSIGNMENTS = frozenset({"assignment", "assignment_expression", "assignment_statement"})
_COMPARISONS = frozenset({"comparison_operator", "binary_expression"})
_EQUAL = frozenset({"==", "===", "!=", "!=="})
_KEYED = frozenset({"pair"})
# What may stand beside a scheme in its text: a blank, a colon.
_LEFT = 2


def presented(word: bytes, node: Node, within: Callable[[Node], str]) -> Iterator[Mention]:
    """The header or the scheme that a word is, where it is read, and the header of cookies, where that is read or written."""
    whole = node.parent if node.type in TEXTS and node.parent is not None else node
    use = ""
    scheme = word in _words("schemes") and whole != node and _is_taken_off(word, node, whole)
    if scheme or (word in _words("headers") and _is_read(whole)):
        use = PRESENTED
    elif (word in _words("cookies") and (_is_read(whole) or _is_written(whole))) or (word in _words("sessions") and _is_indexed(node)):
        use = CARRIED
    if use:
        yield Mention(word.decode(), use, node.start_point.row + 1, node.end_point.row + 1, within(node))


def may_present(word: bytes) -> bool:
    """Whether a word can be such a header or scheme at all."""
    return any(word in _words(part) for part in ("schemes", "headers", "cookies", "sessions"))


def _is_read(node: Node) -> bool:
    parent = node.parent
    if parent is None:
        return False
    if parent.type == "selector_expression":
        node, parent = parent, parent.parent or parent
    if _is_given(node, 0, "calls"):
        return True
    field = _HOLDERS.get(parent.type)
    of = parent.child_by_field_name(field) if field is not None else None
    given = parent.parent is not None and parent.parent.type in _ASSIGNMENTS and parent.parent.named_children[0] == parent
    return of is not None and of != node and not given and _pattern("held").search(_text(of)) is not None


def _is_taken_off(word: bytes, node: Node, literal: Node) -> bool:
    """Whether a text begins with a scheme and what is presented is held against it: `header.startsWith("Bearer ")`, `kind == "Basic"`."""
    parent = literal.parent
    begins = (node.text or b"").lstrip(b"^").startswith(word) and len(node.text or b"") <= len(word) + _LEFT
    equal = parent is not None and parent.type in _COMPARISONS and any(one.type in _EQUAL for one in parent.children)
    compared = equal and parent is not None and any(_pattern("scheme").search(_text(one)) for one in parent.children if one != literal)
    return begins and (compared or any(_is_given(literal, at, "taking") for at in (0, -1)))


def _is_written(node: Node) -> bool:
    """Whether a text is the header of cookies that an answer is given: `headers.append("Set-Cookie", value)`, `{"Set-Cookie": value}`."""
    parent = node.parent
    keyed = parent is not None and parent.type in _KEYED and parent.named_children[0] == node
    return _pattern("setting").search(_text(node)) is not None and (keyed or _is_given(node, 0, "writing"))


def _is_indexed(node: Node) -> bool:
    """Whether a session is asked for, or given, who is there under a key or a member: `session["user_id"]`, `req.session.userId`."""
    whole, parent = node, node.parent
    if parent is not None and parent.type in MEMBERS and parent.child_by_field_name(MEMBERS[parent.type]) != node:
        of = parent.child_by_field_name(MEMBERS[parent.type])
        if of is None or _pattern("requests").search(_text(of)) is None:
            return False
        whole, parent = parent, parent.parent
    field = _HOLDERS.get(parent.type) if parent is not None else None
    # a session that is nobody's request may be of anything else, but for its keys
    if parent is None or field is None or parent.child_by_field_name(field) != whole or (whole == node and parent.type in MEMBERS):
        return False
    key = _text(parent.named_children[-1]).strip("\"'")
    return key.isidentifier() and tells_credential(key)


def _is_given(node: Node, at: int, part: str) -> bool:
    """Whether a node is what a call of some name is given at a place."""
    given = node.parent
    if given is None or given.type not in ARGUMENTS or given.parent is None or given.named_children[at] != node:
        return False
    function = given.parent.child_by_field_name("function")
    return function is not None and _pattern(part).search(_text(function)) is not None


def _text(node: Node) -> str:
    return (node.text or b"").decode("utf-8", "replace")


@cache
def _pattern(part: str) -> re.Pattern[str]:
    return re.compile(shipped.data("rules/lexicon/auth")["presented"][part])


@cache
def _words(part: str) -> frozenset[bytes]:
    return frozenset(one.encode() for one in shipped.data("rules/lexicon/auth")["presented"][part])

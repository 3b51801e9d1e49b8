"""Where a source tells whoever comes later who is there: `event.locals.user = found`, `request.state.user = user`, `c.set("user", user)`.

What is told so, and where it is put, is the lexicon's to say. Must not know who asks for it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache

from tree_sitter import Node

from keeper_validate import shipped
from keeper_validate.extract.expression import plain
from keeper_validate.extract.module import Definition, Mention
from keeper_validate.extract.node_types import ARGUMENTS, MEMBERS, TEXTS

TOLD = "told"
"""The use of a mention that is who is told of."""
_ASSIGNMENTS = frozenset({"assignment", "assignment_expression"})
_NOBODY = frozenset({b"null", b"undefined", b"None"})


def told_who(word: bytes, node: Node, within: Callable[[Node], str]) -> Iterator[Mention]:
    """Who a word tells of, where something is put under it."""
    if word in told_of() and (_is_put(node) or _is_given(node)):
        yield Mention(word.decode(), TOLD, node.start_point.row + 1, node.end_point.row + 1, within(node))


def gives_back(mention: Mention, definition: Definition, family: str) -> bool:
    """Whether a function that is called so asks what is held for a request who was told of: `ctx.Value(userKey)`."""
    known = shipped.data("rules/lexicon/auth")["telling_back"]
    last = definition.name.rpartition(".")[2].replace("_", "").lower()
    if mention.use != "call" or last not in known["names"] or mention.name.rpartition(".")[2] not in known["calls"].get(family, ()):
        return False
    return any(re.search(known["told_of"], plain(one)) for one in mention.arguments)


def _is_put(node: Node) -> bool:
    """Whether a node is the member that something is assigned to."""
    member = node.parent
    of = member.child_by_field_name(MEMBERS[member.type]) if member is not None and member.type in MEMBERS else None
    whole = member.parent if member is not None else None
    if of is None or whole is None or whole.type not in _ASSIGNMENTS or whole.child_by_field_name("left") != member:
        return False
    right = whole.child_by_field_name("right")
    # nobody, or who was told of before, is nobody new
    told = right is not None and right.text not in _NOBODY and (right.text or b"").rpartition(b".")[2] != node.text
    told = told or (right is not None and right.type == "identifier" and right.text not in _NOBODY)
    return told and _place("held").search((of.text or b"").decode("utf-8", "replace")) is not None


def _is_given(node: Node) -> bool:
    """Whether a node is the text under which a call puts something."""
    literal = node.parent if node.type in TEXTS else None
    given = literal.parent if literal is not None else None
    if literal is None or given is None or given.type not in ARGUMENTS or given.parent is None:
        return False
    called = given.parent.child_by_field_name("function")
    puts = called is not None and _place("calls").search((called.text or b"").decode("utf-8", "replace")) is not None
    return puts and given.named_child_count > 1 and given.named_children[0] == literal


@cache
def _place(part: str) -> re.Pattern[str]:
    return re.compile(shipped.data("rules/lexicon/auth")["telling"][part])


@cache
def told_of() -> frozenset[bytes]:
    return frozenset(one.encode() for one in shipped.data("rules/lexicon/auth")["telling"]["told"])

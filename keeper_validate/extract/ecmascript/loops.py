"""What the loops of an ECMAScript module bind: a variable that is each item of a list, or the parts of the item that a pattern takes.

Must not walk into the body of a loop, nor follow the name of a list."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from keeper_validate.extract.ecmascript.expression import expression
from keeper_validate.extract.ecmascript.patterns import deeper, fields
from keeper_validate.extract.ecmascript.scope import FUNCTIONS, bare, place, said, text
from keeper_validate.extract.ecmascript.walk import Walk, definition
from keeper_validate.extract.expression import Call, Expression, Member, Name
from keeper_validate.extract.module import Definition

_LOOPS = frozenset({"forEach", "map"})
# `_.each(routes, (route) => ...)`: what goes through a list or the values of an object for another
_GOING_THROUGH = frozenset({"each", "forEach", "map", "forOwn"})
# `Object.entries(routes)`: the pairs of an object, or its values alone; its keys are what it is gone through by
_VALUES = "{values}"
_OF_OBJECT = {"Object.entries": "{entries}", "Object.values": _VALUES, "Object.keys": ""}


def over(node: Node, scope: str, walk: Walk) -> Iterator[Definition]:
    """`for (const item of list)`, `for (const { path, router } of list)`."""
    left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
    if left is not None and right is not None:
        yield from _each(left, _list(right), node, scope, walk)


def given(call: Node) -> Node | None:
    """The function that a call hands each item of a list to: `list.forEach((item) => ...)`, `_.each(list, (item) => ...)`."""
    callee, arguments = call.child_by_field_name("function"), said(call.child_by_field_name("arguments"))
    if callee is None or callee.type != "member_expression" or not arguments:
        return None
    way = text(callee.child_by_field_name("property"))
    if arguments[0].type in FUNCTIONS:
        return arguments[0] if way in _LOOPS else None
    return arguments[1] if way in _GOING_THROUGH and len(arguments) == 2 and arguments[1].type in FUNCTIONS else None


def handed(call: Node, callback: Node, scope: str, walk: Walk) -> Iterator[Definition]:
    """What the function that is handed each item calls it."""
    of, before = call.child_by_field_name("function"), said(call.child_by_field_name("arguments"))[0]
    listed = of.child_by_field_name("object") if of is not None and before == callback else before
    parameters = callback.child_by_field_name("parameters")
    first = callback.child_by_field_name("parameter") or next(iter(parameters.named_children if parameters is not None else ()), None)
    if first is not None and listed is not None:
        values = _list(listed) if before == callback else Member(expression(bare(listed)), _VALUES)
        yield from _each(first.child_by_field_name("pattern") or first, values, callback, scope, walk)


def _each(target: Node, listed: Expression, at: Node, scope: str, walk: Walk) -> Iterator[Definition]:
    if target.type == "identifier":
        yield definition(text(target), "each", target, at, scope, walk, value=listed)
        return
    item = f"[{place(target)}]"  # one that a pattern takes apart has no name of its own
    taken = tuple(parts(target))
    if taken:
        yield definition(item, "each", target, at, scope, walk, value=listed)
    for part, local in taken:
        yield definition(local, "value", target, at, scope, walk, value=Name(f"{item}.{part}"), traits=("each",))


def parts(pattern: Node) -> Iterator[tuple[str, str]]:
    """The keys or places that a pattern takes, and the names it binds them to."""
    if pattern.type == "array_pattern":
        yield from ((str(place), text(child)) for place, child in enumerate(pattern.named_children) if child.type == "identifier")
        return
    yield from ((part, local) for part, local in fields(pattern) if local and part != "...")
    yield from deeper(pattern)


def _list(node: Node) -> Expression:
    found = expression(bare(node))
    way = _OF_OBJECT.get(found.function.name) if isinstance(found, Call) and isinstance(found.function, Name) else None
    if way is None or not isinstance(found, Call) or not found.arguments:
        return found
    return Member(found.arguments[0], way) if way else found.arguments[0]

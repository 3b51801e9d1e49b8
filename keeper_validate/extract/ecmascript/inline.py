"""A function or class written in place as a value, and the module's member that a function does nothing but load.

Must not look into what else a function does."""

from __future__ import annotations

from tree_sitter import Node

from keeper_validate.extract.ecmascript.scope import bare, dotted, load, said, text
from keeper_validate.extract.expression import Inline, Name

_AWAITING = frozenset({"parenthesized_expression", "await_expression"})


def inline(node: Node, depth: int) -> Inline:
    """A function or class written in place."""
    body = node.child_by_field_name("body") if node.type == "arrow_function" else None
    return Inline(dotted(node), _loaded(bare(body)) if body is not None else None)


def _loaded(body: Node) -> Name | None:
    """`import("./x")`, `import("./x").then((m) => m.part)`, `(await import("./x")).part`."""
    if body.type == "call_expression":
        whole = load(body)
        return Name(whole) if whole is not None else _then(body)
    of = body.child_by_field_name("object") if body.type == "member_expression" else None
    while of is not None and of.type in _AWAITING and of.named_children:
        of = of.named_children[0]
    whole = load(of) if of is not None and of.type == "call_expression" else None
    return Name(f"{whole}.{text(body.child_by_field_name('property'))}") if whole is not None else None


def _then(call: Node) -> Name | None:
    """What a function that is handed the module takes from it."""
    callee, given = call.child_by_field_name("function"), said(call.child_by_field_name("arguments"))
    of = callee.child_by_field_name("object") if callee is not None and callee.type == "member_expression" else None
    whole = load(of) if of is not None and of.type == "call_expression" else None
    body = given[0].child_by_field_name("body") if whole is not None and given and given[0].type == "arrow_function" else None
    if body is None:
        return None
    listed = given[0].child_by_field_name("parameter") or given[0].child_by_field_name("parameters")
    first = next(iter(said(listed)), listed) if listed is not None else None
    pattern = first.child_by_field_name("pattern") or first if first is not None else None
    taken, named = text(bare(body)), text(pattern)
    if pattern is not None and pattern.type == "object_pattern":
        return Name(f"{whole}.{taken}") if any(text(each) == taken for each in pattern.named_children) else None
    return Name(f"{whole}{taken.removeprefix(named)}") if taken == named or taken.startswith(f"{named}.") else None

"""What object patterns take out of a value, and the names that they bind it to."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from keeper_validate.extract.ecmascript.scope import key, text


def fields(pattern: Node) -> Iterator[tuple[str, str]]:
    """The keys that an object pattern takes and the names it binds them to."""
    for child in pattern.named_children if pattern.type == "object_pattern" else ():
        kind = child.type
        if kind == "shorthand_property_identifier_pattern":
            yield text(child), text(child)
        elif kind == "object_assignment_pattern":
            left = child.child_by_field_name("left")
            yield text(left), text(left)
        elif kind == "pair_pattern":
            value = child.child_by_field_name("value")
            if value is not None and value.type == "assignment_pattern":
                value = value.child_by_field_name("left")
            yield key(child.child_by_field_name("key")) or "", text(value) if value is not None and value.type == "identifier" else ""
        elif kind == "rest_pattern" and child.named_children:
            yield "...", text(child.named_children[0])


def deeper(pattern: Node) -> Iterator[tuple[str, str]]:
    """What an object pattern takes out of the parts that it takes apart in turn, `{ server: { app } }`: the way there, and the name."""
    for child in pattern.named_children if pattern.type == "object_pattern" else ():
        value = child.child_by_field_name("value") if child.type == "pair_pattern" else None
        inner = value.child_by_field_name("left") if value is not None and value.type == "assignment_pattern" else value
        if inner is None or inner.type != "object_pattern":
            continue
        for part, local in (*fields(inner), *deeper(inner)):
            if local and part != "...":
                yield f"{key(child.child_by_field_name('key')) or ''}.{part}", local

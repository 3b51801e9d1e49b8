"""Imports of TypeScript that bring what stands for a type alone, and are not written so: `import { User }` of which only `x: User` is made.

Must not know who asks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tree_sitter import Node

_AS_TYPE = frozenset({"type_identifier"})
_INSIDE_TYPES = frozenset({"nested_type_identifier", "type_query"})
_NAMES = frozenset({"identifier", "shorthand_property_identifier", *_AS_TYPE})
_WHOLE = frozenset({"React"})
"""What a compiler of JSX may need as a value, though no code names it."""


def of_types_alone(held: Iterable[Node]) -> Iterator[Node]:
    """Those of some names in imports that the rest of the file uses, and as types alone; none where decorators keep types as values."""
    nodes = list(held)
    told = _told(_root(nodes[0])) if nodes else None
    for node in nodes:
        name = _local(node)
        if told is not None and name and not _is_typed(node) and told.get(name) is True:
            yield node


def _local(node: Node) -> str:
    """What a file calls what it imports."""
    named = node.child_by_field_name("alias") or node.child_by_field_name("name") or node
    name = named.text.decode() if named.text else ""
    return "" if name in _WHOLE else name


def _is_typed(node: Node) -> bool:
    """Whether an import says that it brings a type: `import type { A }`, `import { type A }`."""
    above: Node | None = node
    while above is not None:
        if any(child.type in ("type", "typeof") for child in above.children):
            return True
        above = above.parent if above.type != "import_statement" else None
    return False


def _root(node: Node) -> Node:
    while node.parent is not None:
        node = node.parent
    return node


def _told(root: Node) -> dict[str, bool] | None:
    """Each name that a file uses outside of imports, and whether it stands for a type everywhere; None for a file with decorators."""
    told: dict[str, bool] = {}
    waiting = [root]
    while waiting:
        node = waiting.pop()
        if node.type == "decorator":
            return None
        if node.type in _NAMES and node.text:
            name, parent = node.text.decode(), node.parent
            as_type = node.type in _AS_TYPE or (parent is not None and parent.type in _INSIDE_TYPES)
            told[name] = told.get(name, True) and as_type
        waiting += [child for child in node.children if child.type != "import_statement"]
    return told

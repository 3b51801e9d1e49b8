"""What stands around nodes, remembered for who asks again: to ask a node costs a search from the root each time. Must not know what it is
asked for."""

from __future__ import annotations

from tree_sitter import Node

# An entry holds its node, and so its tree; few are enough, as neighbours ask in a row.
_MOST = 256
_known: dict[int, tuple[Node, Node | None]] = {}


def parent_of(node: Node) -> Node | None:
    """The node around a node."""
    key = node.id
    known = _known.get(key)
    if known is None:
        if len(_known) > _MOST:
            _known.clear()
        known = _known[key] = node, node.parent
    return known[1]

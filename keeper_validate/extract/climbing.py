"""What is read on the way from a node up to the root, remembered for what is met on the way: asking a node for its parent costs a search
from the root each time. Must not know what is read."""

from __future__ import annotations

from collections.abc import Callable

from tree_sitter import Node

from keeper_validate.extract.parents import parent_of

# An entry holds its node, and so its tree; few are enough, as neighbours ask in a row.
_MOST = 256
Step = Callable[[Node, bool], "tuple[str | None, bool]"]
"""What a node adds to the names of what lies in it (None: nothing), and the flag that its parent is met with; given its own flag."""


class Climb:
    """The dotted names of nodes, by what each step up adds."""

    def __init__(self, step: Step) -> None:
        self._step = step
        self._known: dict[tuple[int, bool], tuple[Node, str | None]] = {}

    def name(self, node: Node | None, flag: bool = False) -> str:
        """The parts that a node and those around it add, outermost first."""
        if len(self._known) > _MOST:
            self._known.clear()
        passed: list[tuple[tuple[int, bool], Node, str | None]] = []
        found: str | None = None
        asked, step = self._known, self._step
        while node is not None:
            key = node.id, flag
            known = asked.get(key)
            if known is not None:
                found = known[1]
                break
            part, flag = step(node, flag)
            passed.append((key, node, part))
            node = parent_of(node)
        for key, one, part in reversed(passed):
            if part is not None:
                found = part if found is None else f"{found}.{part}"
            asked[key] = one, found
        return found or ""

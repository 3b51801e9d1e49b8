"""What the nodes that rules captured in one file say, each read once: many rules capture the same.

Must not outlive the tree, nor know what a role means."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping
from itertools import accumulate
from operator import attrgetter

from tree_sitter import Node

from keeper_validate.extract.expression import Expression
from keeper_validate.extract.module import Capture

_LINE = attrgetter("line")
Place = tuple[int, int, int, int, str]
"""Where a node starts and ends, in bytes and in lines, and the dotted name of the definitions around it."""


class Taken:
    """The captures of one file."""

    def __init__(self, root: Node, expression: Callable[[Node], Expression], within: Callable[[Node], str]) -> None:
        self._expression, self._within = expression, within
        before = b"\n" * root.start_point.row
        source = before.ljust(root.start_byte) + (root.text or b"")
        self._ends = list(accumulate(len(line) + 1 for line in source.split(b"\n")))
        self._values: dict[int, Expression] = {}
        self._captures: dict[tuple[str, int], Capture] = {}
        self._places: dict[int, Place] = {}
        self._scopes: dict[tuple[int, int], str] = {}

    def value(self, node: Node) -> Expression:
        """A node as a value."""
        key = node.id
        found = self._values.get(key)
        if found is None:
            found = self._values[key] = self._expression(node)
        return found

    def captures(self, captured: Mapping[str, list[Node]]) -> tuple[Capture, ...]:
        """What was captured by roles, in source order; `_` captures only constrain."""
        found = [
            self._captures.get((role, node.id)) or self._capture(role, node)
            for role, nodes in captured.items() if role != "element" and role[0] != "_" for node in nodes
        ]
        if len(found) > 1:
            found.sort(key=_LINE)
        return tuple(found)

    def _capture(self, role: str, node: Node) -> Capture:
        made = Capture(role, self.value(node), self._line(node.start_byte), self._line(node.end_byte))
        self._captures[role, node.id] = made
        return made

    def place(self, node: Node) -> Place:
        """Where a node stands. What is around it is the same for all nodes of a kind below one other."""
        found = self._places.get(node.id)
        if found is None:
            around = node.parent
            key = (around.id if around is not None else 0, node.kind_id)
            scope = self._scopes.get(key)
            if scope is None:
                scope = self._scopes[key] = self._within(node)
            start, end = node.start_byte, node.end_byte
            found = self._places[node.id] = start, end, self._line(start), self._line(end), scope
        return found

    def _line(self, offset: int) -> int:
        """The line of a byte; a node's own points cost ten times as much."""
        return bisect_right(self._ends, offset) + 1

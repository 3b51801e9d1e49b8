"""The nodes of a YAML text, and how parser events become them: every scalar is text, repeated keys are kept, each knows its line.

Must not know where the events come from, nor what the fields mean."""

from __future__ import annotations

import re
from typing import Any

from keeper_validate.values import dataclass

DEEPEST = 100
MOST_ALIASED = 10_000

HALF = re.compile("[\ud800-\udfff]")
"""Half of a character, as an escape can write it: nothing that takes text can hold it."""
_TAGS = frozenset(f"tag:yaml.org,2002:{name}" for name in ("str", "int", "float", "bool", "null", "map", "seq", "timestamp")) | {"!"}


@dataclass(frozen=True, slots=True)
class Scalar:
    """A piece of text; `quoted` also where it is a block (`|`, `>`)."""

    text: str
    line: int
    quoted: bool = False

    @property
    def empty(self) -> bool:
        """Whether nothing stands there: `key:` with no value."""
        return not self.quoted and not self.text


@dataclass(frozen=True, slots=True)
class Mapping:
    """Keys and values in file order; a repeated key stands there twice."""

    items: tuple[tuple[Scalar, Node], ...]
    line: int

    def all(self, key: str) -> tuple[Node, ...]:
        """Every value of a key."""
        return tuple(value for name, value in self.items if name.text == key)

    def get(self, key: str) -> Node | None:
        """The first value of a key."""
        return next((value for name, value in self.items if name.text == key), None)


@dataclass(frozen=True, slots=True)
class Sequence:
    """The items of a list."""

    items: tuple[Node, ...]
    line: int


Node = Scalar | Mapping | Sequence


def kept(node: Node) -> list[Any]:
    """A node as plain lists, for `restored`."""
    if isinstance(node, Scalar):
        return [node.text, node.line, node.quoted]
    if isinstance(node, Sequence):
        return ["-", node.line, [kept(item) for item in node.items], None]
    return [":", node.line, [kept(key) for key, _ in node.items], [kept(value) for _, value in node.items]]


def restored(plain: Any) -> Node | None:
    """The node that was kept; None where there is none, or something else stands there."""
    try:
        return _restored(plain) if plain is not None else None
    except (TypeError, ValueError):
        return None


def _restored(plain: Any) -> Node:
    if len(plain) == 3:
        return _scalar(plain)
    _, line, first, values = plain
    if values is None:
        return Sequence(tuple(_restored(item) for item in first), line)
    return Mapping(tuple((_scalar(key), _restored(value)) for key, value in zip(first, values, strict=True)), line)


def _scalar(plain: Any) -> Scalar:
    text, line, quoted = plain
    return Scalar(text, line, quoted)


class Unreadable(Exception):
    """A place where reading stopped; `mendable` where quoting one line may help; `opened` the line of a bracket or a quote that is not
    closed until there, `tabbed` where tabs indent."""

    def __init__(self, why: str, line: int, mendable: bool = True, opened: int = 0, tabbed: bool = False) -> None:
        super().__init__(why)
        self.why, self.line, self.mendable, self.opened, self.tabbed = why, line, mendable, opened, tabbed


class Composer:
    """Events into nodes, on a stack of its own so that no input can exhaust the program's; counts what aliases repeat."""

    def __init__(self) -> None:
        self.stack: list[tuple[str, int, str | None, list[Node]]] = []
        self.anchors: dict[str, tuple[Node, int]] = {}
        self.open: set[str] = set()
        self.aliased = 0
        self.root: Node | None = None
        self.documents = 0

    def compose(self, events: Any) -> Node:
        for event in events:
            self._take(type(event).__name__, event)
        return self.root if self.root is not None else Scalar("", 1)

    def _take(self, kind: str, event: Any) -> None:
        line = event.start_mark.line + 1 if event.start_mark else 1
        if kind == "DocumentStartEvent":
            self.documents += 1
            if self.documents > 1:
                raise Unreadable("a second document begins here, and one file holds one document", line, mendable=False)
        elif kind == "AliasEvent":
            self._put(self._alias(event.anchor, line), None)
        elif kind == "ScalarEvent":
            self._check_tag(event, line)
            if not event.value.isascii() and HALF.search(event.value):
                raise Unreadable("an escape stands here for half a character", line, mendable=False)
            self._put(Scalar(event.value, line, event.style not in (None, "")), event.anchor)
        elif kind in ("MappingStartEvent", "SequenceStartEvent"):
            self._check_tag(event, line)
            self._open(kind, event.anchor, line)
        elif kind in ("MappingEndEvent", "SequenceEndEvent"):
            start, at, anchor, nodes = self.stack.pop()
            self.open.discard(anchor or "")
            self._put(_mapping(nodes, at) if start == "MappingStartEvent" else Sequence(tuple(nodes), at), anchor)

    def _open(self, kind: str, anchor: str | None, line: int) -> None:
        if len(self.stack) >= DEEPEST:
            raise Unreadable(f"nested deeper than {DEEPEST} levels", line, mendable=False)
        if anchor:
            self.open.add(anchor)
        self.stack.append((kind, line, anchor, []))

    def _put(self, node: Node, anchor: str | None) -> None:
        if anchor:
            self.anchors[anchor] = (node, _size(node))
        if self.stack:
            self.stack[-1][3].append(node)
        else:
            self.root = node

    def _alias(self, anchor: str, line: int) -> Node:
        if anchor in self.open:
            raise Unreadable(f"the alias *{anchor} contains itself", line, mendable=False)
        if anchor not in self.anchors:
            raise Unreadable(f"the alias *{anchor} has no anchor", line)
        node, size = self.anchors[anchor]
        self.aliased += size
        if self.aliased > MOST_ALIASED:
            raise Unreadable(f"aliases repeat more than {MOST_ALIASED} values", line, mendable=False)
        return node

    @staticmethod
    def _check_tag(event: Any, line: int) -> None:
        tag = str(event.tag) if event.tag else "!"
        if tag not in _TAGS:
            raise Unreadable(f"the tag {tag} is not allowed, only plain text, lists and mappings are", line, mendable=False)


class Untagged(Composer):
    """The same of a text that other programs read: what they make of its tags is theirs."""

    @staticmethod
    def _check_tag(event: Any, line: int) -> None:
        pass


def _mapping(nodes: list[Node], line: int) -> Mapping:
    items: list[tuple[Scalar, Node]] = []
    merged: list[tuple[Scalar, Node]] = []
    for key, value in zip(nodes[::2], nodes[1::2], strict=True):
        if not isinstance(key, Scalar):
            raise Unreadable("a key is a list or a mapping, and keys are text", key.line)
        if key.text == "<<" and not key.quoted:
            merged += _merged(value)
        else:
            items.append((key, value))
    own = {key.text for key, _ in items}
    return Mapping((*items, *(pair for pair in merged if pair[0].text not in own)), line)


def _merged(value: Node) -> tuple[tuple[Scalar, Node], ...]:
    sources = value.items if isinstance(value, Sequence) else (value,)
    return tuple(pair for source in sources if isinstance(source, Mapping) for pair in source.items)


def _size(node: Node) -> int:
    count, rest = 0, [node]
    while rest:
        top = rest.pop()
        count += 1
        if isinstance(top, Mapping):
            rest += (value for _, value in top.items)
        elif isinstance(top, Sequence):
            rest += top.items
    return count

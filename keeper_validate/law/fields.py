"""Nodes of a law file as the loaders want them: folded keys, texts, items with their address. Must not know what a field means."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from keeper_validate.yaml import Mapping, Node, Scalar, Sequence

_EMPTY = frozenset({"", "~", "null", "none", "n/a"})


@lru_cache(maxsize=4096)
def folded(key: str) -> str:
    """A key or a word as it is compared: lower case, `-` and blanks as `_`."""
    return re.sub(r"[\s-]+", "_", key.strip().lower())


def empty(node: Node | None) -> bool:
    """Whether nothing is said: absent, `key:`, `null`, `None`, an empty list or mapping."""
    if isinstance(node, Scalar):
        return not node.quoted and node.text.strip().lower() in _EMPTY
    return node is None or not node.items


def text_of(node: Node | None) -> str:
    """A node as one text: a mapping that YAML made of `Event format: x` is joined back."""
    if node is None or (isinstance(node, Scalar) and node.empty):
        return ""
    if isinstance(node, Scalar):
        return node.text.strip()
    if isinstance(node, Sequence):
        return ", ".join(text_of(item) for item in node.items)
    return "; ".join(f"{key.text}: {text_of(value)}".rstrip(": ") for key, value in node.items)


def texts(node: Node | None) -> tuple[tuple[str, int], ...]:
    """The texts of a list, or of one value that stands for a list of one, each with its line; a mapping gives its keys."""
    if node is None or empty(node):
        return ()
    if isinstance(node, Sequence):
        return tuple((text_of(item), item.line) for item in node.items if not empty(item))
    if isinstance(node, Mapping):
        return tuple((key.text, key.line) for key, _ in node.items)
    return ((text_of(node), node.line),)


def first(node: Mapping, *names: str) -> Node | None:
    """The value of the first of some keys that says something."""
    for name in names:
        for key, value in node.items:
            if folded(key.text) == name and not empty(value):
                return value
    return None


def word(node: Mapping, *names: str) -> str:
    """The text of the first of some keys that says something, or nothing."""
    return text_of(first(node, *names))


def grouped(node: Node, address: str) -> Iterator[tuple[str, str, Node]]:
    """The items of a list, or of a mapping of lists, as (group, address, item): `removals.backend[0]`."""
    if isinstance(node, Sequence):
        for index, item in enumerate(node.items):
            if not empty(item):
                yield "", f"{address}[{index}]", item
    elif isinstance(node, Mapping):
        for key, value in node.items:
            for _, place, item in grouped(value, f"{address}.{key.text}"):
                yield key.text, place, item
    elif not empty(node):
        yield "", f"{address}[0]", node


def mended(line: str) -> str:
    """What to tell about a line that had to be quoted before it could be read."""
    return f"this line is not YAML and was read as plain text, put it in quotes: {line}"

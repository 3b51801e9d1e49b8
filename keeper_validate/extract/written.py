"""A syntax node as its source writes it. Must not know any language."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tree_sitter import Node

# what is left of a line broken in brackets: the blank behind them, the comma and the blank before their end
_BROKEN = re.compile(r"(?<=[(\[]) |,? (?=[)\]])")


def written(node: Node | None) -> str:
    """The source of a node; empty where there is none."""
    raw = node.text if node is not None else None
    return raw.decode("utf-8", "replace") if raw else ""


def in_line(node: Node | None) -> str:
    """The source of a node in one line and without comments, as what it declares is told, however its lines were broken."""
    return _BROKEN.sub("", " ".join(_uncommented(node).split()))


def closely(node: Node | None) -> str:
    """The same without any white space, as a type is told."""
    return "".join(_uncommented(node).split())


def _uncommented(node: Node | None) -> str:
    text = written(node)
    if node is None or not ("/*" in text or "//" in text):
        return text
    raw, pieces, at = node.text or b"", [], 0
    for comment in _comments(node):
        pieces.append(raw[at : comment.start_byte - node.start_byte])
        at = comment.end_byte - node.start_byte
    return b" ".join((*pieces, raw[at:])).decode("utf-8", "replace")


def _comments(node: Node) -> Iterator[Node]:
    if "comment" in node.type:
        yield node
        return
    for child in node.children:
        yield from _comments(child)

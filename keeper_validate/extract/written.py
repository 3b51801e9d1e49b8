"""A syntax node as its source writes it. Must not know any language."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node


def written(node: Node | None) -> str:
    """The source of a node; empty where there is none."""
    raw = node.text if node is not None else None
    return raw.decode("utf-8", "replace") if raw else ""


def closely(node: Node | None) -> str:
    """The source of a node without white space and comments, as a type is told."""
    text = written(node)
    if node is not None and ("/*" in text or "//" in text):
        text = "".join(_uncommented(node))
    return "".join(text.split())


def _uncommented(node: Node) -> Iterator[str]:
    if "comment" in node.type:
        return
    if not node.children:
        yield written(node)
    for child in node.children:
        yield from _uncommented(child)

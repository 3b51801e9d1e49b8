"""A syntax node as its source writes it. Must not know any language."""

from __future__ import annotations

from tree_sitter import Node


def written(node: Node | None) -> str:
    """The source of a node; empty where there is none."""
    raw = node.text if node is not None else None
    return raw.decode("utf-8", "replace") if raw else ""

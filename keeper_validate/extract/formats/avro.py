"""Enums of Avro schemas, by their full name. Must not read protocols or code that is made from a schema."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.element import Element, Facet, Gap
from keeper_validate.extract.json_nodes import NotJson, root
from keeper_validate.yaml import Mapping, Node, Scalar, Sequence


def elements(source: bytes) -> tuple[tuple[Element, ...], tuple[Gap, ...]]:
    """The enums of a schema, however deep in its records."""
    try:
        return tuple(_enums(root(source), "")), ()
    except NotJson as error:
        return (), (Gap("", 0, f"not readable as JSON: {error}"),)


def _enums(node: Node, namespace: str) -> Iterator[Element]:
    if isinstance(node, Sequence):
        for item in node.items:
            yield from _enums(item, namespace)
    if not isinstance(node, Mapping):
        return
    inner = _text(node.get("namespace")) or namespace
    symbols, name = node.get("symbols"), _text(node.get("name"))
    if _text(node.get("type")) == "enum" and isinstance(symbols, Sequence) and name:
        members = [item for item in symbols.items if isinstance(item, Scalar)]
        facets = (Facet("form", "avro-enum"), Facet("ordinal", "false"), *(Facet("member", item.text) for item in members))
        full = name if "." in name or not inner else f"{inner}.{name}"
        yield Element("enum", full, "", node.line, members[-1].line if members else node.line, "avro", facets=facets)
    for key, value in node.items:
        if key.text not in ("default", "symbols"):
            yield from _enums(value, inner)


def _text(node: Node | None) -> str:
    return node.text if isinstance(node, Scalar) else ""

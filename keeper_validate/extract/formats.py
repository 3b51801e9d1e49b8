"""The formats that are read without a grammar package: file suffix to reader. Must not know what a reader finds."""

from __future__ import annotations

import importlib
from collections.abc import Callable

from keeper_validate.element import Element, Gap

Elements = Callable[[bytes], tuple[tuple[Element, ...], tuple[Gap, ...]]]

_READERS = {
    ".proto": "proto_source",
    ".graphql": "graphql_source",
    ".gql": "graphql_source",
    ".graphqls": "graphql_source",
    ".prisma": "prisma_source",
    ".kt": "kotlin_source",
    ".kts": "kotlin_source",
    ".sql": "sql_source",
    ".json": "jsonschema_source",
    ".yaml": "jsonschema_source",
    ".yml": "jsonschema_source",
}


def reader_of(path: str) -> Elements | None:
    """The function that reads a path's elements from its bytes, None where the suffix is no format of this table.

    The elements and gaps it gives have an empty path; whoever knows the path fills it in."""
    dot = path.rfind(".")
    name = _READERS.get(path[dot:].lower()) if dot > path.rfind("/") else None
    if name is None:
        return None
    elements: Elements = importlib.import_module(f"keeper_validate.extract.{name}").elements
    return elements

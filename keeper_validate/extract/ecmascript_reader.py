"""TypeScript's and JavaScript's syntax as facts and expressions: what `docs/rules.md` asks of a reader.

Knows the languages and no framework."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tree_sitter import Node

from keeper_validate.extract import ecmascript_expression, ecmascript_scope
from keeper_validate.extract.ecmascript_bindings import exports, imports
from keeper_validate.extract.ecmascript_definitions import definitions
from keeper_validate.extract.ecmascript_paths import candidates
from keeper_validate.extract.expression import Expression
from keeper_validate.extract.module import Facts

__all__ = ["candidates", "expression", "facts", "otherwise", "within"]

_AMPERSAND = re.compile(rb"(?<=[^&])&(?=[^&=\w#])")


def facts(root: Node) -> Facts:
    """The imports, exports and definitions of a module."""
    source = b" " * root.start_byte + (root.text or b"")
    bound = tuple(imports(root, source))
    offered = tuple(exports(root))
    local = frozenset(export.local.partition(".")[0] for export in offered if export.local is not None)
    return Facts(bound, (), offered, definitions(root, source, local, bound))


def expression(node: Node) -> Expression:
    """A syntax node as a value."""
    return ecmascript_expression.expression(ecmascript_scope.bare(node))


def otherwise(language: str, source: bytes) -> Iterator[tuple[str, bytes]]:
    """Other readings of a source in which its grammar finds errors, of the same length: the grammar of JavaScript stumbles over regular
    expressions in JSX, that of TSX over an ampersand in its text."""
    if language == "javascript":
        yield "tsx", source
    if language in ("javascript", "tsx"):
        yield "tsx", _AMPERSAND.sub(b"|", source)


def within(node: Node) -> str:
    """The dotted name of the definitions around a node."""
    return ecmascript_scope.within(node)

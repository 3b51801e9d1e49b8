"""TypeScript's and JavaScript's syntax as facts and expressions: what `docs/rules.md` asks of a reader.

Knows the languages and no framework."""

from __future__ import annotations

from tree_sitter import Node

from keeper_validate.extract import ecmascript_expression, ecmascript_scope
from keeper_validate.extract.ecmascript_bindings import exports, imports
from keeper_validate.extract.ecmascript_definitions import definitions
from keeper_validate.extract.ecmascript_paths import candidates
from keeper_validate.extract.expression import Expression
from keeper_validate.extract.module import Facts

__all__ = ["candidates", "expression", "facts", "within"]


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


def within(node: Node) -> str:
    """The dotted name of the definitions around a node."""
    return ecmascript_scope.within(node)

"""TypeScript's and JavaScript's syntax as facts and expressions: what `docs/rules.md` asks of a reader.

Knows the languages and no framework."""

from __future__ import annotations

import re

from tree_sitter import Node

from keeper_validate.extract.blanks import blank
from keeper_validate.extract.ecmascript import expression as ecmascript_expression
from keeper_validate.extract.ecmascript import scope as ecmascript_scope
from keeper_validate.extract.ecmascript.bindings import exports, imports
from keeper_validate.extract.ecmascript.definitions import definitions
from keeper_validate.extract.ecmascript.paths import candidates, door
from keeper_validate.extract.ecmascript.renames import otherwise_called, renamed
from keeper_validate.extract.ecmascript.unions import literal_union
from keeper_validate.extract.expression import Expression, Opaque
from keeper_validate.extract.module import Facts

__all__ = [
    "ENCLOSED", "RECEIVER", "candidates", "door", "expression", "facts", "otherwise", "otherwise_called", "prepared", "renamed", "within",
]

# names of other files come by imports alone
RECEIVER, ENCLOSED = "this", True

# an arrow in a type ends none, which tells each sign from the next, nor does one go on over the marks of a remark; what stands apart from
# the tag is an object's type
_IN_TYPE = rb"[^<>`/*]|/(?!/)|\*(?!/)|=>"
_TAG_TYPES = re.compile(
    rb"(?<=[\w$\])])(?: (?=<\{))?<(?:" + _IN_TYPE + rb"|<(?:" + _IN_TYPE + rb"|<(?:" + _IN_TYPE + rb")*(?<!=)>)*(?<!=)>)*(?<!=)>\Z"
)


def facts(root: Node) -> Facts:
    """The imports, exports and definitions of a module."""
    source = b" " * root.start_byte + (root.text or b"")
    bound = tuple(imports(root, source))
    offered = tuple(exports(root))
    return Facts(bound, (), offered, definitions(root, source, offered, bound))


def expression(node: Node) -> Expression:
    """A syntax node as a value; a type that is a choice of literals as these."""
    if node.type == "union_type":
        return literal_union(node) or Opaque("")
    return ecmascript_expression.expression(ecmascript_scope.bare(node))


def prepared(source: bytes) -> bytes:
    """A source without the types that are given to a template's tag: the grammar takes those for comparisons, without an error."""
    if b">`" not in source:
        return source
    # no such sign stands in a type, so that what is between two holds one at its end at most
    *parts, last = source.split(b"`")
    typed = (_TAG_TYPES.sub(lambda found: blank(found.group()), part) if part.endswith(b">") else part for part in parts)
    return b"`".join((*typed, last))


def otherwise(language: str) -> tuple[str, ...]:
    """The languages whose grammars may know a source in which its own finds errors: that of JavaScript stumbles over regular
    expressions in JSX."""
    return ("tsx",) if language == "javascript" else ()


def within(node: Node) -> str:
    """The dotted name of the definitions around a node."""
    if node.type == "property_signature":
        return ecmascript_scope.declared_in(node)
    return ecmascript_scope.within(node)

"""TypeScript's and JavaScript's syntax as facts and expressions: what `docs/rules.md` asks of a reader.

Knows the languages and no framework."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tree_sitter import Node

from keeper_validate.extract.blanks import blank
from keeper_validate.extract.ecmascript import expression as ecmascript_expression
from keeper_validate.extract.ecmascript import scope as ecmascript_scope
from keeper_validate.extract.ecmascript.bindings import exports, imports
from keeper_validate.extract.ecmascript.definitions import definitions
from keeper_validate.extract.ecmascript.paths import candidates
from keeper_validate.extract.ecmascript.renames import renamed
from keeper_validate.extract.ecmascript.types import literal_union
from keeper_validate.extract.expression import Expression, Opaque
from keeper_validate.extract.module import Facts

__all__ = ["RECEIVER", "candidates", "expression", "facts", "otherwise", "prepared", "renamed", "within"]

RECEIVER = "this"

_AMPERSAND = re.compile(rb"(?<=[^&])&(?![&=]|#?\w+;)")
_EXPORTED_TYPES = re.compile(rb"(?m)^export\s+type\s+\*")
_TAG_TYPES = re.compile(rb"(?<=[\w$\])])<(?:[^<>`]|<(?:[^<>`]|<[^<>`]*>)*>)*(?<!=)>(?=`)")
_TYPE_IMPORT = re.compile(
    rb"(?:(?<=typeof )|(?<=[:<,|&(]\s)|(?<=[<(]))"
    rb"import\(\s*[\"'][^\"']*[\"']\s*\)(?=\s*(?:\.(?:[A-Z]|default\b)|[>,;)\[|&]))"
)
_UNNAMED = re.compile(rb"(?<=\()(?:any|string|number|boolean|object|unknown)(?=\)\s*=>)")


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
    return _TAG_TYPES.sub(lambda found: blank(found.group()), source) if b">`" in source else source


def otherwise(language: str, source: bytes) -> Iterator[tuple[str, bytes]]:
    """Other readings of a source in which its grammar finds errors: the grammar of JavaScript stumbles over regular expressions in JSX,
    those of TypeScript over an ampersand in the text of JSX or of its attributes, `export type *`, types imported in place, types
    given to a template's tag and a parameter of a type that is called as a type is. Offsets and lines stay as they are."""
    if language == "javascript":
        yield "tsx", source
    grammar = "tsx" if language == "javascript" else language
    typed = _EXPORTED_TYPES.sub(lambda found: found.group().replace(b"type", b"    "), source)
    typed = _TYPE_IMPORT.sub(lambda found: b"I" * len(found.group()), typed)
    typed = _TAG_TYPES.sub(lambda found: blank(found.group()), typed)
    typed = _UNNAMED.sub(lambda found: b"_" * len(found.group()), typed)
    if typed != source:
        yield grammar, typed
    if grammar == "tsx":
        yield grammar, _AMPERSAND.sub(b"|", typed)


def within(node: Node) -> str:
    """The dotted name of the definitions around a node."""
    if node.type == "property_signature":
        return ecmascript_scope.declared_in(node)
    return ecmascript_scope.within(node)

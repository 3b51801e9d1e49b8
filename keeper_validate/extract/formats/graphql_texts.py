"""Enums of GraphQL schemas that stand in a text of code: behind a tag (`gql`) or a mark (`/* GraphQL */`). Must not read the code around.

An enum of the code that goes by the same name in the same file is the same one, as far as anybody can tell."""

from __future__ import annotations

import re

from keeper_validate.element import Element, Gap
from keeper_validate.extract.blanks import blank
from keeper_validate.extract.formats import graphql

_TEXT = re.compile(rb"(?:/\*[ \t]{0,9}GraphQL[ \t]{0,9}\*/\s{0,99}|\b(?:gql|graphql)[ \t]{0,9})`((?:\\.|[^`\\])*)`", re.DOTALL)
_FILLED = re.compile(rb"\$\{[^{}`]*\}")
_DECLARED = re.compile(rb"\benum\s+([A-Za-z_$][\w$]*)")


def elements(source: bytes) -> tuple[tuple[Element, ...], tuple[Gap, ...]]:
    """The enums of the schemas that a source holds as texts; what does not end there is none."""
    if b"`" not in source or b"enum" not in source:
        return (), ()
    schemas, code, at = [], [], 0
    for found in _TEXT.finditer(source):
        start, end = found.span(1)
        filled = _FILLED.sub(lambda hole: blank(hole[0]), found[1])
        schemas += [blank(source[at:start]), filled]
        code += [source[at:start], blank(found[1])]
        at = end
    own = {name.decode() for name in _DECLARED.findall(b"".join((*code, source[at:])))} if schemas else set()
    told, gaps = graphql.elements(b"".join(schemas))
    open_at = {gap.line for gap in gaps}
    return tuple(one for one in told if one.name not in own and one.line not in open_at), ()

"""Enums of Prisma schemas, each member with the name it is mapped to. Must not know what a change of them means."""

from __future__ import annotations

import re

from keeper_validate.element import Element, Facet, Gap
from keeper_validate.extract.tokens import Tokens, scan, unquoted

_TOKEN = re.compile(r'(?P<skip>//[^\n]*)|"(?:[^"\\\n]|\\.)*"|@@?[\w.]+|[A-Za-z_]\w*|\d[\w.]*|[^\s\w]')


def elements(source: bytes) -> tuple[tuple[Element, ...], tuple[Gap, ...]]:
    """The enums of a schema."""
    if b"enum" not in source:
        return (), ()
    tokens = scan(_TOKEN, source)
    found: list[Element] = []
    gaps: list[Gap] = []
    at = 0
    while at < len(tokens):
        if tokens[at] == "{":
            end = tokens.closing(at)
            if tokens[at - 2] == "enum":
                found.append(_enum(tokens, at - 2, end))
                if end == len(tokens):
                    gaps.append(Gap("", tokens.line(at), f"enum {tokens[at - 1]} does not end"))
            at = end
        at += 1
    return tuple(found), tuple(gaps)


def _enum(tokens: Tokens, start: int, end: int) -> Element:
    facets = [Facet("form", "prisma-enum"), Facet("ordinal", "false")]
    at = start + 3
    while at < end:
        token = tokens[at]
        following = at + 1
        if token.startswith("@"):
            following = tokens.closing(at + 1) + 1 if tokens[at + 1] == "(" else at + 1
            mapped = next((unquoted(part) for part in tokens.texts[at:following] if part.startswith('"')), None)
            if token == "@map" and facets[-1].role == "member":
                facets[-1] = Facet("member", facets[-1].name, mapped)
            elif token == "@@map" and mapped:
                facets.append(Facet("mapped", mapped))
        else:
            facets.append(Facet("member", token))
        at = following
    return Element("enum", tokens[start + 1], "", tokens.line(start), tokens.line(end), "prisma", facets=tuple(facets))

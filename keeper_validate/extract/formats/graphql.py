"""Enums of GraphQL schema documents, also those that `extend` one. Must not know what a change of them means."""

from __future__ import annotations

import re

from keeper_validate.element import Element, Facet, Gap
from keeper_validate.extract.tokens import Tokens, scan

_TOKEN = re.compile(
    r'(?P<skip>#[^\n]*|"""(?:[^"\\]|\\.|"(?!""))*"""|"(?:[^"\\\n]|\\.)*"|,)|[A-Za-z_]\w*|-?\d[\w.+-]*|\.\.\.|[^\s\w]', re.DOTALL
)


def elements(source: bytes) -> tuple[tuple[Element, ...], tuple[Gap, ...]]:
    """The enums of a schema; what `extend enum` adds in the same file follows the members of the enum itself."""
    if b"enum" not in source:
        return (), ()
    tokens = scan(_TOKEN, source)
    found: dict[str, Element] = {}
    gaps: list[Gap] = []
    at = 0
    while at < len(tokens):
        if tokens[at] == "enum":
            opening = _body(tokens, at + 2)
            end = tokens.closing(opening) if tokens[opening] == "{" else opening - 1
            if end == len(tokens):
                gaps.append(Gap("", tokens.line(at), f"enum {tokens[at + 1]} does not end"))
            _add(found, tokens, at, opening, end)
            at = end
        elif tokens[at] in ("{", "("):
            at = tokens.closing(at)
        at += 1
    return tuple(found.values()), tuple(gaps)


def _body(tokens: Tokens, at: int) -> int:
    """The index of the opening brace, past directives such as `@deprecated(reason: "x")`."""
    while tokens[at] == "@":
        at += 2
        if tokens[at] == "(":
            at = tokens.closing(at) + 1
    return at


def _add(found: dict[str, Element], tokens: Tokens, start: int, opening: int, end: int) -> None:
    name = tokens[start + 1]
    members = tuple(_members(tokens, opening + 1, end))
    known = found.get(name)
    if known:
        found[name] = Element("enum", name, "", known.line, known.end_line, "graphql", facets=(*known.facets, *members))
        return
    facets = (Facet("form", "graphql-enum"), Facet("ordinal", "false"), *members)
    found[name] = Element("enum", name, "", tokens.line(start), tokens.line(end), "graphql", facets=facets)


def _members(tokens: Tokens, at: int, end: int) -> list[Facet]:
    found = []
    while at < end:
        found.append(Facet("member", tokens[at]))
        at = _body(tokens, at + 1)
    return found

"""Enums and models of Prisma schemas, members and tables with the names they are mapped to. Must not know what a change of them means."""

from __future__ import annotations

import re
from collections.abc import Iterator

from keeper_validate.element import Element, Facet, Gap
from keeper_validate.extract.tokens import Tokens, scan, unquoted

_TOKEN = re.compile(r'(?P<skip>//[^\n]*)|"(?:[^"\\\n]|\\.)*"|@@?[\w.]+|[A-Za-z_]\w*|\d[\w.]*|[^\s\w]')


def elements(source: bytes) -> tuple[tuple[Element, ...], tuple[Gap, ...]]:
    """The enums and models of a schema."""
    if b"enum" not in source and b"model" not in source:
        return (), ()
    tokens = scanned(source)
    models = frozenset(tokens[at + 1] for at, token in enumerate(tokens.texts) if token == "model" and tokens[at + 2] == "{")
    found: list[Element] = []
    gaps: list[Gap] = []
    at = 0
    while at < len(tokens):
        if tokens[at] == "{":
            end = tokens.closing(at)
            made = _made(tokens, at - 2, end, models)
            found.extend(made)
            if made and end == len(tokens):
                gaps.append(Gap("", tokens.line(at), f"{tokens[at - 2]} {tokens[at - 1]} does not end"))
            at = end
        at += 1
    return tuple(found), tuple(gaps)


def scanned(source: bytes) -> Tokens:
    """The tokens of a schema."""
    return scan(_TOKEN, source)


def lines_of(tokens: Tokens, start: int, end: int) -> Iterator[tuple[int, int]]:
    """Where each line of a block begins, and the next one does."""
    first = {tokens.line(at): at for at in range(end - 1, start + 2, -1)}
    lines = sorted(first.values())
    yield from zip(lines, (*lines[1:], end), strict=False)  # a model without a field has no line


def _made(tokens: Tokens, start: int, end: int, models: frozenset[str]) -> tuple[Element, ...]:
    if tokens[start] == "enum":
        return (_enum(tokens, start, end),)
    return (_model(tokens, start, end, models),) if tokens[start] == "model" else ()


def _model(tokens: Tokens, start: int, end: int, models: frozenset[str]) -> Element:
    """A model with its columns: fields of the type of another model are none."""
    facets = [Facet("library", "prisma")]
    for at, following in lines_of(tokens, start, end):
        listed = tokens[at + 2] if tokens[at + 2] in ("?", "[") else ""
        if tokens[at] == "@@map":
            facets.extend(Facet("table", unquoted(part)) for part in tokens.texts[at:following] if part.startswith('"'))
        elif tokens[at][0].isalpha() and tokens[at + 1] not in models and "@relation" not in tokens.texts[at:following]:
            facets.append(Facet("column", tokens[at], tokens[at + 1] + listed.replace("[", "[]")))
    return Element("table", tokens[start + 1], "", tokens.line(start), tokens.line(end), "prisma", facets=tuple(facets))


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

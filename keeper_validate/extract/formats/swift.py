"""Enums and views of Swift, dotted through the types around them, each case with its raw value; an enum without cases is a space of names
and no set. Must not know what a change of them means.

Raw values are those of the language: a text is the case's name where none is written, a number one more than that above."""

from __future__ import annotations

import re
from collections.abc import Iterator

from keeper_validate.element import Element, Facet, Gap
from keeper_validate.extract.constant import counted
from keeper_validate.extract.formats.swift_imports import technologies
from keeper_validate.extract.formats.swift_views import may_hold, view
from keeper_validate.extract.tokens import Tokens, scan, unquoted

_TOKEN = re.compile(
    r'''(?P<skip>//[^\n]*|/\*.*?(?:\*/|\Z))|""".*?"""|"(?:[^"\\\n]|\\\((?:[^()"]|"[^"\n]*"|\([^()]*\))*\)|\\[^(])*"|'''
    r"`\w+`|[A-Za-z_]\w*|\d[\w.]*|->|\S",
    re.DOTALL,
)
_TYPES = frozenset({"class", "struct", "enum", "extension", "actor", "protocol"})
_NUMBERS = re.compile(r"U?Int(8|16|32|64)?")
_TEXTS = frozenset({"String", "Character", "Substring"})


def elements(source: bytes) -> tuple[tuple[Element, ...], tuple[Gap, ...]]:
    """The enums, views and imported technologies of a source, and a gap for each enum that does not end."""
    views = may_hold(source)
    found = [*technologies(source)]
    if b"enum" not in source and not views:
        return tuple(found), ()
    tokens = scan(_TOKEN, source)
    gaps: list[Gap] = []
    bodies: dict[int, str] = {}
    scopes: list[str] = []
    for at, token in enumerate(tokens.texts):
        if token in _TYPES and tokens[at - 1] != "." and _is_named(tokens, at):
            body = tokens.find("{", at)
            bodies[body] = _name(tokens, at)
            shown = view(tokens, at, body, _dotted(tokens, at, scopes)) if token == "struct" and views else None
            found.extend(() if shown is None else (shown,))
            if token == "enum":
                end = tokens.closing(body)
                if end == len(tokens):
                    gaps.append(Gap("", tokens.line(at), f"enum {tokens[at + 1]} does not end"))
                made = _enum(tokens, at, body, end, scopes)
                if made.named("member"):
                    found.append(made)
        elif token == "{":
            scopes.append(bodies.get(at, ""))
        elif token == "}" and scopes:
            scopes.pop()
    return tuple(found), tuple(gaps)


def _is_named(tokens: Tokens, at: int) -> bool:
    """Whether a type is declared here: `class func` and `: class {` declare none."""
    return bool(re.match(r"[A-Z`_]", tokens[at + 1]))


def _name(tokens: Tokens, at: int) -> str:
    parts = [tokens[at + 1].strip("`")]
    while tokens[at + 2] == ".":
        parts.append(tokens[at + 3])
        at += 2
    return ".".join(parts)


def _dotted(tokens: Tokens, at: int, scopes: list[str]) -> str:
    return ".".join((*filter(None, scopes), _name(tokens, at)))


def _enum(tokens: Tokens, at: int, body: int, end: int, scopes: list[str]) -> Element:
    name = _dotted(tokens, at, scopes)
    raw = tokens[at + 3] if tokens[at + 2] == ":" else ""
    facets = (Facet("form", "swift-enum"), *_cases(tokens, body + 1, end, raw in _TEXTS))
    facets = counted(facets, "member", 0) if _NUMBERS.fullmatch(raw) else (*facets, Facet("ordinal", "false"))
    return Element("enum", name, "", tokens.line(at), tokens.line(end), "swift", facets=facets)


def _cases(tokens: Tokens, at: int, end: int, named: bool) -> Iterator[Facet]:
    """The cases of a body; what stands in braces of its own (methods, nested types) is passed over."""
    listing = False
    while at < end:
        if tokens[at] in ("{", "("):
            at = tokens.closing(at)
        elif tokens[at] == "case" or (tokens[at] == "," and listing):
            at, facet = _case(tokens, at + 1, named)
            listing = True
            yield facet
            continue
        listing = False
        at += 1


def _case(tokens: Tokens, at: int, named: bool) -> tuple[int, Facet]:
    """One case and the index after it."""
    name = tokens[at].strip("`")
    value = name if named else None
    at += 1
    if tokens[at] == "(":
        at = tokens.closing(at) + 1
    if tokens[at] == "=":
        negative = tokens[at + 1] == "-"
        value = ("-" if negative else "") + unquoted(tokens[at + 1 + negative])
        at += 2 + negative
    return at, Facet("member", name, value)

"""Enums of Protocol Buffers: every value with its number, dotted through the messages around it; and what is routed over HTTP.

Must not know what a change of them means."""

from __future__ import annotations

import re

from keeper_validate.element import Element, Facet, Gap
from keeper_validate.extract.formats.proto_http import routes
from keeper_validate.extract.tokens import Tokens, scan, unquoted

_TOKEN = re.compile(
    r"""(?P<skip>//[^\n]*|/\*.*?(?:\*/|\Z))|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[A-Za-z_][\w.]*|-?\d[\w.]*|[^\s\w]""", re.DOTALL
)


def elements(source: bytes) -> tuple[tuple[Element, ...], tuple[Gap, ...]]:
    """The enums and routes of a .proto file, and a gap for each enum that does not end."""
    routed = b"rpc" in source and b"http" in source
    if b"enum" not in source and not routed:
        return (), ()
    tokens = scan(_TOKEN, source)
    found: list[Element] = list(routes(tokens)) if routed else []
    gaps: list[Gap] = []
    scopes: list[str] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        if token == "enum" and tokens[at + 2] == "{":
            end = tokens.closing(at + 2)
            if end == len(tokens):
                gaps.append(Gap("", tokens.line(at), f"enum {tokens[at + 1]} does not end"))
            found.append(_enum(tokens, at, end, scopes))
            at = end
        elif token == "{":
            scopes.append(tokens[at - 1] if tokens[at - 2] in ("message", "group") else "")
        elif token == "}" and scopes:
            scopes.pop()
        at += 1
    return tuple(found), tuple(gaps)


def _enum(tokens: Tokens, start: int, end: int, scopes: list[str]) -> Element:
    name = ".".join((*filter(None, scopes), tokens[start + 1]))
    facets = [Facet("form", "proto-enum"), Facet("ordinal", "false")]
    at = start + 3
    while at < end:
        stop = _statement_end(tokens, at, end)
        facets.extend(_statement(tokens, at, stop))
        at = stop + 1
    return Element("enum", name, "", tokens.line(start), tokens.line(end), "proto", facets=tuple(facets))


def _statement_end(tokens: Tokens, at: int, end: int) -> int:
    while at < end and tokens[at] != ";":
        at = tokens.closing(at) + 1 if tokens[at] in ("[", "{", "(") else at + 1
    return min(at, end)


def _statement(tokens: Tokens, at: int, stop: int) -> list[Facet]:
    head = tokens[at]
    if tokens[at + 1] == "=":
        negative = tokens[at + 2] == "-"
        return [Facet("member", head, ("-" if negative else "") + _number(tokens[at + 2 + negative]))]
    if head == "reserved":
        return [Facet("reserved", name) for name in _reserved(tokens, at + 1, stop)]
    if head == "option" and tokens[at + 1] == "allow_alias":
        return [Facet("allow_alias", tokens[at + 3])]
    return []


def _reserved(tokens: Tokens, at: int, stop: int) -> list[str]:
    parts = " ".join("," if token == "," else unquoted(token) for token in tokens.texts[at:stop])
    return [part.strip() for part in parts.split(",") if part.strip()]


def _number(token: str) -> str:
    sign, digits = ("-", token[1:]) if token.startswith("-") else ("", token)
    try:
        octal = len(digits) > 1 and digits.isdigit() and digits[0] == "0"
        return f"{sign}{int(digits, 8 if octal else 0)}"
    except ValueError:
        return token

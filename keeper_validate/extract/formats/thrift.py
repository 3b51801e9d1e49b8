"""Enums of Thrift, each value with its number, counted on where none is written. Must not know what a change of them means."""

from __future__ import annotations

import re
from collections.abc import Iterator

from keeper_validate.element import Element, Facet, Gap
from keeper_validate.extract.constant import counted
from keeper_validate.extract.tokens import Tokens, scan

_TOKEN = re.compile(
    r"""(?P<skip>//[^\n]*|\#[^\n]*|/\*.*?(?:\*/|\Z))|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[A-Za-z_][\w.]*|-?\d[\w.]*|[^\s\w]""",
    re.DOTALL,
)


def elements(source: bytes) -> tuple[tuple[Element, ...], tuple[Gap, ...]]:
    """The enums of a .thrift file, and a gap for each that does not end."""
    tokens = scan(_TOKEN, source)
    found: list[Element] = []
    gaps: list[Gap] = []
    for at, token in enumerate(tokens.texts):
        if token == "enum" and tokens[at + 2] == "{":
            end = tokens.closing(at + 2)
            if end == len(tokens):
                gaps.append(Gap("", tokens.line(at), f"enum {tokens[at + 1]} does not end"))
            facets = counted((Facet("form", "thrift-enum"), *_members(tokens, at + 3, end)), "member", 0)
            found.append(Element("enum", tokens[at + 1], "", tokens.line(at), tokens.line(end), "thrift", facets=facets))
    return tuple(found), tuple(gaps)


def _members(tokens: Tokens, at: int, end: int) -> Iterator[Facet]:
    while at < end:
        if tokens[at] == "(":
            at = tokens.closing(at) + 1
        elif tokens[at] in (",", ";"):
            at += 1
        elif tokens[at + 1] == "=":
            yield Facet("member", tokens[at], tokens[at + 2])
            at += 3
        else:
            yield Facet("member", tokens[at])
            at += 1

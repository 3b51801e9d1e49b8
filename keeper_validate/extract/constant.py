"""Integer constants as C-like languages write and count them: `1 << 4`, `A | B`, `0x10`, `'c'`, and one more than the member above.

Must not know any language's syntax tree."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from keeper_validate.element import Facet

_TOKEN = re.compile(
    r"\s*(?:(0[xX][\da-fA-F_]+|0[bB][01_]+|0[oO][0-7_]+|\d[\d_]*)[uUlLiIzns\d]*|('(?:[^'\\]|\\.)')|([A-Za-z_][\w.]*)|(<<|>>|[-+*/%&|^~!()]))"
)
_ORDER = (("|",), ("^",), ("&",), ("<<", ">>"), ("+", "-"), ("*", "/", "%"))
_TOO_WIDE = 1 << 12


def counted(facets: Iterable[Facet], role: str, first: int) -> tuple[Facet, ...]:
    """Facets with the effective values of one role: one without a value is one more than that before it, the first is `first`.

    A value that is no certain integer stays as written, and what would count on from it stays without. The facet `ordinal` says whether
    a value follows from a position."""
    known: dict[str, int] = {}
    found = []
    following: int | None = first
    implicit = False
    for facet in facets:
        if facet.role != role:
            found.append(facet)
            continue
        implicit = implicit or facet.value is None
        value = following if facet.value is None else evaluate(facet.value, known)
        if value is not None:
            known[facet.name] = value
        following = None if value is None else value + 1
        found.append(facet if value is None else Facet(role, facet.name, str(value)))
    return (*found, Facet("ordinal", "true" if implicit else "false"))


def evaluate(text: str, known: Mapping[str, int]) -> int | None:
    """The value of an expression over literals and `known` names; None where it is not certain."""
    tokens = _tokens(text)
    if not tokens:
        return None
    try:
        value, rest = _binary(tokens, 0, known)
    except (KeyError, ValueError, ZeroDivisionError, IndexError, RecursionError):
        return None
    return value if not rest else None


def _tokens(text: str) -> list[str]:
    found, at = [], 0
    while at < len(text.rstrip()):
        match = _TOKEN.match(text, at)
        if not match:
            return []
        found.append(match[1] or match[2] or match[3] or match[4])
        at = match.end()
    return found


def _binary(tokens: list[str], level: int, known: Mapping[str, int]) -> tuple[int, list[str]]:
    if level == len(_ORDER):
        return _unary(tokens, known)
    left, rest = _binary(tokens, level + 1, known)
    while rest and rest[0] in _ORDER[level]:
        operator = rest[0]
        right, rest = _binary(rest[1:], level + 1, known)
        left = _apply(operator, left, right)
    return left, rest


def _unary(tokens: list[str], known: Mapping[str, int]) -> tuple[int, list[str]]:
    head, rest = tokens[0], tokens[1:]
    if head == "(":
        value, rest = _binary(rest, 0, known)
        if rest[0] != ")":
            raise ValueError(head)
        return value, rest[1:]
    if head in ("-", "+", "~"):
        value, rest = _unary(rest, known)
        return {"-": -value, "+": value, "~": ~value}[head], rest
    return _atom(head, known), rest


def _atom(token: str, known: Mapping[str, int]) -> int:
    if token[0] == "'":
        return ord(token[1:-1])
    if token[0].isdigit():
        return int(token.replace("_", ""), 0 if token[1:2].lower() in ("x", "b", "o") else 10)
    return known[token]


def _apply(operator: str, left: int, right: int) -> int:
    if operator in ("<<", ">>"):
        if not 0 <= right < _TOO_WIDE:
            raise ValueError(operator)
        return left << right if operator == "<<" else left >> right
    if operator in ("/", "%"):
        quotient = abs(left) // abs(right) * (1 if (left < 0) == (right < 0) else -1)
        return quotient if operator == "/" else left - quotient * right
    return {"|": left | right, "^": left ^ right, "&": left & right, "+": left + right, "-": left - right, "*": left * right}[operator]

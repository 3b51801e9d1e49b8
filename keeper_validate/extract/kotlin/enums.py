"""Enum classes of Kotlin, each entry with the text of its arguments, dotted through the classes around it.

Read from tokens, as the grammar package fails on ordinary code (a class on one line, a comma before the semicolon). Must not know what a
change of them means."""

from __future__ import annotations

import re
from collections.abc import Iterator

from keeper_validate import shipped
from keeper_validate.element import Element, Facet, Gap
from keeper_validate.extract.tokens import Tokens, joined, scan, unquoted

_TOKEN = re.compile(
    r'''(?P<skip>//[^\n]*|/\*.*?(?:\*/|\Z))|'''
    r'''""".*?"""+|"(?:[^"\\\n$]|\\.|\$\{(?:[^{}"]|"[^"\n]*"|\{[^{}]*\})*\}|\$(?!\{))*"|'(?:[^'\\\n]|\\.[^']*)'|'''
    r"`[^`\n]+`|[A-Za-z_]\w*|\d[\w.]*|::|->|\S",
    re.DOTALL,
)
_TYPES = frozenset({"class", "interface", "object"})
_GIVEN = frozenset({"value", "name"})
_NO_BODY = frozenset({"class", "interface", "object", "fun", "val", "var", "typealias", "}", "=", ";", ""})


def elements(source: bytes) -> tuple[tuple[Element, ...], tuple[Gap, ...]]:
    """The enum classes of a source, and a gap for each that does not end."""
    if b"enum" not in source:
        return (), ()
    tokens = scan(_TOKEN, source)
    found: list[Element] = []
    gaps: list[Gap] = []
    bodies: dict[int, str] = {}
    scopes: list[str] = []
    for at, token in enumerate(tokens.texts):
        if token in _TYPES and tokens[at - 1] != "::":
            body = _body(tokens, at)
            bodies[body] = tokens[at + 1] if tokens[at + 1] not in (":", "{") else ""
            if tokens[at - 1] == "enum" and token == "class":
                end = tokens.closing(body) if tokens[body] == "{" else body
                if tokens[body] == "{" and end == len(tokens):
                    gaps.append(Gap("", tokens.line(at), f"enum class {tokens[at + 1]} does not end"))
                found.append(_enum(tokens, at, body, end, scopes))
        elif token == "{":
            scopes.append(bodies.get(at, ""))
        elif token == "}" and scopes:
            scopes.pop()
    return tuple(found), tuple(gaps)


def _body(tokens: Tokens, at: int) -> int:
    """The index of the brace that opens the body of a class, -1 where it has none."""
    at += 1
    inherits = tokens[at] == ":"
    while True:
        at += 1
        token = tokens[at]
        if tokens[at - 1] == "{":
            return at - 1
        if token == "(":
            at = tokens.closing(at)
        elif token == ":":
            inherits = True
        elif token == "{":
            return at
        elif token in _NO_BODY or (token == "@" and inherits):
            return -1


def _enum(tokens: Tokens, at: int, body: int, end: int, scopes: list[str]) -> Element:
    name = ".".join((*filter(None, scopes), tokens[at + 1]))
    members = _entries(tokens, body + 1, end) if body >= 0 else ()
    facets = (Facet("form", "kotlin-enum"), Facet("ordinal", "true"), *members)
    return Element("enum", name, "", tokens.line(at), tokens.line(max(end, at)), "kotlin", facets=facets)


def _entries(tokens: Tokens, at: int, end: int) -> Iterator[Facet]:
    words: list[str] = []
    while at < end and tokens[at] != ";":
        if tokens[at] == ",":
            at += 1
            continue
        if tokens[at] == "@":
            annotation, at = at, _past_annotation(tokens, at + 1)
            words.extend(_written_out(tokens, annotation, at))
            continue
        name, value = tokens[at].strip("`"), None
        at += 1
        if tokens[at] == "(":
            closing = tokens.closing(at)
            value = joined(tokens.texts[at + 1 : closing]).removesuffix(",") or None
            at = closing + 1
        if tokens[at] == "{":
            at = tokens.closing(at) + 1
        yield Facet("member", name, value)
        yield from (Facet("wire", name, word) for word in words)
        words.clear()


def _written_out(tokens: Tokens, at: int, end: int) -> Iterator[str]:
    """The word that an annotation has an entry written out as: `@SerialName("a")`, `@Json(name = "a")`."""
    opening = next((place for place in range(at, end) if tokens[place] == "("), end)
    given = tokens.texts[opening + 1 : end - 1]
    if given[:1] and given[0] in _GIVEN and given[1:2] == ("=",):
        given = given[2:]
    if tokens[opening - 1] in shipped.data("rules/kotlin/wire")["annotations"] and given[:1] and given[0].startswith('"'):
        yield unquoted(given[0])


def _past_annotation(tokens: Tokens, at: int) -> int:
    if tokens[at] == "[":
        return tokens.closing(at) + 1
    while tokens[at + 1] in (".", ":"):
        at += 2
    at += 1
    return tokens.closing(at) + 1 if tokens[at] == "(" else at

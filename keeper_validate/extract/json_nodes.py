"""JSON as the nodes that YAML gives, with lines, read from tokens in file order. Must not know what the keys mean."""

from __future__ import annotations

import json
import re

from keeper_validate.extract.decoding import unhalved
from keeper_validate.extract.tokens import Tokens, scan
from keeper_validate.yaml import Mapping, Node, Scalar, Sequence

_TOKEN = re.compile(r'(?P<skip>//[^\n]*|/\*.*?(?:\*/|\Z))|"(?:[^"\\\n]|\\.)*"|[\w.+-]+|\S', re.DOTALL)
_DEEPEST = 200


class NotJson(Exception):
    """The text ends early, nests too deep or holds something else; the message says where."""


def root(source: bytes) -> Node:
    """The root of a JSON text; raises NotJson."""
    tokens = scan(_TOKEN, source.removeprefix(b"\xef\xbb\xbf"))
    return _value(tokens, 0, 0)[0]


def _value(tokens: Tokens, at: int, depth: int) -> tuple[Node, int]:
    if depth > _DEEPEST:
        raise NotJson(f"nested more than {_DEEPEST} deep")
    token = tokens[at]
    if token == "{":
        return _mapping(tokens, at, depth)
    if token == "[":
        return _sequence(tokens, at, depth)
    if not token or token in "}],:":
        raise NotJson(f"line {tokens.line(at)} is not JSON")
    return Scalar(_text(token), tokens.line(at), token[0] == '"'), at + 1


def _mapping(tokens: Tokens, start: int, depth: int) -> tuple[Node, int]:
    items: list[tuple[Scalar, Node]] = []
    at = start + 1
    while tokens[at] != "}":
        if tokens[at + 1] != ":":
            raise NotJson(f"line {tokens.line(at)} is not JSON")
        key = Scalar(_text(tokens[at]), tokens.line(at), True)
        value, at = _value(tokens, at + 2, depth + 1)
        items.append((key, value))
        at += tokens[at] == ","
    return Mapping(tuple(items), tokens.line(start)), at + 1


def _sequence(tokens: Tokens, start: int, depth: int) -> tuple[Node, int]:
    items: list[Node] = []
    at = start + 1
    while tokens[at] != "]":
        value, at = _value(tokens, at, depth + 1)
        items.append(value)
        at += tokens[at] == ","
    return Sequence(tuple(items), tokens.line(start)), at + 1


def _text(token: str) -> str:
    if token[0] != '"':
        return token
    if "\\" not in token:
        return token[1:-1]
    try:
        return unhalved(json.loads(token, strict=False))
    except ValueError:
        return token[1:-1]

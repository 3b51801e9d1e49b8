"""Patterns that compile in half the time: the analysis of a query takes its time over each node whose type says what may stand in it, and a
type is left out where the fields that are asked for are those of no other node that can stand there.

Must not change what a pattern matches (`tests/extract/test_untyped.py` asks each grammar of each pattern)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

ANY = "_"
TOLD_BY: Mapping[str, Mapping[str, frozenset[str]]] = {
    "ecmascript": {
        "call_expression": frozenset({"function:", "arguments:"}),
        "member_expression": frozenset({"object:", "property:"}),
        "new_expression": frozenset({"constructor:"}),
    },
    "python": {"attribute": frozenset({"attribute:"}), "call": frozenset({"function:"})},
}
"""By the folder of rules, types with the fields by which they are told."""

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[()\[\]]|[^\s()\[\]"]+')


@cache
def untyped(folder: str, shape: str) -> str:
    """A pattern of a folder of rules, without the types that its fields tell."""
    tokens = split(shape)
    for place in told(folder, tokens):
        tokens[place] = ANY
    return " ".join(tokens)


def split(shape: str) -> list[str]:
    """The tokens of a pattern."""
    return _TOKEN.findall(shape)


def told(folder: str, tokens: list[str]) -> list[int]:
    """Where the types stand that fields tell, outermost first: not that of what a pattern begins with, which it is sought by, nor where one
    of several stands, or something in what may be anything."""
    known, found = TOLD_BY.get(folder, {}), list[int]()
    around: list[tuple[int, set[str]]] = []
    for place, token in enumerate(tokens):
        if token in "([":
            around.append((place, set()))
        elif token in ")]":
            start, fields = around.pop()
            needed = known.get(tokens[start + 1]) if token == ")" else None
            if needed is not None and needed <= fields and _is_placed(tokens, [outer for outer, _ in around]):
                found.append(start + 1)
        elif token[-1] == ":":
            around[-1][1].add(token)
    return sorted(found)


def _is_placed(tokens: list[str], around: list[int]) -> bool:
    """Whether the brackets around a node are those of nodes, the nearest of which has a type, but for groups around all."""
    nodes = [tokens[place + 1] for place in around if tokens[place] == "(" and tokens[place + 1] not in ("(", "[")]
    return bool(nodes) and nodes[-1] != ANY and all(tokens[place] == "(" for place in around)

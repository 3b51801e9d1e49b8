"""Structs of Swift that are views: components, with the properties handed to them. What makes one is data (`rules/swift/views.yaml`).

Must not know what stands around a struct."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from keeper_validate import shipped
from keeper_validate.element import Element, Facet
from keeper_validate.extract.tokens import Tokens

_PRIVATE = frozenset({"private", "fileprivate"})
_MODIFIERS = _PRIVATE | {"public", "internal", "open", "package", "static", "lazy", "weak", "unowned", "nonisolated", "final"}
_NAME = re.compile(r"`?\w+`?")


def may_hold(source: bytes) -> bool:
    """Whether a source imports what views are made with."""
    return b"import " + _rules()["module"].encode() in source


def view(tokens: Tokens, at: int, body: int, name: str) -> Element | None:
    """The component that a struct is, None where it is none."""
    if not any(one in _rules()["protocols"] for one in _conforms(tokens, at + 2, body)):
        return None
    end = tokens.closing(body)
    props = tuple(Facet("prop", prop) for prop in _props(tokens, body + 1, end))
    hidden = not _PRIVATE.isdisjoint(tokens[index] for index in range(at - 1, at - 4, -1) if tokens[index] in _MODIFIERS)
    library = str(_rules()["module"]).lower()
    return Element("component", name, "", tokens.line(at), tokens.line(end), "swift", library, exported=not hidden, facets=props)


def _conforms(tokens: Tokens, at: int, body: int) -> Iterator[str]:
    """The protocols that a header names, behind its generic parameters and before its conditions."""
    depth, listing = 0, False
    for index in range(at, body):
        token = tokens[index]
        depth += {"<": 1, ">": -1}.get(token, 0)
        if token == "where":
            return
        listing = listing or (token == ":" and not depth)
        if listing and not depth:
            yield token


def _props(tokens: Tokens, at: int, end: int) -> Iterator[str]:
    """The stored properties that others see, in order."""
    before = at
    while at < end:
        token = tokens[at]
        if token in ("let", "var") and _NAME.fullmatch(tokens[at + 1]):
            said = {tokens[index] for index in range(before, at)}
            own = not said.isdisjoint(_PRIVATE | {"static", "class"}) or not said.isdisjoint(_rules()["own"])
            if not own and not _is_computed(tokens, at, end):
                yield tokens[at + 1].strip("`")
            before = at = at + 2
        elif token in ("{", "("):
            at = tokens.closing(at) + 1
            before = at if token == "{" else before
        else:
            before = at if token in ("func", "init", "struct", "class", "enum", "typealias", "subscript") else before
            at += 1


def _is_computed(tokens: Tokens, at: int, end: int) -> bool:
    """Whether braces follow a property's type in place of a value."""
    line = tokens.line(at)
    for index in range(at + 2, end):
        if tokens[index] in ("=", "let", "var", "func", "init", "@"):
            return False
        if tokens[index] == "{":
            return tokens.line(index) == line and tokens[index + 1] not in ("didSet", "willSet")
    return False


@cache
def _rules() -> Any:
    return shipped.data("rules/swift/views")

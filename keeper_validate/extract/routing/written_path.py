"""Expressions as the pieces of a route's path that they are written as; None where one is not constant. Must not know any framework."""

from __future__ import annotations

from collections.abc import Iterable

from keeper_validate.extract.constants import open_text
from keeper_validate.extract.expression import Expression
from keeper_validate.extract.resolve import Resolver
from keeper_validate.extract.routing.route_path import join, piece


def prefix_text(path: str, scope: str, prefix: Expression | None, resolver: Resolver) -> str | None:
    """A prefix, as an open text; empty where there is none."""
    written = open_text(path, scope, prefix, resolver) if prefix is not None else ""
    return piece(written) if written is not None else None


def joined_text(path: str, scope: str, pieces: Iterable[Expression], resolver: Resolver) -> str | None:
    """Several prefixes as one."""
    whole = ""
    for each in pieces:
        written = prefix_text(path, scope, each, resolver)
        if written is None:
            return None
        whole = join(whole, "" if written == "/" else written)
    return whole

"""The path that a file says of itself, in place of the one of its folder: `export const config = { routeOverride: "/users/:id" }`.

Must not know any framework; which member says it is data of its convention."""

from __future__ import annotations

import re

from keeper_validate.extract.expression import Entries, Text
from keeper_validate.extract.module import Module
from keeper_validate.extract.routing.route_path import page_path, piece

_OPTIONAL = re.compile(r"\{[^{}]*\}\?")


def said_path(module: Module, member: str) -> str | None:
    """The path that a member of what the module offers gives, without what may be left out of it; None where it gives none."""
    name, _, key = member.partition(".")
    held = next((one.value for one in module.definitions if one.name == name), None) if member else None
    said = dict(held.entries).get(key) if isinstance(held, Entries) else None
    return page_path(piece(_OPTIONAL.sub("", said.value))) if isinstance(said, Text) else None

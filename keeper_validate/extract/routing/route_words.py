"""Words in a route's path that stand for its class or its handler, as a rule says (`path.words`). Must not know any framework."""

from __future__ import annotations

import re

from keeper_validate.extract.constants import opened
from keeper_validate.extract.module import Record

_PLACEHOLDER = re.compile(r"\\?\$\{([\w.-]*)[^{}]*\}")


def filled(whole: str, record: Record, handler: str, owner: str) -> str:
    """A path with such words replaced: `[controller]=class-Controller` is the class, without that at the end of its name; `owner` is the
    one that serves what the class of the route declares, where that is another. It has an open part for each `${api.base}`, where the
    configuration fills these in."""
    for each in (record.setting("path.words") or "").split():
        word, _, meant = each.partition("=")
        source, _, suffix = meant.partition("-")
        name = (owner or record.within if source == "class" else handler).rpartition(".")[2]
        whole = whole.replace(word, name.removesuffix(suffix))
    return whole if record.setting("path.placeholders") is None else _PLACEHOLDER.sub(lambda found: opened(found[1]), whole)

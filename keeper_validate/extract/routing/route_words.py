"""Words in a route's path that stand for its class or its handler, as a rule says (`path.words`). Must not know any framework."""

from __future__ import annotations

from keeper_validate.extract.module import Record


def filled(whole: str, record: Record, handler: str, owner: str) -> str:
    """A path with such words replaced: `[controller]=class-Controller` is the class, without that at the end of its name; `owner` is the
    one that serves what the class of the route declares, where that is another."""
    for each in (record.setting("path.words") or "").split():
        word, _, meant = each.partition("=")
        source, _, suffix = meant.partition("-")
        name = (owner or record.within if source == "class" else handler).rpartition(".")[2]
        whole = whole.replace(word, name.removesuffix(suffix))
    return whole

"""The queue of a person: the decisions whose status is deferred, with what each leaves open. Must not answer anything."""

from __future__ import annotations

from typing import Any

from keeper_validate.change import Change
from keeper_validate.law.fields import first, texts
from keeper_validate.law.layout import configuration
from keeper_validate.reviewing.record import Recorded, waiting
from keeper_validate.yaml import Mapping, decode, document

OPEN = "Open: "


def queue(change: Change) -> list[dict[str, Any]]:
    """The deferred decisions of every working tree and branch, by path."""
    folders = dict.fromkeys((configuration(change.head).decisions, "keeper/decisions", ".keeper/decisions", "decisions"))
    return [_entry(one) for folder in folders for one in waiting(change.repository, change.head, folder)]


def _entry(one: Recorded) -> dict[str, Any]:
    decision = one.decision
    found: dict[str, Any] = {"adr": decision.id, "adr_path": decision.path, "title": decision.title}
    if one.where:
        found["where"] = one.where
    return found | {"open": _open(one)}


def _open(one: Recorded) -> list[str]:
    root = document(decode(one.data, one.decision.path), one.decision.path).root
    inner = root.get("keeper_decision") if isinstance(root, Mapping) else None
    fields = inner if isinstance(inner, Mapping) else root
    notes = texts(first(fields, "notes")) if isinstance(fields, Mapping) else ()
    return [text.removeprefix(OPEN) for text, _ in notes if text.startswith(OPEN)]

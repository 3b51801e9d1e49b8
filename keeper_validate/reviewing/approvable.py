"""What of a rejected spec would be approved, as a proposal that can be handed in as it stands. Must not invent a justification."""

from __future__ import annotations

from typing import Any

from keeper_validate.reviewing.proposed import Proposed
from keeper_validate.reviewing.ruling import Review, Ruling

_KEYS = {"variant": "variants", "prop": "props", "member": "values", "column": "columns", "field": "fields", "method": "methods"}
_PASSES = frozenset({"reuse", "extend", "approve", "remove"})


def approvable(review: Review) -> dict[str, Any] | None:
    """A proposal of everything that passed, and of what passes in another shape; None where nothing is left."""
    found = [element for ruling in review.rulings if (element := _element(ruling))]
    distinct = list({(one["kind"], one["name"]): one for one in found}.values())
    return {"title": review.spec.title, "elements": distinct} if distinct else None


def _element(ruling: Ruling) -> dict[str, Any] | None:
    one = ruling.proposed
    if ruling.outcome in _PASSES and ruling.seed is not None:
        intent = {"reuse": "use", "extend": "extend", "remove": "remove"}[ruling.outcome]
        return _told(one, ruling.seed.kind, ruling.seed.name, intent, ruling.role, ruling.added)
    if ruling.outcome == "approve":
        return _told(one, one.kind, one.name, "create", one.role, one.members)
    if ruling.alternative and one.justification:
        return _told(one, one.kind, ruling.alternative, "create", "", ())
    if ruling.row == "members-breaking" and ruling.seed is not None and ruling.added:
        return _told(one, ruling.seed.kind, ruling.seed.name, "extend", ruling.role, ruling.added)
    return None


def _told(one: Proposed, kind: str, name: str, intent: str, role: str, members: tuple[str, ...]) -> dict[str, Any]:
    made: dict[str, Any] = {"kind": kind, "name": name, "action": intent}
    if members and role in _KEYS:
        made[_KEYS[role]] = list(members)
    if one.path and intent == "create":
        made["file"] = one.path
    if one.justification and intent == "create":
        made["justification"] = one.justification
    return made

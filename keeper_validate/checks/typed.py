"""Plain types (interfaces, structs, aliases of shapes): which checks ask for one by its name, and which of a snapshot's are asked for.

A schema that a clause names may be a plain type in the code. Must not judge."""

from __future__ import annotations

import re
from collections.abc import Iterable

from keeper_validate.checks.naming import names
from keeper_validate.clause import Check
from keeper_validate.element import TYPE, Element, Snapshot
from keeper_validate.values import replace

PART = "property"
"""The role of what a plain type holds, where a schema has fields."""

_KEEPING = frozenset({"forbid-change", "forbid-remove", "freeze", "append-only", "gone"})
_DECLARED = frozenset({"service", "store", "auth_service"})
_NAME = re.compile(r"[A-Z]\w*(?:,[A-Z]\w*)*")
_PLAIN = re.compile(r"\w[\w ,-]*")


def with_types(check: Check) -> Check:
    """A check of a schema by its name, as one of the plain type of that name as well; what a service of that name offers, an interface may
    declare."""
    named = _NAME.fullmatch(check.target or "") is not None
    held = _NAME.fullmatch(dict(check.parameters).get("of", "")) is not None
    placed = check.op == "forbid-remove" and check.target is None and bool(check.within)  # “never remove fields in `api/`”
    if check.op in ("forbid-remove", "forbid-new") and "field" in check.kinds and (named or held or placed):
        return replace(check, kinds=(*check.kinds, PART))
    shown = not check.technology and (_PLAIN.fullmatch(check.target or "") if "schema" in check.kinds else named)
    if not shown or not {"schema", *_DECLARED} & {*check.kinds}:
        return check
    shaped = check.op == "require-shape" and any(role == "field" for role, _ in check.parameters)
    if not (check.op in _KEEPING or shaped or (check.op == "forbid-new" and named and "schema" in check.kinds)):
        return check
    return replace(check, kinds=(*check.kinds, TYPE))


def told(found: Snapshot, checks: Iterable[Check]) -> Snapshot:
    """A snapshot without the plain types that no check asks for."""
    asking = [check for check in checks if {TYPE, PART} & {*check.kinds}]
    return replace(found, elements=tuple(one for one in found.elements if one.kind != TYPE or _is_asked(one, asking)))


def _is_asked(element: Element, asking: list[Check]) -> bool:
    return any(names(dict(check.parameters).get("of", check.target), element.name, TYPE) for check in asking)

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
_SHAPING = frozenset({"forbid-new", "require-shape"})
_DTO = re.compile(r"(?:Dto|DTO)$")
_DTOS = re.compile(r"(?i)\b(?:dtos?|data transfer objects?)\b")
_NAME = re.compile(r"[A-Z]\w*(?:,[A-Z]\w*)*")
_PLAIN = re.compile(r"\w[\w ,-]*")


def with_types(check: Check, text: str = "") -> Check:
    """A check of a schema by its name, as one of the plain type of that name as well; what a service of that name offers, an interface may
    declare, and a DTO, where the `text` of a clause speaks of those, may be a class or an interface that is called one."""
    if check.kinds == ("schema",) and check.op in _SHAPING and not check.technology and _DTOS.search(text) and _is_open(check):
        return replace(check, kinds=("schema", TYPE))
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


def is_carried(element: Element, check: Check) -> bool:
    """Whether a plain type is one of those that a check of no name means: it is called a DTO."""
    return element.kind != TYPE or not _is_open(check) or _DTO.search(element.name) is not None


def _is_open(check: Check) -> bool:
    """Whether a check names none of what it asks of: it forbids all that is new, or says where all of it lies."""
    return check.target is None or "/" in check.target


def _is_asked(element: Element, asking: list[Check]) -> bool:
    if _DTO.search(element.name) and any(TYPE in check.kinds and _is_open(check) for check in asking):
        return True
    return any(names(dict(check.parameters).get("of", check.target), element.name, TYPE) for check in asking)

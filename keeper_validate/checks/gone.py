"""gone: what the check names must not be there any more: not brought in again at any time, and not left at landing."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.checks.case import Case
from keeper_validate.checks.forbid_new import sought
from keeper_validate.checks.grants import may_be_new
from keeper_validate.checks.imports import import_names
from keeper_validate.checks.naming import alternatives, names
from keeper_validate.checks.report import Spot, file_spot, spot, violation
from keeper_validate.checks.scope import contexts, in_scope
from keeper_validate.checks.spelled import spells
from keeper_validate.clause import Check, Clause
from keeper_validate.element import Element, Snapshot, Use
from keeper_validate.finding import Finding


def found(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """What came again in this change; at landing also what the changed files still hold."""
    places = [spot(one) for one in case.delta.created if _named(one, check, case)]
    places += [spot(use) for use in case.delta.uses if _used(use, check)]
    places += [file_spot(file.path) for file in case.delta.files if file.status == "added" and _file(file.path, check)]
    told = {(place.path, place.line) for place in places}
    for place in places:
        yield violation("constraints/gone", clause, place, {"what": "comes again"})
    if case.stage == "landing":
        left = [place for place in _left(case.delta.head, check, case) if (place.path, place.line) not in told]
        left += [file_spot(file.path) for file in case.delta.files if file.status == "changed" and _file(file.path, check)]
        for place in left:
            yield violation("constraints/gone", clause, place, {"what": "is still there"})


def _left(head: Snapshot, check: Check, case: Case) -> Iterator[Spot]:
    yield from (spot(one) for one in head.elements if _named(one, check, case))
    yield from (spot(use) for use in head.uses if _used(use, check))


def _named(element: Element, check: Check, case: Case) -> bool:
    kinds = {*check.kinds, *(["technology"] if check.technology else [])}
    fits = element.kind in kinds and element.context in contexts(check) and in_scope(check, element.path, element.name)
    if not fits or may_be_new(element, case):
        return False
    return (check.target or check.technology or check.primitive) is not None and sought(element, check, case) is not None


def _used(use: Use, check: Check) -> bool:
    if use.kind not in check.kinds or check.target is None or not in_scope(check, use.path):
        return False
    if use.kind == "token":
        return spells(check, use.name, use.form)
    return any(import_names(part, use) for part in alternatives(check.target))


def _file(path: str, check: Check) -> bool:
    return "file" in check.kinds and bool(check.target or check.within) and in_scope(check, path) and names(check.target, path, "file")

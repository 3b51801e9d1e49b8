"""removals: what the vault registers goes only where the decision lists it, and what once went does not come back."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.checks.case import SOURCE, Case, stands
from keeper_validate.checks.grants import may_go
from keeper_validate.checks.naming import lives_at
from keeper_validate.checks.report import seed_place, spot, violation
from keeper_validate.checks.returned import come_back
from keeper_validate.clause import Check, Clause
from keeper_validate.element import Element
from keeper_validate.finding import Finding
from keeper_validate.law.vault import Seed


def found(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """Registered things that are gone, and things removed before that are there again."""
    left = {(one.kind, one.name) for one in case.delta.head.elements if one.context in SOURCE}
    for element in case.delta.removed:
        gone = element.context in SOURCE and (element.kind, element.name) not in left and not stands(element, case)
        seed = _registered(element, case) if gone else None
        if seed and not may_go(element, case):
            yield violation("removals/unapproved", clause, spot(element), {"fate": _fate(element, case)}, (seed_place(seed),))
    for before in case.law.removed_before:
        for place in come_back(before.removal, case):
            yield violation("removals/returned", clause, place, {"decision": before.decision})


def _registered(element: Element, case: Case) -> Seed | None:
    return next((seed for seed in case.seeds(element.kind, element.name) if not seed.location or _here(seed.location, element.path)), None)


def _here(location: str, path: str) -> bool:
    """A location that is no path (a table, a sentence) speaks against nothing."""
    return lives_at(location, path) or not ("/" in location or "." in location)


def _fate(element: Element, case: Case) -> str:
    rename = next((one for one in case.delta.renamed if one.base is element), None)
    return f"; {rename.head.name} stands in its place ({rename.evidence})" if rename else ""

"""conditions: what was asked for and not approved; making it is a violation until the decision says otherwise, or lists it as new."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.checks.case import Case, fresh
from keeper_validate.checks.grants import in_force, may_be_new, names_thing
from keeper_validate.checks.report import spot, violation
from keeper_validate.clause import Check, Clause
from keeper_validate.finding import Finding


def found(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """The created things that the condition names."""
    entries = [entry for decision in in_force(case) for entry in decision.conditions]
    alternative = next((entry.alternative for entry in entries if entry.clause == clause), "")
    for element in fresh(case):
        named = (not check.kinds or element.kind in check.kinds) and names_thing(check.target or "", element.name, element.kind)
        if named and not may_be_new(element, case):
            slots = {"instead": f"The decision names an alternative: {alternative}." if alternative else "Leave it out."}
            yield violation("new-seeds/conditional", clause, spot(element), slots)

"""new_seeds: the list is exhaustive where it is present, even empty: what it does not name is not approved."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.checks.case import Case, fresh_seeds
from keeper_validate.checks.grants import may_be_new
from keeper_validate.checks.instead import instead
from keeper_validate.checks.report import spot, violation
from keeper_validate.clause import Check, Clause
from keeper_validate.finding import Finding


def found(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """New seeds beyond the list."""
    decision = case.law.decision
    listed = ", ".join(entry.name for entry in decision.new_seeds or ()) if decision else ""
    for element in fresh_seeds(case):
        if not may_be_new(element, case):
            use, related = instead(element.kind, element.name, case)
            slots = {"instead": f"Build on {use}" if use else "Build on what exists", "listed": listed or "nothing"}
            yield violation("new-seeds/unapproved", clause, spot(element), slots, related)

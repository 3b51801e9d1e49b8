"""The decision itself: work goes only under one that is approved and in force."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.checks.case import Case
from keeper_validate.checks.report import Spot, violation
from keeper_validate.clause import Check, Clause
from keeper_validate.finding import Finding


def found(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """That the decision may not be worked under; it is asked only of one that is not approved."""
    decision = case.law.decision
    if decision is not None:
        place = Spot("decision", decision.id, decision.path, clause.line, clause.line)
        if decision.successor is not None:
            yield violation("decision/superseded", clause, place, {"successor": decision.successor})
        else:
            yield violation("decision/not-approved", clause, place, {"status": decision.status or "absent"})

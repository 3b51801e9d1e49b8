"""no-new-seeds: nothing new of any kind that others could build on, unless the decision approves it by name or place."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.checks.case import Case, fresh_seeds
from keeper_validate.checks.grants import may_be_new
from keeper_validate.checks.instead import instead
from keeper_validate.checks.report import spot, violation
from keeper_validate.clause import Check, Clause
from keeper_validate.finding import Finding


def found(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """New seeds that nothing approves."""
    for element in fresh_seeds(case):
        if not may_be_new(element, case):
            use, related = instead(element.kind, element.name, case)
            slots = {"instead": f"Build on {use}" if use else "Build on what exists"}
            yield violation(f"no-new-seeds/new-{element.kind.replace('_', '-')}", clause, spot(element), slots, related)

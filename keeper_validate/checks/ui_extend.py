"""ui-extend: existing components are extended; a new one, in whatever form it is written, is none of the change's business."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.checks.case import Case, fresh_seeds
from keeper_validate.checks.grants import may_be_new
from keeper_validate.checks.instead import instead
from keeper_validate.checks.report import spot, violation
from keeper_validate.clause import Check, Clause
from keeper_validate.finding import Finding


def found(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """New components that others could use."""
    for element in fresh_seeds(case):
        if element.kind == "component" and not may_be_new(element, case):
            use, related = instead("component", element.name, case)
            form = element.value("form")
            slots = {"instead": f"Extend {use}" if use else "Extend an existing component", "form": f" ({form})" if form else ""}
            yield violation("ui-extend/new-component", clause, spot(element), slots, related)

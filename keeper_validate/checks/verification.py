"""verification: at landing, every test file that the decision expects has been written or extended. Its command is never run."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.checks.case import Case
from keeper_validate.checks.grants import in_force
from keeper_validate.checks.naming import lives_at
from keeper_validate.checks.report import Spot, violation
from keeper_validate.clause import Check, Clause
from keeper_validate.finding import Finding


def found(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """The expected file, where the whole work does not touch it."""
    path = check.target or ""
    action = next((one.action for decision in in_force(case) for one in decision.companions if one.clause == clause), "create")
    if not any(lives_at(path, file.path) and file.status != "removed" for file in case.delta.files):
        place = Spot("file", path, clause.path, clause.line, clause.line)
        yield violation("verification/missing", clause, place, {"action": action})

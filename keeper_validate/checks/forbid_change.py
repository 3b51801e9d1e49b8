"""forbid-change: what the check names stays as it is; additions beside it pass (freeze forbids those as well), but for
dependencies, which are one set."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from keeper_validate.checks.case import Case
from keeper_validate.checks.changes import Touched, changed_elements, changed_files, removed_elements, wanted
from keeper_validate.checks.grants import may_change, may_go
from keeper_validate.checks.report import spot, violation
from keeper_validate.checks.scope import contexts, rule_of
from keeper_validate.clause import Check, Clause
from keeper_validate.finding import Finding


def found(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """Changed and removed files, altered and removed elements."""
    touched = chain(
        changed_files(check, case, ("changed", "removed")), changed_elements(check, case), removed_elements(check, case),
        _joined(check, case),
    )
    for place, what, element in touched:
        if element is None or not (may_change(element, case) or may_go(element, case)):
            yield violation(rule_of(clause, "forbid-change"), clause, place, {"what": what})


def _joined(check: Check, case: Case) -> Iterator[Touched]:
    """Dependencies are one set: one that is added changes it as one that goes."""
    for element in case.delta.created:
        if element.kind == "dependency" and wanted(element, check) and element.context in contexts(check):
            yield spot(element), "added", element

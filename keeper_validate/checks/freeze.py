"""freeze: nothing the check names is added, changed or removed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain

from keeper_validate.checks import forbid_new
from keeper_validate.checks.case import Case
from keeper_validate.checks.changes import changed_elements, changed_files, removed_elements
from keeper_validate.checks.grants import may_change, may_go
from keeper_validate.checks.report import violation
from keeper_validate.clause import Check, Clause
from keeper_validate.finding import Finding


def found(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """Every difference in what the check names."""
    files = changed_files(check, case, ("added", "changed", "removed"))
    touched = chain(files, changed_elements(check, case), removed_elements(check, case))
    for place, what, element in touched:
        if element is None or not (may_change(element, case) or may_go(element, case)):
            yield violation("constraints/freeze", clause, place, {"what": what})
    elements_only = replace(check, kinds=tuple(kind for kind in check.kinds if kind != "file"))
    for finding in forbid_new.found(clause, elements_only, case):
        yield violation("constraints/freeze", clause, forbid_new.place_of(finding), {"what": "new"})

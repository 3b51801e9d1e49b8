"""freeze: nothing the check names is added, changed or removed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from keeper_validate.checks import forbid_new
from keeper_validate.checks.case import Case
from keeper_validate.checks.changes import changed_elements, changed_files, removed_elements
from keeper_validate.checks.grants import may_change, may_go
from keeper_validate.checks.report import violation
from keeper_validate.clause import Check, Clause
from keeper_validate.element import Element
from keeper_validate.finding import Finding
from keeper_validate.values import replace


def found(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """Every difference in what the check names."""
    files = changed_files(check, case, ("added", "changed", "removed"))
    touched = chain(files, changed_elements(check, case), removed_elements(check, case))
    closed = frozenset(dict(check.parameters).get("members", "").split(",")) - {""}
    for place, what, element in touched:
        if element is not None and closed and not _holds(element, closed):
            continue
        if element is None or not (may_change(element, case) or may_go(element, case)):
            yield violation("constraints/freeze", clause, place, {"what": what})
    elements_only = replace(check, kinds=tuple(kind for kind in check.kinds if kind != "file"))
    for finding in forbid_new.found(clause, elements_only, case):
        if not closed or (finding.kind != "enum" and finding.name not in closed):
            yield violation("constraints/freeze", clause, forbid_new.place_of(finding), {"what": "new"})


def _holds(element: Element, closed: frozenset[str]) -> bool:
    """Whether an element is one of a closed set that the clause lists, or the enum of them, however either writes its letters."""
    listed = {element.name, *(facet.name for facet in element.facets), *(facet.value for facet in element.facets if facet.value)}
    return bool({text.lower() for text in listed} & {name.lower() for name in closed})

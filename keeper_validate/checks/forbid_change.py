"""forbid-change: what the check names stays as it is; additions beside it pass (freeze forbids those as well), but for
dependencies, which are one set."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice

from keeper_validate.checks.case import Case
from keeper_validate.checks.changes import Touched, changed_elements, changed_files, removed_elements, wanted
from keeper_validate.checks.grants import file_may_change, may_change, may_go
from keeper_validate.checks.keyed import is_of_settings
from keeper_validate.checks.naming import names
from keeper_validate.checks.report import spot, violation
from keeper_validate.checks.scope import contexts, in_scope, rule_of
from keeper_validate.checks.settings import changed as changed_settings
from keeper_validate.checks.stated import FAULT, stated
from keeper_validate.clause import Check, Clause
from keeper_validate.finding import WARN, Finding
from keeper_validate.pathglob import matches_any
from keeper_validate.values import replace


def found(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """Changed and removed files, altered and removed elements."""
    if is_of_settings(check):
        yield from changed_settings(clause, check, case)
        return
    if FAULT in dict(check.parameters):
        yield from stated(clause, check, case)
        return
    touched = chain(
        changed_files(check, case, ("changed", "removed")), changed_elements(check, case), removed_elements(check, case),
        _joined(check, case),
    )
    told = (
        violation(rule_of(clause, "forbid-change"), clause, place, {"what": what}) for place, what, element in touched
        if not (file_may_change(place.path, case) if element is None else may_change(element, case) or may_go(element, case))
    )
    if _may_be_rewritten(check, case):
        told = (replace(one, severity=WARN) for one in islice(told, 1))  # it is one doubt, however many files a tool has written
    yield from told


def _may_be_rewritten(check: Check, case: Case) -> bool:
    """Whether files that a tool writes change together with others, from which it may have made them anew: with those that are excepted,
    where a clause says that it is they alone which people write, or with none at all, as its own commits do."""
    if ("by", "tool") not in check.parameters:
        return False
    others = [file for file in case.delta.files if not (in_scope(check, file.path) and names(check.target, file.path, "file"))]
    if check.excepted:
        return not others or any(matches_any(file.path, check.excepted) for file in case.delta.files)
    return bool(others)


def _joined(check: Check, case: Case) -> Iterator[Touched]:
    """Dependencies are one set: one that is added changes it as one that goes."""
    for element in case.delta.created:
        if element.kind == "dependency" and wanted(element, check) and element.context in contexts(check):
            yield spot(element), "added", element

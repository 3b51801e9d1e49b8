"""removals, each entry: what the decision removes must not come back, as an element or as a file."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.checks.case import Case, fresh
from keeper_validate.checks.grants import in_force, may_be_added, may_be_new, names_thing
from keeper_validate.checks.naming import lives_at, same_name
from keeper_validate.checks.report import Spot, file_spot, spot, violation
from keeper_validate.checks.scope import file_context
from keeper_validate.clause import Check, Clause
from keeper_validate.finding import Finding
from keeper_validate.law.decision import Removal


def found(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """What this change creates of what was to go."""
    for decision in in_force(case):
        for removal in decision.removals:
            if removal.clause == clause:
                for place in come_back(removal, case):
                    yield violation("removals/returned", clause, place, {"decision": decision.id})


def come_back(removal: Removal, case: Case) -> Iterator[Spot]:
    """The created elements and added files that a removal names, unless something grants them."""
    told: set[str] = set()
    for element in fresh(case):
        named = removal.name and removal.kind in (None, element.kind) and names_thing(removal.name, element.name, element.kind)
        if named and not may_be_new(element, case):
            told.add(element.path)
            yield spot(element)
    # "the /ws route in main.go" removed a route, not the file it stood in
    files = case.delta.files if removal.kind is None or removal.name is None else ()
    for file in files:
        back = file.status == "added" and file.path not in told and lives_at(removal.path, file.path)
        if back and not may_be_added(file.path, case) and file_context(file.path, case) == "source":
            yield _main_element(file.path, case)


def _main_element(path: str, case: Case) -> Spot:
    """The new element that a file is named after, or the file."""
    stem = path.rpartition("/")[2].partition(".")[0]
    named = (one for one in fresh(case) if one.path == path and same_name(one.name, stem))
    return next((spot(one) for one in named), file_spot(path))

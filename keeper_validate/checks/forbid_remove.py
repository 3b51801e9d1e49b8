"""forbid-remove: what the check names stays; moving it is no removal, and what the decision lists under removals may go."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from keeper_validate.checks.case import Case
from keeper_validate.checks.changes import LOST, changed_files, removed_elements, wanted
from keeper_validate.checks.grants import in_force, may_change, may_go
from keeper_validate.checks.guards import lost_guards
from keeper_validate.checks.keyed import is_of_settings
from keeper_validate.checks.naming import lives_at
from keeper_validate.checks.report import spot, violation
from keeper_validate.checks.scope import in_scope, rule_of
from keeper_validate.checks.settings import removed as removed_settings
from keeper_validate.checks.stated import FAULT, stated
from keeper_validate.clause import Check, Clause
from keeper_validate.finding import Finding

_ANY = "*"
_AUTHENTICATION = frozenset({"auth_service", "auth_call"})


def found(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """Removed files, elements and parts, and guards where authentication as such must stay."""
    if is_of_settings(check):
        yield from removed_settings(clause, check, case)
        return
    if FAULT in dict(check.parameters):
        yield from stated(clause, check, case)
        return
    if "guard" in dict(check.parameters):
        yield from _unguarded(clause, check, case)
        return
    approved = [entry.path for decision in in_force(case) for entry in decision.removals]
    moved = {move.base.path for move in case.delta.moved}
    for place, what, element in chain(changed_files(check, case, ("removed",)), removed_elements(check, case)):
        excused = may_go(element, case) if element else place.path in moved or any(lives_at(one, place.path) for one in approved)
        if not excused:
            part = what.removeprefix(LOST) if element and what.startswith(LOST) else ""
            slots = {"what": what, **({"lost": f"the {part} of `{element.name}`"} if element and part else {})}
            yield violation(rule_of(clause, "forbid-remove"), clause, place, slots)
    if check.target is None and set(check.kinds) >= _AUTHENTICATION:  # as such, not its services alone
        yield from _unguarded(clause, check, case)


def _unguarded(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """Routes and functions that lost their guard, the one that is named or any."""
    named = dict(check.parameters).get("guard", _ANY)
    for element, guard, instead in lost_guards(case, named != _ANY):
        granted = may_change(element, case) or may_go(element, case)
        meant = named in (_ANY, guard.partition("(")[0].rpartition(".")[2]) and (check.target is None or wanted(element, check))
        if meant and (named != _ANY or not instead) and not granted and in_scope(check, element.path, element.name, element.kind):
            slots = {"what": f"{LOST}guard {guard}", "lost": f"the guard {guard} of `{element.name}`"}
            yield violation(rule_of(clause, "forbid-remove"), clause, spot(element), slots)

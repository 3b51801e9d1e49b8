"""extend: the interface of a registered pattern changes only where the decision lists it."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.checks.case import SOURCE, Case
from keeper_validate.checks.changes import interface_phrase
from keeper_validate.checks.grants import may_be_new, may_change
from keeper_validate.checks.members import beyond_append, members
from keeper_validate.checks.naming import lives_at
from keeper_validate.checks.report import seed_place, spot, violation
from keeper_validate.clause import Check, Clause
from keeper_validate.delta import Alteration
from keeper_validate.finding import Finding
from keeper_validate.law.vault import Seed


def found(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """Altered seeds that no `extend` entry names."""
    for change in case.delta.altered:
        phrase = interface_phrase(change)
        seed = altered_seed(change, case) if phrase and change.head.context in SOURCE else None
        if seed and seed.policy and beyond_append(members(change.base), members(change.head)):
            continue  # the vault's own policy speaks of it
        if seed and not may_change(change.head, case) and not may_be_new(change.head, case):
            yield violation("extend/unapproved", clause, spot(change.head), {"what": phrase}, (seed_place(seed),))


def altered_seed(change: Alteration, case: Case) -> Seed | None:
    """The seed that an altered element is: of its kind and name, and not said to live elsewhere."""
    for seed in case.seeds(change.head.kind, change.head.name):
        if not seed.location or lives_at(seed.location, change.base.path) or lives_at(seed.location, change.head.path):
            return seed
    return None

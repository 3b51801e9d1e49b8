"""The vault's own policies: an enum registered as append-only, frozen or controlled is that under every decision."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate import shipped
from keeper_validate.checks.case import SOURCE, Case
from keeper_validate.checks.extend import altered_seed
from keeper_validate.checks.grants import in_force, may_change, may_go, names_thing
from keeper_validate.checks.members import beyond_append, members
from keeper_validate.checks.naming import lives_at
from keeper_validate.checks.report import seed_place, spot, violation
from keeper_validate.clause import Check, Clause
from keeper_validate.delta import Alteration
from keeper_validate.element import Element
from keeper_validate.finding import Finding
from keeper_validate.law.vault import Seed
from keeper_validate.values import replace


def found(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """Changes that a seed's policy does not permit."""
    for change in case.delta.altered:
        seed = altered_seed(change, case)
        policy = _policy(seed)
        if seed and policy and SOURCE & {change.base.context, change.head.context}:
            for rule, what in _faults(change, policy, case):
                yield violation(f"vault/{rule}", _of(clause, seed), spot(change.head), {"what": what}, (seed_place(seed),))
    for element in case.delta.removed:
        seed = _policed(element, case)
        policy = _policy(seed)
        if seed and policy and element.context in SOURCE and not may_go(element, case):
            yield violation(f"vault/{policy}", _of(clause, seed), spot(element), {"what": "is gone"}, (seed_place(seed),))


def _policy(seed: Seed | None) -> str | None:
    """The rule that a seed's policy stands for."""
    found: str | None = shipped.data("rules/codes/vault")["policies"].get(seed.policy) if seed else None
    return found


def _faults(change: Alteration, policy: str, case: Case) -> Iterator[tuple[str, str]]:
    beyond = beyond_append(members(change.base), members(change.head))
    for one in beyond:
        yield policy, f"member {one.member} {one.detail}"
    if policy == "append-only" or (policy == "controlled" and may_change(change.head, case)):
        return
    told = {one.member for one in beyond} | {one.detail.removeprefix("is now ") for one in beyond}
    for facet in change.added:
        if facet.role == "member" and facet.name not in told and not _listed(facet.name, change.head, case):
            yield policy, f"member {facet.name} is added"


def _listed(member: str, element: Element, case: Case) -> bool:
    """Whether a `new_seeds` entry of this very enum lists the value."""
    entries = [entry for decision in in_force(case) for entry in decision.new_seeds or ()]
    return any(names_thing(entry.name, element.name, "enum") and member in entry.values for entry in entries)


def _policed(element: Element, case: Case) -> Seed | None:
    for seed in case.seeds(element.kind, element.name):
        if seed.policy and (not seed.location or lives_at(seed.location, element.path)):
            return seed
    return None


def _of(clause: Clause, seed: Seed) -> Clause:
    return replace(clause, id=f"vault:{seed.name}", text=f"{seed.name}: {seed.policy}", path=seed.path, line=seed.line)

"""The clauses that a law holds without any sentence to compile: its lists, its vault's policies, its own protection.

Must not look at the change."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.clause import Check, Clause, Compiled
from keeper_validate.law.decision import Decision
from keeper_validate.law.law import Law

CONSERVATION = "mode"
"""The clause that binds in conservation only; the verdict drops it in the other modes."""


def implied(law: Law) -> tuple[Compiled, ...]:
    """What binds beside the compiled sentences: of the governing decision, of standing ones, of the vault, of trust."""
    governing = tuple(_governing(law.decision)) if law.decision else ()
    standing = tuple(one for decision in law.standing if decision is not law.decision for one in _lasting(decision))
    return (*governing, *standing, *_always(law))


def _governing(decision: Decision) -> Iterator[Compiled]:
    if not decision.approved:
        yield _whole(decision, "status", "decision", f"status: {decision.status}")
    yield from _lasting(decision)
    grants = [entry.clause for entry in decision.extensions] + [entry.clause for entry in decision.new_seeds or ()]
    yield from (Compiled(clause, (Check("grant"),)) for clause in grants)
    if decision.new_seeds is not None:
        line = min((entry.clause.line for entry in decision.new_seeds if entry.clause.path == decision.path), default=1)
        yield _whole(decision, "new_seeds", "new-seeds", "nothing new beyond new_seeds", line)
    for companion in decision.companions:
        yield Compiled(companion.clause, (Check("verification", ("file",), companion.path),))


def _lasting(decision: Decision) -> Iterator[Compiled]:
    for reuse in decision.reuse:
        yield Compiled(reuse.clause, (Check("reuse", (reuse.kind,) if reuse.kind else (), reuse.name),), partial=True)
    for condition in decision.conditions:
        yield Compiled(condition.clause, (Check("condition", (condition.kind,) if condition.kind else (), condition.name),))
    for removal in decision.removals:
        yield Compiled(removal.clause, (Check("returned", (), removal.name, within=(removal.path,) if removal.path else ()),))


def _always(law: Law) -> Iterator[Compiled]:
    yield _of_law(law, "extend", "no seed's interface changes unless approved", "extend")
    yield _of_law(law, "removals", "no seed goes unless approved, and none comes back", "removals")
    yield _of_law(law, CONSERVATION, "conservation: nothing new unless approved", "no-new-seeds")
    if any(seed.policy for seed in law.vault.seeds):
        yield Compiled(Clause("vault", "vault", "extension policies of the vault", law.config.seeds, 1, source="vault"), (Check("vault"),))
    yield _of_law(law, "trust", "the law and its gate change apart from what they judge", "trust")


def _of_law(law: Law, field: str, text: str, op: str) -> Compiled:
    path = law.decision.path if law.decision else law.config.root
    return Compiled(Clause(field, field, text, path, 1, source="law"), (Check(op),))


def _whole(decision: Decision, field: str, op: str, text: str, line: int = 1) -> Compiled:
    return Compiled(Clause(field, field, text, decision.path, line), (Check(op),))

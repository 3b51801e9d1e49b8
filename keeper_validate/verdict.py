"""The result for one change: findings, the state of every clause, the gaps; and `judge`, the only place where the mode acts."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.checks import Case, Held, hold, newcomers
from keeper_validate.checks.circles import CIRCLE
from keeper_validate.checks.implied import CONSERVATION, implied
from keeper_validate.checks.report import Spot, violation
from keeper_validate.checks.spelled import Asked, asked
from keeper_validate.checks.typed import with_types
from keeper_validate.clause import Check, Clause, Compiled
from keeper_validate.compiling import compile_clauses
from keeper_validate.consequence import consequences
from keeper_validate.delta import Delta
from keeper_validate.element import Gap
from keeper_validate.finding import BLOCK, Finding
from keeper_validate.homed import homed
from keeper_validate.law.law import Law
from keeper_validate.rooted import rooted
from keeper_validate.unread import unread, with_remedy
from keeper_validate.values import dataclass


@dataclass(frozen=True, slots=True)
class ClauseState:
    """How one clause ended: `upheld`, `violated`, `waived` or `unchecked` (with `why`)."""

    compiled: Compiled
    state: str
    why: str | None = None


@dataclass(frozen=True, slots=True)
class Judged:
    """What was judged, for the reader: base and head (oid or `index`), how the change was chosen, how many files and elements."""

    base: str
    head: str
    how: str
    files: int
    elements: int
    unread: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Verdict:
    """One verdict, many renderings: no format knows more than another. `outcome` is `upheld` or `violated`; `frames` maps
    (path, line) of findings to the source lines around them as (number, text)."""

    outcome: str
    mode: str
    stage: str
    law: Law
    judged: Judged
    clauses: tuple[ClauseState, ...]
    findings: tuple[Finding, ...]
    gaps: tuple[Gap, ...]
    delta: Delta
    notes: tuple[str, ...] = ()
    frames: tuple[tuple[str, int, tuple[tuple[int, str], ...]], ...] = ()


def judge(found: Delta, law: Law, judged: Judged, stage: str, strict: bool = False) -> Verdict:
    """Every clause of the law held against the delta; `strict` makes unchecked clauses and gaps block."""
    case = Case(found, law, stage)
    held = tuple(hold(compiled, case) for compiled in (*_compiled(law), *implied(law)) if _asked(compiled, law))
    open_findings = [finding for one in held if not _dropped(one.compiled.clause, law) for finding in one.findings]
    hidden = unread(found, law, held, strict)
    unspoken = _unchecked(held, law) if strict else ()
    findings = consequences((*open_findings, *hidden, *unspoken), law)
    states = tuple(_state(one, findings, law) for one in held)
    blocked = any(finding.severity == BLOCK and finding.waived is None for finding in findings)
    return Verdict("violated" if blocked else "upheld", law.mode, stage, law, judged, states, findings, found.gaps, found)


def clauses(law: Law) -> tuple[Clause, ...]:
    """The sentences that bind: of the governing decision, of standing ones, of the vault."""
    governing = law.decision.clauses if law.decision else ()
    standing = tuple(clause for decision in law.standing if decision is not law.decision for clause in decision.clauses)
    return (*governing, *standing, *law.vault.clauses)


def spelled(law: Law) -> Asked | None:
    """What tells the tokens that the law's clauses ask for, by text and form; None where no clause asks for any."""
    return asked(_compiled(law))


def typed(law: Law) -> tuple[Check, ...]:
    """The checks of the law, those of schemas as checks of plain types as well."""
    return tuple(with_types(check, compiled.clause.text) for compiled in _compiled(law) for check in compiled.checks)


def seeks_circles(law: Law) -> bool:
    """Whether the law asks of imports that they close no circle."""
    return any(CIRCLE in check.parameters for compiled in _compiled(law) for check in compiled.checks)


def unsettled(found: Delta, law: Law, stage: str) -> frozenset[tuple[str, str]]:
    """The technologies, each with a file, of which the law has to know whether the project had them before."""
    return newcomers(_compiled(law), Case(found, law, stage))


def _compiled(law: Law) -> tuple[Compiled, ...]:
    return tuple(rooted(homed(one, law.vault), law.top) for one in compile_clauses(clauses(law)))


def _asked(compiled: Compiled, law: Law) -> bool:
    return compiled.clause.id != CONSERVATION or compiled.clause.source != "law" or law.mode == "conservation"


def _dropped(clause: Clause, law: Law) -> str | None:
    taken = next((one for one in law.dropped if (one.path, one.clause) == (clause.path, clause.id)), None)
    if taken is None:
        return None
    return f"taken back by {taken.by}" + (f": {taken.reason}" if taken.reason else "")


def _unchecked(held: tuple[Held, ...], law: Law) -> Iterator[Finding]:
    """Clauses that no check speaks for; one that is only judged at a later stage is not among them."""
    for one in held:
        clause = one.compiled.clause
        if not one.compiled.checks and not one.elsewhere and not _dropped(clause, law):
            place = Spot("clause", clause.id, clause.path, clause.line, clause.line)
            reason = one.compiled.why or "no check speaks for it"
            yield with_remedy(violation("unread/unchecked", clause, place, {"reason": reason}), reason)


def _state(one: Held, findings: tuple[Finding, ...], law: Law) -> ClauseState:
    compiled = one.compiled
    taken = _dropped(compiled.clause, law)
    if taken:
        return ClauseState(compiled, "waived", taken)
    if one.elsewhere:
        return ClauseState(compiled, "upheld", one.elsewhere)
    if not compiled.checks:
        return ClauseState(compiled, "unchecked", compiled.why)
    keys = {_key(finding) for finding in one.findings}
    own = [finding for finding in findings if _key(finding) in keys]
    if any(finding.waived is None for finding in own):
        return ClauseState(compiled, "violated")
    if own:
        return ClauseState(compiled, "waived", own[0].waived)
    hiding = next((two for two in findings if two.rule == "unread/gap" and two.clause_text == compiled.clause.text), None)
    if one.later or hiding:
        return ClauseState(compiled, "unchecked", one.later or f"{hiding.path if hiding else ''} could not be read")
    return ClauseState(compiled, "upheld", "a permission; nothing can break it" if compiled.checks[0].op == "grant" else None)


def _key(finding: Finding) -> tuple[str, ...]:
    return (finding.rule, finding.clause, finding.clause_text, finding.path, str(finding.line), finding.name, finding.message)

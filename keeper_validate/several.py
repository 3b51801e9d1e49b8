"""One verdict on a change whose commits stand under several decisions: what each commit brought under its own, and what of that is left.

Must not judge anything: it is handed the verdicts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from keeper_validate.checks import of_the_whole
from keeper_validate.finding import BLOCK, Finding
from keeper_validate.law.identity import MODES
from keeper_validate.law.law import Law
from keeper_validate.values import replace
from keeper_validate.verdict import ClauseState, Verdict

_WORST = ("violated", "unchecked", "waived", "upheld")
_WHOLE_WORK = (
    "reuse/unmet", "verification/", "constraints/require-companion", "constraints/change-together",
    "constraints/require-use", "constraints/gone",
)


def merged(whole: tuple[Verdict, ...], each: tuple[Verdict, ...]) -> Verdict:
    """`whole` holds the verdict on the net change under each law, `each` the one on every commit under its own, oldest first.

    What a commit brought and a later one took back again counts no more: the net change no longer breaks that clause."""
    first = whole[0]
    left = [finding for verdict in reversed(each) for finding in _left(verdict, whole)]
    # What one decision waives, another under which the same commit stands may not: the one that is not waived comes last and stays.
    kept = {finding.fingerprint: finding for finding in sorted(left, key=lambda finding: finding.waived is None)}
    kept |= {finding.fingerprint: finding for verdict in whole for finding in _of_the_whole(verdict, each)}
    findings = tuple(sorted(kept.values(), key=lambda one: (one.path, one.line, one.rule, one.name)))
    blocked = any(finding.severity == BLOCK and finding.waived is None for finding in findings)
    mode = max((verdict.mode for verdict in whole), key=MODES.index)
    return replace(
        first, outcome="violated" if blocked else "upheld", mode=mode, findings=findings, clauses=tuple(_states(whole, each, findings)),
        gaps=tuple(dict.fromkeys(gap for verdict in (*whole, *each) for gap in verdict.gaps)),
        law=replace(_named(whole, findings), found_by=_found_by(whole), binding=all(verdict.law.binding for verdict in whole), mode=mode),
        notes=tuple(dict.fromkeys((*first.notes, *map(_told, whole)))),
        frames=tuple(dict.fromkeys(frame for verdict in (*whole, *each) for frame in verdict.frames)),
    )


def _left(verdict: Verdict, whole: tuple[Verdict, ...]) -> Iterator[Finding]:
    """The findings of a commit under whose clause the net change still has any."""
    net = {(finding.rule, finding.clause_text) for one in whole if _same(one.law, verdict.law) for finding in one.findings}
    yield from (finding for finding in verdict.findings if (finding.rule, finding.clause_text) in net)


def _of_the_whole(verdict: Verdict, each: tuple[Verdict, ...]) -> Iterator[Finding]:
    """What only the whole can show: changes to the law itself, and what the work under a decision had to bring and did not."""
    own = {file.path for one in each if _same(one.law, verdict.law) for file in one.delta.files}
    law_files = {state.compiled.clause.path for state in verdict.clauses}
    for finding in verdict.findings:
        lacking = finding.rule.startswith(_WHOLE_WORK) and (finding.path in own or finding.path in law_files)
        if lacking or finding.rule.startswith("trust/"):
            yield finding


def _states(whole: tuple[Verdict, ...], each: tuple[Verdict, ...], findings: tuple[Finding, ...]) -> Iterator[ClauseState]:
    """Every clause of every law once, at its worst; one whose findings are all taken back is upheld. Of two alike, the one that was held
    against something counts, and not the one that binds another bead."""
    open_clauses = {(finding.clause, finding.clause_text) for finding in findings if finding.waived is None}
    worst: dict[tuple[str, str], ClauseState] = {}
    of_commits = (state for verdict in each for state in verdict.clauses if not of_the_whole(state.compiled))
    for state in (*(state for verdict in whole for state in verdict.clauses), *of_commits):
        clause = state.compiled.clause
        if state.state == "violated" and (clause.id, clause.text) not in open_clauses:
            state = replace(state, state="upheld", why=None)
        known = worst.get((clause.path, clause.id))
        if known is None or (_WORST.index(state.state), state.why is not None) < (_WORST.index(known.state), known.why is not None):
            worst[clause.path, clause.id] = state
    yield from worst.values()


def _same(one: Law, other: Law) -> bool:
    return (one.decision and one.decision.path, one.bead) == (other.decision and other.decision.path, other.bead)


def _named(whole: tuple[Verdict, ...], findings: tuple[Finding, ...]) -> Law:
    """One law for a reader: its decision names those that are violated, else all; one that does not bind yet comes first."""
    broken = {(finding.clause, finding.clause_text) for finding in findings if finding.waived is None}
    laws = sorted((verdict.law for verdict in whole), key=lambda law: law.binding)
    decisions = dict.fromkeys(law.decision for law in laws if law.decision is not None)
    shown = [one for one in decisions if any((clause.id, clause.text) in broken for clause in one.clauses)] or list(decisions)
    decision = replace(shown[0], id=", ".join(sorted(dict.fromkeys(one.id for one in shown)))) if shown else None
    return replace(laws[0], decision=decision)


def _found_by(whole: Iterable[Verdict]) -> str:
    return "several decisions: " + "; ".join(f"{_name(verdict.law)} by {verdict.law.found_by}" for verdict in whole)


def _told(verdict: Verdict) -> str:
    commits = ", ".join(oid[:10] for oid in verdict.law.commits)
    return f"{_name(verdict.law)} governs {commits}, found by {verdict.law.found_by}"


def _name(law: Law) -> str:
    return law.decision.id if law.decision else "the standing law"

"""Several verdicts as one, for hosts that show one report: each commit of a merge queue's group is judged by its own decision.

Must not weigh anything: what one of them found, the whole has found."""

from __future__ import annotations

from keeper_validate.delta import Delta
from keeper_validate.law.decision import Decision
from keeper_validate.values import replace
from keeper_validate.verdict import Verdict


def together(verdicts: tuple[Verdict, ...]) -> Verdict:
    """The verdict on the whole; violated where one is. One verdict alone is itself."""
    first, last = verdicts[0], verdicts[-1]
    if len(verdicts) == 1:
        return first
    judged = replace(
        first.judged, head=last.judged.head, how=f"{len(verdicts)} commits, each under its own decision",
        files=sum(verdict.judged.files for verdict in verdicts), elements=sum(verdict.judged.elements for verdict in verdicts),
        unread=tuple(path for verdict in verdicts for path in verdict.judged.unread),
    )
    return replace(
        first,
        outcome="violated" if any(verdict.outcome == "violated" for verdict in verdicts) else "upheld",
        law=replace(
            first.law, decision=_decision(verdicts), found_by="each commit's own words",
            binding=all(verdict.law.binding for verdict in verdicts), trial=any(verdict.law.trial for verdict in verdicts),
            warnings=tuple(dict.fromkeys(warning for verdict in verdicts for warning in verdict.law.warnings)),
        ),
        judged=judged,
        clauses=tuple(dict.fromkeys(state for verdict in verdicts for state in verdict.clauses)),
        findings=tuple(finding for verdict in verdicts for finding in verdict.findings),
        gaps=tuple(gap for verdict in verdicts for gap in verdict.gaps),
        delta=_delta(verdicts),
        notes=tuple(dict.fromkeys(note for verdict in verdicts for note in verdict.notes)),
        frames=tuple(frame for verdict in verdicts for frame in verdict.frames),
    )


def _decision(verdicts: tuple[Verdict, ...]) -> Decision | None:
    found = tuple(dict.fromkeys(verdict.law.decision for verdict in verdicts if verdict.law.decision is not None))
    return replace(found[0], id=", ".join(decision.id for decision in found)) if found else None


def _delta(verdicts: tuple[Verdict, ...]) -> Delta:
    deltas = [verdict.delta for verdict in verdicts]
    return Delta(
        created=tuple(entry for delta in deltas for entry in delta.created),
        removed=tuple(entry for delta in deltas for entry in delta.removed),
        altered=tuple(entry for delta in deltas for entry in delta.altered),
        moved=tuple(entry for delta in deltas for entry in delta.moved),
        renamed=tuple(entry for delta in deltas for entry in delta.renamed),
    )

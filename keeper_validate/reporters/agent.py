"""The verdict for an agent: short, one numbered entry a finding, each enough to mend it without reading anything else."""

from __future__ import annotations

from keeper_validate.finding import Finding
from keeper_validate.printable import printable, printable_lines
from keeper_validate.reporters import wording
from keeper_validate.verdict import Verdict

_NEXT = "Mend each blocking finding as its fix says, stage the result, and run the same command again; leave the decision as it is."


def report(verdict: Verdict) -> str:
    """Headline, findings, then what is left to the reviewer and what could not be read, a line each."""
    lines = [f"keeper-validate: {wording.headline(verdict)}"]
    for number, finding in enumerate(wording.ordered(verdict), 1):
        lines += _finding(verdict, finding, number)
    for state in wording.for_reviewer(verdict):
        clause = state.compiled.clause
        if state.state == "unchecked":
            lines.append(f'for the reviewer: {printable(clause.id)} "{printable(clause.prose)}" - {wording.reason(state)}')
    lines += [f"not read: {wording.place(gap.path, gap.line)} {printable(gap.reason)}" for gap in verdict.gaps]
    lines += [f"note: {printable(note)}" for note in verdict.notes]
    lines += [f"note: {wording.place(entry.path, entry.line)} {printable(entry.message)}" for entry in verdict.law.warnings]
    if verdict.outcome == "violated":
        lines.append(_NEXT)
    return "\n".join(lines) + "\n"


def _finding(verdict: Verdict, finding: Finding, number: int) -> list[str]:
    clause = wording.clause_of(verdict, finding)
    words = wording.quoted(clause) if clause else ""
    evidence = f" ({printable(finding.evidence)})" if finding.evidence not in finding.message else ""
    lines = [
        f"{number}. {wording.level(finding)} {finding.rule} at {wording.place(finding.path, finding.line)}",
        f"   found: {printable(finding.message)}{evidence}",
        f"   breaks: {words or printable(finding.clause_text or finding.clause) or finding.rule}",
        f"   fix: {printable(finding.remedy)}",
    ]
    if finding.waived is not None:
        lines.append(f"   waived by: {printable(finding.waived)}")
    if finding.commit:
        lines.append(f"   introduced by commit: {finding.commit[:12]}")
    lines += [f"   see: {wording.related(entry)}" for entry in finding.related]
    if finding.amendment:
        lines.append("   if the work truly needs it, ask for this amendment of the decision:")
        lines += [f"     {line}" for line in printable_lines(finding.amendment).rstrip("\n").split("\n")]
    return lines

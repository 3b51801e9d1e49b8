"""What every format says of a verdict in the same words: its headline, its counts, who governs, and the short summary for stderr.

Must not know any format's syntax."""

from __future__ import annotations

from keeper_validate.clause import Clause
from keeper_validate.finding import BLOCK, Finding, Related
from keeper_validate.printable import printable
from keeper_validate.values import replace
from keeper_validate.verdict import ClauseState, Verdict

STATES = ("violated", "waived", "unchecked", "upheld")
SUMMARY_BYTES = 480
_VAULT = "vault"


def blocking(verdict: Verdict) -> tuple[Finding, ...]:
    """The findings that block, in their order."""
    return tuple(finding for finding in verdict.findings if finding.severity == BLOCK and finding.waived is None)


def warning(verdict: Verdict) -> tuple[Finding, ...]:
    """The findings that are reported and do not block."""
    return tuple(finding for finding in verdict.findings if finding.severity != BLOCK and finding.waived is None)


def waived(verdict: Verdict) -> tuple[Finding, ...]:
    """The findings that an exception of the law side lifted."""
    return tuple(finding for finding in verdict.findings if finding.waived is not None)


def ordered(verdict: Verdict) -> tuple[Finding, ...]:
    """All findings: what blocks first, then warnings, then waived ones."""
    return blocking(verdict) + warning(verdict) + waived(verdict)


def level(finding: Finding) -> str:
    """`block`, `warn` or `waived`."""
    return "waived" if finding.waived is not None else finding.severity


def count(number: int, noun: str) -> str:
    """`1 file`, `2 files`."""
    if number == 1:
        return f"1 {noun}"
    return f"{number} {noun[:-1]}ies" if noun.endswith("y") else f"{number} {noun}s"


def place(path: str, line: int) -> str:
    """`path:line`, or the path alone where no line is known."""
    return f"{printable(path)}:{line}" if line else printable(path)


def governing(verdict: Verdict) -> str:
    """The decision's id, or what binds where no decision governs the change."""
    decision = verdict.law.decision
    return printable(decision.id) if decision is not None else "standing law"


def headline(verdict: Verdict) -> str:
    """The verdict in one line: `violated ADR-017: 2 findings introduced by this change`."""
    law = verdict.law
    unbound = "self-authored" if law.self_authored else "not binding yet"
    marks = [word for word, holds in (("trial", law.trial), (unbound, not law.binding)) if holds]
    name = governing(verdict) + (f" ({', '.join(marks)})" if marks else "")
    blocks, warns = len(blocking(verdict)), len(warning(verdict))
    if verdict.outcome == "violated":
        more = f" and {count(warns, 'warning')}" if warns else ""
        return f"violated {name}: {count(blocks, 'finding')}{more} introduced by this change"
    if warns:
        return f"upheld {name}: {count(warns, 'warning')} introduced by this change, nothing that blocks"
    return f"upheld {name}: judged {judged(verdict)}"


def judged(verdict: Verdict) -> str:
    """What the verdict rests on: files, elements, and clauses by state."""
    states = [f"{number} {state}" for state in reversed(STATES) if (number := tally(verdict, state))]
    clauses = f"{count(len(verdict.clauses), 'clause')} ({', '.join(states)})" if states else "no clauses"
    unread = f" ({len(verdict.judged.unread)} in a language that is not read)" if verdict.judged.unread else ""
    return f"{count(verdict.judged.files, 'file')}{unread}, {count(verdict.judged.elements, 'element')}, {clauses}"


def tally(verdict: Verdict, state: str) -> int:
    """How many clauses ended in a state."""
    return sum(clause.state == state for clause in verdict.clauses)


def clause_of(verdict: Verdict, finding: Finding) -> Clause | None:
    """The clause that a finding breaks, where the verdict lists it, or the line of the vault."""
    clause, seeds = listed(verdict, finding), verdict.law.vault.seeds
    if clause is None or clause.id == finding.clause:
        return clause
    told = (seed for seed in seeds if f"{seed.name}: {seed.policy}" == finding.clause_text)
    return next((replace(clause, id=finding.clause, text=finding.clause_text, path=seed.path, line=seed.line) for seed in told), None)


def listed(verdict: Verdict, finding: Finding) -> Clause | None:
    """The clause of the list under which a finding counts; one stands for all policies of the vault."""
    name = _VAULT if finding.clause.startswith(f"{_VAULT}:") else finding.clause
    same = [state.compiled.clause for state in verdict.clauses if state.compiled.clause.id == name]
    return next((clause for clause in same if clause.text == finding.clause_text), same[0] if same else None)


def quoted(clause: Clause) -> str:
    """A clause with its words and its place; what the program itself holds under every decision has none."""
    where = "held under every decision" if clause.source == "law" else f"in {place(clause.path, clause.line)}"
    return f'{printable(clause.id)} "{printable(clause.text)}" {where}'


def broken(verdict: Verdict, finding: Finding) -> str:
    """The words of the clause that a finding breaks, with their place, for a message; empty where the verdict lists none."""
    clause = clause_of(verdict, finding)
    return f'Clause: "{printable(clause.text)}" ({place(clause.path, clause.line)})' if clause else ""


def for_reviewer(verdict: Verdict) -> tuple[ClauseState, ...]:
    """The clauses that a person has to look at: unchecked ones, and those that a check tells only in part, if they bind this work."""
    return tuple(state for state in verdict.clauses if state.state == "unchecked" or (state.compiled.partial and not _is_elsewhere(state)))


def _is_elsewhere(state: ClauseState) -> bool:
    """Whether a clause was not held against this change at all, because it binds another work item."""
    return state.state == "upheld" and state.why is not None


def reason(state: ClauseState) -> str:
    """Why a clause is on the reviewer's list."""
    if state.state != "unchecked":
        return "checked in part: structure shows only some violations of it"
    return printable(state.why or state.compiled.why or "its meaning is not certain enough to check")


def frame(verdict: Verdict, finding: Finding) -> tuple[tuple[int, str], ...]:
    """The source lines around a finding, as (number, text)."""
    return next((lines for path, line, lines in verdict.frames if path == finding.path and line == finding.line), ())


def related(entry: Related) -> str:
    """A second place in one line."""
    where = place(entry.path, entry.line) if entry.path else ""
    return f"{where} ({printable(entry.message)})" if where else printable(entry.message)


def summary(verdict: Verdict) -> str:
    """What stderr starts with: the headline, then place, rule and remedy of the first findings, whole within 500 bytes.

    That the decision of a work item is missing is said first where nothing else warns of the verdict."""
    lines, rest = [f"keeper-validate: {headline(verdict)}"], list(ordered(verdict))
    if verdict.outcome == "upheld":
        lines += [f"no decision was held against it: {printable(text)}" for text in verdict.law.unanswered]
    size = len("\n".join(lines).encode()) + 1
    while rest and rest[0].waived is None:
        line = f"{place(rest[0].path, rest[0].line)} {rest[0].rule} {printable(rest[0].remedy or rest[0].message)}"
        size += len(line.encode()) + 1
        if size > SUMMARY_BYTES and len(lines) > 1:
            break
        lines.append(line)
        rest.pop(0)
    hidden = sum(finding.waived is None for finding in rest)
    return "\n".join([*lines, *([f"+{hidden} more in the report"] if hidden else [])]) + "\n"

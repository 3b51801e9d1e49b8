"""The verdict as Markdown, for a step summary or a comment: findings, the table of clauses, what was judged.

Repository text stands only in code spans and fences that it cannot close."""

from __future__ import annotations

import re

from keeper_validate.finding import Finding
from keeper_validate.printable import printable, printable_lines
from keeper_validate.reporters import wording
from keeper_validate.verdict import Verdict

# A step summary may be 1 MiB; the rest is for what a step has written there before.
_LIMIT = 1_000_000
_MARKUP = re.compile(r"([\\`*_\[\]<>|#!&~@])")


def report(verdict: Verdict) -> str:
    """Headline, findings, clauses, reviewer's list, gaps, notes."""
    blocks = [
        f"## keeper-validate: {plain(wording.headline(verdict))}",
        *(_finding(verdict, finding) for finding in wording.ordered(verdict)),
        _clauses(verdict),
        _list("Not read", [f"{_code(wording.place(gap.path, gap.line))} {plain(gap.reason)}" for gap in verdict.gaps]),
        _list("Notes", [plain(note) for note in verdict.notes] + [
            f"{_code(wording.place(entry.path, entry.line))} {plain(entry.message)}" for entry in verdict.law.warnings
        ]),
        f"Judged {plain(verdict.judged.how)}: {plain(wording.judged(verdict))}.",
    ]
    return "\n\n".join(_within([block for block in blocks if block])) + "\n"


def _within(blocks: list[str]) -> list[str]:
    """The blocks that fit the host's limit, each whole; it is said how many do not."""
    kept, room = [], _LIMIT
    for block in blocks:
        room -= len(block.encode("utf-8", "backslashreplace")) + 2
        if room < 0:
            break
        kept.append(block)
    hidden = len(blocks) - len(kept)
    return [*kept, f"{wording.count(hidden, 'more part')} in the full report; there is no room for them here."] if hidden else kept


def _finding(verdict: Verdict, finding: Finding) -> str:
    clause = wording.clause_of(verdict, finding)
    lines = [f"### {wording.level(finding)}: {_code(finding.rule)} at {_code(wording.place(finding.path, finding.line))}", ""]
    source = wording.frame(verdict, finding)
    if source:
        lines += [_fence("\n".join(f"{number:>5} | {printable(text)}" for number, text in source), ""), ""]
    evidence = "" if finding.evidence in finding.message else f" ({plain(finding.evidence)})"
    lines.append(f"- **found** {plain(finding.message)}{evidence}")
    if clause is not None:
        lines.append(f"- **clause** {_code(clause.id)} “{plain(clause.text)}” in {_code(wording.place(clause.path, clause.line))}")
    if finding.waived is not None:
        lines.append(f"- **waived** by {plain(finding.waived)}")
    lines.append(f"- **remedy** {plain(finding.remedy)}")
    lines += [f"- **see** {plain(wording.related(entry))}" for entry in finding.related]
    if finding.amendment:
        lines += ["", "Or ask for this amendment of the decision:", "", _fence(printable_lines(finding.amendment).rstrip("\n"), "yaml")]
    return "\n".join(lines)


def _clauses(verdict: Verdict) -> str:
    if not verdict.clauses:
        return f"No clause of {plain(wording.governing(verdict))} binds this change."
    rows = [f"Clauses of {plain(wording.governing(verdict))}, mode {verdict.mode}, stage {verdict.stage}:", "",
            "| state | clause | text | for the reviewer |", "|---|---|---|---|"]
    left = wording.for_reviewer(verdict)
    for state in verdict.clauses:
        clause = state.compiled.clause
        why = plain(wording.reason(state)) if state in left else ""
        address = f"{_code(wording.place(clause.path, clause.line))} {plain(clause.id)}"
        rows.append(f"| {state.state} | {address} | {plain(clause.text)} | {why} |")
    return "\n".join(rows)


def _list(title: str, entries: list[str]) -> str:
    return "\n".join([f"**{title}**", "", *(f"- {entry}" for entry in entries)]) if entries else ""


def plain(text: str) -> str:
    """Text of a repository that Markdown shows as it is."""
    return _MARKUP.sub(r"\\\1", printable(text))


def _code(text: str) -> str:
    shown = printable(text).replace("|", "\\|")
    ticks = "`" * (max((len(run) for run in re.findall("`+", shown)), default=0) + 1)
    return f"{ticks} {shown} {ticks}" if "`" in shown else f"`{shown}`"


def _fence(text: str, language: str) -> str:
    ticks = "`" * max(3, *(len(run) + 1 for run in re.findall("`+", text)), 3)
    return f"{ticks}{language}\n{text}\n{ticks}"

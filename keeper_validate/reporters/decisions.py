"""Decisions for a person at a terminal: a table of all, and one in full with what became of each statement.

Must not load or judge anything."""

from __future__ import annotations

from keeper_validate.clause import OPS, Compiled
from keeper_validate.compile.arrow import written
from keeper_validate.law.decision import Decision
from keeper_validate.law.law import Dropped
from keeper_validate.printable import printable
from keeper_validate.reporters.paint import Paint, folded
from keeper_validate.values import dataclass


@dataclass(frozen=True, slots=True)
class Entry:
    """One decision with its compiled clauses; `binding` is False where the law revision does not hold it in this form;
    `successors` are the ids of decisions that replaced it, in whole; `dropped` the clauses of it that one of them took back."""

    decision: Decision
    compiled: tuple[Compiled, ...]
    binding: bool
    successors: tuple[str, ...] = ()
    dropped: tuple[Dropped, ...] = ()

    @property
    def state(self) -> str:
        """`approved`, `superseded`, `narrative`, or the status it gives itself."""
        if self.successors:
            return "superseded"
        if self.decision.narrative:
            return "narrative"
        return self.decision.status or "approved"

    @property
    def checked(self) -> int:
        """How many of its clauses have checks."""
        return sum(bool(compiled.checks) for compiled in self.compiled)


def table(entries: tuple[Entry, ...], mode: str, paint: Paint) -> str:
    """One line a decision: id, state, mode, clauses checked, title."""
    if not entries:
        return "No decisions: the first one would be keeper/decisions/001-<what-it-decides>.yaml\n"
    rows = [("id", "state", "mode", "clauses checked", "title")]
    rows += [_row(entry, mode) for entry in entries]
    wide = [max(len(row[column]) for row in rows) for column in range(4)]
    lines = []
    for number, row in enumerate(rows):
        start = "  ".join(cell.ljust(width) for cell, width in zip(row, wide, strict=False))
        line = f"{start}  {_cut(row[4], paint.width - len(start) - 2)}".rstrip()
        lines.append(paint.in_("bold" if number == 0 else _style(entries[number - 1]), line))
    return "\n".join(lines) + "\n"


def _row(entry: Entry, mode: str) -> tuple[str, str, str, str, str]:
    decision = entry.decision
    standing = " standing" if decision.standing else ""
    chain = f" (see {', '.join(entry.successors)})" if entry.successors else "" if entry.binding else " (not binding yet)"
    return (
        printable(decision.id), printable(entry.state) + standing, decision.mode or mode,
        f"{entry.checked} of {len(entry.compiled)}", printable(decision.title or decision.path) + chain,
    )


def _style(entry: Entry) -> str:
    return "dim" if entry.successors or entry.decision.narrative or not entry.decision.approved else "green"


def _cut(text: str, width: int) -> str:
    return text if len(text) <= max(width, 20) else text[: max(width, 20) - 3] + "..."


def page(entry: Entry, mode: str, paint: Paint) -> str:
    """One decision in full."""
    decision = entry.decision
    standing = ", standing: it binds every later change" if decision.standing else ""
    lines = [
        paint.in_("bold", f"{printable(decision.id)}  {printable(decision.title)}".rstrip()),
        f"  {printable(decision.path)}",
        f"  {printable(entry.state)}, mode {decision.mode or mode}{standing}",
    ]
    if entry.successors:
        lines.append(f"  superseded by {', '.join(entry.successors)}: work under that one instead")
    if not entry.binding:
        lines.append("  not binding yet: the branch that the law is read from does not hold it in this form")
    lines += [f"  supersedes ADR-{other.number:03d}{_part(other.constraint)}" for other in decision.supersedes]
    lines += _clauses(entry, paint)
    for title, rows in _grants(decision):
        lines += ["", paint.in_("bold", title), *(f"  {printable(row)}" for row in rows)]
    lines += [f"note  {printable(warning.path)}:{warning.line} {printable(warning.message)}" for warning in decision.warnings]
    lines += [f"note  {printable(decision.path)}:{line} the field {printable(name)} means nothing here" for name, line in decision.unknown]
    return "\n".join(lines) + "\n"


def _part(constraint: str | None) -> str:
    return f' in one constraint: "{printable(constraint)}"' if constraint else ""


def _clauses(entry: Entry, paint: Paint) -> list[str]:
    if not entry.compiled:
        return []
    lines = ["", paint.in_("bold", f"Clauses, {entry.checked} of {len(entry.compiled)} checked")]
    wide = max(len(printable(compiled.clause.id)) for compiled in entry.compiled)
    for compiled in entry.compiled:
        clause = compiled.clause
        taken = next((f" (taken back by {printable(one.by)})" for one in entry.dropped if one.clause == clause.id), "")
        state = "dropped" if taken else ("in part" if compiled.partial else "checked") if compiled.checks else "unchecked"
        style = "green" if state == "checked" else "yellow"
        bead = f" (only for {printable(clause.bead)})" if clause.bead else ""
        lines.append(f"  {paint.in_(style, state.ljust(9))}  {printable(clause.id).ljust(wide)}  {printable(clause.text)}{bead}{taken}")
        indent = " " * (wide + 15)
        rows = [written(check) for check in compiled.checks if check.op in OPS] if compiled.checks else [compiled.why or ""]
        lines += [indent + paint.in_("dim", folded(printable(row), paint.width, indent + "  ")) for row in rows if row not in clause.text]
    return lines


def _grants(decision: Decision) -> list[tuple[str, list[str]]]:
    groups = [
        ("Must be reused", [entry.clause.text for entry in decision.reuse]),
        ("May be extended", [f"{entry.target}: {entry.change}" for entry in decision.extensions]),
        ("May be new", [f"{entry.type} {entry.name}".strip() for entry in decision.new_seeds or ()]),
        ("May be removed", [entry.clause.text for entry in decision.removals]),
        ("Not approved", [entry.clause.text for entry in decision.conditions]),
        ("Expected tests", [f"{entry.action} {entry.path}" for entry in decision.companions]),
    ]
    if decision.new_seeds == ():
        groups[2] = ("May be new", ["nothing"])
    return [(title, rows) for title, rows in groups if rows]

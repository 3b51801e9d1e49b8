"""The verdict for a person at a terminal: each finding with its code frame, then every clause, then what was judged.

Must not decide anything: order and words come from `wording`."""

from __future__ import annotations

from keeper_validate.clause import Clause
from keeper_validate.delta import Delta
from keeper_validate.element import Element
from keeper_validate.finding import Finding
from keeper_validate.printable import printable, printable_lines
from keeper_validate.reporters import wording
from keeper_validate.reporters.paint import PLAIN, Paint, folded
from keeper_validate.verdict import Verdict

_STYLES = {"block": "red", "warn": "yellow", "waived": "dim", "violated": "red", "unchecked": "yellow", "upheld": "green"}
_LABEL = 9


def report(verdict: Verdict, paint: Paint = PLAIN) -> str:
    """The whole report, blocks separated by empty lines."""
    findings = wording.ordered(verdict)
    places = [(finding.path, finding.line) for finding in findings]
    blocks = [
        *(_finding(verdict, finding, paint, places[number] in places[:number]) for number, finding in enumerate(findings)),
        _clauses(verdict, paint),
        _for_reviewer(verdict, paint),
        _gaps(verdict, paint),
        _delta(verdict.delta, paint) if paint.detail else "",
        _notes(verdict, paint),
        _footer(verdict, paint),
    ]
    return "\n\n".join(block for block in blocks if block) + "\n"


def _finding(verdict: Verdict, finding: Finding, paint: Paint, shown: bool) -> str:
    level = wording.level(finding)
    title = f"{paint.in_(_STYLES[level], level)}  {paint.in_('bold', finding.rule)}  {wording.place(finding.path, finding.line)}"
    lines = [title, *([] if shown else _frame(verdict, finding, paint)), *_labelled("found", printable(finding.message), paint)]
    if finding.evidence not in finding.message:
        lines += _labelled("evidence", printable(finding.evidence), paint)
    lines += _labelled("clause", _clause(verdict, finding), paint)
    if finding.waived is not None:
        lines += _labelled("waived", f"by {printable(finding.waived)}", paint)
    lines += _labelled("remedy", printable(finding.remedy), paint)
    for entry in finding.related:
        lines += _labelled("see", wording.related(entry), paint)
    if finding.amendment:
        lines += _labelled("or", "ask for this amendment of the decision:", paint)
        lines += [" " * (_LABEL + 4) + line for line in printable_lines(finding.amendment).rstrip("\n").split("\n")]
    if finding.commit:
        lines += _labelled("commit", finding.commit[:12], paint)
    if paint.detail:
        lines += [f"  {paint.in_('dim', 'fingerprint')}  {finding.fingerprint}"]
    return "\n".join(lines)


def _labelled(label: str, text: str, paint: Paint) -> list[str]:
    if not text:
        return []
    indent = " " * (_LABEL + 2)
    return [f"  {paint.in_('dim', label.ljust(_LABEL))}{folded(text, paint.width, indent)}"]


def _clause(verdict: Verdict, finding: Finding) -> str:
    clause = wording.clause_of(verdict, finding)
    if clause is None:
        return printable(finding.clause_text or finding.clause)
    return wording.quoted(clause)


def _frame(verdict: Verdict, finding: Finding, paint: Paint) -> list[str]:
    source = wording.frame(verdict, finding)
    if not source:
        return []
    gutter = len(str(source[-1][0]))
    bar = paint.in_("dim", "|")
    lines = [f"  {' ' * gutter} {bar}"]
    for number, text in source:
        shown = _cut(printable(text), paint.width - gutter - 5)
        mark = ">" if finding.line <= number <= finding.end_line else " "
        lines.append(f"{paint.in_('red', mark)} {paint.in_('dim', str(number).rjust(gutter))} {bar} {shown}".rstrip())
        start = shown.find(finding.name) if number == finding.line and finding.name else -1
        if start >= 0:
            lines.append(f"  {' ' * gutter} {bar} {' ' * start}{paint.in_('red', '^' * len(finding.name))}")
    return [*lines, f"  {' ' * gutter} {bar}"]


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 3] + "..."


def _clauses(verdict: Verdict, paint: Paint) -> str:
    decision = verdict.law.decision
    where = f" in {printable(decision.path)}" if decision is not None else ""
    lines = [paint.in_("bold", f"Clauses of {wording.governing(verdict)}") + f"{where}, mode {verdict.mode}, stage {verdict.stage}"]
    if not verdict.clauses:
        return lines[0] + "\n  none: nothing in the law binds this change"
    wide = max(len(_address(verdict, state.compiled.clause)) for state in verdict.clauses)
    for state in verdict.clauses:
        clause = state.compiled.clause
        more = " (in part)" if state.compiled.partial and state.state != "unchecked" else ""
        # the finding that was waived tells by whom, why and until when
        why = state.why.partition(": ")[0] if state.why and state.state == "waived" else state.why
        more += f" ({printable(why)})" if why and state.state != "unchecked" else ""
        address = _address(verdict, clause).ljust(wide)
        shown = _cut(printable(clause.prose), max(paint.width - wide - 15 - len(more), 30)) + more
        lines.append(f"  {paint.in_(_STYLES.get(state.state, 'dim'), state.state.ljust(9))}  {address}  {shown}".rstrip())
    return "\n".join(lines)


def _address(verdict: Verdict, clause: Clause) -> str:
    decision = verdict.law.decision
    if clause.source != "decision" or (decision is not None and clause.path == decision.path):
        return printable(clause.id)
    owner = next((other.id for other in verdict.law.standing if other.path == clause.path), clause.path.rpartition("/")[2])
    return f"{printable(owner)} {printable(clause.id)}"


def _for_reviewer(verdict: Verdict, paint: Paint) -> str:
    states = wording.for_reviewer(verdict)
    if not states:
        return ""
    lines = [paint.in_("bold", "For the reviewer") + ": a machine cannot decide these"]
    for state in states:
        clause = state.compiled.clause
        if state.state == "unchecked":
            text = f'{wording.place(clause.path, clause.line)}  "{printable(clause.prose)}" - {wording.reason(state)}'
            lines.append("  " + folded(text, paint.width, "    "))
    partial = [_address(verdict, state.compiled.clause) for state in states if state.state != "unchecked"]
    if partial:
        text = f"checked in part, since structure shows only some violations: {', '.join(partial)}"
        lines.append("  " + folded(text, paint.width, "    "))
    return "\n".join(lines)


def _gaps(verdict: Verdict, paint: Paint) -> str:
    if not verdict.gaps:
        return ""
    title = paint.in_("bold", "Not read") + ": what these places hold was not judged"
    return "\n".join([title, *(f"  {wording.place(gap.path, gap.line)}  {printable(gap.reason)}" for gap in verdict.gaps)])


def _delta(delta: Delta, paint: Paint) -> str:
    lines = [f"  created  {_element(entry)}" for entry in delta.created]
    lines += [f"  removed  {_element(entry)}" for entry in delta.removed]
    lines += [f"  altered  {_element(pair.head)}" for pair in delta.altered]
    lines += [f"  moved    {_element(pair.head)}, from {printable(pair.base.path)}" for pair in delta.moved]
    lines += [f"  renamed  {_element(pair.head)}, from {printable(pair.base.name)} ({printable(pair.evidence)})" for pair in delta.renamed]
    return "\n".join([paint.in_("bold", "What the change does"), *(lines or ["  no architectural element differs"])])


def _element(entry: Element) -> str:
    return f"{entry.kind} {printable(entry.name)}  {wording.place(entry.path, entry.line)}"


def _notes(verdict: Verdict, paint: Paint) -> str:
    lines = [printable(note) for note in verdict.notes]
    lines += [f"{wording.place(entry.path, entry.line)} {printable(entry.message)}" for entry in verdict.law.warnings]
    return "\n".join(f"{paint.in_('dim', 'note')}  {folded(line, paint.width, '      ')}" for line in lines)


def _footer(verdict: Verdict, paint: Paint) -> str:
    delta = verdict.delta
    law = verdict.law
    governed = f"{wording.governing(verdict)}, found by {printable(law.found_by)}" if law.decision else printable(law.found_by)
    lines = [
        paint.in_("dim", f"Judged {printable(verdict.judged.how)}: {wording.judged(verdict)}; {len(delta.created)} created, "
                  f"{len(delta.removed)} removed, {len(delta.altered)} altered, {len(delta.moved)} moved"),
        paint.in_("dim", f"Law of {law.revision[:12] or 'no commit yet'}: {governed}"),
        paint.in_("red" if verdict.outcome == "violated" else "green", wording.headline(verdict)),
    ]
    return "\n".join(lines)

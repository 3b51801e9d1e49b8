"""The verdict as one self-contained HTML page: findings with their code, every clause, and what the change does, as lists.

Repository text goes through `escaped` alone; the page asks nobody for anything."""

from __future__ import annotations

from keeper_validate.delta import Alteration, Delta
from keeper_validate.element import Element, Facet
from keeper_validate.finding import Finding
from keeper_validate.printable import printable_lines
from keeper_validate.reporters import wording
from keeper_validate.reporters.page import code, escaped, facts, listed, marked, page, section, table, tag
from keeper_validate.verdict import ClauseState, Verdict


def report(verdict: Verdict) -> str:
    """The page."""
    findings = "\n".join(_finding(verdict, finding) for finding in wording.ordered(verdict))
    notes = [escaped(note) for note in verdict.notes]
    notes += [f"{code(wording.place(entry.path, entry.line))} {escaped(entry.message)}" for entry in verdict.law.warnings]
    gaps = [f"{code(wording.place(gap.path, gap.line))} {escaped(gap.reason)}" for gap in verdict.gaps]
    parts = [
        _head(verdict),
        section("Findings", findings),
        section("Clauses", _clauses(verdict)),
        section("What the change does", _delta(verdict.delta)),
        section("Not read: what these places hold was not judged", listed(gaps)),
        section("Notes", listed(notes)),
    ]
    return page(f"{verdict.outcome}: {wording.governing(verdict)}", "\n".join(part for part in parts if part))


def _head(verdict: Verdict) -> str:
    law, decision = verdict.law, verdict.law.decision
    tallies = [(state, wording.tally(verdict, state)) for state in wording.STATES]
    states = " ".join(f'<span class="tag {state}">{number} {state}</span>' for state, number in tallies if number)
    governs = f"{escaped(decision.title)} {code(decision.path)}" if decision else "none: standing decisions and vault policies alone"
    told = [
        ("decision", governs),
        ("found by", escaped(law.found_by)),
        ("law of", code(law.revision[:12]) if law.revision else "no commit yet"),
        ("judged", f"{escaped(verdict.judged.how)}: {escaped(wording.judged(verdict))}"),
        ("base, head", f"{code(verdict.judged.base[:12])}, {code(verdict.judged.head[:12])}"),
        ("mode, stage", f"{verdict.mode}, {verdict.stage}"),
        ("clauses", states),
    ]
    return f"<header>\n{tag(verdict.outcome)}\n<h1>{escaped(wording.headline(verdict))}</h1>\n{facts(told)}\n</header>"


def _finding(verdict: Verdict, finding: Finding) -> str:
    level = wording.level(finding)
    clause = wording.clause_of(verdict, finding)
    evidence = "" if finding.evidence in finding.message else escaped(finding.evidence)
    amendment = f"<pre>{_lines(finding.amendment)}</pre>" if finding.amendment else ""
    told = [
        ("evidence", evidence),
        ("clause", escaped(wording.quoted(clause)) if clause else escaped(finding.clause_text or finding.clause)),
        ("waived", escaped(f"by {finding.waived}") if finding.waived is not None else ""),
        ("remedy", marked(finding.remedy)),
        ("see", "<br>".join(escaped(wording.related(entry)) for entry in finding.related)),
        ("or amend", amendment),
        ("commit", code(finding.commit[:12]) if finding.commit else ""),
        ("fingerprint", code(finding.fingerprint)),
    ]
    title = f"{tag(level)} {code(finding.rule)} <span class=\"place quiet\">{escaped(wording.place(finding.path, finding.line))}</span>"
    return (
        f'<article class="finding is-{level}">\n<h3>{title}</h3>\n<p>{marked(finding.message)}</p>\n'
        f"{_frame(verdict, finding)}{facts(told)}\n</article>"
    )


def _lines(text: str) -> str:
    return "\n".join(escaped(line) for line in printable_lines(text).rstrip("\n").split("\n"))


def _frame(verdict: Verdict, finding: Finding) -> str:
    rows = "".join(
        f'<tr{_mark(finding, number)}><td>{number}</td><td>{escaped(text)}</td></tr>\n' for number, text in wording.frame(verdict, finding)
    )
    return f'<table class="frame"><tbody>\n{rows}</tbody></table>\n' if rows else ""


def _mark(finding: Finding, number: int) -> str:
    return ' class="hit"' if finding.line <= number <= finding.end_line else ""


def _clauses(verdict: Verdict) -> str:
    if not verdict.clauses:
        return "<p>None: nothing in the law binds this change.</p>"
    path = verdict.law.decision.path if verdict.law.decision else ""
    rows = [_clause(state, path) for state in verdict.clauses]
    return table(("state", "clause", "text", "for the reviewer"), rows)


def _clause(state: ClauseState, decision: str) -> tuple[str, ...]:
    """A row; the place of a clause of the governing decision is its line alone."""
    clause = state.compiled.clause
    why = escaped(wording.reason(state)) if state.state == "unchecked" or state.compiled.partial else escaped(state.why or "")
    where = f"line {clause.line}" if clause.path == decision else wording.place(clause.path, clause.line)
    place = "" if clause.source == "law" else f'<br><span class="place quiet">{escaped(where)}</span>'
    return (tag(state.state), f"{escaped(clause.id)}{place}", escaped(clause.prose), f'<span class="quiet">{why}</span>')


def _delta(delta: Delta) -> str:
    groups = [
        ("created", [_element(entry) for entry in delta.created]),
        ("removed", [_element(entry) for entry in delta.removed]),
        ("altered", [f"{_element(pair.head)}: {_altered(pair)}" for pair in delta.altered]),
        ("moved", [f"{_element(pair.head)}, from {code(pair.base.path)}" for pair in delta.moved]),
        ("likely renamed", [f"{_element(pair.head)}, from {code(pair.base.name)} ({escaped(pair.evidence)})" for pair in delta.renamed]),
    ]
    shown = [f"<h3>{name} {len(items)}</h3>\n{listed(items, 'delta')}" for name, items in groups if items]
    return "\n".join(shown) or "<p>No architectural element differs.</p>"


def _element(entry: Element) -> str:
    place = escaped(wording.place(entry.path, entry.line))
    return f'{entry.kind.replace("_", " ")} {code(entry.name)} <span class="place quiet">{place}</span>'


def _altered(pair: Alteration) -> str:
    told = [f"gains {_facet(facet)}" for facet in pair.added]
    told += [f"loses {_facet(facet)}" for facet in pair.removed]
    told += [f"{_facet(base)} becomes {code(head.value or head.name)}" for base, head in pair.changed]
    told += [f"{escaped(role)}s stand in another order" for role in pair.reordered]
    return ", ".join(told) or "other evidence"


def _facet(facet: Facet) -> str:
    return f"{escaped(facet.role)} {code(facet.name if facet.value is None else f'{facet.name} = {facet.value}')}"

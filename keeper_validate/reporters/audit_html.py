"""An audit as one self-contained HTML page: a timeline of commits, and the clauses by how often they would have spoken."""

from __future__ import annotations

from keeper_validate.auditing.row import OUTCOMES, Audit, Broken, Row
from keeper_validate.reporters.audit import spoken, sums, unjudged
from keeper_validate.reporters.page import code, escaped, listed, marked, page, section, table, tag
from keeper_validate.reporters.wording import place


def html(audit: Audit) -> str:
    """The page."""
    title = f"Audit under {audit.under}"
    head, _, told = sums(audit).partition("\n")
    shown = [_row(row) for row in audit.rows if row.outcome in ("blocked", "warned")]
    clauses: list[tuple[str, ...]] = [(str(number), escaped(clause), escaped(words)) for (clause, words), number in spoken(audit)]
    parts = [
        f"<header>\n<h1>{escaped(title)}</h1>\n<p>{escaped(head)}</p>\n<p>{escaped(told)}</p>\n{_bar(audit)}\n</header>",
        section("Clauses that would have blocked", table(("commits", "clause", "text"), clauses) if clauses else ""),
        section("Timeline", '<ul class="timeline">\n' + "\n".join(shown) + "\n</ul>" if shown else ""),
        section("Could not be judged", listed([f"{number}: {escaped(why)}" for why, number in unjudged(audit)])),
    ]
    return page(title, "\n".join(part for part in parts if part))


def _bar(audit: Audit) -> str:
    """The share of each outcome, as wide as its number."""
    parts = [f'<span class="{name}" style="flex:{number}"></span>' for name in OUTCOMES if (number := audit.count(name))]
    return f'<div class="bar">{"".join(parts)}</div>'


def _row(row: Row) -> str:
    head = f'{tag(row.outcome)} <time datetime="{escaped(row.when)}">{escaped(row.when[:10])}</time> {code(row.commit[:10])}'
    governs = f' <span class="quiet">{escaped(row.decision)}</span>' if row.decision else ""
    findings = listed([_finding(one) for one in row.findings if one.level != "waived"])
    return f'<li class="is-{row.outcome}">\n{head}{governs}\n<p>{escaped(row.subject)}</p>\n{findings}\n</li>'


def _finding(one: Broken) -> str:
    clause = f'<br><span class="quiet">{escaped(one.clause)}: {escaped(one.clause_text)}</span>' if one.clause_text else ""
    where = f'<span class="place quiet">{escaped(place(one.path, one.line))}</span>'
    return f"{tag(one.level)} {code(one.rule)} {where}<br>{marked(one.message)}{clause}"

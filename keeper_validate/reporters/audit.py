"""An audit for a person at a terminal, and for programs (`keeper-validate/audit/1`): what would have been blocked, when, by which
clause. Must not judge."""

from __future__ import annotations

import json
from collections import Counter

from keeper_validate.auditing.row import OUTCOMES, Audit, Broken, Row, as_data
from keeper_validate.printable import printable
from keeper_validate.reporters.json import decodable
from keeper_validate.reporters.paint import Paint, folded
from keeper_validate.reporters.wording import count, place

_STYLES = {"blocked": "red", "warned": "yellow", "block": "red", "warn": "yellow"}


def text(audit: Audit, paint: Paint) -> str:
    """Each commit that would have been told something, then the clauses by how often they spoke, then the sums."""
    blocks = [_row(row, paint) for row in audit.rows if row.outcome in ("blocked", "warned")]
    return "\n\n".join(block for block in (*blocks, _clauses(audit, paint), _unjudged(audit, paint), sums(audit)) if block) + "\n"


def as_json(audit: Audit) -> str:
    """The whole of it; fields may be added to the schema, never renamed or removed."""
    document = {
        "schema": "keeper-validate/audit/1", "under": audit.under, "counts": {name: audit.count(name) for name in OUTCOMES},
        "clauses": [{"clause": clause, "text": words, "blocked": number} for (clause, words), number in spoken(audit)],
        "commits": [as_data(row) for row in audit.rows],
    }
    return json.dumps(decodable(document), indent=1) + "\n"


def sums(audit: Audit) -> str:
    """The whole in two lines."""
    told = ", ".join(f"{audit.count(name)} {word}" for name, word in zip(OUTCOMES, _WORDS, strict=True))
    days = f", {audit.rows[0].when[:10]} to {audit.rows[-1].when[:10]}" if audit.rows else ""
    again = f" ({audit.kept} from an earlier run)" if audit.kept else ""
    return f"Replayed {count(len(audit.rows), 'commit')}{days}, under {printable(audit.under)}{again}:\n{told}"


_WORDS = ("would have been blocked", "warned", "upheld", "could not be judged")


def spoken(audit: Audit) -> list[tuple[tuple[str, str], int]]:
    """The clauses that would have blocked, with the number of commits, most frequent first."""
    pairs = Counter(pair for row in audit.rows for pair in {(f"{row.decision} {one.clause}".strip(), one.clause_text)
                                                            for one in row.findings if one.level == "block"})
    return sorted(pairs.items(), key=lambda entry: (-entry[1], entry[0]))


def unjudged(audit: Audit) -> list[tuple[str, int]]:
    """Why commits could not be judged, with their number."""
    return Counter(row.why for row in audit.rows if row.outcome == "not-judged").most_common()


def _row(row: Row, paint: Paint) -> str:
    state = paint.in_(_STYLES[row.outcome], row.outcome)
    lines = [f"{state}  {row.when[:10]}  {row.commit[:10]}  {printable(row.decision)}  {printable(row.subject)}".rstrip()]
    for one in row.findings:
        if one.level != "waived":
            lines += _finding(one, paint)
    return "\n".join(lines)


def _finding(one: Broken, paint: Paint) -> list[str]:
    words = f'{printable(one.clause)} "{printable(one.clause_text)}"' if one.clause_text else printable(one.clause)
    told = f"{printable(one.message)} {place(one.path, one.line)}"
    head = f"  {paint.in_(_STYLES[one.level], one.level.ljust(5))} {one.rule}  {words}"
    return [head, "        " + folded(told, paint.width, "        ")]


def _clauses(audit: Audit, paint: Paint) -> str:
    lines = [f"  {number:>4}  {printable(clause)}  {printable(words)}" for (clause, words), number in spoken(audit)]
    return "\n".join([paint.in_("bold", "Commits blocked, by clause"), *lines]) if lines else ""


def _unjudged(audit: Audit, paint: Paint) -> str:
    lines = [f"  {number:>4}  {folded(printable(why), paint.width, '        ')}" for why, number in unjudged(audit)]
    return "\n".join([paint.in_("bold", "Could not be judged"), *lines]) if lines else ""

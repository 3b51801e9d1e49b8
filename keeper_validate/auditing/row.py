"""What became of one commit in an audit, as plain data, and the form in which it is kept.

Must not know how it is judged or shown."""

from __future__ import annotations

from typing import Any

from keeper_validate.values import dataclass

OUTCOMES = ("blocked", "warned", "upheld", "not-judged")


@dataclass(frozen=True, slots=True)
class Broken:
    """One finding; `level` is `block`, `warn` or `waived`."""

    rule: str
    clause: str
    clause_text: str
    level: str
    message: str
    remedy: str
    path: str
    line: int


@dataclass(frozen=True, slots=True)
class Row:
    """One commit: what would have come of it under which decision; `why` says why it could not be judged."""

    commit: str
    when: str
    subject: str
    outcome: str
    decision: str = ""
    why: str = ""
    files: int = 0
    findings: tuple[Broken, ...] = ()


@dataclass(frozen=True, slots=True)
class Audit:
    """A whole replay, oldest commit first; `under` says by what it was judged, `kept` how many rows came from an earlier run."""

    under: str
    rows: tuple[Row, ...]
    kept: int = 0

    def count(self, outcome: str) -> int:
        """How many commits ended so."""
        return sum(row.outcome == outcome for row in self.rows)


def as_data(row: Row) -> dict[str, Any]:
    """A row as JSON can hold it."""
    findings = [{name: getattr(one, name) for name in _BROKEN} for one in row.findings]
    return {**{name: getattr(row, name) for name in _ROW}, "findings": findings}


def from_data(data: Any) -> Row | None:
    """The row that such data means; None where it is not whole."""
    try:
        findings = tuple(Broken(**{name: one[name] for name in _BROKEN}) for one in data["findings"])
        row = Row(**{name: data[name] for name in _ROW}, findings=findings)
    except (KeyError, TypeError):
        return None
    return row if row.outcome in OUTCOMES else None


_BROKEN = ("rule", "clause", "clause_text", "level", "message", "remedy", "path", "line")
_ROW = ("commit", "when", "subject", "outcome", "decision", "why", "files")

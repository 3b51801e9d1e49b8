"""The result for one change: findings, the state of every clause, the gaps; and `judge`, the only place where the mode acts."""

from __future__ import annotations

from dataclasses import dataclass

from keeper_validate.clause import Compiled
from keeper_validate.delta import Delta
from keeper_validate.element import Gap
from keeper_validate.finding import Finding
from keeper_validate.law.law import Law


@dataclass(frozen=True, slots=True)
class ClauseState:
    """How one clause ended: `upheld`, `violated`, `waived` or `unchecked` (with `why`)."""

    compiled: Compiled
    state: str
    why: str | None = None


@dataclass(frozen=True, slots=True)
class Judged:
    """What was judged, for the reader: base and head (oid or `index`), how the change was chosen, how many files and elements."""

    base: str
    head: str
    how: str
    files: int
    elements: int
    unread: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Verdict:
    """One verdict, many renderings: no format knows more than another. `outcome` is `upheld` or `violated`; `frames` maps
    (path, line) of findings to the source lines around them as (number, text)."""

    outcome: str
    mode: str
    stage: str
    law: Law
    judged: Judged
    clauses: tuple[ClauseState, ...]
    findings: tuple[Finding, ...]
    gaps: tuple[Gap, ...]
    delta: Delta
    notes: tuple[str, ...] = ()
    frames: tuple[tuple[str, int, tuple[tuple[int, str], ...]], ...] = ()

"""What could not be read, held against the clauses that it may hide something from.

Must not excuse a gap because of where it stands, but for a part of a file that earned a context in which the clause never looks; one
that base has as well introduces nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from os.path import splitext

from keeper_validate import shipped
from keeper_validate.checks import Held
from keeper_validate.checks.report import Spot, violation
from keeper_validate.checks.scope import contexts
from keeper_validate.clause import Check, Clause
from keeper_validate.delta import Delta
from keeper_validate.element import Gap
from keeper_validate.finding import WARN, Finding
from keeper_validate.law.law import Law
from keeper_validate.pathglob import matches_any
from keeper_validate.values import replace

UNREAD = "unread"
"""The clause of no decision: what Git itself has not got, or a change that is unread as a whole, weighs the same in every mode."""
_OF_FILES = frozenset({"trust", "decision", "verification", "grant", "condition"})
_OF_SEEDS = frozenset({"extend", "removals", "returned", "vault"})
_TAKING = frozenset({"forbid-remove", "forbid-change", "freeze", "append-only", "data-append", "auth-reuse", *_OF_SEEDS})
"""Operations that ask what was there before; only they mind what base hides."""


def unread(found: Delta, law: Law, held: tuple[Held, ...], strict: bool) -> tuple[Finding, ...]:
    """A finding for each gap that a clause covers, and one where nothing at all of the sources could be read."""
    firm = tuple(map(_firm, held))
    told = []
    for gap in _new(found, strict):
        if by := covering(gap, firm, found, law, strict):
            told.append(_finding(gap, by.compiled.clause))
        elif by := covering(gap, held, found, law):  # what is found there could only warn, and so does what may be
            told.append(replace(_finding(gap, by.compiled.clause), severity=WARN))
    law_clause = Clause(UNREAD, "unread", "a change of which nothing could be read is not upheld", "", 0, source="law")
    told += [_finding(gap, law_clause) for gap in found.gaps if gap.lost]
    whole = [gap for gap in found.gaps if gap.line == 0]
    if whole and not (found.head.elements or found.head.uses or found.base.elements or found.base.uses):
        many = f"{len(whole)} file{'' if len(whole) == 1 else 's'}"
        told += [violation("unread/nothing-read", law_clause, _place(whole[0]), {"reason": whole[0].reason, "files": many})]
    return tuple(told)


def _firm(held: Held) -> Held:
    """A clause with those of its checks alone that can block."""
    return replace(held, compiled=replace(held.compiled, checks=tuple(check for check in held.compiled.checks if not check.soft)))


def covering(gap: Gap, held: Iterable[Held], found: Delta, law: Law, strict: bool = False) -> Held | None:
    """The first clause that what a gap hides may break."""
    return next((one for one in held if strict or any(covers(check, gap, found, law) for check in one.compiled.checks)), None)


def covers(check: Check, gap: Gap, found: Delta, law: Law) -> bool:
    """Whether a check looks at what may stand in a gap: by its scope, by the kinds that such a file can hold, by what stood there."""
    if check.op in _OF_FILES or check.kinds == ("file",) or (check.within and not matches_any(gap.path, check.within)):
        return False
    if matches_any(gap.path, check.excepted) or (gap not in found.head.gaps and check.op not in _TAKING) or _is_apart(check, gap, found):
        return False
    if check.op in _OF_SEEDS:
        registered = {(seed.kind, seed.name) for seed in law.vault.seeds}
        return any(one.path == gap.path and (one.kind, one.name) in registered for one in found.base.elements)
    homes = shipped.data("rules/codes/unread")["homes"]
    kinds = check.kinds or ("any",)
    return any(kind not in homes or splitext(gap.path)[1].lower() in homes[kind] for kind in kinds)


def _is_apart(check: Check, gap: Gap, found: Delta) -> bool:
    """Whether the rest of the file was read, and stands in a context where the check would not hold anything against it."""
    sides = (found.head, found.base) if gap.line else ()
    earned = {one.context for side in sides for one in side.elements if one.path == gap.path}
    earned |= {one.context for side in sides for one in side.uses if one.path == gap.path}
    return bool(earned) and not earned & contexts(check)


def _new(found: Delta, strict: bool) -> list[Gap]:
    """Gaps that base has not: of a part that was unreadable before too, this change says nothing. A whole file says nothing ever."""
    base = Counter((gap.path, gap.reason) for gap in found.base.gaps)
    fresh = []
    for gap in found.gaps:
        base[gap.path, gap.reason] -= 1
        if not gap.lost and (strict or gap.line == 0 or base[gap.path, gap.reason] < 0):
            fresh.append(gap)
    return fresh


def _finding(gap: Gap, clause: Clause) -> Finding:
    return with_remedy(violation("unread/gap", clause, _place(gap), {"reason": gap.reason}), gap.reason)


def with_remedy(told: Finding, reason: str) -> Finding:
    """A finding with what mends it where it has this reason, as the rule's page says."""
    known = shipped.data("rules/codes/unread")["mending"]
    instead = next((one["mend"] for one in known if reason.startswith(one["reason"])), None)
    return replace(told, remedy=instead) if instead else told


def _place(gap: Gap) -> Spot:
    line = max(gap.line, 1)
    return Spot("file", gap.path, gap.path, line, line)

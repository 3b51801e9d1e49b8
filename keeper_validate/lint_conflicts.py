"""Clauses that cannot all be kept: against each other, against what the same decision approves, against decisions in force.

Must not call two clauses contradictory where a place or a name may still tell them apart."""

from __future__ import annotations

import re
from collections.abc import Iterator

from keeper_validate.checks.naming import lives_at, names, same_name
from keeper_validate.clause import Check, Clause, Compiled
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.element import SEEDABLE
from keeper_validate.law.decision import Decision, Removal
from keeper_validate.lint import Checked, Lint, told
from keeper_validate.pathglob import matches_any
from keeper_validate.values import dataclass

_BLANKET = {"no-new-seeds": SEEDABLE, "ui-extend": frozenset({"component"})}


@dataclass(frozen=True, slots=True)
class _Grant:
    """Something that a decision approves or asks for: by which of its fields, what kind, what name, where."""

    clause: Clause
    kind: str | None
    name: str
    paths: tuple[str, ...] = ()


def conflicts(decision: Decision, every: tuple[Checked, ...]) -> Iterator[Lint]:
    """What one decision says twice in opposite ways, alone and beside the others of its law."""
    others = tuple(one for one in _in_force(every) if one.path != decision.path)
    own = tuple(reading.compiled for one in every if one.path == decision.path for reading in one.readings)
    lawful = tuple(reading.compiled for one in others if one.decision and one.decision.standing for reading in one.readings)
    yield from _grants_against(decision, (*own, *lawful))
    yield from _lists(decision)
    yield from _uses(decision, own, lawful)
    yield from _offers(decision, own, others)
    yield from _returned(decision, tuple(one.decision for one in others if one.decision))


def _grants_against(decision: Decision, compiled: tuple[Compiled, ...]) -> Iterator[Lint]:
    for grant in _new(decision):
        for one in compiled:
            if any(forbids(check, grant.kind, grant.name, grant.paths) for check in one.checks):
                where = _where(one.clause, decision)
                yield told("forbidden-grant", decision.path, grant.clause.line, where, what=grant.clause.id, name=grant.name)


def _new(decision: Decision) -> Iterator[_Grant]:
    for seed in decision.new_seeds or ():
        yield _Grant(seed.clause, seed.kind, seed.name, seed.paths)


def forbids(check: Check, kind: str | None, name: str, paths: tuple[str, ...] = ()) -> bool:
    """Whether a check would hold a new thing of a kind and a name, at some places, against whoever makes it."""
    if check.op in _BLANKET:
        return kind in _BLANKET[check.op]
    if check.op != "forbid-new" or kind not in check.kinds or not name or check.technology:
        return False
    if check.within and not any(matches_any(path, check.within) for path in paths):
        return False
    excepted = any(names(one, name, kind) for one in check.excepted)
    if excepted or any(matches_any(path, check.excepted) for path in paths):
        return False
    return names(check.target, name, kind)


def _lists(decision: Decision) -> Iterator[Lint]:
    """The lists of one decision against each other: reused and new, reused and removed, approved and not approved."""
    reused = [_Grant(one.clause, one.kind, one.name) for one in decision.reuse if one.name and one.part is None]
    gone = [_Grant(one.clause, one.kind, one.name) for one in decision.removals if one.name]
    held = [_Grant(one.clause, one.kind, one.name) for one in decision.conditions]
    pairs = (
        (reused, list(_new(decision)), "must be reused ({one}) and is approved as new ({other})"),
        (reused, gone, "must be reused ({one}) and is to be removed ({other})"),
        (list(_new(decision)), held, "is approved as new ({one}) and not approved ({other})"),
    )
    for first, second, words in pairs:
        for one in first:
            for other in second:
                if same_name(one.name, other.name, one.kind or "") and (one.kind is None or other.kind in (None, one.kind)):
                    what = f"{one.name} " + words.format(one=one.clause.id, other=other.clause.id)
                    yield told("contradiction", decision.path, other.clause.line, other.clause.id, what=what)


def _uses(decision: Decision, own: tuple[Compiled, ...], lawful: tuple[Compiled, ...]) -> Iterator[Lint]:
    """What one clause demands to be used and another forbids, or one freezes and another removes."""
    for one in own:
        for other in (*own, *lawful):
            for check in one.checks:
                against = next((held for held in other.checks if _opposite(check, held)), None)
                if against is not None:
                    thing = against.technology or against.target or ""
                    what = f"{one.clause.id} asks for {thing}, and {_where(other.clause, decision)} forbids it"
                    yield told("contradiction", decision.path, one.clause.line, one.clause.id, what=what)
                    break


def _opposite(wanted: Check, held: Check) -> bool:
    if wanted.op != "require-use" or held.op not in ("forbid-use", "gone") or held.within or held.excepted or wanted.within:
        return False
    if wanted.technology or held.technology:
        return wanted.technology == held.technology and held.target is None
    return bool(wanted.target) and wanted.target == held.target and bool(set(wanted.kinds) & set(held.kinds))


def _offers(decision: Decision, own: tuple[Compiled, ...], others: tuple[Checked, ...]) -> Iterator[Lint]:
    """What a clause names as the way to go, where an earlier decision in force closes that way."""
    replaced = {taken.number for taken in decision.supersedes}
    forbidden = {
        check.technology: f"{reading.compiled.clause.id} of {one.decision.id}" for one in others for reading in one.readings
        for check in reading.compiled.checks
        if one.decision and one.decision.number < decision.number and one.decision.number not in replaced and _closes(check)
    }
    for one in own:
        offered = " ".join(check.use or "" for check in one.checks[:1])
        for word in re.findall(r"[A-Za-z][\w.-]+", offered):
            closed = forbidden.get(lexicon.technology(word.lower()))
            if closed is not None:
                yield told("against-decision", decision.path, one.clause.line, one.clause.id, name=word, others=closed)


def _closes(check: Check) -> bool:
    whole = not (check.within or check.excepted or check.target)
    return whole and check.technology is not None and check.op in ("forbid-use", "forbid-new")


def _returned(decision: Decision, others: tuple[Decision, ...]) -> Iterator[Lint]:
    """What the decision asks for and an earlier one removed."""
    superseded = {taken.number for taken in decision.supersedes}
    asked = [*_new(decision), *(_Grant(one.clause, one.kind, one.name, (one.location,) if one.location else ()) for one in decision.reuse)]
    earlier = [one for one in others if one.number < decision.number and one.number not in superseded]
    removals = [(one.id, removal) for one in earlier for removal in one.removals]
    for by, removal in removals:
        for grant in asked:
            if _is_removed(removal, grant):
                yield told("returned-removal", decision.path, grant.clause.line, grant.clause.id, what=grant.clause.id,
                           name=grant.name or removal.path or "", others=by)


def _is_removed(removal: Removal, grant: _Grant) -> bool:
    if removal.name:
        return bool(grant.name) and same_name(removal.name, grant.name, grant.kind or "")
    return removal.path is not None and any(lives_at(removal.path, path) for path in grant.paths)


def _where(clause: Clause, decision: Decision) -> str:
    return clause.id if clause.path == decision.path else f"{clause.id} of {clause.path}"


def _in_force(every: tuple[Checked, ...]) -> tuple[Checked, ...]:
    """The approved decisions that no other approved one has superseded as a whole."""
    approved = [one for one in every if one.decision is not None and one.decision.approved]
    gone = {taken.number for one in approved if one.decision for taken in one.decision.supersedes if taken.constraint is None}
    return tuple(one for one in approved if one.decision and one.decision.number not in gone)

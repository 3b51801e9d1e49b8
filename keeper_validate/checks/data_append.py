"""data-append: enums only grow at their end, in whatever form they are written; moving one to another file changes nothing.

Must not judge kinds other than enums."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.checks.case import SOURCE, Case
from keeper_validate.checks.grants import may_go
from keeper_validate.checks.members import MemberChange, beyond_append, by_place, holds_texts, members, passing, stands_elsewhere
from keeper_validate.checks.report import Spot, spot, violation
from keeper_validate.checks.wire import reworded
from keeper_validate.clause import Check, Clause
from keeper_validate.delta import Alteration
from keeper_validate.element import Element
from keeper_validate.finding import WARN, Finding
from keeper_validate.values import replace


def found(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """Every change of an enum that is no append."""
    for place, one in restated(case):
        yield violation("data-append/member-renamed", clause, place, _slots(one))
    free = dict((*clause.parameters, *check.parameters)).get("order") == "free"
    for change in case.delta.altered:
        if change.head.kind == "enum" and SOURCE & {change.base.context, change.head.context}:
            yield from (_weighed(one, change.base) for one in altered(clause, change, case, free))
    for element in case.delta.removed:
        if element.kind != "enum" or element.context not in SOURCE or passing(element, case.gone):
            continue
        if not (may_go(element, case) or stands_elsewhere(element, case.delta)):
            yield _weighed(violation("data-append/enum-removed", clause, spot(element), {"fate": fate(element, case)}), element)


def restated(case: Case) -> Iterator[tuple[Spot, MemberChange]]:
    """The values of enum types that a new text of SQL in code renames."""
    for use in case.delta.uses:
        if use.kind == "statement" and use.context in SOURCE:
            member, _, now = use.form.partition(" is now ")
            yield Spot("enum", use.name, use.path, use.line, use.line), MemberChange("member-renamed", member, f"is now {now}")


def _weighed(finding: Finding, base: Element) -> Finding:
    """What is told of a map of texts that people read (`as const`) only warns: its form is an enum's, its use seldom."""
    return replace(finding, severity=WARN) if holds_texts(base) else finding


def _slots(one: MemberChange) -> dict[str, str]:
    return {"member": one.member, "detail": one.detail}


def altered(clause: Clause, change: Alteration, case: Case, free: bool = False) -> Iterator[Finding]:
    """What one altered enum holds beyond an append; where a migration was taken back, at that migration."""
    touched = any(file.path == change.head.path for file in case.delta.files)
    place = spot(change.head if touched or change.head.path == change.base.path else change.base)
    # what another union gains at its end stands in the midst of one that names it
    inserting = (free or change.head.value("united") is not None) and not by_place(change.head)
    for one in (*beyond_append(members(change.base), members(change.head), inserting), *reworded(change.base, change.head)):
        slots = {**_slots(one), "members": ", ".join(name for name, _ in members(change.base))}
        yield violation(f"data-append/{one.what}", clause, place, slots)
    was, now = change.base.value("form"), change.head.value("form")
    if was != now and was and now:
        yield violation("data-append/form-changed", clause, place, {"was": was, "now": now})


def fate(element: Element, case: Case) -> str:
    """What became of a removed enum, as far as the change shows it."""
    rename = next((one for one in case.delta.renamed if one.base is element), None)
    return f"; {rename.head.name} stands in its place" if rename else ""

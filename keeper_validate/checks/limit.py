"""limit: at most so many: parts of one element (members, tabs, props), new elements of a kind in one change, or lines."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.checks.case import Case, fresh
from keeper_validate.checks.forbid_new import PARTS, sought
from keeper_validate.checks.naming import names
from keeper_validate.checks.report import file_spot, noun, spot, violation
from keeper_validate.checks.scope import contexts, in_scope, names_file
from keeper_validate.checks.sized import outgrown, size
from keeper_validate.clause import Check, Clause
from keeper_validate.finding import Finding

_NEW = ("counted", "new")


def found(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """What this change takes beyond the limit."""
    if size(check):
        yield from outgrown(clause, check, case)
        return
    most = check.limit if check.limit is not None else 0
    if _NEW in check.parameters and {"file", *PARTS} & {*check.kinds}:
        yield from _brought(clause, check, case, most)
        return
    for role in sorted(PARTS & set(check.kinds)):
        yield from _parts(clause, check, case, role, most)
    for kind in sorted(set(check.kinds) - PARTS):
        yield from _elements(clause, check, case, kind, most)


def _brought(clause: Clause, check: Check, case: Case, most: int) -> Iterator[Finding]:
    """The files that are added, and the parts that come to what was there, counted over the whole change."""
    came = [spot(change.head) for change in case.delta.altered if in_scope(check, change.head.path, change.head.name)
            and change.head.context in contexts(check) for facet in change.added if facet.role in check.kinds]
    if "file" in check.kinds:
        came += [file_spot(file.path) for file in case.delta.files
                 if file.status == "added" and in_scope(check, file.path) and names_file(check, file.path)]
    if len(came) > most:
        yield violation("constraints/limit", clause, came[-1], {"what": f"{len(came)} new {_many(check.kinds[0])}", "most": str(most)})


def _parts(clause: Clause, check: Check, case: Case, role: str, most: int) -> Iterator[Finding]:
    grown = [change.head for change in case.delta.altered if any(facet.role == role for facet in change.added)]
    for element in (*fresh(case, contexts(check)), *grown):
        count = len(element.named(role))
        if count > most and in_scope(check, element.path, element.name) and names(check.target, element.name, element.kind):
            yield violation("constraints/limit", clause, spot(element), {"what": f"{count} {_many(role)}", "most": str(most)})


def _elements(clause: Clause, check: Check, case: Case, kind: str, most: int) -> Iterator[Finding]:
    """Head-side elements of the kind, with those the vault registers elsewhere, or the new ones alone; only a change that adds one can
    break the limit."""
    counted = [one for one in case.delta.head.elements if one.kind == kind and one.context in contexts(check)]
    counted = [one for one in counted if in_scope(check, one.path, one.name) and sought(one, check, case) is not None]
    new = [one for one in fresh(case, contexts(check)) if one in counted]
    if _NEW in check.parameters:
        known = {one.name for one in new}
    else:
        known = {one.name for one in counted}
        known |= {seed.name for seed in case.law.vault.of(kind) if not check.within and names(check.target, seed.name, kind)}
    if new and len(known) > most:
        yield violation("constraints/limit", clause, spot(new[-1]), {"what": f"{len(known)} {_many(kind)}", "most": str(most)})


def _many(kind: str) -> str:
    one = noun(kind)
    return f"{one[:-1]}ies" if one.endswith("y") else f"{one}s"

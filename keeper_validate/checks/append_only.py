"""append-only: what the check names only grows: members, columns, fields at the end; files are added and never edited.

A single file grows by being edited: no status tells what it gained from what it lost, so that its change only warns."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from os.path import basename

from keeper_validate import shipped
from keeper_validate.checks.case import Case
from keeper_validate.checks.changes import changed_files, removed_elements
from keeper_validate.checks.data_append import restated
from keeper_validate.checks.grants import file_may_change, may_go
from keeper_validate.checks.members import beyond_append, by_place, holds_texts, members, passing, stands_elsewhere
from keeper_validate.checks.naming import alternatives, names
from keeper_validate.checks.report import spot, violation
from keeper_validate.checks.scope import contexts, in_scope, is_made_with
from keeper_validate.checks.wire import reworded
from keeper_validate.clause import Check, Clause
from keeper_validate.element import Element
from keeper_validate.finding import WARN, Finding
from keeper_validate.values import replace

GROWING = {"enum": "member", "table": "column", "schema": "field", "component": "variant", "service": "method"}
"""The parts that make a kind grow; order means something only among members."""


def found(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """Every change of the named things that is no addition."""
    if ("only", "numbers") in check.parameters:
        yield from _renumbered(clause, check, case)
        return
    for place, what, _ in changed_files(check, case, ("changed", "removed")):
        if file_may_change(place.path, case):
            continue
        told = violation("constraints/append-only", clause, place, {"what": what})
        yield replace(told, severity=WARN) if what == "changed" and _is_one_file(check, place.path) else told
    for spotted, one in restated(case) if "enum" in check.kinds and not check.technology else ():
        if names(check.target, spotted.name, "enum") and in_scope(check, spotted.path, spotted.name, "enum"):
            yield violation("constraints/append-only", clause, spotted, {"what": f"member {one.member} {one.detail}"})
    for change in case.delta.altered:
        role = GROWING.get(change.head.kind)
        if role is None or not _wanted(change.head, role, check) or holds_texts(change.base):
            continue
        inserting = role != "member" or (("order", "free") in check.parameters and not by_place(change.head))
        grown = beyond_append(members(change.base, role), members(change.head, role), inserting)
        grown = tuple(one for one in grown if one.what != "value-changed" or not _is_untold(one.member, role, change.base, change.head))
        for one in (*grown, *reworded(change.base, change.head, role)):
            if role == "member" or one.what != "member-reordered":
                yield violation("constraints/append-only", clause, spot(change.head), {"what": f"{role} {one.member} {one.detail}"})
    for place, what, element in removed_elements(check, case):
        if element is None or holds_texts(element) or passing(element, case.gone):
            continue
        kept = stands_elsewhere(element, case.delta, GROWING.get(element.kind, "member"))
        if element.kind in check.kinds and not may_go(element, case) and not kept:
            yield violation("constraints/append-only", clause, place, {"what": what})


def _renumbered(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """Members that stand for another number than they did, as those do as well before which one comes or goes."""
    for change in case.delta.altered:
        if change.head.kind != "enum" or not _wanted(change.head, "member", check):
            continue
        for one in beyond_append(members(change.base), members(change.head), not by_place(change.head)):
            number = one.what == "value-changed" and re.search(r"\bwas -?\d", one.detail)
            if number or (by_place(change.head) and one.what != "member-renamed"):
                yield violation("constraints/append-only", clause, spot(change.head), {"what": f"member {one.member} {one.detail}"})


def _is_untold(name: str, role: str, base: Element, head: Element) -> bool:
    """Whether a column is declared in another form, of which one says nothing of its type: `Column(String)` and `Mapped[str]`."""
    untyped = shipped.data("rules/lexicon/columns")["untyped"]
    return any((dict(members(one, role)).get(name) or "").rpartition(".")[2] in untyped for one in (base, head))


def _is_one_file(check: Check, path: str) -> bool:
    """Whether a file is meant by its own name (`ledger.jsonl`, `CHANGELOG*`), and not as one of those in a folder."""
    lasts = (part.rpartition("/")[2] for part in alternatives(check.target or ""))
    return any(re.fullmatch(r"[\w.\-]*\w\*?", last) and fnmatchcase(basename(path), last) for last in lasts)


def _wanted(element: Element, role: str, check: Check) -> bool:
    fits = (element.kind in check.kinds or role in check.kinds) and names(check.target, element.name, element.kind)
    fits = fits and is_made_with(element, check)
    return fits and element.context in contexts(check) and in_scope(check, element.path, element.name, element.kind)

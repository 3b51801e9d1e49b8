"""require-shape of what a declaration states: columns and fields that are new or altered, and new tables, held against a `fault`.

A fault is a row of facts that must not come together, each as it is or, with a dash before it, missing: `nullable,-default`. What a
declaration does not show is never found. Must not know how facts are read."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate import shipped
from keeper_validate.checks.case import Case, fresh
from keeper_validate.checks.grants import may_be_new, may_change
from keeper_validate.checks.naming import names, singular, words
from keeper_validate.checks.report import spot, violation
from keeper_validate.checks.scope import contexts, in_scope, is_made_with
from keeper_validate.clause import Check, Clause, Compiled
from keeper_validate.element import Element, Facet
from keeper_validate.finding import Finding

FAULT = "fault"
STANDING = ("added", "standing")
_ROLE, _TABLE = "fact", "*"
_PARTS = frozenset({"column", "relation", "field"})
_ROLES = {"column": "table", "field": "schema"}


def asks(compiled: tuple[Compiled, ...]) -> bool:
    """Whether any clause asks what declarations state."""
    return any(FAULT in dict(check.parameters) for one in compiled for check in one.checks)


def stated(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """What has the fault, and had it not before."""
    for element, was, facet in _touched(check, case):
        wanted = is_made_with(element, check) and in_scope(check, element.path, element.name, element.kind) and _is_of(element, check)
        named = facet.name == _TABLE if "table" in check.kinds else facet.name != _TABLE and names(check.target, facet.name)
        if wanted and named and _has_fault(facet, check) and not (was is not None and _has_fault(was, check)) and _changed(was, check):
            fault = told(dict(check.parameters)[FAULT])
            what = fault if facet.name == _TABLE else f"{'field' if element.kind == 'schema' else 'column'} {facet.name} {fault}"
            yield violation("constraints/column-fact", clause, spot(element), {"what": what})


def _touched(check: Check, case: Case) -> Iterator[tuple[Element, Facet | None, Facet]]:
    """The facts that a change brings, each with what stood there before."""
    kinds = {_ROLES.get(kind, kind) for kind in check.kinds}
    for element in fresh(case, contexts(check)) if not is_of_standing(check) else ():
        if element.kind in kinds and not (may_be_new(element, case) or may_change(element, case)):
            yield from ((element, None, facet) for facet in element.named(_ROLE))
    for change in case.delta.altered:
        element = change.head
        if element.kind in kinds and element.context in contexts(check) and not may_change(element, case):
            known = {facet.name for facet in change.base.facets if facet.role in _PARTS} | {_TABLE}
            yield from ((element, None, facet) for facet in change.added if facet.role == _ROLE and facet.name not in known)
            yield from ((element, was, facet) for was, facet in change.changed if facet.role == _ROLE)


def is_of_standing(check: Check) -> bool:
    """Whether only what has rows is meant: of a new table, what must be given breaks nobody."""
    return {"required", "-default"} <= set(dict(check.parameters)[FAULT].split(",")) or STANDING in check.parameters


def _has_fault(facet: Facet, check: Check) -> bool:
    held = frozenset((facet.value or "").split())
    parameters = dict(check.parameters)
    to = parameters.get("to")
    return all(_shows(fact, held) for fact in parameters[FAULT].split(",")) and (to is None or f"to:{_plain(to)}" in held)


def _shows(fact: str, held: frozenset[str]) -> bool:
    return fact in held if not fact.startswith("-") else held.isdisjoint({fact[1:], f"{fact[1:]}?", "?"})


def _changed(was: Facet | None, check: Check) -> bool:
    """Whether a column was what a clause says that it must not cease to be."""
    before = dict(check.parameters).get("was")
    return before is None or (was is not None and before in (was.value or "").split())


def _is_of(element: Element, check: Check) -> bool:
    """Whether a table is the one that a clause names, by either of its names."""
    wanted = dict(check.parameters).get("of")
    return wanted is None or any(_plain(name) == _plain(wanted) for name in (element.name, element.value("table") or element.name))


def _plain(name: str) -> str:
    *first, last = words(name.rpartition(".")[2]) or ("",)
    return "".join((*first, singular(last)))


def told(fault: str) -> str:
    """A fault in words."""
    known = shipped.data("rules/lexicon/columns")["told"]
    return " and ".join(known[fact.lstrip("-")][fact.startswith("-")] for fact in fault.split(","))

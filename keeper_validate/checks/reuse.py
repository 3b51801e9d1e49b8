"""reuse: what the decision says to use is not built a second time, and, at landing, it has been used.

Must not call two things doubles for their names alone: the same name, or a near one and the same base element or parts."""

from __future__ import annotations

import re
from collections.abc import Iterator

from keeper_validate import shipped
from keeper_validate.checks.case import Case, fresh
from keeper_validate.checks.evidence import called_like, is_primitive, only_called
from keeper_validate.checks.grants import in_force, may_be_new
from keeper_validate.checks.imports import brings, import_names
from keeper_validate.checks.naming import lives_at, names, near_name, route_shape, same_name, singular
from keeper_validate.checks.report import Spot, at, seed_place, spot, violation
from keeper_validate.clause import Check, Clause
from keeper_validate.element import Element
from keeper_validate.finding import Finding
from keeper_validate.law.decision import Reuse
from keeper_validate.law.vault import Seed

USABLE = frozenset({"component", "hook", "store", "service", "auth_service", "enum", "schema"})
"""Kinds whose use shows in source: they are imported, rendered or called by name."""


def found(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """Doubles of the entry; at landing also that nothing uses it."""
    entry = next((one for decision in in_force(case) for one in decision.reuse if one.clause == clause), None)
    if entry is None:
        return
    seeds = _seeds(entry, case)
    kinds = frozenset({entry.kind} if entry.kind else {seed.kind for seed in seeds}) or _kinds_of(entry.domain)
    place = next((at(seed) for seed in seeds), f" ({entry.location})" if entry.location else "")
    for element in fresh(case):
        double = element.kind in kinds and not _is_it(element, entry, seeds) and _double(element, entry, seeds, case)
        if double and not may_be_new(element, case):
            slots = {"seed": entry.name, "where": place, "because": double}
            yield violation("reuse/duplicate", clause, spot(element), slots, tuple(seed_place(seed) for seed in seeds[:1]), double)
    named = " " not in entry.name and "/" not in entry.name and not re.search(r"\.\w{1,5}$", entry.name)
    if case.stage == "landing" and kinds & USABLE and named and not _used(entry, seeds, case):
        unmet = Spot(sorted(kinds & USABLE)[0], entry.name, clause.path, clause.line, clause.line)
        yield violation("reuse/unmet", clause, unmet, {"seed": entry.name, "where": place})


def _seeds(entry: Reuse, case: Case) -> list[Seed]:
    kinds = (entry.kind,) if entry.kind else sorted({seed.kind for seed in case.law.vault.seeds})
    return [seed for kind in kinds for seed in case.seeds(kind, entry.name)[:1]]


def _kinds_of(domain: str) -> frozenset[str]:
    return frozenset(shipped.data("rules/codes/reuse")["domains"].get(domain, ()))


def _is_it(element: Element, entry: Reuse, seeds: list[Seed]) -> bool:
    """The element itself, at the place that the decision or the vault gives for it."""
    return lives_at(entry.location, element.path) or any(lives_at(seed.location, element.path) for seed in seeds)


def _double(element: Element, entry: Reuse, seeds: list[Seed], case: Case) -> str:
    if element.kind in ("route", "page"):
        return "has the same path" if route_shape(element.name) == route_shape(entry.name) else ""
    if same_name(element.name, entry.name, element.kind):
        return "bears the same name"
    if not near_name(element.name, entry.name):
        return ""
    if element.kind == "component":
        if not (seeds or entry.location) and _renders(element, entry.name):
            return ""
        for primitive in shipped.data("rules/lexicon/primitives"):
            evidence = is_primitive(element, primitive, case) if called_like(entry.name, primitive) else None
            if evidence and evidence != only_called(element):
                return f"{evidence}, which {entry.name} is for"
        return ""
    parts = {singular(name.lower()) for seed in seeds for name in seed.members}
    own = {singular(facet.name.lower()) for facet in element.facets if facet.role in ("method", "member", "column", "field")}
    shared = parts & own
    return f"shares {', '.join(sorted(shared))} with it" if parts and len(shared) * 2 >= len(parts) else ""


def _renders(element: Element, name: str) -> bool:
    """Whether a component makes use of what a library calls so: where the project has nothing of that name, the library's is to be used."""
    taken = (facet.name for facet in element.facets if facet.role in ("primitive", "wraps"))
    return any(one.rpartition(":")[2].partition(".")[0] == name for one in taken)


def _used(entry: Reuse, seeds: list[Seed], case: Case) -> bool:
    head = case.delta.head
    for use in head.uses:
        member = use.name.rpartition(":")[2]
        located = use.resolved and any(lives_at(place, use.resolved) for place in (entry.location, *(seed.location for seed in seeds)))
        if located or same_name(member, entry.name) or import_names(entry.name, use) or brings(entry.name, use):
            return True
    for element in head.elements:
        if same_name(element.name, entry.name, element.kind) or any(names(entry.name, facet.name) for facet in element.facets):
            return True
    return False

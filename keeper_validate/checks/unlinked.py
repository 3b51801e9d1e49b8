"""Packages of the project's own that a manifest takes from elsewhere than its workspace: “use `workspace:*` for internal packages”.

A package is the project's own where another manifest links it; one that only shares its scope with such may be published apart, and
warns. Must not judge what others take in any version."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.checks.case import Case, fresh
from keeper_validate.checks.grants import may_be_new
from keeper_validate.checks.report import noun, spot, violation
from keeper_validate.checks.scope import contexts, in_scope, rule_of
from keeper_validate.clause import Check, Clause
from keeper_validate.element import Element
from keeper_validate.finding import WARN, Finding
from keeper_validate.values import replace

UNLINKED = ("group", "unlinked")


def found(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """New dependencies on the project's own packages that are not linked, and those that were linked and are no more."""
    linked = {one.name for one in (*case.delta.base.elements, *case.delta.head.elements) if _is_linked(one)}
    scopes = {name.partition("/")[0] for name in linked if "/" in name}
    loosened = (change.head for change in case.delta.altered if _is_linked(change.base))
    for element in (*fresh(case, contexts(check)), *loosened):
        asked = element.kind == "dependency" and not _is_linked(element) and in_scope(check, element.path, element.name, element.kind)
        known, akin = element.name in linked, element.name.partition("/")[0] in scopes
        if asked and (known or (akin and not may_be_new(element, case))):
            slots = {"what": noun("dependency"), "because": ": it is a package of this workspace", "instead": "Take it by `workspace:*`."}
            told = violation(rule_of(clause, "forbid-new", "dependency"), clause, spot(element), slots)
            yield told if known else replace(told, severity=WARN)


def _is_linked(element: Element) -> bool:
    return element.kind == "dependency" and any(facet.name.startswith("workspace:") for facet in element.named("constraint"))

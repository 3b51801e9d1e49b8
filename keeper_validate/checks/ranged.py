"""Packages of whose version a manifest says too little or too much: a range where each is to be pinned, one that is not released, a
repository in place of a registry. Must not judge packages without a version: a lock, a parent or a catalogue may give it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from keeper_validate import shipped
from keeper_validate.checks.case import Case, fresh
from keeper_validate.checks.grants import may_be_new, may_change
from keeper_validate.checks.naming import names
from keeper_validate.checks.report import noun, spot, violation
from keeper_validate.checks.scope import contexts, in_scope, rule_of
from keeper_validate.clause import Check, Clause
from keeper_validate.element import Element
from keeper_validate.finding import Finding

_PEER = "peer"
_TOLD = {
    "ranged": ("it takes a range of versions", "range of versions of", "Pin its version."),
    "prerelease": ("its version is not released", "version before its release of", "Take a version that is released."),
    "git": ("it comes from a repository", "repository in place of the version of", "Take a version of it from a registry."),
}


def group(check: Check) -> str:
    """Which versions a check speaks of; empty where it speaks of packages as such."""
    named = dict(check.parameters).get("group", "")
    return named if named in _TOLD else ""


def found(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """New packages of such a version, and those that had another one before."""
    sort = group(check)
    because, what, instead = _TOLD[sort]
    came = tuple(one for one in fresh(case, contexts(check)) if not may_be_new(one, case))
    changed = (change for change in case.delta.altered if not may_change(change.head, case))
    loosened = (change.head for change in changed if change.base.kind == "dependency" and not _is_so(change.base, sort))
    for element in (*came, *loosened):
        meant = element.kind == "dependency" and (check.target is None or names(check.target, element.name, "dependency"))
        if meant and _is_so(element, sort) and in_scope(check, element.path, element.name, element.kind):
            new = {"what": noun("dependency"), "because": f": {because}"}
            told = new if element in came else {"what": what, "because": ""}
            yield violation(rule_of(clause, "forbid-new", "dependency"), clause, spot(element), {**told, "instead": instead})


def _is_so(element: Element, sort: str) -> bool:
    ecosystem = element.name.partition(":")[0]
    peers = {facet.name for facet in element.named("group")} == {_PEER}
    written = [facet.name for facet in element.named("constraint")]
    return element.value("own") is None and not peers and any(_written(sort, ecosystem).search(one) is not None for one in written)


@cache
def _written(sort: str, ecosystem: str) -> re.Pattern[str]:
    ranges = shipped.data("rules/lexicon/ranges")[sort]
    return re.compile(ranges.get(ecosystem, ranges["other"]))

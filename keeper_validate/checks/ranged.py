"""Packages that a manifest takes in a range of versions where each is to be pinned: “pin exact versions”.

Must not judge packages without a version: a lock, a parent or a catalogue may give it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from keeper_validate import shipped
from keeper_validate.checks.case import Case, fresh
from keeper_validate.checks.grants import may_be_new, may_change
from keeper_validate.checks.report import noun, spot, violation
from keeper_validate.checks.scope import contexts, in_scope, rule_of
from keeper_validate.clause import Check, Clause
from keeper_validate.element import Element
from keeper_validate.finding import Finding

RANGED = ("group", "ranged")
_PEER = "peer"


def found(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """New packages in a range of versions, and those that were pinned and are no more."""
    came = tuple(one for one in fresh(case, contexts(check)) if not may_be_new(one, case))
    loosened = (change.head for change in case.delta.altered if not _is_ranged(change.base) and not may_change(change.head, case))
    for element in (*came, *loosened):
        if element.kind == "dependency" and _is_ranged(element) and in_scope(check, element.path, element.name, element.kind):
            new = {"what": noun("dependency"), "because": ": it takes a range of versions"}
            told = new if element in came else {"what": "range of versions of", "because": ""}
            yield violation(rule_of(clause, "forbid-new", "dependency"), clause, spot(element), {**told, "instead": "Pin its version."})


def _is_ranged(element: Element) -> bool:
    ecosystem = element.name.partition(":")[0]
    peers = {facet.name for facet in element.named("group")} == {_PEER}
    written = [facet.name for facet in element.named("constraint")]
    return element.value("own") is None and not peers and any(_range(ecosystem).search(one) is not None for one in written)


@cache
def _range(ecosystem: str) -> re.Pattern[str]:
    ranges = shipped.data("rules/lexicon/ranges")
    return re.compile(ranges.get(ecosystem, ranges["other"]))

"""Imports that close a circle of modules: “no circular imports”.

Must not look for circles: the delta tells of those that a change closes."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.checks.case import Case
from keeper_validate.checks.report import spot, violation
from keeper_validate.checks.scope import contexts, in_scope, rule_of
from keeper_validate.checks.shifted import came_whole
from keeper_validate.clause import Check, Clause
from keeper_validate.finding import WARN, Finding
from keeper_validate.values import replace

CIRCLE = ("form", "circle")


def found(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """The new imports that close a circle, each circle once."""
    closed = {(path, name): (path, *way) for name, path, *way in case.delta.circles}
    seen: set[tuple[str, ...]] = set()
    for use in case.delta.uses:
        circle = closed.get((use.path, use.name)) if use.kind == "import" else None
        if circle and circle not in seen and use.context in contexts(check) and in_scope(check, use.path, use.name):
            seen.add(circle)
            slots = {
                "what": use.name.partition(":")[0] or use.name, "part": use.name, "because": f": it leads back ({' → '.join(circle)})",
                "instead": "Put what both need into a module of its own, or hand it over.",
            }
            told = violation(rule_of(clause, "forbid-use", "import"), clause, spot(use), slots)
            yield replace(told, severity=WARN) if came_whole(check, use.path, use.line, case) else told

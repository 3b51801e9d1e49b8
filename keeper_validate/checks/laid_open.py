"""Routes that were there with what a clause asks of routes, and lost it with this change.

Must not know what is asked of new ones."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.checks.case import Case
from keeper_validate.checks.guards import lost_guards
from keeper_validate.checks.scope import contexts
from keeper_validate.clause import Check
from keeper_validate.element import Element


def laid_open(check: Check, case: Case) -> Iterator[Element]:
    """Each route, as it is now, that lost a guard, where the check asks for one."""
    if "guard" not in dict(check.parameters):
        return
    standing = {(one.path, one.name) for one in case.delta.head.elements if one.kind == "route"}
    lost = {(route.path, route.name): route for route, _, _ in lost_guards(case) if (route.path, route.name) in standing}
    yield from (route for route in lost.values() if route.context in contexts(check))

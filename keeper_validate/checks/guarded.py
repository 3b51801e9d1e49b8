"""Where a guard that a clause wants of a route may stand besides the route itself: in the function that answers it, or somewhere that no
route shows. Must not know which guards there are."""

from __future__ import annotations

from keeper_validate import shipped
from keeper_validate.checks.case import Case
from keeper_validate.checks.guards import asks_who
from keeper_validate.checks.naming import names
from keeper_validate.clause import Check
from keeper_validate.element import ASKED, DOOR, Element


def asks_inside(element: Element, check: Check, case: Case) -> bool:
    """Whether the function that answers a route calls the guard that is wanted in its body, where that function stands in the same file."""
    wanted, handler = _wanted(check), element.value("handler")
    if not wanted or not handler:
        return False
    told = (use.name.partition(DOOR) for use in case.delta.head.uses if use.kind == ASKED and use.path == element.path)
    asked = [guard.rpartition(".")[2] for owner, _, guard in told if owner == handler]
    return all(any(names(one, guard) for guard in asked) for one in wanted)


def is_guarded_elsewhere(element: Element, check: Check, case: Case) -> bool:
    """Whether a route without a guard may have one in a filter chain, a setting or a middleware for paths: no other route shows its own."""
    asked = _wanted(check)
    others = (facet for facet in element.named("guard") if not any(names(one, facet.name) for one in asked))
    if asked and "*" not in asked and any(map(asks_who, others)):
        return True  # another guard may hold the one that is named
    known = shipped.data("rules/lexicon/auth")
    if not asked or (element.framework in case.guarding and element.framework not in known["inside"]):
        return False
    return element.framework in known["elsewhere"]


def _wanted(check: Check) -> list[str]:
    return [name for role, name in check.parameters if role == "guard"]

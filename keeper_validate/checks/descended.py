"""What new classes must come from (`require-shape schema use:Base`): the base has to be named by each of them.

Must not follow what a base comes from itself."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.checks import lack
from keeper_validate.checks.case import Case, fresh
from keeper_validate.checks.forbid_new import sought
from keeper_validate.checks.naming import alternatives
from keeper_validate.checks.report import spot, violation
from keeper_validate.checks.require_use import named, uses
from keeper_validate.checks.scope import contexts, in_scope
from keeper_validate.clause import Check, Clause
from keeper_validate.element import Element
from keeper_validate.finding import Finding


def found(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """New classes that come from something else."""
    base = check.use or ""
    for element in fresh(case, contexts(check)):
        wanted = element.kind in check.kinds and sought(element, check, case) is not None
        wanted = wanted and in_scope(check, element.path, element.name, element.kind)
        if wanted and not (uses(element, base, case) and _names_itself(element, base, case)):
            yield violation("constraints/require-shape", clause, spot(element), {**lack.base(base).slots, "new": "New"})


def _names_itself(element: Element, base: str, case: Case) -> bool:
    """Whether a class names the base itself, and not only its import, or another class of its file."""
    told = case.uses_at.get(element.path, [])
    lines = {use.line for use in told if use.kind == "token" and any(named(part, use) for part in alternatives(base))}
    others = [one for one in case.elements_at.get(element.path, []) if one.kind == element.kind and one.name != element.name]
    own = lines - {use.line for use in told if use.kind == "import"}
    return not lines or any(not any(one.line <= line <= one.end_line for one in others) for line in own)

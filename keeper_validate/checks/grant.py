"""A permission (an `extend` or `new_seeds` entry): nothing can break it, so it yields nothing."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.checks.case import Case
from keeper_validate.clause import Check, Clause
from keeper_validate.finding import Finding


def found(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """Nothing."""
    return iter(())

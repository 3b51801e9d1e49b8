"""What is new to the project, where a clause forbids only that (“no new state library”): a technology that the project had before the
change is none, whatever file uses it now.

Must not read a tree: what has to be known of the project is asked for before its clauses are held against the change."""

from __future__ import annotations

from keeper_validate.checks.case import Case
from keeper_validate.clause import Check


def is_of_project(check: Check) -> bool:
    """Whether a check forbids only what the project did not have."""
    return check.technology is not None and ("new", "project") in check.parameters


def is_known(check: Check, path: str, case: Case) -> bool:
    """Whether the project of a file had the technology that a check speaks of before the change, where only new ones are forbidden."""
    return is_of_project(check) and (check.technology, path) in case.delta.standing

"""What is new to the project, where a clause forbids only that (“no new state library”): a technology that the project had before the
change is none, whatever file uses it now.

Must not read a tree: what has to be known of the project is asked for before its clauses are held against the change."""

from __future__ import annotations

from functools import cache

from keeper_validate import shipped
from keeper_validate.checks.case import Case
from keeper_validate.clause import Check

AS_MODELS = ("as", "models")
"""The parameter of a check on tables that speaks of models."""


def named_in(name: str, files: str) -> tuple[str, str]:
    """What has to be known where the files that a pattern fits may name a thing already."""
    return f"named:{name}", files


def is_of_project(check: Check) -> bool:
    """Whether a check forbids only what the project did not have."""
    return check.technology is not None and ("new", "project") in check.parameters


def is_known(check: Check, path: str, case: Case) -> bool:
    """Whether the project of a file had the technology that a check speaks of before the change, where only new ones are forbidden."""
    return is_of_project(check) and (check.technology, path) in case.delta.standing


def speaks_of_models(check: Check) -> bool:
    """Whether a check speaks of models without a word on what they are made with."""
    return check.kinds == ("schema", "table") and check.technology is None


def apart_from_tables(checks: tuple[Check, ...]) -> frozenset[Check]:
    """What a clause on models asks of those that are no tables, beside what it asks of tables: “every model has `createdAt`”."""
    asked = {_parts(check) for check in checks if check.kinds[:1] == ("table",)}
    return frozenset(check for check in checks if check.kinds[:1] == ("schema",) and len(check.kinds) > 1 and _parts(check) in asked)


def _parts(check: Check) -> tuple[str, str | None, str | None, tuple[str, ...]]:
    return check.op, check.target, check.technology, tuple(name for _, name in check.parameters)


def keeps_tables(case: Case) -> bool:
    """Whether the project is known to keep tables, as a change of it shows, or what it depends on does."""
    return case.keeps_tables or any(technology in mappers() for technology, _ in case.delta.standing)


@cache
def mappers() -> frozenset[str]:
    """The technologies by which a project keeps tables."""
    return frozenset(shipped.data("rules/lexicon/families")["orm"]["members"])

"""What a check is handed: the delta, the law and the stage; and what in the delta counts as new.

Must not parse, read Git, or know the mode."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from keeper_validate.checks.naming import lives_at, same_name
from keeper_validate.delta import Delta
from keeper_validate.element import SEEDABLE, Element
from keeper_validate.law.law import Law
from keeper_validate.law.vault import Seed

SOURCE = frozenset({"source"})

PLACELESS = frozenset({"route", "page", "env_var", "scope", "role", "feature_flag", "event", "error_type"})
"""Kinds which a vault registers by name alone."""

PARTS = frozenset({"component", "hook", "store", "service", "schema", "auth_service", "error_type"})
"""Kinds of which one that its file keeps to itself is a part of something, not a pattern for others."""


@dataclass(frozen=True, slots=True)
class Case:
    """One change under one law, at one stage: `commit`, `pr` or `landing`."""

    delta: Delta
    law: Law
    stage: str = "commit"


def fresh(case: Case, contexts: frozenset[str] = SOURCE) -> Iterator[Element]:
    """Elements that are new to the contexts: created there, or brought in from another context (a test that became source)."""
    yield from (one for one in case.delta.created if one.context in contexts)
    for change in case.delta.altered:
        if change.head.context in contexts and change.base.context not in contexts:
            yield change.head


def fresh_seeds(case: Case) -> Iterator[Element]:
    """New elements that others could build on: no parts of one file, nothing that the vault already registers."""
    published = [change.head for change in case.delta.altered if change.head.exported and not change.base.exported]
    for one in (*fresh(case), *(one for one in published if one.context in SOURCE)):
        if one.kind in SEEDABLE and (one.exported or one.kind not in PARTS) and not _second_view(one, case) and not registered(one, case):
            yield one


def registered(element: Element, case: Case) -> Seed | None:
    """The seed that an element is, by kind, name and place."""
    for seed in case.law.vault.of(element.kind):
        if not same_name(seed.name, element.name, element.kind):
            continue
        if lives_at(seed.location, element.path) or (seed.kind in PLACELESS and not seed.location):
            return seed
    return None


def seed_named(kind: str, name: str, case: Case) -> Seed | None:
    """The first seed of a kind with a name, wherever it lives."""
    return next((seed for seed in case.law.vault.of(kind) if same_name(seed.name, name, kind)), None)


def _second_view(element: Element, case: Case) -> bool:
    """One definition may be read as two kinds: a page and its component, an auth service and a service; the first of them speaks."""
    other = {"component": "page", "service": "auth_service"}.get(element.kind)
    return other is not None and any(
        one.kind == other and one.path == element.path and _covers(element, one) for one in case.delta.head.elements
    )


def _covers(element: Element, other: Element) -> bool:
    return element.line <= other.line <= element.end_line or element.name == other.name or other.line <= 1

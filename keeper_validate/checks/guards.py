"""Which routes lost a guard between base and head, also through a rename or a router-level guard that vanished.

Must not know why guards matter."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.checks.case import SOURCE, Case
from keeper_validate.checks.naming import same_name
from keeper_validate.element import Element, Facet


def lost_guards(case: Case) -> Iterator[tuple[Element, str, str]]:
    """Each route with the guard it lost, and what it has instead (empty where it has nothing)."""
    pairs = [(change.base, change.head) for change in case.delta.altered] + [(one.base, one.head) for one in case.delta.renamed]
    for base, head in pairs:
        if head.kind != "route" or head.context not in SOURCE:
            continue
        was, now = base.named("guard"), head.named("guard")
        gone = [guard for guard in was if not any(_as_strong(guard, other) for other in now)]
        come = [guard for guard in now if guard not in was and not _registered(guard, case)]
        replaced = len([guard for guard in now if guard not in was and _registered(guard, case)])
        for guard in gone[replaced:]:
            yield head, _told(guard), ", ".join(_told(other) for other in come if other.name != guard.name or other.value != guard.value)


def _as_strong(guard: Facet, other: Facet) -> bool:
    """A guard that stands there always is as strong as one under a condition (`requireAuth?`)."""
    return other.name in (guard.name, guard.name.removesuffix("?")) and (guard.value == other.value or guard.value is None)


def _registered(guard: Facet, case: Case) -> bool:
    return any(same_name(seed.name, guard.name) for seed in case.law.vault.of("auth_service"))


def _told(guard: Facet) -> str:
    return f"{guard.name}({guard.value})" if guard.value else guard.name

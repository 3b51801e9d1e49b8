"""What a technology is used for, as names tell it: by what its calls are given, by what stands around it, by the file and its folder.

Must not know the technology."""

from __future__ import annotations

from keeper_validate.checks.case import Case
from keeper_validate.checks.naming import names
from keeper_validate.element import Element


def serves(element: Element, target: str | None, case: Case) -> bool:
    """Whether the use of a technology is one for what a clause names: “polling for reminders”."""
    if any(names(target, name) for name in (element.name, *(facet.name for facet in element.facets))):
        return True
    return any(names(target, name) for name in _around(element, case))


def is_untold(element: Element, target: str | None, case: Case) -> bool:
    """Whether nothing tells what a technology is used for: its calls are given nothing, and no name around it says so."""
    return target is not None and not element.named("argument") and not serves(element, target, case)


def _around(element: Element, case: Case) -> list[str]:
    """What the file and its folder are called, and each thing within which the use stands."""
    here = case.elements_at.get(element.path, [])
    outer = [one.name for one in here if one.kind != element.kind and one.line <= element.line <= one.end_line]
    return [*(part.partition(".")[0] for part in element.path.split("/")[-2:]), *outer]

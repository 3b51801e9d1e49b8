"""Uses that a tool asks for in a file, by its name or by what stands in it: the default export of a page, of a configuration.

Must not know what a clause forbids."""

from __future__ import annotations

from keeper_validate import shipped
from keeper_validate.checks.case import Case
from keeper_validate.element import Use
from keeper_validate.pathglob import matches_any


def is_demanded(use: Use, case: Case) -> bool:
    """Whether the file could not be what it is without the use."""
    asked = shipped.data("rules/lexicon/demanded").get(use.name)
    if asked is None or use.kind != "token":
        return False
    return matches_any(use.path, tuple(asked["files"])) or any(one.kind in asked["kinds"] for one in case.elements_at.get(use.path, []))

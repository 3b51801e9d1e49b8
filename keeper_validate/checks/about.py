"""The kinds of element that a check is about: its own, and for a construct of a language those that it is one of (`about` in
`rules/lexicon/constructs.yaml`): a route without a response model is a route. Must not look at a change."""

from __future__ import annotations

from keeper_validate import shipped
from keeper_validate.clause import Check


def kinds_of(check: Check) -> tuple[str, ...]:
    """The kinds, those of the constructs first."""
    if ("form", "construct") not in check.parameters:
        return check.kinds
    known = shipped.data("rules/lexicon/constructs")
    told = (kind for name in (check.target or "").split(",") for kind in known.get(name.strip(), {}).get("about", ()))
    return tuple(dict.fromkeys((*told, *check.kinds)))

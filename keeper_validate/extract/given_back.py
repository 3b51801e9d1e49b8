"""What a function of the tree gives that gives several things at once: `app, api = make()`. Must not know what follows a name."""

from __future__ import annotations

from collections.abc import Callable

from keeper_validate.extract.expression import Call, Expression, Items, Member
from keeper_validate.extract.site import Site, Target

_DEPTH = 24
Following = Callable[[str, str, Expression, int], "Target | None"]


def one_of_several(path: str, scope: str, value: Expression | None, depth: int, follow: Following) -> Site | None:
    """The definition that stands at a place of what a function returns; None where the value is no such thing, or it cannot be told."""
    if not isinstance(value, Member) or not isinstance(value.of, Call) or not value.name.isdecimal() or depth > _DEPTH:
        return None
    maker = follow(path, scope, value.of.function, depth + 1)
    function = maker.definition if isinstance(maker, Site) and not maker.rest and maker.parameter is None else None
    listed = function.value if function is not None and function.form == "function" else None
    if not isinstance(maker, Site) or function is None or not isinstance(listed, Items) or int(value.name) >= len(listed.values):
        return None
    found = follow(maker.path, function.name, listed.values[int(value.name)], depth + 1)
    return found if isinstance(found, Site) and not found.rest and found.parameter is None else None

"""Lists whose items are all made by calls of a few names: a union of literals. Must know no framework."""

from __future__ import annotations

from collections.abc import Collection

from keeper_validate.extract.expression import Call, Expression, Items
from keeper_validate.extract.naming.resolve import Resolver

_FEWEST = 2


def made_alike(listed: Expression, wanted: Collection[str], path: str, scope: str, resolver: Resolver) -> bool:
    """Whether a list has several items, each of which a call of one of the names makes."""
    items = listed.values if isinstance(listed, Items) else ()
    makers = (resolver.qualified(path, scope, one.function) if isinstance(one, Call) else "" for one in items)
    return len(items) >= _FEWEST and all(maker in wanted for maker in makers)

"""Ways that a file offers and nobody goes: a function that nothing calls, of which another of the same file is called.

Must not know any framework."""

from __future__ import annotations

from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site


def is_untaken(path: str, scope: str, to: str, resolver: Resolver) -> bool:
    """Whether a call stands in a function of the file `to`, which it leads to, that nothing at hand calls."""
    around = scope.partition(".@")[0]
    if path != to or not around:
        return False
    calls = resolver.calls.named(around.rpartition(".")[2])
    leads = (resolver.called(where, within, call.function) for where, within, call in calls)
    return not any(isinstance(one, Site) and one.key == (path, around) for one in leads)

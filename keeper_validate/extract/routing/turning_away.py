"""Functions of the tree that stand guard by what they do, whatever they are called: they hand on to what they stand before, and turn others
away.

Must not know any framework, nor where such a function is put."""

from __future__ import annotations

from keeper_validate.extract.authentication.asking import GIVEN
from keeper_validate.extract.authentication.onward import hands_onward
from keeper_validate.extract.authentication.refusals import refusals
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site


def stands_guard(path: str, scope: str, name: str, resolver: Resolver) -> bool:
    """Whether a name leads to a function that hands on and turns others away."""
    target = resolver.follow(path, scope, name) if GIVEN not in name else None
    if not isinstance(target, Site) or target.definition is None or target.rest or target.parameter is not None:
        return False
    found, module = target.definition, resolver.sources.beyond(target.path)
    return module is not None and hands_onward(module, found) and any(refusals(module, found))

"""Which of what stands before a route guards it: what is named so, and a function of the tree that hands on to what comes after it and
turns others away, by whatever name.

Must not know any framework, nor how a guard is captured."""

from __future__ import annotations

from keeper_validate.extract.asking import GIVEN, is_guard
from keeper_validate.extract.module import Record
from keeper_validate.extract.onward import hands_onward
from keeper_validate.extract.refusals import refusals
from keeper_validate.extract.resolve import Resolver
from keeper_validate.extract.routing.guards import guard_names
from keeper_validate.extract.site import Site


def guards_of(path: str, record: Record, resolver: Resolver) -> tuple[str, ...]:
    """The names of the guards that a record captures; what stands before a whole router turns away by its name alone, as it may hand on
    whoever shows nothing to those that look for themselves."""
    if record.setting("kind") != "route":
        return guard_names(record)
    return guard_names(record, lambda name: is_guard(name) or _stands_guard(path, record.within, name, resolver))


def _stands_guard(path: str, scope: str, name: str, resolver: Resolver) -> bool:
    """Whether a name leads to a function that hands on and turns others away."""
    target = resolver.follow(path, scope, name) if GIVEN not in name else None
    if not isinstance(target, Site) or target.definition is None or target.rest or target.parameter is not None:
        return False
    found, module = target.definition, resolver.sources.beyond(target.path)
    return module is not None and hands_onward(module, found) and any(refusals(module, found))

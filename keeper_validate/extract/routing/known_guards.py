"""Which of what stands before a route guards it: what is named so, and a function of the tree that hands on to what comes after it and
turns others away, by whatever name.

Must not know any framework, nor how a guard is captured."""

from __future__ import annotations

from functools import cache

from keeper_validate import shipped
from keeper_validate.extract.asking import GIVEN, is_guard
from keeper_validate.extract.module import Record
from keeper_validate.extract.onward import hands_onward
from keeper_validate.extract.refusals import refusals
from keeper_validate.extract.resolve import Resolver
from keeper_validate.extract.routing.guards import guard_names
from keeper_validate.extract.site import Site
from keeper_validate.extract.spelled_like import Patterns, spelled_like


def guards_of(path: str, record: Record, resolver: Resolver) -> tuple[str, ...]:
    """The names of the guards that a record captures; what stands before a whole router turns away by its name alone, as it may hand on
    whoever shows nothing to those that look for themselves, unless it is called like what demands something."""
    whole = record.setting("kind") != "route"

    def known(name: str) -> bool:
        demands = not whole or _demanding().fit(name.rpartition(".")[2].replace("_", "").lower())
        return is_guard(name) or (demands and _stands_guard(path, record.within, name, resolver))

    return guard_names(record, known)


@cache
def _demanding() -> Patterns:
    return spelled_like(shipped.data("rules/lexicon/auth")["inside_bodies"]["demanding"])


def _stands_guard(path: str, scope: str, name: str, resolver: Resolver) -> bool:
    """Whether a name leads to a function that hands on and turns others away."""
    target = resolver.follow(path, scope, name) if GIVEN not in name else None
    if not isinstance(target, Site) or target.definition is None or target.rest or target.parameter is not None:
        return False
    found, module = target.definition, resolver.sources.beyond(target.path)
    return module is not None and hands_onward(module, found) and any(refusals(module, found))

"""Which functions ask who is there, by the calls in their bodies that are named like a guard, and which turn somebody away themselves:
where a page, an action or a view has its guard inside, no route shows it.

Must not know who answers a request, nor whether whoever is asked turns anybody away."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from keeper_validate import shipped
from keeper_validate.element import ASKED, DOOR, Use
from keeper_validate.extract.authentication.asking import is_guard
from keeper_validate.extract.authentication.calls import enclosing
from keeper_validate.extract.authentication.refusals import refuses
from keeper_validate.extract.module import Module
from keeper_validate.extract.spelled_like import Patterns, spelled_like

REFUSED = "refused"
"""The form of a use that says that a function turns somebody away itself."""


def asked_inside(path: str, module: Module) -> Iterator[Use]:
    """Each function of a file with each guard that it calls by name, wherever in its body, and with what it turns somebody away by; no
    guard is told of what it asks itself."""
    told: set[tuple[str, str]] = set()
    for mention in module.mentions:
        asks = mention.use == "call" and may_ask(mention.name)
        form = "" if asks else REFUSED
        owner = enclosing(mention.within) if asks or refuses(mention) else ""
        name = f"{owner}{DOOR}{mention.name}"
        if owner and (name, form) not in told and not may_ask(owner):
            told.add((name, form))
            yield Use(ASKED, name, path, mention.line, form=form)


@lru_cache(maxsize=8192)
def may_ask(name: str) -> bool:
    """Whether what is called so may be a guard, or tell who is there."""
    last = name.removesuffix("()").rpartition(".")[2]
    return is_guard(last) or _known().fit(last.replace("_", "").lower())


@cache
def _known() -> Patterns:
    known = shipped.data("rules/lexicon/auth")
    return spelled_like((*known["services"]["certain"]["function"], *known["services"]["refusing"], *known["inside_bodies"]["asking"]))

"""Statements that stand under one entry of the vault, or one new thing of a decision, narrowed to it: `Button.forbidden_extensions` speaks
of the Button alone.

Must not read any sentence: it only says where a compiled one holds."""

from __future__ import annotations

import re

from keeper_validate.clause import Check, Compiled
from keeper_validate.law.vault import Seed, Vault
from keeper_validate.values import replace

# What is asked of the whole work, wherever it is done.
_OF_THE_WORK = frozenset({"require-use", "require-companion"})
_OF_WHAT_IS = frozenset({"append-only", "freeze", "forbid-change", "forbid-remove"})


def homed(compiled: Compiled, vault: Vault) -> Compiled:
    """A clause of the vault within the entry that it stands under; one that names its entry (`must use Icon`) holds outside it."""
    clause = compiled.clause
    if clause.home is not None:
        return _of_new_thing(compiled, clause.subject, clause.home)
    seed = _entry(compiled, vault) if clause.source == "vault" else None
    if seed is None:
        return compiled
    if re.search(rf"\b{re.escape(seed.name)}\b", clause.text):
        spared = _place(seed)
        return replace(compiled, checks=tuple(replace(check, excepted=(*check.excepted, *spared)) for check in compiled.checks))
    narrowed = tuple(one for check in compiled.checks if (one := _narrowed(check, seed)) is not None)
    if len(narrowed) < len(compiled.checks):
        return Compiled(clause, why=f"it holds for {seed.name} alone, and the vault does not say where that lives")
    return replace(compiled, checks=narrowed)


def _of_new_thing(compiled: Compiled, name: str, home: tuple[str, ...]) -> Compiled:
    """A clause under an entry of `new_seeds` within the files that are to hold it, by their place or by its name."""
    everywhere = all(check.within or check.op in _OF_THE_WORK or check.target == name for check in compiled.checks)
    if everywhere or re.search(rf"\b{re.escape(name)}\b", compiled.clause.text):
        return compiled
    places = tuple(f"**/{path.removeprefix('./').lstrip('/')}" for path in home)
    places = places or _called(name)
    if not places:
        return Compiled(compiled.clause, why=f"it holds for {name} alone, and the decision does not say where that is to live")
    kept = (check if check.within or check.op in _OF_THE_WORK or check.target == name else replace(check, within=places)
            for check in compiled.checks)
    return replace(compiled, checks=tuple(kept))


def _called(name: str) -> tuple[str, ...]:
    """The files that are called after what a name in capitals stands for."""
    if not re.fullmatch(r"[A-Z][a-z0-9]+(?:[A-Z]\w*)+", name):
        return ()
    from keeper_validate.compile.vocabulary.called import files_called

    return (files_called(name),)


def _entry(compiled: Compiled, vault: Vault) -> Seed | None:
    """The entry whose name stands in the clause's address, just before the list."""
    owner = re.sub(r"\.forbidden[^.]*\Z", "", compiled.clause.id)
    own = [seed for seed in vault.seeds if seed.path == compiled.clause.path and owner.endswith(f".{seed.name}")]
    return max(own, key=lambda seed: len(seed.name), default=None)


def _narrowed(check: Check, seed: Seed) -> Check | None:
    if check.within:
        return check
    if check.op in _OF_WHAT_IS and seed.kind in check.kinds and check.target is None:
        return replace(check, target=seed.name)
    place = _place(seed)
    return replace(check, within=place) if place else None


def _place(seed: Seed) -> tuple[str, ...]:
    path = re.split(r"[\s(]|:\d", (seed.location or "").strip())[0].removeprefix("./").lstrip("/")
    return (f"**/{path}",) if path else ()

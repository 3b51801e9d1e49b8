"""Statements that stand under one entry of the vault, narrowed to it: `Button.forbidden_extensions` speaks of the Button alone.

Must not read any sentence: it only says where a compiled one holds."""

from __future__ import annotations

import re

from keeper_validate.clause import Check, Compiled
from keeper_validate.law.vault import Seed, Vault
from keeper_validate.values import replace

_OF_WHAT_IS = frozenset({"append-only", "freeze", "forbid-change", "forbid-remove"})


def homed(compiled: Compiled, vault: Vault) -> Compiled:
    """A clause of the vault within the entry that it stands under; one that names its entry (`must use Icon`) holds outside it."""
    clause = compiled.clause
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

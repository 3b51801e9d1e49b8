"""The seeds that could do what is proposed, each with the evidence: the same UI primitive, the same name with a qualifier, the same parts.

Must not call two things akin for one word that they share."""

from __future__ import annotations

from keeper_validate import shipped
from keeper_validate.checks.case import Case
from keeper_validate.checks.evidence import called_like
from keeper_validate.checks.naming import near_name, same_name, singular, words
from keeper_validate.law.vault import Seed
from keeper_validate.reviewing import speech
from keeper_validate.reviewing.proposed import Proposed

_QUALIFIED = frozenset({"component", "service", "hook", "store", "page"})
_HALF = 2


def near(one: Proposed, case: Case) -> tuple[tuple[Seed, ...], str]:
    """The seeds that come near, the nearest first, and what makes them so."""
    if one.kind in ("component", "page") and (found := _same_primitive(one, case)):
        return found
    if not one.name:
        return (), ""
    named = [seed for seed in case.law.vault.of(one.kind) if _named_after(one.name, seed)]
    if named:
        return tuple(sorted(named, key=lambda seed: (-len(words(seed.name)), seed.name))), "bears the same name, but for a qualifier"
    for seed in case.law.vault.of(one.kind):
        if shared := _shared(one, seed):
            return (seed,), f"has {', '.join(shared)} as well"
    return (), ""


def _same_primitive(one: Proposed, case: Case) -> tuple[tuple[Seed, ...], str] | None:
    for primitive, entry in shipped.data("rules/lexicon/primitives").items():
        if one.primitive == primitive if one.primitive or not one.name else called_like(one.name, primitive):
            seeds = [seed for seed in case.law.vault.of("component") if _is_general(seed.name, primitive, entry.get("components", []))]
            if seeds:
                wanted = one.name or primitive
                return tuple(sorted(seeds, key=lambda seed: (not near_name(wanted, seed.name), seed.name))), f"is a {primitive} too"
    return None


def _is_general(name: str, primitive: str, components: list[str]) -> bool:
    """Whether a component is the primitive itself, and not one of its uses: `Dialog`, not `InviteMemberDialog`."""
    return called_like(name, primitive) and (name in components or len(words(name)) == 1)


def _named_after(name: str, seed: Seed) -> bool:
    if not near_name(name, seed.name) or same_name(name, seed.name, seed.kind):
        return False
    held = {singular(word) for word in words(seed.name)}
    extra = {singular(word) for word in words(name)} - held
    if all(word.isdigit() or speech.is_empty(word) for word in extra):
        return True
    telling = held - {singular(word) for word in words(seed.kind)} - {"use"}
    return seed.kind in _QUALIFIED and len(telling) >= (1 if seed.kind == "service" else _HALF)


def _shared(one: Proposed, seed: Seed) -> tuple[str, ...]:
    """The parts that both have, where they are at least two and half of either."""
    own, parts = {singular(name.lower()): name for name in one.members}, {singular(name.lower()) for name in seed.members}
    shared = [name for key, name in own.items() if key in parts]
    return tuple(shared) if len(shared) >= _HALF and len(shared) * 2 >= min(len(own), len(parts)) else ()


def primitive_words(seed: Seed) -> frozenset[str]:
    """The words that say what a component is, and not what for: `dialog` of a modal."""
    entries = shipped.data("rules/lexicon/primitives")
    return frozenset(word for name, entry in entries.items() if called_like(seed.name, name) for word in entry["words"])


def auth_seeds(case: Case, name: str) -> tuple[Seed, ...]:
    """The auth services of the vault, those akin to a name first."""
    akin = case.akin("auth_service", name)
    return tuple(dict.fromkeys((*akin, *case.law.vault.of("auth_service"))))


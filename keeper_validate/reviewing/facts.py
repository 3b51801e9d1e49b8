"""What the matrix asks about one proposed thing, found in the vault and by the checks that will judge the code. Must not decide."""

from __future__ import annotations

import re

from keeper_validate.checks.case import Case
from keeper_validate.checks.members import beyond_append
from keeper_validate.checks.naming import route_shape, same_name
from keeper_validate.checks.rest import word_lists
from keeper_validate.clause import Compiled
from keeper_validate.law.vault import Seed
from keeper_validate.lint_conflicts import forbids
from keeper_validate.reviewing import speech
from keeper_validate.reviewing.near import auth_seeds, near
from keeper_validate.reviewing.proposed import Proposed
from keeper_validate.reviewing.reshape import faults
from keeper_validate.values import dataclass, replace

_VERSION = re.compile(r"v\d+", re.IGNORECASE)
_ORDERED = frozenset({"enum"})


@dataclass(frozen=True, slots=True)
class Facts:
    """`values` are what the rows of the matrix ask for; the rest is what their sentences tell."""

    values: dict[str, str]
    seed: Seed | None = None
    seeds: tuple[Seed, ...] = ()
    evidence: str = ""
    detail: str = ""
    added: tuple[str, ...] = ()
    akin: tuple[Seed, ...] = ()
    opposing: str = ""


def facts(one: Proposed, case: Case, mode: str, approved: tuple[Proposed, ...], bans: tuple[Compiled, ...] = ()) -> Facts:
    """Everything about one thing; `approved` are the new ones that this review has let in before it, `bans` what the spec forbids."""
    one, seed = registered(one, case)
    auth = speech.is_auth(one.kind, one.name)
    seeds, evidence = ((), "") if seed else near(one, case)
    patterns = auth_seeds(case, one.name)
    kind_of_change, detail, added = _members(one, seed)
    misshapen = faults(one, case) if one.kind == "route" and one.intent == "create" and not seed and _whole(one) else ""
    known = (*(other.name for other in case.law.vault.of("route")), *(other.name for other in approved if other.kind == "route"))
    opposing = next((ban.clause.text for ban in bans if any(forbids(check, one.kind, one.name, _paths(one)) for check in ban.checks)), "")
    values = {
        "kind": one.kind, "intent": one.intent, "mode": mode, "vault": "same" if seed else "near" if seeds else "none",
        "named": _yes(bool(one.name) and _whole(one)), "certain": _yes(one.certain), "auth": _yes(auth),
        "pattern": "known" if patterns else "none", "members": kind_of_change, "policy": (seed.policy if seed else None) or "none",
        "rest": "none" if one.kind != "route" else "misshapen" if misshapen else "shaped",
        "resource": "known" if one.kind == "route" and _resource(one.name) in {_resource(name) for name in known} else "none",
        "justified": _yes(speech.justifies(one.justification)), "answered": _yes(_answers(one.justification, seeds)),
        "before": "some" if any(other.kind == one.kind for other in approved) else "none", "wishes": "no",
        "opposed": _yes(bool(opposing)),
    }
    shown = patterns if auth and not seed else seeds
    akin = tuple(case.akin(one.kind, one.name)[:3]) if one.name and one.kind != "route" else ()
    return Facts(values, seed, shown, evidence, detail or misshapen, added, akin, opposing)


def registered(one: Proposed, case: Case) -> tuple[Proposed, Seed | None]:
    """The seed that a proposed thing is, by name and any of its kinds, and the thing as of that kind."""
    for kind in one.kinds if one.name else ():
        for seed in case.seeds(kind, one.name):
            return replace(one, kinds=(kind,), name=seed.name), seed
    if "route" in one.kinds and one.name.startswith("/"):
        served = [seed for seed in case.law.vault.of("route") if route_shape(seed.name)[1] == route_shape(one.name)[1]]
        if len(served) == 1 or (served and one.intent in ("use", "mention")):
            return replace(one, kinds=("route",), name=served[0].name), served[0]
    return one, None


def _paths(one: Proposed) -> tuple[str, ...]:
    return (one.path,) if one.path else ()


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"


def _whole(one: Proposed) -> bool:
    return one.kind != "route" or one.intent in ("mention", "use") or re.match(r"[A-Z]+ /", one.name) is not None


def _members(one: Proposed, seed: Seed | None) -> tuple[str, str, tuple[str, ...]]:
    """What happens to the parts of a seed: append, breaking, present or none; in words; and what is added."""
    if seed is None:
        return "none", "", one.members
    added = tuple(name for name in one.members if name not in seed.members)
    told = [f"{name} goes" for name in one.dropped]
    if one.whole and set(one.members) & set(seed.members):
        base, head = tuple((name, None) for name in seed.members), tuple((name, None) for name in one.members)
        lost = ("member-removed", "member-renamed")
        told += [f"{each.member} {each.detail}" for each in beyond_append(base, head) if seed.kind in _ORDERED or each.what in lost]
    if one.inserted and added and seed.kind in _ORDERED:
        told.append(f"{', '.join(added)} does not come last")
    if told:
        return "breaking", "; ".join(told), added
    return ("append" if added else "present" if one.members else "none"), "", added


def _resource(name: str) -> str:
    """The first written segment behind prefixes such as `api` and `v1`, with what leads to it."""
    prefixes, led = word_lists().prefixes, []
    for item in name.rpartition(" ")[2].split("/"):
        if item and "{" not in item:
            led.append(item)
            if item.lower() not in prefixes and not _VERSION.fullmatch(item):
                return "/".join(led)
    return "/".join(led)


def _answers(justification: str, seeds: tuple[Seed, ...]) -> bool:
    """Whether a justification speaks of every seed that comes near, up to three."""
    told = set(re.findall(r"[\w$./{}-]+", justification))
    named = [any(same_name(word.strip(".,"), seed.name) for word in told) for seed in seeds[:1]]
    return speech.justifies(justification) and bool(named) and all(named)

"""Makes findings: places, and the words of a rule from its file under `rules/codes/`, read only when something was found.

Must not decide whether something is a violation."""

from __future__ import annotations

from keeper_validate import shipped
from keeper_validate.clause import Clause
from keeper_validate.element import Element, Use
from keeper_validate.finding import BLOCK, Finding, Related
from keeper_validate.law.vault import Seed
from keeper_validate.values import dataclass


@dataclass(frozen=True, slots=True)
class Spot:
    """What a finding is about and where it stands."""

    kind: str
    name: str
    path: str
    line: int
    end_line: int


def spot(thing: Element | Use) -> Spot:
    """The place of an element or a use."""
    end = thing.end_line if isinstance(thing, Element) else thing.line
    return Spot(thing.kind, thing.name, thing.path, thing.line, end)


def file_spot(path: str) -> Spot:
    """A whole file as a place."""
    return Spot("file", path, path, 1, 1)


def violation(
    rule: str, clause: Clause, place: Spot, slots: dict[str, str], related: tuple[Related, ...] = (), evidence: str = ""
) -> Finding:
    """A finding in the words of its rule; slots beyond the standing ones come from the check."""
    family, _, name = rule.partition("/")
    wording = _wording(shipped.data(f"rules/codes/{family}")["rules"], name, "part" if "part" in slots else place.kind)
    filled = {
        "kind": noun(place.kind), "type": place.kind, "name": place.name, "path": place.path, "line": str(place.line),
        "clause": clause.prose, "evidence": evidence, "new": "New", "lost": f"`{place.name}`", **slots,
    }
    filled["change"] = "what changes, and why" if filled.get("what") == "changed" else filled.get("what", "")
    amendment = wording.get("amendment")
    part = next((filled[slot] for slot in ("part", "member", "guard", "segment", "what") if slot in filled), "")
    return Finding(
        rule=rule, clause=clause.id, severity=wording.get("severity", BLOCK), message=wording["message"].format(**filled),
        remedy=wording["remedy"].format(**filled), path=place.path, line=place.line, end_line=place.end_line, kind=place.kind,
        name=place.name, evidence=evidence, amendment=_yaml(amendment, filled) if amendment else None, related=related,
        clause_text=clause.text, part=part,
    )


def _yaml(template: str, slots: dict[str, str]) -> str:
    """An amendment, in which every slot that stands in quotes stays one string."""
    return template.format(**{slot: value.replace("\\", "\\\\").replace('"', '\\"') for slot, value in slots.items()})


def _wording(rules: dict[str, dict[str, str]], name: str, sort: str) -> dict[str, str]:
    """The words of a rule, of this sort of place (`forbid-new-part`) or of all; `new-part` and `new-*` speak for every `new-<kind>`."""
    family = name.partition("-")[0]
    return rules.get(f"{name}-{sort}") or rules.get(name) or rules.get(f"{family}-{sort}") or rules[f"{family}-*"]


def noun(kind: str) -> str:
    """An element kind as people say it."""
    return kind.replace("_", " ")


def seed_place(seed: Seed) -> Related:
    """Where a seed lives, as far as the vault says."""
    path, _, line = (seed.location or "").split(" ")[0].partition(":")
    message = f"{seed.name}, registered in {seed.path}"
    return Related(path, int(line) if line.isdigit() else 1, message) if path else Related(seed.path, seed.line, message)


def at(seed: Seed) -> str:
    """` (src/ui/Modal.tsx)` where the vault says where a seed lives, else nothing."""
    return f" ({seed.location})" if seed.location else ""

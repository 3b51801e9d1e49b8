"""What a finding leads to: the mode acts here and nowhere else, then what the law side excuses.

Must not look for findings of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from keeper_validate.checks.implied import CONSERVATION
from keeper_validate.finding import BLOCK, WARN, Finding
from keeper_validate.law.law import Law
from keeper_validate.unread import UNREAD
from keeper_validate.values import replace

_FORBIDDING_NEW = ("new-seeds", "no-new-seeds")


def consequences(findings: Iterable[Finding], law: Law) -> tuple[Finding, ...]:
    """Findings as they count: in order, each once, weighed by the mode, excused where the law side says so."""
    told = dict.fromkeys(sorted(findings, key=_order))
    weighed = (replace(finding, severity=weight) for finding in told if (weight := severity(finding, law.mode)) is not None)
    return tuple(_excused(finding, law) for finding in _told_apart(weighed))


def severity(finding: Finding, mode: str) -> str | None:
    """What a finding weighs in a mode; None where the mode does not ask at all. Trust, and what is lost, weighs the same in every mode."""
    family = finding.rule.partition("/")[0]
    if family == "trust" or (family == "unread" and finding.clause == UNREAD):
        return finding.severity
    if finding.clause == CONSERVATION and mode != "conservation":
        return None
    if finding.rule == "extend/unapproved":
        return {"conservation": BLOCK, "growth": WARN}.get(mode)
    return WARN if mode == "seeding" else finding.severity


def _order(finding: Finding) -> tuple[str, int, str, str, str, str]:
    return (finding.path, finding.line, finding.rule, finding.clause, finding.name, finding.message)


def _told_apart(findings: Iterable[Finding]) -> list[Finding]:
    """No two fingerprints alike: what still shares one is numbered in source order."""
    seen: Counter[str] = Counter()
    apart = []
    for finding in findings:
        seen[finding.fingerprint] += 1
        number = seen[finding.fingerprint]
        apart.append(finding if number == 1 else replace(finding, part=f"{finding.part}#{number}"))
    return apart


def _excused(finding: Finding, law: Law) -> Finding:
    if finding.waived is not None:
        return finding
    for waiver in law.waivers:
        if _same(waiver.target, finding, law):
            return replace(finding, waived=f"{waiver.path}:{waiver.line}: {waiver.reason} ({waiver.owner}, until {waiver.expires})")
    if finding.rule.partition("/")[0] not in ("trust", "decision", "unread"):
        override = next((one for one in law.overrides if allows(one, finding)), None)
        if override is not None:
            return replace(finding, waived=f"override {override}" + (f" of {law.bead}" if law.bead else ""))
    return finding


def _same(target: str, finding: Finding, law: Law) -> bool:
    wanted = target.strip()
    told = (finding.fingerprint, finding.clause, *_addresses(finding, law))
    return wanted in told or wanted.casefold() == finding.clause_text.casefold()


def _addresses(finding: Finding, law: Law) -> Iterator[str]:
    """The clause with its decision, `ADR-017:forbidden[2]`: the one that holds it, else the one that governs."""
    decisions = (*((law.decision,) if law.decision else ()), *law.standing)
    spoken = (finding.clause, finding.clause_text)
    holding = [one for one in decisions if any((clause.id, clause.text) == spoken for clause in one.clauses)]
    yield from (f"{one.id}:{finding.clause}" for one in holding or decisions[:1])


def allows(override: str, finding: Finding) -> bool:
    """Whether an override (`new-enum`, `new-component:Timeline`, `data-append`, a rule id) covers a finding."""
    what, _, name = (part.strip() for part in override.partition(":"))
    if name and name != finding.name:
        return False
    family, _, rule = finding.rule.partition("/")
    if what in (family, finding.rule):
        return True
    creation = rule.startswith("new-") or family in _FORBIDDING_NEW or finding.rule in ("constraints/forbid-new", "reuse/duplicate")
    return creation and what == f"new-{finding.kind.replace('_', '-')}"

"""Elements, deltas and laws made by hand, for tests of what stands above extraction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass, field
from typing import Any

from keeper_validate.compare import delta
from keeper_validate.delta import Delta, FileChange
from keeper_validate.element import Element, Facet, Gap, Snapshot, Use
from keeper_validate.law.decision_file import load_decision
from keeper_validate.law.law import Config, Law
from keeper_validate.law.vault_file import joined, load_vault_file
from keeper_validate.verdict import Judged, Verdict, judge

Things = Sequence[Element | Use]


@dataclass(frozen=True)
class Row:
    """A change under a decision of its own, and what is expected of it, as `told` says it."""

    decision: str
    base: Things
    head: Things
    expected: list[str]
    vault: dict[str, str] = field(default_factory=dict)
    _: KW_ONLY
    stage: str = "commit"
    files: dict[str, str] = field(default_factory=dict)
    mode: str = "growth"
    config: Config = field(default_factory=Config)

    def verdict(self) -> Verdict:
        found = change(snapshot(*self.base), snapshot(*self.head), **self.files)
        return judged(found, law(self.decision, self.mode, self.vault, config=self.config), self.stage)


def clause(text: str) -> str:
    """The constraints of a decision that has this one alone."""
    return f"constraints:\n  - {text}\n"


def element(kind: str, name: str, place: str = "src/a.tsx:1", *facets: str, **more: Any) -> Element:
    """An element; a facet is written `role=name` or `role=name=value`."""
    path, _, line = place.rpartition(":")
    made = tuple(Facet(*facet.split("=", 2)) for facet in facets)
    return Element(kind, name, path, int(line or 1), int(line or 1) + 2, "typescript", facets=made, **more)


def use(kind: str, name: str, place: str = "src/a.tsx:1", **more: Any) -> Use:
    path, _, line = place.rpartition(":")
    return Use(kind, name, path, int(line or 1), **more)


def snapshot(*things: Element | Use | Gap) -> Snapshot:
    return Snapshot(
        paths=tuple(sorted({thing.path for thing in things})),
        elements=tuple(thing for thing in things if isinstance(thing, Element)),
        uses=tuple(thing for thing in things if isinstance(thing, Use)),
        gaps=tuple(thing for thing in things if isinstance(thing, Gap)),
    )


def change(base: Snapshot, head: Snapshot, **files: str) -> Delta:
    """A delta whose files are those of the snapshots, and any further `path=status`."""
    paths = {path: _status(path, base, head) for path in (*base.paths, *head.paths)} | files
    return delta(base, head, tuple(FileChange(path, status, "100644", "100644") for path, status in sorted(paths.items())))


def files(*paths: str, status: str = "added") -> dict[str, str]:
    return dict.fromkeys(paths, status)


def law(decision: str = "", mode: str = "growth", vault: dict[str, str] | None = None, **more: Any) -> Law:
    """A law of one decision, written as YAML below its id and status, and of vault files by their stem."""
    text = "id: ADR-001\nstatus: approved\n" + decision
    loaded = load_decision("keeper/decisions/001-case.yaml", text.encode())
    seeds = joined(tuple(load_vault_file(f"keeper/seeds/{name}.yaml", text.encode()) for name, text in (vault or {}).items()))
    return Law("law", loaded, vault=seeds, mode=mode, **more)


def judged(found: Delta, under: Law, stage: str = "commit", strict: bool = False) -> Verdict:
    return judge(found, under, Judged("base", "head", "a case", len(found.files), len(found.head.elements)), stage, strict)


def told(verdict: Verdict) -> list[str]:
    """Each finding: rule, element, and its weight where it does not block."""
    return sorted(
        f"{one.rule} {one.name}" + (" waived" if one.waived else "" if one.severity == "block" else f" {one.severity}")
        for one in verdict.findings
    )


def _status(path: str, base: Snapshot, head: Snapshot) -> str:
    if path not in base.paths:
        return "added"
    return "changed" if path in head.paths else "removed"

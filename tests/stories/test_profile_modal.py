"""ADR-017 over the sample application: every way to build a modal, a button or an authentication service of one's own is found at its
place, and what only looks like it passes (`profile_modal.yaml`)."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from repository import Repository

from keeper_validate.change import Request as Selection
from keeper_validate.validate import Request, validate
from keeper_validate.verdict import Verdict
from keeper_validate.yaml import plain

TABLE = Path(__file__).with_name("profile_modal.yaml")


@dataclass(frozen=True)
class Change:
    name: str
    files: dict[str, str | None]
    edits: tuple[tuple[str, str, str], ...]
    found: frozenset[str]


def changes(kind: str) -> list[Change]:
    table: dict[str, list[dict[str, Any]]] = plain(TABLE.read_text(encoding="utf-8"), TABLE.name)
    return [
        Change(
            row["name"], row.get("files", {}), tuple((edit["path"], edit["was"], edit["now"]) for edit in row.get("edits", ())),
            frozenset(row.get("found", ())),
        )
        for row in table[kind]
    ]


def judged(sample: Repository, change: Change) -> Verdict:
    files = dict(change.files)
    for path, was, now in change.edits:
        text = files.get(path) or (sample.path / path).read_text(encoding="utf-8")
        assert was in text
        files[path] = text.replace(was, now)
    sample.stage(files)
    return validate(Request(Selection(directory=str(sample.path), staged=True), today="2026-11-21", adr="ADR-017"))


def places(verdict: Verdict) -> set[str]:
    blocking = [finding for finding in verdict.findings if finding.severity == "block" and not finding.waived]
    return {f"{finding.rule} {finding.path}:{finding.line}" for finding in blocking}


@pytest.mark.parametrize("change", changes("violating"), ids=lambda change: change.name)
def test_is_blocked(sample: Repository, change: Change) -> None:
    verdict = judged(sample, change)
    assert verdict.outcome == "violated"
    assert change.found <= places(verdict), places(verdict)
    assert all(finding.remedy for finding in verdict.findings)


@pytest.mark.parametrize("change", changes("upheld"), ids=lambda change: change.name)
def test_passes(sample: Repository, change: Change) -> None:
    verdict = judged(sample, change)
    assert (verdict.outcome, places(verdict)) == ("upheld", set())

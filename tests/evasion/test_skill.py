"""What a skilled author tries to get past a decision, in every language and by every operation; how far each gets is written down
(`skill.yaml`)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from repository import Repository

from keeper_validate.change import Request as Selection
from keeper_validate.validate import Request, validate
from keeper_validate.verdict import Verdict
from keeper_validate.yaml import plain

pytestmark = pytest.mark.slow

TABLE = plain((Path(__file__).parent / "skill.yaml").read_text(encoding="utf-8"), "skill.yaml")


def rows(kind: str) -> list[Any]:
    return [pytest.param(row, id=row["name"]) for row in TABLE[kind]]


def verdict_on(repository: Repository, row: dict[str, Any]) -> Verdict:
    """The verdict on the row's change under the row's decision."""
    said = {key: row[key] for key in ("forbidden", "constraints", "reuse") if key in row}
    decision = json.dumps({"keeper_decision": {"id": "ADR-030", "status": "approved", "mode": "growth", **said}})
    repository.commit("As it stands", {"keeper/decisions/030-own.yaml": decision, "README.md": "x\n", **row.get("base", {})})
    repository.stage({path: text or "" if text != "null" else None for path, text in row["files"].items()})
    selection = Selection(directory=str(repository.path), staged=True)
    return validate(Request(selection, today="2026-11-22", adr="ADR-030", stage=row.get("stage")))


@pytest.mark.parametrize("row", rows("violating"))
def test_is_seen_through(repository: Repository, row: dict[str, Any]) -> None:
    verdict = verdict_on(repository, row)
    assert verdict.outcome == "violated"
    blocking = [finding for finding in verdict.findings if finding.severity == "block"]
    assert {finding.path for finding in blocking} & {*row["files"], row.get("told")} or verdict.gaps


@pytest.mark.parametrize("row", rows("upheld"))
def test_is_left_alone(repository: Repository, row: dict[str, Any]) -> None:
    verdict = verdict_on(repository, row)
    assert (verdict.outcome, verdict.findings) == ("upheld", ())


@pytest.mark.slow
@pytest.mark.parametrize("row", rows("beyond"))
def test_gets_through_today(repository: Repository, row: dict[str, Any]) -> None:
    assert verdict_on(repository, row).outcome == "upheld"

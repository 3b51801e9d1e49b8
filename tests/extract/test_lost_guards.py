"""Guards that go from a route which stands in another file than the change, and from the bodies of functions that answer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from repository import Repository

from keeper_validate.change import Request as Selection
from keeper_validate.validate import Request, validate
from keeper_validate.yaml import plain

TABLE = Path(__file__).with_name("lost_guards.yaml")
DECISION = "keeper_decision:\n  id: ADR-001\n  status: approved\n  constraints: [auth-reuse]\n"
INSIDE: list[dict[str, Any]] = plain(Path(__file__).with_name("inside_guards.yaml").read_text(encoding="utf-8"), "inside_guards.yaml")
ROWS: list[dict[str, Any]] = plain(TABLE.read_text(encoding="utf-8"), TABLE.name)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["name"])
def test_a_lost_guard_is_found(row: dict[str, Any], tmp_path: Path) -> None:
    repository = Repository(tmp_path / "work")
    repository.commit("As it is", {**row["files"], "keeper/decisions/001-auth.yaml": DECISION})
    assert row["was"] in row["files"][row["path"]]
    repository.stage({row["path"]: row["files"][row["path"]].replace(row["was"], row["now"])})
    verdict = validate(Request(Selection(directory=str(repository.path), staged=True), today="2026-11-21", adr="ADR-001"))
    lost = [finding for finding in verdict.findings if finding.rule.startswith("auth-reuse/guard")]
    assert (any(row["lost"] in finding.message for finding in lost)) if "lost" in row else not lost, verdict.findings


@pytest.mark.parametrize("row", INSIDE, ids=lambda row: row["name"])
def test_a_guard_lost_in_a_body_is_found(row: dict[str, Any], tmp_path: Path) -> None:
    repository = Repository(tmp_path / "work")
    repository.commit("As it is", {**row["files"], "keeper/decisions/001-auth.yaml": DECISION})
    path = row.get("path", next(iter(row["files"])))
    source = row["files"][path]
    for edit in (row, row.get("besides", {"was": "", "now": ""})):
        assert edit["was"] in source
        source = source.replace(edit["was"], edit["now"], 1)
    repository.stage({path: source, **row.get("more", {})})
    verdict = validate(Request(Selection(directory=str(repository.path), staged=True), today="2026-11-21", adr="ADR-001"))
    lost = [finding.message.split("`")[1] for finding in verdict.findings if finding.rule == "auth-reuse/guard-removed"]
    assert lost == ([row["lost"]] if "lost" in row else [])

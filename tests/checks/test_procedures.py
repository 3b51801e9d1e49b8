"""Clauses on routes hold for procedures, and those on paths leave them alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from rule_cases import verdict_of

from keeper_validate.yaml import plain

TABLE = Path(__file__).with_name("procedures.yaml")
READ: dict[str, Any] = plain(TABLE.read_text(encoding="utf-8"), TABLE.name)


@pytest.mark.parametrize("row", READ["rows"], ids=lambda row: row["name"])
def test_a_clause_on_routes_holds_for_procedures(row: dict[str, Any]) -> None:
    head = dict(READ["files"])
    for path, was, now in row["edits"]:
        assert was in head[path]
        head[path] = head[path].replace(was, now)
    verdict = verdict_of({"base": READ["files"], "head": head, "decision": row["decision"]})
    blocking = [one for one in verdict.findings if one.severity == "block"]
    assert [f"{one.rule} {one.name}" for one in blocking] == row["expect"]

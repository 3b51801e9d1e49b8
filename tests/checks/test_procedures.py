"""Clauses on routes hold for procedures, for paths of documents that are served, and for guards; those on paths leave procedures alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from rule_cases import verdict_of

from keeper_validate.yaml import plain


def rows(name: str) -> list[dict[str, Any]]:
    read: dict[str, Any] = plain(Path(__file__).with_name(name).read_text(encoding="utf-8"), name)
    return [{**row, "files": read["files"]} for row in read["rows"]]


@pytest.mark.parametrize("row", [*rows("procedures.yaml"), *rows("contracts.yaml"), *rows("guarded.yaml")], ids=lambda row: row["name"])
def test_a_clause_on_routes_holds(row: dict[str, Any]) -> None:
    head = dict(row["files"])
    for path, was, now in row["edits"]:
        assert was in head[path]
        head[path] = head[path].replace(was, now)
    verdict = verdict_of({"base": row["files"], "head": head, "decision": row["decision"]})
    blocking = [one for one in verdict.findings if one.severity == "block"]
    assert [f"{one.rule} {one.name}" for one in blocking] == row["expect"]

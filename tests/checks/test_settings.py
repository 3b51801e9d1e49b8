"""What clauses say of keys of configuration documents, held against changes of such documents: only what a change sets, alters or
takes away."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from rule_cases import verdict_of

from keeper_validate.finding import WARN
from keeper_validate.yaml import plain

ROWS: list[dict[str, Any]] = plain(Path(__file__).with_name("settings.yaml").read_text(encoding="utf-8"), "settings.yaml")


def listed(row: dict[str, Any], key: str) -> list[str]:
    told = row.get(key, [])
    return [told] if isinstance(told, str) else told


def severities(row: dict[str, Any], source: str, path: str | None = None) -> list[str]:
    where = path or row["path"]
    base = {where: f"{row['base']}\n"} if "base" in row else {}
    return [one.severity for one in verdict_of({"base": base, "head": {where: f"{source}\n"}, "decision": decision(row)}).findings]


def decision(row: dict[str, Any]) -> str:
    text = row["says"].replace("'", "''")
    return f"{row.get('field', 'constraints')}: ['{text}']"


def rows(key: str) -> list[Any]:
    return [pytest.param(row, source, id=f"{row['says']} {source}") for row in ROWS for source in listed(row, key)]


@pytest.mark.parametrize(("row", "source"), rows("uses"))
def test_what_a_clause_forbids_of_a_key_is_found(row: dict[str, Any], source: str) -> None:
    found = severities(row, source)
    assert found
    assert WARN not in found


@pytest.mark.parametrize(("row", "source"), rows("warns"))
def test_what_limits_a_clause_lets_it_warn(row: dict[str, Any], source: str) -> None:
    assert set(severities(row, source)) == {WARN}


@pytest.mark.parametrize(("row", "source"), rows("like"))
def test_what_only_looks_like_it_is_no_finding(row: dict[str, Any], source: str) -> None:
    assert severities(row, source) == []


@pytest.mark.parametrize("row", [row for row in ROWS if "elsewhere" in row], ids=lambda row: row["elsewhere"])
def test_another_document_is_not_meant(row: dict[str, Any]) -> None:
    assert severities(row, listed(row, "uses")[0], row["elsewhere"]) == []

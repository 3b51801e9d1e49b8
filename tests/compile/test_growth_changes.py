"""What must not come to things, and what may only grow, as decisions say it: each with a change that breaks it and one that keeps it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from rule_cases import verdict_of

from keeper_validate.yaml import plain

TABLE = Path(__file__).with_name("growth.yaml")
ROWS: list[dict[str, Any]] = plain(TABLE.read_text(encoding="utf-8"), TABLE.name)


@pytest.mark.slow
@pytest.mark.parametrize("row", ROWS, ids=[row["text"] for row in ROWS])
def test_an_entry_tells_apart(row: dict[str, Any]) -> None:
    found, spared = (_finds(row, row[side]) for side in ("broken", "kept"))
    assert found, "the change that breaks the entry was not found"
    assert spared == []


def _finds(row: dict[str, Any], head: dict[str, str]) -> list[str]:
    decision = f"{row['key']}:\n  - {json.dumps(row['text'])}\n"
    base: dict[str, str] = row.get("base") or {}
    verdict = verdict_of({"decision": decision, "base": base, "head": {**base, **head}, "stage": "pr"})
    return [f"{one.path}: {one.message}" for one in verdict.findings if one.rule != "unread/gap"]

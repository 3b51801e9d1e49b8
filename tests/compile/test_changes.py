"""What sentences mean, each held against a change that breaks it and one that does not, through real sources (`changes.yaml`)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from rule_cases import clause_tells_apart

from keeper_validate.yaml import plain

TABLE = Path(__file__).with_name("changes.yaml")
ROWS: list[dict[str, Any]] = plain(TABLE.read_text(encoding="utf-8"), TABLE.name)


@pytest.mark.slow
@pytest.mark.parametrize("row", ROWS, ids=[row["text"] for row in ROWS])
def test_the_change_that_breaks_it_alone_is_found(row: dict[str, Any]) -> None:
    clause_tells_apart(row["text"], row.get("base") or {}, row["broken"], row["kept"])

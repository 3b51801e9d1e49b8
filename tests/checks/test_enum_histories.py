"""The comparison of enum members against labelled changes of real histories, where they are at hand."""

from __future__ import annotations

import json

import pytest
from corpora import SHARED

from keeper_validate.checks.members import Members, beyond_append

HISTORIES = sorted((SHARED / "truth" / "append").glob("*.jsonl"))


def members(rows: list[list[str | int | None]] | None) -> Members:
    return tuple((str(name), None if value is None else str(value)) for name, value in rows or [])


@pytest.mark.skipif(not HISTORIES, reason="the labelled histories are not at hand")
def test_every_labelled_change_of_an_enum_that_stays_is_told_rightly() -> None:
    rows = [json.loads(line) for path in HISTORIES for line in path.read_text(encoding="utf-8").splitlines()]
    stays = [row for row in rows if row["change"] not in ("delete-enum", "new-enum")]
    told = {row["id"]: bool(beyond_append(members(row["before"]), members(row["after"]))) for row in stays}
    wrong = [row["id"] for row in stays if told[row["id"]] != row["strict_append_violation"]]
    assert len(stays) > 500 and wrong == []

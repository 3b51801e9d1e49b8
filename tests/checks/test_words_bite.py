"""A word that a clause forbids is found in an ordinary use of it, and not in what only looks like one: a sentence that is read, and then
finds nothing, would be a promise that nobody keeps."""

from __future__ import annotations

from pathlib import Path

import pytest
from rule_cases import verdict_of

from keeper_validate.verdict import Verdict
from keeper_validate.yaml import plain

ROWS: list[dict[str, str]] = plain(Path(__file__).with_name("words.yaml").read_text(encoding="utf-8"), "words.yaml")


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.get('word') or row['says']} in {row['path']}")
def test_a_word_that_is_read_is_found(row: dict[str, str]) -> None:
    assert judged(row, row["uses"]).findings
    assert "like" not in row or not judged(row, row["like"]).findings


def judged(row: dict[str, str], source: str) -> Verdict:
    base = {row["path"]: f"{row['base']}\n"} if "base" in row else {}
    field, text = ("forbidden", row["word"]) if "word" in row else ("constraints", row["says"])
    return verdict_of({"base": base, "head": {row["path"]: f"{source}\n"}, "decision": f"{field}: ['{text}']"})

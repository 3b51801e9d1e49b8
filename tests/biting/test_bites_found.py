"""What a clause finds in a small change, where one line of a list decides it: how tokens are spelled, the forms of names, what stands in
tests, what lies among migrations.

A row is `clause | files`, the files as in answered.py; `= path: content` is one that stays, `~ path: content` one that changes, and
`~ path: before >>> after` one whose content before tells as well."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from answered import UNCHANGED, files_of, held
from rule_cases import found_in, verdict_of

FOUND = Path(__file__).with_name("found.txt")
CHANGED, BECOMES = "~ ", " >>> "


def found(question: str) -> str:
    """Each finding of a change, or `-`."""
    clause, _, told = question.partition(" | ")
    files = {path: text.decode() for path, text in files_of(told).items()}
    stays = {path.removeprefix(UNCHANGED): text for path, text in files.items() if path.startswith(UNCHANGED)}
    before = {path.removeprefix(CHANGED): _sides(text)[0] for path, text in files.items() if path.startswith(CHANGED)}
    head = {path.removeprefix(CHANGED): _sides(text)[1] for path, text in files.items() if not path.startswith(UNCHANGED)}
    case = {"clause": json.dumps(clause, ensure_ascii=False), "base": stays | before, "head": head, "stage": "pr"}
    return "; ".join(found_in(verdict_of(case))) or "-"


def _sides(text: str) -> tuple[str, str]:
    before, becomes, after = text.partition(BECOMES)
    return (f"{before}\n", after) if becomes else ("\n", text)


@pytest.mark.slow
def test_what_a_clause_finds_is_told_by_the_table() -> None:
    held(FOUND, found)

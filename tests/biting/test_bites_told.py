"""What single phrases of the grammar and single names of the lexicons decide: sentences and small sources in which one of them tells.

Most were found by putting each in the place of one of its like; a line taken from its list shows as an answer that is another."""

from __future__ import annotations

from pathlib import Path

import pytest
from answered import elements, held
from shown import shown

PHRASES = Path(__file__).with_name("phrases.txt")
EVIDENCE = Path(__file__).with_name("evidence.txt")


def reading(question: str) -> str:
    """How a clause `key: text` is read."""
    key, _, text = question.partition(": ")
    return shown(text, key)


@pytest.mark.slow
def test_every_phrase_is_read_as_the_table_says() -> None:
    held(PHRASES, reading)


@pytest.mark.slow
def test_every_name_is_the_evidence_that_the_table_says() -> None:
    held(EVIDENCE, elements)

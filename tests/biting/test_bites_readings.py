"""What single conditions of the compiler decide: sentences whose reading, or the reason why there is none, is another without one of them.

A table for each part of the compiler. `KEEPER_UPDATE=1` writes the answers anew, to be read as a difference."""

from __future__ import annotations

from pathlib import Path

import pytest
from answered import held
from shown import compiled, shown

TABLES = Path(__file__).with_name("readings")


def reading(question: str) -> str:
    """How a clause `key: text` is read, and what is said where not all of it is."""
    key, _, text = question.partition(": ")
    why = compiled(text, key).why
    return shown(text, key) + (f" ({why})" if why else "")


@pytest.mark.slow
@pytest.mark.parametrize("table", sorted(TABLES.glob("*.txt")), ids=lambda table: table.stem)
def test_every_sentence_is_read_as_the_table_says(table: Path) -> None:
    held(table, reading)

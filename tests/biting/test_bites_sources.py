"""What the data beside the pages decides, word by word: small trees in which one place, link or name of it tells by what is found.

A row is `data | path: content`, files apart by three marks, lines by one, files that no change touches behind `=` (see answered.py);
`KEEPER_UPDATE=1` writes the answers anew."""

from __future__ import annotations

from pathlib import Path

import pytest
from answered import held, lines, told, tree_told

SOURCES = Path(__file__).with_name("sources.txt")
APART = " | "
# What manifests and imports say of a library stands in other tables.
_ELSEWHERE = frozenset({"technology", "dependency"})


def of_data(name: str) -> list[tuple[str, str]]:
    """The rows that a file of data decides."""
    return [(said, read) for said, read in lines(SOURCES) if said.startswith(name + APART)]


def found(question: str) -> str:
    """All that a small tree holds, but for what is told elsewhere."""
    return "; ".join(told(one) for one in tree_told(question.partition(APART)[2]) if one.kind not in _ELSEWHERE) or "-"


@pytest.mark.slow
def test_every_word_beside_a_page_is_read_as_the_table_says() -> None:
    held(SOURCES, found)

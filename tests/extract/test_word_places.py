"""Where a word stands by itself is told alike in a source of any size."""

from __future__ import annotations

import pytest

from keeper_validate.extract.word_places import places

PIECE = b"e.next(e) + bee - _e + $e; e\xc3\xa9 = e$ + [e]; ee(e2)\n"
MANY = 4_000


@pytest.mark.parametrize("word", [b"e", b"ee", b"e$", b"_e", b"next", b"e.next"])
def test_a_word_is_found_alike_in_large_sources(word: bytes) -> None:
    first = list(places(PIECE, word))
    found = list(places(PIECE * MANY, word))
    assert found == [number * len(PIECE) + place for number in range(MANY) for place in first]

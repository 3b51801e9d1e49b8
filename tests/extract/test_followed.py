"""Which words are worth following is told alike, whether each is sought or all of them at once, as in a bundle."""

from __future__ import annotations

import pytest

from keeper_validate.extract.followed import followed

FEW = {b"sign", b"issue", b"Lapsed", b"sign_in"}
MANY = FEW | {b"unwritten%d" % number for number in range(200)}


@pytest.mark.parametrize(("source", "expected"), [
    (b"a = sign(b)", {b"sign"}),
    (b"resign(b)", {b"sign"}),
    (b"sign!(b); issue?.(a); x = sign_in<A>", {b"sign", b"issue", b"sign_in"}),
    (b"raise Lapsed\nthrow throw sign", {b"Lapsed", b"sign"}),
    (b"raise LapsedTwice", {b"Lapsed"}),
    (b"use(\n  sign ,\n issue)", {b"sign"}),
    (b"use(\n  issue\n)", {b"issue"}),
    (b"sign = issue + sign_in.a; use(a, Lapsed)", set()),
])
@pytest.mark.parametrize("words", [FEW, MANY], ids=["few", "many"])
def test_words_are_followed(source: bytes, expected: set[bytes], words: set[bytes]) -> None:
    assert followed(words, source) == expected


def test_a_word_that_stands_in_itself_is_followed() -> None:
    assert followed({b"aa"}, b"aaa(b)") == {b"aa"}

"""A name is worth seeking where all its words stand in a source."""

from __future__ import annotations

import pytest

from keeper_validate.extract.told_beside import beside, is_whole


@pytest.mark.parametrize(("listed", "present", "expected"), [
    ([{b"get"}], {b"get"}, True),
    ([{b"get", b"cookies"}], {b"get"}, False),
    ([{b"get", b"cookies"}], {b"get", b"cookies", b"else"}, True),
    ([{b"get", b"cookies"}, {b"get"}], {b"get", b"else"}, True),
    ([{b"get", b"request", b"cookies"}], {b"get", b"cookies"}, False),
    ([{b"get", b"request", b"cookies"}], {b"get", b"cookies", b"request"}, True),
])
def test_a_word_is_sought_beside_all_others_of_a_name(listed: list[set[bytes]], present: set[bytes], expected: bool) -> None:
    assert is_whole(beside(b"get", tuple(map(frozenset, listed))), frozenset(present)) == expected

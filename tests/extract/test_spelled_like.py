"""Names told by patterns: the same answers as the standard library's, whatever the patterns are."""

from __future__ import annotations

from fnmatch import fnmatchcase

from hypothesis import given
from hypothesis import strategies as st

from keeper_validate.extract.spelled_like import spelled_like

WORDS = st.text(alphabet="ab*?", max_size=6)


@given(st.lists(WORDS, max_size=4), st.text(alphabet="ab", max_size=6))
def test_patterns_fit_as_the_standard_library_has_them(patterns: list[str], name: str) -> None:
    assert spelled_like(patterns).fit(name) == any(fnmatchcase(name, pattern) for pattern in patterns)


INNER = st.tuples(st.sampled_from(["*", "ab*", "*b*"]), st.text(alphabet="ab", min_size=3, max_size=4), st.sampled_from(["*", "*a"]))


@given(st.lists(INNER.map("".join), min_size=9, max_size=14), st.text(alphabet="abc", max_size=10))
def test_many_patterns_fit_as_few_do(patterns: list[str], name: str) -> None:
    assert spelled_like(patterns).fit(name) == any(fnmatchcase(name, pattern) for pattern in patterns)


def test_what_stands_around_a_star_may_not_overlap() -> None:
    assert not spelled_like(["aba*ba"]).fit("aba")
    assert spelled_like(["aba*ba"]).fit("ababa")
    assert spelled_like(["generate*code*of*"]).fit("generatecodeof")

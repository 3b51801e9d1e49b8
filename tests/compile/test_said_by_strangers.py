"""Rules as the guides of repositories say them that nobody here had read, each beside a look-alike. `…`: more of the same."""

from __future__ import annotations

import pytest
from shown import shown

ROWS = [
    # a label of what must not be, before a dash or with exceptions
    ("constraints", "FORBIDDEN - Class components",
     "forbid-use import|token react:Component,react:PureComponent,React.Component,React.PureComponent,react.Component"),
    ("constraints", "NOT ALLOWED - default exports", "forbid-use token export default"),
    ("constraints", "Banned — `eval`", "forbid-use technology eval"),
    ("constraints", "NEVER - use axios", "forbid-use technology axios"),
    ("constraints", "Banned - we moved off Redis", "unchecked"),
    ("forbidden", "required — Storybook stories", "unchecked"),
    ("forbidden", "Forbidden by default: `anyhow`, `reqwest`", "~ forbid-use technology anyhow soft; forbid-use technology reqwest soft"),
    ("constraints", "`axios` is forbidden by default", "~ forbid-use technology axios soft"),
    ("constraints", "By default, no axios", "~ forbid-use technology axios soft"),
    ("constraints", "Forbidden: axios", "forbid-use technology axios"),
    ("constraints", "Classes are final by default", "forbid-use token open-class form=construct"),
    ("constraints", "Manual memoization is forbidden",
     "~ forbid-use token useMemo,*.useMemo,useCallback,*.useCallback,memo,*.memo,lru_cache,*.lru_cache,functools.cache"),
    ("constraints", "Use manual memoization where profiling shows it", "unchecked"),
    ("constraints", "Never memoize manually",
     "~ forbid-use token useMemo,*.useMemo,useCallback,*.useCallback,memo,*.memo,lru_cache,*.lru_cache,functools.cache"),
    ("constraints", "Never memoize tokens", "unchecked"),
]


@pytest.mark.parametrize(("key", "text", "expected"), ROWS, ids=[f"{key}: {text}" for key, text, _ in ROWS])
def test_a_rule_is_read_as(key: str, text: str, expected: str) -> None:
    known, more, _ = expected.partition("…")
    assert shown(text, key).startswith(known) if more else shown(text, key) == expected

"""Sentences of real guides that say less than they seem to, each beside one that looks alike and says it. `~`: only some violations show;
`soft`: a warning."""

from __future__ import annotations

import pytest
from shown import compiled, shown

LOOK_ALIKE = [
    ("constraints", "Why not a new `OperationRegistry`. The task type is the anchor.", "unchecked"),
    ("constraints", "No new `OperationRegistry`. The task type is the anchor.", "forbid-new component OperationRegistry"),
    ("constraints", "Evita prefijos redundantes (usa `$repo`, no `$repoService`)", "unchecked"),
    ("constraints", "Use `$repo`, not `$repoService`", "forbid-use token|import $repoService"),
    ("forbidden", "When behavior differs from a standard run (no `before_request`, deferred", "unchecked"),
    ("constraints", "Use `logDebug()` for debug-level information", "~ require-use token|import logDebug soft"),
    ("constraints", "Must use `logDebug()` for debug-level information", "~ require-use token|import logDebug"),
    ("constraints", "Use the existing Modal for the profile", "~ require-use component|import|token Modal"),
    ("constraints", "The project uses Nx for workspace management", "~ require-use technology nx soft"),
]


@pytest.mark.parametrize(("key", "text", "expected"), LOOK_ALIKE, ids=[f"{key}: {text}" for key, text, _ in LOOK_ALIKE])
def test_a_sentence_says_no_more_than_it_says(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected


def test_what_each_new_thing_must_use_is_asked_of_each() -> None:
    assert [check.when for check in compiled("All endpoints must use `requireAuth`", "constraints").checks] == ["route"]
    assert [check.when for check in compiled("Must use `requireAuth`", "constraints").checks] == [None]

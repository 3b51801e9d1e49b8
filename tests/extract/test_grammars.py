"""A grammar that comes to no end with a broken source is stopped, and the source is a gap."""

from __future__ import annotations

import pytest

from keeper_validate.extract import grammars, rehearsal
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.tree import tree_of


def test_a_source_that_takes_too_long_is_a_gap_and_the_next_one_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grammars, "_LONGEST", 1)
    grammars._parser.cache_clear()
    files = {"big.py": b"class A:\n    x = [1, (2, 3)]\n" * 20_000}
    assert [gap.reason for gap in snapshot(tree_of(files), list(files)).gaps] == ["takes too long to parse"]
    monkeypatch.undo()
    grammars._parser.cache_clear()
    files = {"small.py": b"import enum\nclass Kind(enum.Enum):\n    A = 1\n"}
    assert [one.name for one in snapshot(tree_of(files), list(files)).elements] == ["Kind"]


def test_a_grammar_that_no_limit_of_time_stops_is_tried_in_a_process_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rehearsal, "_SECONDS", 1)
    endless = b'e=""\nclass r(:L,@n("")l:g,n:g):B\nvar n=""\n@'
    files = {"endless.kt": endless, "whole.kt": b"enum class Kind { A, B }\n"}
    read = snapshot(tree_of(files), list(files))
    assert [(gap.path, gap.reason) for gap in read.gaps] == [("endless.kt", "takes too long to parse")]
    assert [one.name for one in read.elements] == ["Kind"]

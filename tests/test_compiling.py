"""Clauses as checks, from what an earlier run kept: the same as compiled anew, whatever a check holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from keeper_validate import cache, compile
from keeper_validate.cache import kept_in
from keeper_validate.clause import Clause
from keeper_validate.compiling import compile_clauses
from keeper_validate.errors import KeeperError

SENTENCES = (
    ("forbidden", "new authentication services", ""),
    ("forbidden", "new modal components outside `src/ui`, unless the ADR names them", ""),
    ("forbidden", "`requests` => forbid-use import requests except:tools/**", ""),
    ("constraints", "at most 3 new dependencies", ""),
    ("constraints", "every new component must have a story", ""),
    ("constraints", "columns of tables must be snake_case", ""),
    ("constraints", "prefer composition over inheritance", ""),
    ("constraints", "the page has to feel quick", ""),
    ("constraints", "data-append", ""),
    ("constraints", "must accept a `rigId` prop", "RigPicker"),
)


def law() -> tuple[Clause, ...]:
    rows = enumerate(SENTENCES)
    return tuple(Clause(f"{field}[{at}]", field, text, "keeper/x.yaml", at + 3, subject=subject) for at, (field, text, subject) in rows)


def test_what_was_kept_is_what_would_be_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with kept_in(str(tmp_path)):
        first = compile_clauses(law())
    assert {len(one.checks) > 0 for one in first} == {True, False}
    compile_clauses.cache_clear()
    monkeypatch.setattr(compile, "compile_clause", None)
    with kept_in(str(tmp_path)):
        assert compile_clauses(law()) == first


def test_a_sentence_that_moved_keeps_what_it_says_and_tells_its_new_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    there = Clause("forbidden[0]", "forbidden", "new modal components", "keeper/x.yaml", 3)
    here = Clause("forbidden[7]", "forbidden", "new modal components", "keeper/y.yaml", 9)
    with kept_in(str(tmp_path)):
        before = compile_clauses((there,))
        monkeypatch.setattr(compile, "compile_clause", None)
        after = compile_clauses((here,))
    assert after[0].clause == here
    assert after[0].checks == before[0].checks


def test_the_field_is_part_of_what_a_sentence_says(tmp_path: Path) -> None:
    with kept_in(str(tmp_path)):
        compile_clauses((Clause("forbidden[0]", "forbidden", "data-append", "keeper/x.yaml", 3),))
        compile_clauses((Clause("constraints[0]", "constraints", "data-append", "keeper/x.yaml", 3),))
    assert len(list((tmp_path / cache.FOLDER).rglob("clauses-*"))) == 2


def test_a_word_behind_an_arrow_that_is_unknown_is_told_each_time(tmp_path: Path) -> None:
    wrong = (Clause("forbidden[0]", "forbidden", "no cats => forbid-cats", "keeper/x.yaml", 3),)
    for _ in range(2):
        with kept_in(str(tmp_path)), pytest.raises(KeeperError, match=r"keeper/x\.yaml:3"):
            compile_clauses(wrong)

"""The compiler is total and deterministic, and keeps to its goals on the labelled clauses where they are at hand."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from corpora import SHARED
from hypothesis import given
from hypothesis import strategies as st

from keeper_validate.clause import OPS, Clause
from keeper_validate.commands.explain_clause import explain_clauses
from keeper_validate.compile import compile_clause
from keeper_validate.compile.vocabulary.lexicon import codes, technologies
from keeper_validate.element import KINDS
from keeper_validate.errors import KeeperError

CORPUS = SHARED / "truth" / "clauses"
WORDS = st.sampled_from(
    ["do not", "never", "no", "new", "must", "only", "use", "add", "remove", "component", "modal", "`a/b.ts`", "UserService",
     "table", "in", "src/", "outside", "without", "approval", "for", "mail", "(", ")", ",", "-", ";", ":", "/", "=>",
     "instead of", "existing", "websocket", "all", "every", "DELETE /api/x", "3", ".", "should", "`x()`", "either", "enum",
     "values"]
)
KEYS = st.sampled_from(["forbidden", "constraints", "", "NEVER", "reuse"])
PARTS = {"column", "field", "member", "prop", "variant"}


@pytest.mark.parametrize("word", ["word", "modals and", "a,", "(b)", "`c`", "must use Modal instead of"])
def test_more_words_than_a_clause_has_are_not_read(word: str) -> None:
    assert "a clause of its own" in (compile_clause(Clause("c", "forbidden", f"No new modals {word} " * 10_000, "p", 1)).why or "")
    assert compile_clause(Clause("c", "forbidden", "No new modals. " + "It is so. " * 100, "p", 1)).checks


@pytest.mark.parametrize("word", ["x", "Aa", "a-", "a_b.", "a/b/", "`", "🎉"])
def test_a_word_longer_than_any_name_is_not_read(word: str) -> None:
    for text in (word * 200_000, f"No new {word * 200_000} modals", f"x => forbid-new component {word * 2000}"):
        try:
            found = compile_clause(Clause("c", "forbidden", text, "p", 1))
        except KeeperError:
            continue
        assert "=>" in text or "no name is as long" in (found.why or "")


@given(st.one_of(st.text(max_size=80), st.lists(WORDS, max_size=14).map(" ".join)), KEYS)
def test_any_text_compiles_to_known_operations_or_says_why(text: str, key: str) -> None:
    clause = Clause("c[0]", key, text, "d.yaml", 1, key=key)
    try:
        result = compile_clause(clause)
    except KeeperError:
        assert "=>" in text
        return
    assert result == compile_clause(clause)
    assert result.checks or result.why
    for check in result.checks:
        assert check.op in OPS or check.op in codes()
        assert set(check.kinds) <= {*KINDS, "import", "token", "file"} | PARTS
        assert check.technology is None or check.technology in technologies()


def test_a_demand_whose_thing_stands_behind_a_preposition_is_read_to_the_end() -> None:
    text = "Stay with the current API where possible"
    assert compile_clause(Clause("c[0]", "constraints", text, "d.yaml", 1)).why


def test_what_files_are_said_to_be_in_another_script_is_not_read() -> None:
    assert compile_clause(Clause("c[0]", "constraints", "`*.service.ts`: ビジネスロジック。", "d.yaml", 1)).why


def test_clauses_are_explained_line_by_line() -> None:
    lines = ['{"text": "new modal components", "field": "forbidden"}', "", '{"text": "x => forbid-knew route", "field": "forbidden"}']
    answers = [json.loads(line) for line in explain_clauses(lines)]
    assert answers[0]["state"] == "checked"
    assert answers[0]["checks"][0]["kinds"] == ["component"]
    assert answers[1]["state"] == "unchecked"
    assert "forbid-knew" in answers[1]["why"]


def test_a_line_that_is_no_record_is_named() -> None:
    with pytest.raises(KeeperError, match=r"clauses\.jsonl:1"):
        list(explain_clauses(["not json"], "clauses.jsonl"))


@pytest.mark.slow
@pytest.mark.skipif(not CORPUS.is_dir(), reason="the labelled clauses are not at hand")
def test_the_labelled_clauses_are_read_right() -> None:
    judged = judgements()
    misread = sum(count for (_, verdict), count in judged.items() if verdict == "misread")
    hits = sum(count for (label, verdict), count in judged.items() if label == "yes" and verdict == "hit")
    yes = sum(count for (label, _), count in judged.items() if label == "yes")
    assert misread <= 0.01 * sum(judged.values())
    assert hits >= SHARE * yes


SHARE = 0.74
"""What holds today; the goal is 0.8, and the rest is prose that no reading of a diff decides."""


def judgements() -> Counter[tuple[str, str]]:
    """How often each label met each verdict of the corpus' own scorer."""
    scorer: dict[str, Any] = {}
    source = (CORPUS / "score.py").read_text(encoding="utf-8")
    exec(compile(source.removesuffix("main()\n"), "score.py", "exec"), scorer)
    rows = [json.loads(line) for line in (CORPUS / "clauses.dev.jsonl").read_text(encoding="utf-8").splitlines()]
    rows = [row for row in rows if row["role"] == "clause" and not row["near_dup_in_dev"] and not row["quoted_in_brief"]]
    answers = explain_clauses(json.dumps({"text": row["text"], "field": row["field"]}) for row in rows)
    return Counter((row["checkable"], scorer["judge"](row, json.loads(answer))) for row, answer in zip(rows, answers, strict=True))

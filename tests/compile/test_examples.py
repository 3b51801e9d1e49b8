"""Clauses as real decisions state them, each held against a change that breaks it and one that does not, through real sources.

The clauses are read from the corpus that KEEPER_SHARED names; the changes stand in `examples/`, by the corpus' row."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from corpora import SHARED
from rule_cases import status

from keeper_validate.clause import Clause
from keeper_validate.compare import delta
from keeper_validate.delta import FileChange
from keeper_validate.extract.contexts import Contexts
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.extract.spelling import with_tokens
from keeper_validate.finding import Finding
from keeper_validate.law.decision import Decision
from keeper_validate.law.law import Law
from keeper_validate.tree import tree_of
from keeper_validate.verdict import Judged, judge, spelled
from keeper_validate.yaml import plain

HERE = Path(__file__).resolve().parent
CORPUS = SHARED / "truth" / "clauses" / "clauses.dev.jsonl"
EXAMPLES: dict[str, dict[str, Any]] = {
    row: example for file in sorted((HERE / "examples").glob("*.yaml")) for row, example in plain(file.read_text(), file.name).items()
}
DECISION = "keeper/decisions/001-example.yaml"

pytestmark = pytest.mark.skipif(not CORPUS.is_file(), reason="the corpus of clauses is not here")


def corpus() -> dict[str, dict[str, Any]]:
    if not CORPUS.is_file():
        return {}
    return {row["id"]: row for row in map(json.loads, CORPUS.read_text().splitlines())}


ROWS = corpus()


@pytest.mark.slow
@pytest.mark.parametrize("row", EXAMPLES, ids=[f"{row}: {ROWS[row]['text'][:60]}" if row in ROWS else row for row in EXAMPLES])
def test_the_violation_is_found_and_the_other_change_is_not(row: str) -> None:
    example = EXAMPLES[row]
    assert found(row, example, "violation"), "the change that breaks the clause was not found"
    assert [f"{one.path}:{one.line} {one.message}" for one in found(row, example, "ok")] == []


def test_there_is_an_example_for_at_least_150_clauses() -> None:
    assert len(EXAMPLES.keys() & ROWS.keys()) >= 150
    assert sorted(EXAMPLES.keys() - ROWS.keys()) == []


def found(row: str, example: dict[str, Any], which: str) -> list[Finding]:
    """What the row's clause finds in one of the example's two changes."""
    text, field = ROWS[row]["text"], ROWS[row]["field"]
    decision = Decision(1, "ADR-001", DECISION, clauses=(Clause(f"{field}[0]", field, text, DECISION, 1, key=field),))
    base = {path: content.encode() for path, content in (example.get("base") or {}).items()}
    head = base | {path: content.encode() for path, content in example[which].items() if content is not None}
    for path in [path for path, content in example[which].items() if content is None]:
        del head[path]
    changed = sorted(path for path in {*base, *head} if base.get(path) != head.get(path))
    known: Any = {}
    law, contexts = Law("law", decision), Contexts(tree_of(base))
    wanted = spelled(law)
    sides = [snapshot(tree, changed, known, contexts=contexts) for tree in map(tree_of, (base, head))]
    if wanted is not None:
        sides = [with_tokens(side, tree_of(files), wanted, contexts) for side, files in zip(sides, (base, head), strict=True)]
    first, second = sides
    files = tuple(FileChange(path, status(path, base, head), "100644", "100644") for path in changed)
    judged = Judged("base", "head", "an example", len(files), len(second.elements))
    verdict = judge(delta(first, second, files), law, judged, "landing")
    return [one for one in verdict.findings if one.clause == f"{field}[0]" and one.waived is None and one.rule != "unread/gap"]

"""The amendment that a report asks for is enough: with it in the decision, the same change is found no more."""

from __future__ import annotations

import json
from typing import Any

import pytest
from rule_cases import RuleCase, decision_text, rule_cases, verdict_of

from keeper_validate.finding import BLOCK, Finding
from keeper_validate.yaml import plain


def asked(case: RuleCase) -> list[Finding]:
    return [one for one in verdict_of(case.content).findings if one.amendment and one.waived is None and one.severity == BLOCK]


def amended(content: dict[str, Any], finding: Finding) -> dict[str, Any]:
    decision = plain(decision_text(content), "decision")
    for key, entries in plain(str(finding.amendment), "amendment").items():
        before = decision.get(key) or []
        decision[key] = [*(before if isinstance(before, list) else [before]), *entries]
    lines = [f"{key}: {json.dumps(value, default=str)}\n" for key, value in decision.items() if key not in ("id", "status")]
    return {**content, "decision": "".join(lines)}


CASES = [case for case in rule_cases() if case.expected]


@pytest.mark.parametrize("case", CASES, ids=[f"{case.family}: {case.name}" for case in CASES])
def test_with_the_amendment_the_finding_is_gone(case: RuleCase) -> None:
    for finding in asked(case):
        left = {one.fingerprint for one in verdict_of(amended(case.content, finding)).findings if one.severity == BLOCK and not one.waived}
        assert finding.fingerprint not in left, finding.amendment


EXPRESS = "import express from 'express';\nconst app = express();\napp.get('/a', list);\n"
COLUMNS = {"a.sql": "CREATE TABLE users (id int);"}
GROWN = {"a.sql": "CREATE TABLE users (\n  id int,\n  nick text\n);"}


@pytest.mark.parametrize(("field", "clause", "base", "head"), [
    ("forbidden", "new columns on users", COLUMNS, GROWN),
    ("forbidden", "new members of the Status enum", {"a.ts": "enum Status { A }\n"}, {"a.ts": "enum Status {\n  A,\n  B,\n}\n"}),
    ("forbidden", "new tables", {}, COLUMNS),
    ("forbidden", "new endpoints", {}, {"a.ts": EXPRESS}),
    ("forbidden", "new environment variables", {}, {"a.ts": "export const key = process.env.SOME_KEY;\n"}),
    ("forbidden", "No docker.", {}, {"Dockerfile": "FROM x\n"}),
    ("forbidden", "changes to the Status enum", {"a.ts": "export enum Status { A, B }\n"}, {"a.ts": "export enum Status { A }\n"}),
    ("clause", "Do not add columns to users", COLUMNS, GROWN),
    ("clause", "Never edit src/legacy/", {"src/legacy/a.ts": "let a;\n"}, {"src/legacy/a.ts": "let b;\n"}),
    ("clause", "All routes begin with /api", {}, {"a.ts": EXPRESS}),
    ("clause", "Every table has a primary key", {}, COLUMNS),
])
def test_the_same_of_what_a_decision_forbids_and_asks_for(field: str, clause: str, base: dict[str, str], head: dict[str, str]) -> None:
    content = {field: clause, "base": base, "head": head}
    findings = [one for one in verdict_of(content).findings if one.clause in ("forbidden[0]", "constraints[0]")]
    assert findings
    assert all(one.amendment for one in findings)
    for finding in findings:
        left = verdict_of(amended(content, finding)).findings
        assert finding.fingerprint not in {one.fingerprint for one in left}, finding.amendment


def test_what_no_entry_permits_asks_for_none() -> None:
    content = {"clause": "No privileged containers", "base": {}, "head": {"compose.yaml": "services:\n  a:\n    privileged: true\n"}}
    assert [one.amendment for one in verdict_of(content).findings if one.clause == "constraints[0]"] == [None]

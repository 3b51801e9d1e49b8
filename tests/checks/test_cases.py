"""Every case beside a rule finds what it says, and no other rule speaks up in it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from rule_cases import RuleCase, found_in, rule_cases, verdict_of

from keeper_validate import shipped

CASES = list(rule_cases())


@pytest.mark.parametrize("case", CASES, ids=[f"{case.family}: {case.name}" for case in CASES])
def test_a_case_finds_exactly_what_it_says(case: RuleCase) -> None:
    assert found_in(verdict_of(case.content)) == case.expected


def test_every_rule_has_a_case_that_breaks_it() -> None:
    broken = {line.split(" ")[0] for case in CASES for line in case.expected}
    missing = []
    for family in shipped.names("rules/codes", ".yaml"):
        rules = shipped.data(f"rules/codes/{family}")["rules"]
        for rule in rules:
            stem = rule.rpartition("-")[0]
            worded = {stem, f"{stem}-*"} & set(rules)  # the words of a rule for one sort of place
            told = any(one == f"{family}/{rule}" or (rule.endswith("*") and one.startswith(f"{family}/{rule[:-1]}")) for one in broken)
            missing += [] if worded or told else [f"{family}/{rule}"]
    assert missing == []


CODES = ("auth-reuse", "ui-extend", "data-append", "rest-shape", "no-new-seeds")
CROSSTALK = Path(__file__).with_name("crosstalk.txt")
OF_THE_LAW = ("decision/", "verification/", "reuse/unmet", "unread/", "constraints/require-use", "constraints/gone")


def test_every_code_on_every_case_says_what_it_said() -> None:
    """One code that starts to speak in another's case shows as a difference; KEEPER_UPDATE=1 writes the file anew, to be read as one."""
    told = []
    for case in CASES:
        content = {key: case.content[key] for key in ("base", "head", "gone", "vault") if key in case.content}
        verdict = verdict_of({**content, "decision": f"constraints: [{', '.join(CODES)}]\n"})
        rules = sorted({line.split(" ")[0] for line in found_in(verdict) if line.split("/")[0] in CODES})
        told.append(f"{case.family}: {case.name}: {' '.join(rules) or '-'}")
    text = "\n".join(told) + "\n"
    if os.environ.get("KEEPER_UPDATE"):
        CROSSTALK.write_text(text, encoding="utf-8")
    assert text == CROSSTALK.read_text(encoding="utf-8")


@pytest.mark.parametrize("case", CASES, ids=[f"{case.family}: {case.name}" for case in CASES])
def test_no_rule_speaks_where_nothing_changed(case: RuleCase) -> None:
    head = {**(case.content.get("base") or {}), **(case.content.get("head") or {})}
    unchanged = {**case.content, "base": head, "head": {}, "gone": []}
    assert [line for line in found_in(verdict_of(unchanged)) if not line.startswith(OF_THE_LAW)] == []

"""Every case beside a rule finds what it says, and no other rule speaks up in it."""

from __future__ import annotations

import pytest
from rule_cases import RuleCase, found_in, rule_cases, verdict_of

from keeper_validate import shipped

CASES = list(rule_cases())


@pytest.mark.parametrize("case", CASES, ids=[f"{case.family}: {case.name}" for case in CASES])
def test_a_case_finds_exactly_what_it_says(case: RuleCase) -> None:
    assert found_in(verdict_of(case.content)) == case.expected


def test_every_rule_has_a_case_that_breaks_it() -> None:
    broken = {line.split(" ")[0] for case in CASES for line in case.expected}
    missing = [
        f"{family}/{rule}"
        for family in shipped.names("rules/codes", ".yaml")
        for rule in shipped.data(f"rules/codes/{family}")["rules"]
        if not any(one == f"{family}/{rule}" or (rule.endswith("*") and one.startswith(f"{family}/{rule[:-1]}")) for one in broken)
    ]
    assert missing == []

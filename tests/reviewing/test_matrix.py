"""Every row of the review matrix, by specs and proposals that it decides on; and the matrix as data."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from reviewing.house import Reviewer

from keeper_validate import shipped
from keeper_validate.errors import DEFERRED, UPHELD, VIOLATED
from keeper_validate.reviewing.matrix import OUTCOMES, row_for, rows
from keeper_validate.yaml import plain

CASES: list[dict[str, Any]] = plain((Path(__file__).parent / "rows.yaml").read_text(encoding="utf-8"), "rows.yaml")
STATUS = {"approved": UPHELD, "rejected": VIOLATED, "deferred": DEFERRED}
FACTS: dict[str, list[str]] = shipped.data("rules/review/matrix")["facts"]


def told(case: dict[str, Any]) -> str:
    return f"{case['row']} - {case.get('mode', 'growth')} - {str(case.get('spec') or case['elements'])[:70]}"


@pytest.mark.parametrize("case", CASES, ids=told)
def test_the_row_decides(case: dict[str, Any], reviewer: Reviewer) -> None:
    run = reviewer(case.get("mode", "growth"), **({} if case.get("auth", True) else {"auth": None}))
    if "spec" in case:
        status, result = run(spec=case["spec"])
    else:
        status, result = run(proposal=json.dumps({"title": "A feature", "elements": case["elements"]}))
    assert result["keeper_result"]["status"] == case["status"], run.err
    assert status == STATUS[case["status"]]
    row = next(row for row in rows() if row.name == case["row"])
    decided = [one for one in result["review"]["elements"] if one["row"] == row.name]
    assert decided, result["review"]["elements"]
    assert {one["outcome"] for one in decided} == {row.outcome}
    if "seed" in case:
        assert case["seed"] in decided[-1]["because"]
    if row.outcome == "reject":
        assert any(one["because"] in reason for one in decided for reason in result["review"]["reasons"])


def test_every_row_has_a_case() -> None:
    assert [row.name for row in rows() if row.name not in {case["row"] for case in CASES}] == []


def test_every_condition_asks_for_a_fact_that_there_is() -> None:
    asked = [(row.name, fact, value) for row in rows() for fact, values in row.when for value in values]
    assert [one for one in asked if one[2] not in FACTS.get(one[1], ())] == []
    assert {row.outcome for row in rows()} <= set(OUTCOMES)
    assert len({row.name for row in rows()}) == len(rows())


def test_some_row_fits_whatever_the_facts_are() -> None:
    """Each fact alone is turned through all of its values, from several starts."""
    starts = [{fact: values[at % len(values)] for fact, values in FACTS.items()} for at in range(4)]
    for start in starts:
        for fact, values in FACTS.items():
            for value in values:
                assert row_for(start | {fact: value}).outcome in OUTCOMES


def test_the_page_lists_the_rows_as_they_are() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs/steps/review.md").read_text(encoding="utf-8")
    listed = [line.split("|")[1].strip(" `") for line in page.splitlines() if line.startswith("| `")]
    assert [name for name in listed if name in {row.name for row in rows()}] == [row.name for row in rows()]
    for row in rows():
        line = next(line for line in page.splitlines() if line.startswith(f"| `{row.name}` "))
        assert f"| {row.outcome} |" in line


def test_a_route_is_spelled_as_the_other_routes_are(reviewer: Reviewer) -> None:
    routes = "api_routes: {GET /api/user_groups/: {}, GET /api/team_members/: {}, GET /api/sign_ins/: {}}\n"
    _, result = reviewer("growth", backend=routes)(spec="Add `GET /api/v3/mail-boxes/`, because nothing lists the boxes.")
    assert [one["name"] for one in result["review"]["would_approve"]["elements"]] == ["GET /api/v3/mail_boxes/"]

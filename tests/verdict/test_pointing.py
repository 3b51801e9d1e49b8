"""A finding on a part of an element stands at the line of the part; everything else about it stays."""

from __future__ import annotations

from typing import Any

import pytest

from keeper_validate.element import Use
from keeper_validate.finding import BLOCK, Finding
from keeper_validate.pointing import pointed
from keeper_validate.values import replace
from keeper_validate.verdict import Verdict

SOURCE = ["class User:", "    id = 1", "    nickname = 2", "    nick = 3", "class Other:", "    nick = 4"]
FOUND = Finding("forbidden/new-column", "forbidden[0]", BLOCK, "message", "remedy", "a.py", 1, 4, "table", "User", part="column nick")


def shown(finding: Finding, verdict: Any) -> Finding:
    return pointed(replace(verdict, findings=(finding,)), (), {"a.py": SOURCE}.get, lambda path: []).findings[0]  # type: ignore[arg-type]


@pytest.fixture
def verdict() -> Verdict:
    from rule_cases import verdict_of

    return verdict_of({"clause": "No new tables", "base": {}, "head": {"a.py": "a = 1\n"}})


def test_the_line_of_the_part_is_told_and_the_fingerprint_stays(verdict: Verdict) -> None:
    found = shown(FOUND, verdict)
    assert (found.line, found.end_line, found.fingerprint) == (4, 4, FOUND.fingerprint)


@pytest.mark.parametrize("finding", [
    replace(FOUND, part=""),
    replace(FOUND, part="column gone"),  # nothing in the element is called so
    replace(FOUND, part="guard nick"),  # what stands before a route is none of its lines
    replace(FOUND, line=5, end_line=5),
    replace(FOUND, line=0, end_line=0),
])
def test_where_no_line_shows_it_the_place_stays(finding: Finding, verdict: Verdict) -> None:
    assert shown(finding, verdict) == finding


def test_one_more_use_stands_at_a_line_that_is_new(verdict: Verdict) -> None:
    before = ["@Input() a;", "@Input() z;"]
    after = ["@Input() a;", "@Input() b;", "@Inputs() c;", "@Input() d;", "@Input() z;"]
    first = Finding("forbidden/use-token", "forbidden[0]", BLOCK, "message", "remedy", "a.ts", 1, 1, "token", "@Input")
    used = [first, replace(first, line=5, end_line=5)]
    told = pointed(replace(verdict, findings=tuple(used)), (), lambda path: after, lambda path: before).findings
    assert [(one.line, one.end_line) for one in told] == [(2, 2), (4, 4)]
    second = replace(used[0], line=2, end_line=2)
    alone = pointed(replace(verdict, findings=(second,)), (), lambda path: after, lambda path: before).findings
    assert [one.line for one in alone] == [2]
    same = pointed(replace(verdict, findings=(used[0],)), (), lambda path: [*before, before[0]], lambda path: before).findings
    assert [one.line for one in same] == [3]  # the base has that line once


def test_only_where_a_use_is_known_does_it_stand(verdict: Verdict) -> None:
    before = ["type A { id: ID! }", "b!.c", "z!.y"]
    after = ["type A { id: ID! }", "type B { ids: [ID!]! }", "b!.c", "d!.e", "z!.y"]
    found = Finding("forbidden/use-token", "forbidden[0]", BLOCK, "message", "remedy", "a.ts", 5, 5, "token", "!")
    uses = tuple(Use("token", "!", "a.ts", line) for line in (3, 4, 5))
    told = pointed(replace(verdict, findings=(found,)), uses, lambda path: after, lambda path: before).findings
    assert [one.line for one in told] == [4]

"""What records of work items say: which belong to a convoy, in which order they ended, by whom, and what came of them."""

from __future__ import annotations

from typing import Any

import pytest
from convoys import CONVOY, bead, convoy_bead, own_bead
from hypothesis import given
from hypothesis import strategies as st

from keeper_validate.briefing.work import batch_of, ended, ledger, tells_nothing

BOILERPLATE = [
    "Closed", "done", "Done.", "completed", "Merged", "Merged to main", "Merged to main via refinery", "Merged via nux",
    "Work completed and merged", "All tasks completed and merged", "All Phase 2 tasks completed", "Squashed from 10 wisps",
    "Merged in gt-mr-12\ntarget_branch: main\ncommit_sha: 0f1e2d3c4b5a", "Implemented in 0f1e2d3c4b (PR #12)", "✅ Complete", "--", "ok",
    "Closed automatically by the merge queue", "Resolved: hq-eduyb.2",
]
SUBSTANCE = [
    "Fixed: WebSocket hook now has exponential backoff, max attempts, and connection state tracking",
    "Already implemented in MonitoringView", "Merged to main: pagination uses a cursor", "Duplicate", "登录已完成",
    "All Phase 6 tasks completed - Town View roadmap complete!", "Completed - Implementation verified in AuditView.tsx",
]


@pytest.mark.parametrize("reason", BOILERPLATE)
def test_a_reason_tells_nothing(reason: str) -> None:
    assert tells_nothing(reason, "gastown/polecats/nux")


@pytest.mark.parametrize("reason", SUBSTANCE)
def test_a_reason_tells_something(reason: str) -> None:
    assert not tells_nothing(reason, "gastown/polecats/nux")


SUMMARIES: dict[str, tuple[dict[str, Any], str]] = {
    "a reason of substance": ({"close_reason": "Cursor instead of offset", "notes": "n"}, "Cursor instead of offset"),
    "notes instead of boilerplate": ({"close_reason": "Merged to main", "notes": "Cursor instead of offset"}, "Cursor instead of offset"),
    "the design, if there are no notes": ({"close_reason": "Closed", "design": "Two tables"}, "Two tables"),
    "notes without a reason": ({"notes": "Half of it works"}, "Half of it works"),
    "notes that tell nothing either": ({"close_reason": "Closed", "notes": "done"}, ""),
    "a summary in its metadata": ({"metadata": {"summary": "Uses the vault"}}, "Uses the vault"),
    "metadata that is text": ({"metadata": '{"summary": "Uses the vault"}'}, "Uses the vault"),
    "metadata that is no JSON": ({"metadata": "{"}, ""),
    "fields of a wrong type": ({"close_reason": 7, "notes": ["x"], "design": {"a": 1}, "metadata": [1]}, ""),
    "nothing but its description": ({}, ""),
}


@pytest.mark.parametrize(("fields", "summary"), SUMMARIES.values(), ids=SUMMARIES)
def test_what_came_of_it_is(fields: dict[str, Any], summary: str) -> None:
    assert ledger([bead(1, **fields)]).works["gt-b1"].summary == summary


def test_the_agent_is_told_by_its_own_name() -> None:
    works = ledger([bead(1), bead(2, assignee=None, metadata={"agent": "rig/polecats/toast"}), bead(3, assignee="")]).works
    assert [works[f"gt-b{number}"].agent for number in (1, 2, 3)] == ["nux", "toast", ""]


def link(one: str, two: str, kind: str) -> dict[str, Any]:
    return {"dependencies": [{"issue_id": one, "depends_on_id": two, "type": kind, "created_at": "2026-05-01T09:00:00Z"}]}


BATCHES = {
    "the attachment that sling wrote": [own_bead()],
    "what tracks it, as show prints its dependents": [
        {**own_bead(""), "dependents": [{"id": CONVOY, "title": "C", "issue_type": "convoy", "dependency_type": "tracks"}]}],
    "what tracks it, as an export has it": [
        own_bead(""), {**bead(1), "id": CONVOY, "issue_type": "convoy", **link(CONVOY, "gt-own1", "tracks")}],
    "what it tracks, as the cloud has it": [{**own_bead(""), **link("gt-own1", CONVOY, "tracks")}, {"id": CONVOY, "type": "convoy"}],
    "its parent": [{**own_bead(""), **link("gt-own1", CONVOY, "parent-child")}],
    "its parent, as list prints it": [{**own_bead(""), "parent": CONVOY}],
    "its convoy in the metadata": [{**own_bead(""), "metadata": {"convoy_id": CONVOY}}],
}


@pytest.mark.parametrize("records", BATCHES.values(), ids=BATCHES)
def test_a_convoy_is_known_by(records: list[dict[str, Any]]) -> None:
    assert batch_of(ledger(records), "gt-own1") == CONVOY


def test_a_child_is_known_by_its_number() -> None:
    assert batch_of(ledger([]), "to-c133.2") == "to-c133"


def test_what_only_blocks_it_is_no_convoy() -> None:
    assert batch_of(ledger([{**own_bead(""), **link("gt-own1", "gt-b1", "blocks")}]), "gt-own1") == ""
    assert batch_of(ledger([{**own_bead(""), **link("gt-b1", "gt-own1", "parent-child")}]), "gt-own1") == ""


def test_only_work_that_has_ended_is_told_the_oldest_first() -> None:
    beads = [
        bead(5), bead(3, status="failed"), bead(4, status="open"), bead(9, status="tombstone"), bead(1),
        bead(7, issue_type="merge-request"), bead(8, issue_type="molecule"), bead(2, closed_at="not a time"),
        bead(6, closed_at="2026-05-01T12:05:30.5+02:00"),
    ]
    known = ledger([convoy_bead(beads), own_bead()])
    assert [work.id for work in ended(known, CONVOY, "gt-own1")] == ["gt-b2", "gt-b1", "gt-b3", "gt-b5", "gt-b6"]


def test_the_work_that_is_about_to_begin_is_not_told() -> None:
    known = ledger([convoy_bead([bead(1), bead(2)])])
    assert [work.id for work in ended(known, CONVOY, "gt-b2")] == ["gt-b1"]


def test_of_an_item_that_stands_twice_the_fuller_record_counts() -> None:
    known = ledger([{"id": "gt-b1", "title": "T", "status": "closed"}, bead(1, notes="Uses a cursor"), {"id": "gt-b1", "title": "T"}])
    assert known.works["gt-b1"].summary == "Uses a cursor"


def test_an_item_of_another_rig_is_known_by_its_own_id() -> None:
    known = ledger([{**bead(0, issue_type="convoy"), "id": CONVOY, **link(CONVOY, "external:gt:gt-b1", "tracks")}, bead(1)])
    assert [work.id for work in ended(known, CONVOY, None)] == ["gt-b1"]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(
        st.sampled_from(["id", "dependency_type", "depends_on_id", "issue_id", "type", "convoy", "agent", "summary"]), inner, max_size=4),
    max_leaves=8,
)
FIELDS = st.sampled_from([
    "title", "status", "issue_type", "assignee", "description", "body", "notes", "close_reason", "metadata", "dependencies", "dependents",
    "parent", "closed_at", "updated_at", "created_at",
])


@given(st.lists(st.tuples(st.sampled_from(["gt-b1", "gt-b2", CONVOY]), st.dictionaries(FIELDS, JSON, max_size=6)), max_size=4))
def test_any_record_is_read_as_far_as_it_goes(records: list[tuple[str, dict[str, Any]]]) -> None:
    known = ledger([{**fields, "id": item} for item, fields in records])
    assert {item for item, _ in records} <= set(known.works)
    for batch in (CONVOY, batch_of(known, "gt-b1") or CONVOY):
        assert [work.state for work in ended(known, batch, None) if work.state not in ("closed", "failed")] == []


MOMENTS = (float("nan"), float("inf"), 10**400, -1, True, "2026-99-99", "0000-01-01", ["x"], 1_746_093_600_000, 1_746_093_600)


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: str(moment)[:14])
def test_a_time_in_any_form_only_orders(moment: object) -> None:
    known = ledger([convoy_bead([bead(1), bead(2, closed_at=moment)])])
    assert [work.id for work in ended(known, CONVOY, None)] == ["gt-b2", "gt-b1"]


def test_children_of_children_belong_to_it() -> None:
    known = ledger([{**bead(1), "id": "to-c1.2"}, {**bead(2), "id": "to-c1.2.1"}, {**bead(3), "id": "to-c12.1"}])
    assert [work.id for work in ended(known, "to-c1", None)] == ["to-c1.2", "to-c1.2.1"]

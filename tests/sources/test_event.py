"""What a CI host or a hook framework asks to be judged, and by which law."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from choosing import chosen, outline, refused
from repository import Repository


@pytest.fixture
def payload(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that the host writes its event to."""
    monkeypatch.setenv("GITHUB_EVENT_PATH", str(tmp_path / "event.json"))
    return tmp_path / "event.json"


def test_a_pull_request_is_judged_from_its_merge_base_by_the_tip_it_lands_on(forked: Repository, payload: Path) -> None:
    base, head, tip = (forked.git("rev-parse", name) for name in ("work~2", "work", "main"))
    forked.git("update-ref", "refs/remotes/origin/main", tip)
    forked.git("checkout", "-q", "--detach", "main")
    pull = {"number": 7, "base": {"ref": "main", "sha": base}, "head": {"ref": "polecat/x/gt-1", "sha": head}}
    payload.write_text(json.dumps({"pull_request": pull}))
    change = chosen(forked, ci=True)
    assert outline(change) == ["added one.py", "added two.py"]
    assert (change.how, change.branch) == (f"pull request #7 (from merge base {base[:10]})", "polecat/x/gt-1")
    assert change.law_revision == tip


def test_a_merge_group_is_judged_by_what_it_lands_on(forked: Repository, payload: Path) -> None:
    base, head = forked.git("rev-parse", "work~1"), forked.git("rev-parse", "work")
    payload.write_text(json.dumps({"merge_group": {"base_sha": base, "head_sha": head}}))
    change = chosen(forked)
    assert (outline(change), change.law_revision) == (["added two.py"], base)


@pytest.mark.parametrize(("default", "law"), [
    pytest.param("work", "work~1", id="to the default branch: by the law that stood there"),
    pytest.param("main", "main", id="to another branch: by the law of the default branch"),
])
def test_a_push_is_judged(forked: Repository, payload: Path, default: str, law: str) -> None:
    base, head = forked.git("rev-parse", "work~1"), forked.git("rev-parse", "work")
    payload.write_text(json.dumps({"before": base, "after": head, "ref": "refs/heads/work", "repository": {"default_branch": default}}))
    change = chosen(forked)
    assert (outline(change), change.branch, change.law_revision) == (["added two.py"], "work", forked.git("rev-parse", law))


def test_a_new_branch_is_judged_against_the_default_branch_and_the_first_push_against_nothing(forked: Repository, payload: Path) -> None:
    push = {"before": "0" * 40, "ref": "refs/heads/work", "repository": {"default_branch": "main"}}
    payload.write_text(json.dumps(push | {"after": forked.git("rev-parse", "work")}))
    assert outline(chosen(forked)) == ["added one.py", "added two.py"]
    payload.write_text(json.dumps(push | {"after": forked.git("rev-parse", "main"), "ref": "refs/heads/main"}))
    assert outline(chosen(forked)) == ["added a.py", "added main.py"]


def test_a_merge_request_is_judged_by_its_target_branch(forked: Repository, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI_MERGE_REQUEST_DIFF_BASE_SHA", forked.git("rev-parse", "work~1"))
    monkeypatch.setenv("CI_MERGE_REQUEST_TARGET_BRANCH_NAME", "main")
    monkeypatch.setenv("CI_MERGE_REQUEST_TARGET_BRANCH_SHA", "")
    monkeypatch.setenv("CI_COMMIT_SHA", forked.git("rev-parse", "work"))
    forked.git("update-ref", "refs/remotes/origin/main", "main")
    change = chosen(forked)
    assert (outline(change), change.law_revision) == (["added two.py"], forked.git("rev-parse", "main"))


def test_a_target_branch_that_was_not_fetched_is_no_reason_to_use_a_milder_law(forked: Repository, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI_MERGE_REQUEST_DIFF_BASE_SHA", forked.git("rev-parse", "work~1"))
    monkeypatch.setenv("CI_MERGE_REQUEST_TARGET_BRANCH_NAME", "release")
    assert "git fetch origin release" in refused(forked)


def test_a_pushed_range_of_a_hook_framework_is_judged_from_its_merge_base(forked: Repository, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PRE_COMMIT_FROM_REF", "main")
    monkeypatch.setenv("PRE_COMMIT_TO_REF", "work")
    assert outline(chosen(forked)) == ["added one.py", "added two.py"]


def test_an_event_without_revisions_leaves_the_branch_to_be_judged(forked: Repository, payload: Path) -> None:
    payload.write_text(json.dumps({"inputs": {}, "workflow": "nightly"}))
    assert outline(chosen(forked)) == ["added one.py", "added two.py"]


@pytest.mark.parametrize(("event", "message"), [
    pytest.param({"pull_request": {"base": {}}}, "lacks its revisions", id="a payload without revisions"),
    pytest.param([], "lacks its revisions", id="a payload of another shape"),
    pytest.param({"merge_group": {"base_sha": "1" * 40, "head_sha": "HEAD"}}, "fetch-depth: 0", id="a base that was not fetched"),
    pytest.param({"merge_group": {"base_sha": "--help", "head_sha": "HEAD"}}, "not a revision", id="a revision that is an option"),
    pytest.param({"merge_group": {"base_sha": 7, "head_sha": "HEAD"}}, "lacks its revisions", id="a revision that is a number"),
    pytest.param({"before": "1" * 40, "after": "0" * 40, "ref": "x"}, "nothing to judge", id="a deleted branch"),
])
def test_an_event_that_cannot_be_judged_is_refused(forked: Repository, payload: Path, event: object, message: str) -> None:
    payload.write_text(json.dumps(event))
    assert message in refused(forked)


def test_an_event_that_cannot_be_read_is_refused(forked: Repository, payload: Path) -> None:
    assert "cannot be read" in refused(forked)
    payload.write_text("{")
    assert "cannot be read" in refused(forked)

"""`review` as its hosts start it: what is read, what is printed, what is written, how it ends."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from repository import Repository
from reviewing.house import DATA, Reviewer, Run

from keeper_validate import main
from keeper_validate.errors import DEFERRED, NOT_JUDGED, UPHELD, VIOLATED
from keeper_validate.law.brief import front_matter, said_by_description, said_by_result
from keeper_validate.yaml import plain

GOOD = "# Suspend users\n\nAdd `SUSPENDED` to the `UserStatus` enum.\n"
OPEN = GOOD + "\nWhich of them may see it?\n"
BAD = "Add a `Timeline` component."


def result_of(run: Run) -> str:
    return (run.repository.path / ".keeper-result.yaml").read_text(encoding="utf-8")


@pytest.mark.parametrize(("spec", "status", "word"), [
    (GOOD, UPHELD, "approved"), (BAD, VIOLATED, "rejected"), (OPEN, DEFERRED, "deferred"),
], ids=["approved", "rejected", "deferred"])
def test_it_ends_prints_and_writes_the_same(spec: str, status: int, word: str, reviewer: Reviewer) -> None:
    run = reviewer()
    code, result = run(spec=spec)
    assert (code, result["keeper_result"]["status"]) == (status, word)
    assert list(result["keeper_result"]) == ["status", "adr", "adr_path", "bead_frontmatter"]
    assert result_of(run) == run.out
    assert run.err.startswith(f"keeper-validate: {word}") and len(run.err.encode()) < 530
    written = result["keeper_result"]["adr_path"]
    assert (written is None) is (word == "rejected")
    assert written is None or run.decision(written)["status"] == word


def test_its_result_names_the_decision_to_those_who_read_it(reviewer: Reviewer) -> None:
    run = reviewer()
    _, result = run(spec=GOOD)
    told = result["keeper_result"]
    assert said_by_result(result_of(run), "x") == told["adr_path"]
    assert said_by_description(f"{told['bead_frontmatter']}Do it.", "bead").reference == "ADR-001"
    slung = f"attached_at: 2026-05-01T00:00:00Z\ndispatched_by: mayor\n\n{told['bead_frontmatter']}Do it."
    assert front_matter(slung, "bead") is not None
    run(spec=BAD)
    assert said_by_result(result_of(run), "x") == ""


def test_formats_hold_the_same(reviewer: Reviewer) -> None:
    run = reviewer()
    _, result = run(spec=OPEN + BAD)
    run("--format", "json", spec=OPEN + BAD)
    assert json.loads(run.out) == result
    run("--format", "text", spec=OPEN + BAD)
    assert run.out.splitlines()[0] == "KEEPER DECISION: REJECTED"
    for text in ("[new-unjustified]", "Which of them may see it?", "What would be approved:", "extend enum UserStatus (values: SUSPENDED)"):
        assert text in run.out
    run("--output", str(run.repository.path.parent / "report.yaml"), spec=OPEN + BAD)
    assert (run.out, plain((run.repository.path.parent / "report.yaml").read_text(encoding="utf-8"), "r")) == ("", result)


def test_a_result_of_before_is_not_left_by_a_run_that_fails(reviewer: Reviewer) -> None:
    run = reviewer()
    run(spec=GOOD)
    assert run("--proposal", "nowhere.yaml")[0] == NOT_JUDGED
    assert run(proposal="elements: 3")[0] == NOT_JUDGED
    assert not (run.repository.path / ".keeper-result.yaml").exists()


@pytest.mark.parametrize(("words", "told"), [
    (["nowhere.md"], "there is no file nowhere.md"), ([], "the spec is empty"), (["-", "--proposal", "-"], "not both"),
    (["spec.md", "--text", "x"], "not both"), (["--queue", "spec.md"], "takes no spec"), (["--text", ""], "the spec is empty"),
])
def test_what_is_wrong_is_said(words: list[str], told: str, reviewer: Reviewer) -> None:
    run = reviewer()
    assert run(*words)[0] == NOT_JUDGED
    assert told in run.err


def test_a_convoy_hands_its_spec_over(reviewer: Reviewer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    run = reviewer()
    (tmp_path / "rig").mkdir()
    (tmp_path / "rig" / "plan.md").write_text(GOOD, encoding="utf-8")
    monkeypatch.setenv("GT_CONVOY_NAME", "Suspension of users")
    monkeypatch.setenv("GT_CONVOY_SPEC", "plan.md")
    monkeypatch.setenv("GT_CONVOY_ISSUES", "gt-12 gt-13,gt-14")
    monkeypatch.setenv("GT_RIG_ROOT", str(tmp_path / "rig"))
    _, result = run()
    path = result["keeper_result"]["adr_path"]
    assert path == "keeper/decisions/001-suspension-of-users.yaml"
    decision = run.decision(path)
    told = (decision["convoy"], decision["beads"], decision["title"])
    assert told == ("Suspension of users", ["gt-12", "gt-13", "gt-14"], "Suspend users")
    monkeypatch.setenv("GT_CONVOY_SPEC", "Add `BANNED` to the `UserStatus` enum.")
    assert run()[1]["keeper_result"]["adr"] == "ADR-002"
    assert run.decision("keeper/decisions/002-suspension-of-users.yaml")["spec"] == "GT_CONVOY_SPEC"


def test_outside_a_repository_the_rig_is_where_to_run(reviewer: Reviewer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    run = reviewer()
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    (tmp_path / "elsewhere" / "plan.md").write_text(GOOD, encoding="utf-8")
    monkeypatch.setenv("GT_RIG_ROOT", str(run.repository.path))
    assert main.run(["review", "plan.md"]) == UPHELD
    assert (run.repository.path / "keeper/decisions/001-suspend-users.yaml").is_file()
    monkeypatch.chdir(tmp_path / "elsewhere")
    monkeypatch.setenv("GT_RIG_ROOT", str(tmp_path / "nowhere"))
    assert main.run(["review", "plan.md"]) == NOT_JUDGED


@pytest.mark.parametrize(("mode", "environment", "expected"), [
    ("growth", "conservation", "conservation"), ("growth", "seeding", "growth"), ("conservation", "growth", "conservation"),
    ("seeding", "growth", "growth"), ("seeding", "", "seeding"),
])
def test_the_environment_may_tighten_the_mode(
    mode: str, environment: str, expected: str, reviewer: Reviewer, monkeypatch: pytest.MonkeyPatch,
) -> None:
    run = reviewer(mode)
    monkeypatch.setenv("KEEPER_MODE", environment)
    _, result = run(spec=GOOD)
    assert result["review"]["mode"] == run.decision(result["keeper_result"]["adr_path"])["mode"] == expected


def test_a_mode_that_is_none_is_an_error(reviewer: Reviewer, monkeypatch: pytest.MonkeyPatch) -> None:
    run = reviewer()
    monkeypatch.setenv("KEEPER_MODE", "spring")
    assert run(spec=GOOD)[0] == NOT_JUDGED
    assert "seeding, growth, conservation" in run.err


def test_a_proposal_says_what_and_its_spec_why(reviewer: Reviewer, monkeypatch: pytest.MonkeyPatch) -> None:
    run = reviewer()
    proposal = "elements: [{kind: component, name: Button, action: extend, variants: [danger]}]\ncriteria: [It is red]\n"
    _, result = run(spec="# Danger\n\nAdd a `Timeline` component.\n\n## Acceptance criteria\n- It can be seen\n", proposal=proposal)
    decision = run.decision(result["keeper_result"]["adr_path"])
    criteria = [one["criterion"] for one in decision["verification"]["criteria"]]
    assert (decision["title"], criteria) == ("Danger", ["It is red", "It can be seen"])
    assert [one["name"] for one in result["review"]["elements"]] == ["Button"]
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(proposal.encode()), encoding="utf-8"))
    _, result = run("--proposal", "-")
    assert run.decision(result["keeper_result"]["adr_path"])["spec"] == "standard input"


def test_the_queue_lists_what_waits_everywhere(reviewer: Reviewer) -> None:
    run = reviewer()
    assert run("--queue") == (UPHELD, {"queue": []})
    run.repository.branch("polecat/nux")
    _, there = run(spec=OPEN)
    path = there["keeper_result"]["adr_path"]
    run.repository.commit("ask", {path: (run.repository.path / path).read_text(encoding="utf-8")})
    run.repository.switch("main")
    _, here = run(spec="# Colours\n\n`Button` gets a `danger` variant.\n\n## Open questions\n- Which red\n")
    status, listed = run("--queue")
    assert status == UPHELD
    assert [(one["adr"], one["title"], one["open"], "where" in one) for one in listed["queue"]] == [
        ("ADR-001", "Suspend users", ["Which of them may see it?"], True), ("ADR-002", "Colours", ["Which red"], False),
    ]
    file = run.repository.path / here["keeper_result"]["adr_path"]
    file.write_text(file.read_text(encoding="utf-8").replace("status: deferred", "status: approved"), encoding="utf-8")
    assert [one["adr"] for one in run("--queue")[1]["queue"]] == ["ADR-001"]
    run("--queue", "--format", "text")
    assert run.out.splitlines()[1] == "  Which of them may see it?"


def test_no_work_is_done_under_what_waits(reviewer: Reviewer) -> None:
    run = reviewer()
    run(spec=OPEN)
    run.repository.stage({"src/new.ts": "export const x = 1\n"})
    assert main.run(["-C", str(run.repository.path), "--adr", "ADR-001", "diff"]) == VIOLATED


def test_the_vault_is_that_of_the_law(reviewer: Reviewer) -> None:
    run = reviewer()
    run.repository.branch("work")
    run.repository.commit("register", {"keeper/seeds/data.yaml": DATA.replace("UserStatus", "OrderStatus")})
    spec = "Add `GONE` to the `OrderStatus` enum."
    assert run(spec=spec)[0] == VIOLATED
    assert run("--law", "work", spec=spec)[0] == UPHELD


def test_a_vault_that_has_not_landed_serves_until_one_has(tmp_path: Path, reviewer: Reviewer, capsys: pytest.CaptureFixture[str]) -> None:
    repository = Repository(tmp_path / "bare")
    repository.commit("x", {"README.md": "x\n"})
    run = Run(repository, capsys)
    assert run(spec=GOOD)[0] == NOT_JUDGED
    assert "there is no vault" in run.err
    repository.stage({"keeper/seeds/data.yaml": DATA})
    assert run("--ci", spec=GOOD)[0] == NOT_JUDGED
    status, result = run(spec=GOOD)
    assert (status, result["review"]["law"]) == (UPHELD, "index (not landed yet)")


def test_nothing_is_asked_and_nothing_but_the_files_is_changed(reviewer: Reviewer) -> None:
    run = reviewer()
    before = run.repository.git("status", "--porcelain"), run.repository.git("for-each-ref"), run.repository.git("count-objects")
    run(spec=GOOD)
    status = run.repository.git("status", "--porcelain", "-uall").splitlines()
    assert status == ["?? .keeper-result.yaml", "?? keeper/decisions/001-suspend-users.yaml"]
    assert (run.repository.git("for-each-ref"), run.repository.git("count-objects")) == before[1:]

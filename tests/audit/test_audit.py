"""`audit`: what would have been blocked, when and by which clause; resumable, never evidence, and without a process left behind."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from repository import Repository

from keeper_validate import main
from keeper_validate.errors import NOT_JUDGED, UPHELD

DECISION = "keeper_decision:\n  id: ADR-001\n  status: approved\n  constraints:\n    - data-append\n"
FREE = "keeper_decision:\n  id: ADR-002\n  status: approved\n  constraints:\n    - no new env vars\n"


def status(*members: str) -> str:
    return "from enum import Enum\n\n\nclass Status(Enum):\n" + "".join(f"    {name} = '{name.lower()}'\n" for name in members)


@pytest.fixture
def project(repository: Repository, monkeypatch: pytest.MonkeyPatch) -> Repository:
    """Four commits: the start, an addition, a removal, and the decisions that came too late for it."""
    repository.commit("start", {"app/models.py": status("ACTIVE", "GONE")})
    repository.commit("more", {"app/models.py": status("ACTIVE", "GONE", "AWAY")})
    repository.commit("less <b>", {"app/models.py": status("ACTIVE", "AWAY")})
    decisions = {"keeper/decisions/001-members.yaml": DECISION, "keeper/decisions/002-settings.yaml": FREE}
    repository.commit("decisions", decisions)
    monkeypatch.chdir(repository.path)
    return repository


def audited(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main.run(["audit", *words]) == UPHELD
    return capsys.readouterr().out


def test_a_commit_that_broke_what_is_decided_today_is_told_with_day_clause_and_place(
    project: Repository, capsys: pytest.CaptureFixture[str],
) -> None:
    text = audited(capsys, "--adr", "ADR-001")
    removal = project.git("rev-parse", "--short=10", "HEAD~1")
    assert f"blocked  2026-01-01  {removal}  ADR-001  less <b>\n" in text
    assert '  block data-append/member-removed  constraints[0] "data-append"\n' in text
    assert "app/models.py:4" in text
    assert "Commits blocked, by clause\n     1  ADR-001 constraints[0]  data-append\n" in text
    assert text.endswith(
        "Replayed 4 commits, 2026-01-01 to 2026-01-01, under ADR-001:\n"
        "1 would have been blocked, 0 warned, 3 upheld, 0 could not be judged\n"
    )
    assert ", under ADR-001" in audited(capsys, "--adr", "1")


@pytest.mark.parametrize(
    ("words", "subjects"),
    [((), ["start", "more", "less <b>", "decisions"]), (("HEAD~2..",), ["less <b>", "decisions"]),
     (("HEAD~1",), ["start", "more", "less <b>"]),
     (("HEAD~3...HEAD~2",), ["more"]), (("HEAD..HEAD",), [])],
    ids=["all of HEAD", "from a revision on", "the history of a revision", "a symmetric range", "nothing"],
)
def test_the_range_says_which_commits(
    project: Repository, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], subjects: list[str],
) -> None:
    document = json.loads(audited(capsys, "--adr", "ADR-001", "--format", "json", *words))
    assert [row["subject"] for row in document["commits"]] == subjects


def test_without_a_name_each_commit_stands_under_its_own_decision(project: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    project.commit("none", {"app/more.py": "X = 1\n"})
    project.commit("other\n\nKeeper: ADR-002", {"app/models.py": status("AWAY")})
    project.commit("own\n\nKeeper: ADR-001", {"app/models.py": status("AWAY", "LATE")})
    document = json.loads(audited(capsys, "--format", "json", "HEAD~3..HEAD"))
    told = [(row["decision"], row["outcome"]) for row in document["commits"]]
    assert told == [("", "not-judged"), ("ADR-002", "upheld"), ("ADR-001", "upheld")]
    assert document["commits"][0]["why"] == "it names no decision"


def test_a_commit_of_the_law_alone_needs_no_name(project: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    document = json.loads(audited(capsys, "--format", "json", "HEAD~1..HEAD"))
    assert [(row["subject"], row["outcome"]) for row in document["commits"]] == [("decisions", "upheld")]


def test_an_audit_that_could_judge_nothing_says_so_by_its_status(project: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    project.commit("none", {"app/more.py": "X = 1\n"})
    assert main.run(["audit", "HEAD~1..HEAD"]) == NOT_JUDGED
    told = capsys.readouterr()
    assert told.out.endswith("0 would have been blocked, 0 warned, 0 upheld, 1 could not be judged\n")
    assert "no commit could be judged, for the first: it names no decision" in told.err


def test_a_draft_can_be_tried_before_it_is_law(project: Repository, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    draft = project.write("draft.yaml", DECISION.replace("ADR-001", "ADR-009"))
    first = json.loads(audited(capsys, "--adr", "draft.yaml", "--format", "json"))
    assert first["counts"]["blocked"] == 1
    draft.write_text(draft.read_text(encoding="utf-8").replace("data-append", "rest-shape"), encoding="utf-8")
    assert json.loads(audited(capsys, "--adr", "draft.yaml", "--format", "json"))["counts"]["blocked"] == 0


def test_a_second_run_takes_up_what_the_first_one_kept(project: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    first = audited(capsys, "--adr", "ADR-001", "HEAD~1")
    second = audited(capsys, "--adr", "ADR-001")
    assert "from an earlier run" not in first
    assert "under ADR-001 (3 from an earlier run):" in second
    assert "from an earlier run" not in audited(capsys, "--adr", "ADR-001", "--no-cache")


@pytest.mark.parametrize(
    "damage",
    [lambda text: text.replace("blocked", "upheld"), lambda text: text[: len(text) // 2], lambda text: "\0\xff not a line\n" * 3,
     lambda text: text.replace('"findings"', '"finding"')],
    ids=["a forged word", "a cut file", "noise", "another shape"],
)
def test_a_damaged_memory_is_judged_again(project: Repository, capsys: pytest.CaptureFixture[str], damage: object) -> None:
    whole = audited(capsys, "--adr", "ADR-001", "--format", "json")
    kept = next((project.path / ".git" / "keeper-validate").glob("audit-*.jsonl"))
    assert callable(damage)
    kept.write_text(damage(kept.read_text(encoding="utf-8")), encoding="utf-8")
    assert audited(capsys, "--adr", "ADR-001", "--format", "json") == whole


def test_a_git_directory_that_cannot_be_written_is_no_obstacle(project: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    project.write(".git/keeper-validate", "in the way")
    assert "1 would have been blocked" in audited(capsys, "--adr", "ADR-001")


def test_the_timeline_is_a_page_that_names_cannot_break(project: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    page = audited(capsys, "--adr", "ADR-001", "--format", "html")
    assert "<p>less &lt;b&gt;</p>" in page
    assert '<li class="is-blocked">' in page
    assert page.count("<li class=\"is-") == 1
    assert "default-src 'none'" in page


def test_no_process_outlives_its_commit(project: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    tasks = Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children")
    if not tasks.exists():
        pytest.skip("the system does not list child processes")
    for number in range(12):
        project.commit(f"note {number}", {"notes.txt": str(number)})
    known = len(tasks.read_text().split())
    audited(capsys, "--adr", "ADR-001", "--no-cache")
    assert len(tasks.read_text().split()) == known


def test_an_unknown_range_is_refused_in_one_sentence(project: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.run(["audit", "--adr", "ADR-001", "nowhere.."]) == NOT_JUDGED
    assert "nowhere is not a revision of this repository" in capsys.readouterr().err

"""`diff` from the command line: what it judges, what it prints where, and how it ends."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from repository import Repository

from keeper_validate import main
from keeper_validate.errors import NOT_JUDGED, UPHELD, VIOLATED

DECISION = (
    "keeper_decision:\n  id: ADR-001\n  spec: Members\n  status: approved\n"
    "  forbidden:\n    - 'No second way to mail => forbid-new dependency *mailer*'\n"
    "  constraints:\n    - data-append\n    - 'Somebody looks at the texts => human'\n"
)
STATUS = "from enum import Enum\n\n\nclass Status(Enum):\n    ACTIVE = 'active'\n    GONE = 'gone'\n"
REORDERED = "from enum import Enum\n\n\nclass Status(Enum):\n    GONE = 'gone'\n    ACTIVE = 'active'\n"


@pytest.fixture
def project(tmp_path: Path) -> Repository:
    repository = Repository(tmp_path / "project")
    repository.commit("start", {"keeper/decisions/001-members.yaml": DECISION, "app/models.py": STATUS})
    return repository


def diff(project: Repository, *argv: str) -> int:
    return main.run(["-C", str(project.path), "--adr", "ADR-001", "diff", *argv])


def test_a_staged_violation_is_blocked_with_place_clause_and_remedy(project: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    project.stage({"app/models.py": REORDERED})
    assert diff(project) == VIOLATED
    captured = capsys.readouterr()
    assert "block  data-append/member-reordered  app/models.py:4\n" in captured.out
    assert "> 4 | class Status(Enum):\n    |       ^^^^^^\n" in captured.out
    assert 'clause   constraints[0] "data-append" in keeper/decisions/001-members.yaml:8\n' in captured.out
    assert captured.err.startswith("keeper-validate: violated ADR-001: 1 finding introduced by this change\napp/models.py:4 data-append/")


def test_what_is_staged_counts_and_not_what_lies_around(project: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    project.stage({"app/models.py": STATUS + "    AWAY = 'away'\n"})
    project.write("app/models.py", REORDERED)
    assert diff(project) == UPHELD
    assert capsys.readouterr().err.startswith("keeper-validate: upheld ADR-001: judged 1 file, ")


def test_a_commit_a_range_and_a_branch_are_judged_alike(project: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    project.branch("work")
    project.commit("reorder", {"app/models.py": REORDERED})
    fingerprints = []
    for argv in (["--commit", "HEAD"], ["main...HEAD"], ["--base", "main"], []):
        assert diff(project, *argv, "--format", "json") == VIOLATED
        fingerprints.append([entry["fingerprint"] for entry in json.loads(capsys.readouterr().out)["findings"]])
    assert fingerprints == [fingerprints[0]] * 4


def test_an_unchecked_clause_passes_and_is_named_and_blocks_when_strict(project: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    project.stage({"app/other.py": "X = 1\n"})
    assert diff(project, "--format", "agent") == UPHELD
    assert '"Somebody looks at the texts" - the author left it to a reviewer' in capsys.readouterr().out
    assert diff(project, "--strict") == VIOLATED


def test_quiet_says_nothing_of_an_upheld_change_and_all_of_a_violated_one(project: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    project.stage({"app/other.py": "X = 1\n"})
    assert diff(project, "-q") == UPHELD
    assert capsys.readouterr() == ("", "")
    project.stage({"app/models.py": REORDERED})
    assert diff(project, "-q") == VIOLATED
    assert "member-reordered" in capsys.readouterr().out


def test_a_report_goes_whole_to_a_file(project: Repository, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    project.stage({"app/models.py": REORDERED})
    assert diff(project, "--format", "sarif", "--output", str(tmp_path / "out.sarif")) == VIOLATED
    assert capsys.readouterr().out == ""
    assert json.loads((tmp_path / "out.sarif").read_text())["runs"][0]["results"][0]["ruleId"] == "data-append/member-reordered"


def test_the_same_change_prints_the_same_bytes(project: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    project.stage({"app/models.py": REORDERED, "package.json": '{"dependencies": {"nodemailer": "6"}}\n'})
    reports = []
    for _ in range(2):
        diff(project, "--format", "json")
        reports.append(capsys.readouterr().out)
    assert reports[0] == reports[1]


@pytest.mark.parametrize(("argv", "sentence"), [
    (["--adr", "ADR-009", "diff"], "no decision ADR-009 in keeper/decisions: did you mean 001-members?"),
    (["diff"], "no decision governs this change: name it with --adr ADR-017 or KEEPER_ADR, "),
    (["--adr", "1", "diff", "nope...HEAD"], "nope is not a revision of this repository; "),
    (["--adr", "1", "diff", "--staged", "--commit", "HEAD"], "name one change: "),
    (["--adr", "1", "--law", "nope", "diff", "--commit", "HEAD"], "nope is not a revision of this repository; "),
], ids=["an unknown decision", "no decision", "an unknown revision", "two changes", "an unknown law"])
def test_what_cannot_be_judged_is_refused_in_one_sentence(
    project: Repository, argv: list[str], sentence: str, capsys: pytest.CaptureFixture[str],
) -> None:
    assert main.run(["-C", str(project.path), *argv]) == NOT_JUDGED
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(f"keeper-validate: {sentence}")
    assert captured.err.count("\n") == 1


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_the_code_around_a_finding_is_shown_in_letters_whatever_its_encoding(
    project: Repository, encoding: str, capsys: pytest.CaptureFixture[str],
) -> None:
    project.stage({"app/models.py": REORDERED.encode(encoding)})
    assert diff(project) == VIOLATED
    shown = capsys.readouterr().out
    assert "> " in shown
    assert "\\x" not in shown
    assert "\\ufeff" not in shown


def test_a_link_is_not_to_be_mended_like_a_file(project: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    (project.path / "app/linked.py").symlink_to("models.py")
    project.git("add", "-A")
    assert diff(project) == VIOLATED
    assert "Import the file that it leads to by its own path" in capsys.readouterr().err


def test_outside_a_repository_the_way_in_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.run(["-C", str(tmp_path), "--adr", "1", "diff"]) == NOT_JUDGED
    assert "is not in a Git repository; run `git init`, or name one with -C\n" in capsys.readouterr().err


def test_a_change_of_the_law_is_read_as_it_will_stand(project: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    project.branch("law")
    project.commit("decide", {
        "keeper/decisions/002-next.yaml": "status: approved\nforbidden: [new modals\n",
        "keeper/decisions/003-later.yaml": "status: approved\nforbiden: [new tables]\nconstraints: [data-append]\n",
    })
    for argv in ([], ["--ci"]):
        assert diff(project, *argv) == VIOLATED
        captured = capsys.readouterr()
        assert "keeper/decisions/002-next.yaml:2 trust/broken-law Mend the file, as `keeper-validate adr check` shows." in captured.err
        assert "note  keeper/decisions/003-later.yaml:2 the field forbiden means nothing here" in captured.out
    project.commit("mend", {"keeper/decisions/002-next.yaml": "status: approved\nforbidden: [new modals]\n"})
    assert diff(project) == UPHELD
    project.commit("move", {"keeper/decisions/001-members.yaml": None, "keeper/decisions/001-status.yaml": DECISION})
    assert diff(project) == UPHELD

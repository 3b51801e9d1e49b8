"""`adr new` starts a decision under a number that is free everywhere, and what it writes passes `adr check`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from repository import Repository

from keeper_validate import main
from keeper_validate.errors import NOT_JUDGED, UPHELD

DECISION = "id: {0}\nstatus: approved\nforbidden: [new tables]\n"


@pytest.fixture
def project(tmp_path: Path) -> Repository:
    repository = Repository(tmp_path / "project")
    repository.commit("begin", {"README.md": "x\n"})
    return repository


def new(repository: Repository, *words: str) -> int:
    return main.run(["-C", str(repository.path), "adr", "new", *words])


def test_the_first_is_number_one_and_passes_its_check(project: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    assert new(project, "User profile") == UPHELD
    assert capsys.readouterr().out.splitlines()[0] == "keeper/decisions/001-user-profile.yaml"
    assert main.run(["-C", str(project.path), "adr", "check", "--format", "json"]) == UPHELD
    [file] = json.loads(capsys.readouterr().out)["files"]
    assert (file["id"], file["title"]) == ("ADR-001", "User profile")
    assert not [lint for lint in file["lints"] if lint["level"] == "error"]


def test_every_commented_line_of_the_template_is_valid_once_it_is_used(project: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    assert new(project, "All of it") == UPHELD
    path = project.path / "keeper/decisions/001-all-of-it.yaml"
    lines = [line.replace("  # ", "  ", 1) if line.startswith("  # ") and (line.rstrip().endswith(":") or line[4] in " -") else line
             for line in path.read_text().splitlines()]
    text = "\n".join(lines).replace("forbidden: []", "forbidden:").replace("constraints: []", "constraints:").replace("  #   - ", "    - ")
    path.write_text(text + "\n")
    capsys.readouterr()
    assert main.run(["-C", str(project.path), "adr", "check", "--format", "json"]) == UPHELD
    [file] = json.loads(capsys.readouterr().out)["files"]
    states = {clause["text"]: clause["state"] for clause in file["clauses"]}
    assert states["new modal components"] == "checked"
    assert states["Keep the wording friendly => human"] == "unchecked"
    assert [lint["rule"] for lint in file["lints"] if lint["rule"] in ("adr/unknown-field", "adr/malformed-line")] == []


def test_a_standing_one_says_so(project: Repository) -> None:
    assert new(project, "--standing", "No second modal") == UPHELD
    assert "\n  standing: true " in (project.path / "keeper/decisions/001-no-second-modal.yaml").read_text()


def test_a_number_that_any_file_or_branch_has_taken_is_left_alone(project: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    project.branch("other")
    project.commit("decide", {"keeper/decisions/007-there.yaml": DECISION.format("ADR-007")})
    project.switch("main")
    project.git("update-ref", "refs/remotes/origin/far", "other")
    project.git("branch", "-q", "-D", "other")
    project.stage({"keeper/decisions/002-staged.yaml": DECISION.format("ADR-002")})
    assert new(project, "Next") == UPHELD
    assert new(project, "And next") == UPHELD
    assert capsys.readouterr().out.splitlines()[::2] == ["keeper/decisions/008-next.yaml", "keeper/decisions/009-and-next.yaml"]


def test_it_lies_where_the_others_lie(project: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    project.commit("decide", {".keeper/decisions/001-here.yaml": DECISION.format("ADR-001")})
    assert new(project, "Next") == UPHELD
    assert capsys.readouterr().out.startswith(".keeper/decisions/002-next.yaml\n")


@pytest.mark.parametrize(("title", "name"), [
    ('Größe: "alles" & mehr', "001-groe-alles-mehr"), ("../../etc/passwd", "001-etc-passwd"), ("日本", "001-decision"),
    ("word " * 40, "001-" + "-".join(["word"] * 10)),
], ids=["letters and quotes", "a path", "no letter of ASCII", "a long one"])
def test_any_title_makes_a_file_that_loads(project: Repository, title: str, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert new(project, title) == UPHELD
    assert capsys.readouterr().out.splitlines()[0] == f"keeper/decisions/{name}.yaml"
    assert main.run(["-C", str(project.path), "adr", "show", "1", "--law", "HEAD"]) == NOT_JUDGED
    assert main.run(["-C", str(project.path), "adr", "check", "1"]) == UPHELD


@pytest.mark.parametrize("words", [[], ["  "]], ids=["no title", "an empty title"])
def test_a_title_is_needed(project: Repository, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert new(project, *words) == NOT_JUDGED
    assert "needs a title" in capsys.readouterr().err


def test_a_bare_repository_has_no_place_for_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert new(Repository(tmp_path / "bare", "--bare"), "Next") == NOT_JUDGED
    assert "no working tree" in capsys.readouterr().err


def test_a_file_where_the_law_s_folder_belongs_is_said(project: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    project.write("keeper", "no folder\n")
    assert new(project, "Next") == NOT_JUDGED
    assert "keeper/decisions/001-next.yaml could not be written" in capsys.readouterr().err

"""`adr check` from the command line: what it reads, what it prints in each format, and how it ends."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from corpora import SHARED
from repository import Repository

from keeper_validate import main
from keeper_validate.errors import NOT_JUDGED, UPHELD, VIOLATED

GOOD = "id: ADR-001\nstatus: approved\ntitle: Mail is not stored\nforbidden:\n  - new tables\n  - Tests must be meaningful\n"
WRONG = "id: ADR-002\nstatus: approved\nforbidden:\n  - 'Mail => forbid-nev table'\n"
REAL = SHARED / "real"


@pytest.fixture
def project(tmp_path: Path) -> Repository:
    repository = Repository(tmp_path / "project")
    repository.commit("decide", {"keeper/decisions/001-mail.yaml": GOOD})
    return repository


def check(repository: Repository, *words: str) -> int:
    return main.run(["-C", str(repository.path), "adr", "check", *words])


def test_each_clause_is_shown_as_it_was_read(project: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(project) == UPHELD
    out = capsys.readouterr().out
    assert out.startswith("ADR-001  Mail is not stored\n  keeper/decisions/001-mail.yaml\n")
    assert "\n  line 5: new tables\n      read as: no new table" in out
    assert "  line 6: Tests must be meaningful\n      unchecked: " in out
    assert out.endswith("\n1 decision, 1 of 2 clauses checked, 0 errors, 0 warnings\n")


def test_what_only_warns_says_so_and_why(project: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    rules = "avoid axios\n    - No axios\n    - Never use `useEffect` for fetching data"
    project.write("keeper/decisions/003-soft.yaml", f"keeper_decision:\n  id: ADR-003\n  status: approved\n  constraints:\n    - {rules}\n")
    assert check(project, "3") == UPHELD
    shown = [line.strip() for line in capsys.readouterr().out.splitlines()]
    warned = [shown[at - 1:at + 1] for at, line in enumerate(shown) if line.startswith("only warns")]
    assert warned == [
        ["read in part as: no added use of axios; no new dependency on axios", "only warns"],
        ["read in part as: no added use of useEffect", "only warns: structure does not show the purpose “fetching data”"],
    ]


def test_the_files_on_disk_are_read_and_not_the_committed_ones(project: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    project.write("keeper/decisions/002-wrong.yaml", WRONG)
    assert check(project) == VIOLATED
    assert "error  line 4: adr/bad-check: " in capsys.readouterr().out
    assert check(project, "--rev", "HEAD") == UPHELD


@pytest.mark.parametrize("name", ["2", "ADR-002", "002-wrong", "keeper/decisions/002-wrong.yaml", "./keeper/decisions/002-wrong.yaml"])
def test_one_decision_is_named_in_any_way(project: Repository, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    project.write("keeper/decisions/002-wrong.yaml", WRONG)
    assert check(project, name, "--format", "json") == VIOLATED
    assert [file["path"] for file in json.loads(capsys.readouterr().out)["files"]] == ["keeper/decisions/002-wrong.yaml"]


def test_a_file_below_the_top_is_named_from_where_one_stands(project: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.run(["-C", str(project.path / "keeper"), "adr", "check", "decisions/001-mail.yaml"]) == UPHELD
    assert "ADR-001" in capsys.readouterr().out


def test_an_unreadable_file_ends_with_2_and_the_others_are_read(project: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    project.write("keeper/decisions/002-broken.yaml", "id: ADR-002\nforbidden: [a, {b\n")
    assert check(project) == NOT_JUDGED
    out = capsys.readouterr().out
    assert "adr/unreadable" in out
    assert "line 5: new tables" in out


@pytest.mark.parametrize("name", ["9", "keeper/decisions/009-none.yaml"])
def test_a_decision_that_is_not_there_is_refused(project: Repository, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(project, name) == NOT_JUDGED
    assert capsys.readouterr().err.count("\n") == 1


def test_a_vault_file_may_be_named_as_a_hook_does(project: Repository) -> None:
    project.write("keeper/seeds/frontend.yaml", "components:\n  Button: {location: src/Button.tsx}\n")
    assert check(project, "keeper/seeds/frontend.yaml", "keeper/decisions/001-mail.yaml") == UPHELD


def test_json_holds_every_clause_with_its_reading(project: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(project, "--format", "json") == UPHELD
    document = json.loads(capsys.readouterr().out)
    assert document["schema"] == "keeper-validate/lint/1"
    assert [(clause["id"], clause["state"]) for clause in document["files"][0]["clauses"]] == [
        ("forbidden[0]", "checked"), ("forbidden[1]", "unchecked")]
    assert document["files"][0]["clauses"][0]["read_as"].startswith("no new table")


def test_sarif_points_at_the_lines(project: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    project.write("keeper/decisions/002-wrong.yaml", WRONG)
    assert check(project, "--format", "sarif") == VIOLATED
    run = json.loads(capsys.readouterr().out)["runs"][0]
    results = [(one["ruleId"], one["level"], one["locations"][0]["physicalLocation"]["region"]["startLine"]) for one in run["results"]]
    assert results == [("adr/unchecked", "note", 6), ("adr/bad-check", "error", 4)]
    assert {rule["id"] for rule in run["tool"]["driver"]["rules"]} == {"adr/unchecked", "adr/bad-check"}


@pytest.mark.parametrize(("path", "said"), [
    ("keeper/decision/002-stray.yaml", "it looks like a decision, and none is read there"),
    ("keeper/decisions/002-stray.YAML", "it looks like a decision, and none is read there"),
    ("keeper/decisions/stray.yaml", "its file name has no number, so nothing finds it as ADR-002: call it keeper/decisions/002-stray.yaml"),
])
def test_a_decision_that_nothing_would_find_is_told_of(
    project: Repository, path: str, said: str, capsys: pytest.CaptureFixture[str],
) -> None:
    project.write(path, "keeper_decision:\n  id: ADR-002\n  status: approved\n  forbidden: [new tables]\n")
    check(project)
    assert said in " ".join(capsys.readouterr().out.split())


def test_a_decision_that_is_a_link_or_too_long_does_not_pass_for_none(project: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    project.write("keeper/decisions/002-long.yaml", "#" * 1_000_001)
    assert check(project) == NOT_JUDGED
    assert "002-long.yaml has 1000001 bytes, more than the 1000000 that are read" in capsys.readouterr().err
    (project.path / "keeper/decisions/002-long.yaml").unlink()
    (project.path / "keeper/decisions/002-link.yaml").symlink_to("001-mail.yaml")
    assert check(project) == NOT_JUDGED
    assert "002-link.yaml is a symlink: the law has to be a regular file" in capsys.readouterr().err


@pytest.mark.parametrize(("text", "said"), [
    ("id: ADR-002\n\tstatus: approved\n",
     "error line 2: adr/unreadable: this YAML cannot be read (a tab stands in front of the text): indent with spaces"),
    ("id: ADR-002\nstatus: approved\nforbidden: [a\n",
     "error line 3: adr/unreadable: this YAML cannot be read (what is opened here, a bracket or a quote, is never closed): close it"),
    ("id: ADR-002\nstatus: approved\nforbidden:\n  - \"new tables\n",
     "error line 4: adr/unreadable: this YAML cannot be read (what is opened here, a bracket or a quote, is never closed): close it"),
    ("id: ADR-002\nstatus: approved\nforbidden:\n- new tables\n - new enums\n",
     "warning line 5: adr/loading: its dash stands further in than that of the line above, of which YAML makes it a part"),
])
def test_a_slip_of_yaml_is_told_where_it_is_made(project: Repository, text: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    project.write("keeper/decisions/002-slip.yaml", text)
    check(project)
    assert said in " ".join(capsys.readouterr().out.split())


def test_decisions_outside_any_repository_are_read_as_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "elsewhere" / "keeper" / "decisions" / "001-mail.yaml"
    path.parent.mkdir(parents=True)
    path.write_text(GOOD)
    assert main.run(["adr", "check", str(path)]) == UPHELD
    assert "1 decision, 1 of 2 clauses checked" in capsys.readouterr().out


def test_without_a_repository_and_a_file_it_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.run(["-C", str(tmp_path), "adr", "check"]) == NOT_JUDGED
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.skipif(not REAL.is_dir(), reason="the real decisions are not here")
@pytest.mark.parametrize(("project_name", "status"), [("town-view", VIOLATED), ("keeper", UPHELD)])
def test_every_real_decision_is_read(project_name: str, status: int, capsys: pytest.CaptureFixture[str]) -> None:
    paths = sorted((REAL / project_name / "keeper" / "decisions").glob("*.yaml"))
    assert main.run(["adr", "check", "--format", "json", *map(str, paths)]) == status
    document = json.loads(capsys.readouterr().out)
    assert len(document["files"]) == len(paths)
    errors = {lint["rule"] for file in document["files"] for lint in file["lints"] if lint["level"] == "error"}
    assert errors == ({"adr/duplicate-number"} if status else set())


@pytest.mark.skipif(not REAL.is_dir(), reason="the real seed files are not here")
@pytest.mark.parametrize("path", sorted(REAL.rglob("*.yaml")) + sorted(REAL.rglob("*.json")), ids=lambda path: str(path.relative_to(REAL)))
def test_every_real_law_file_is_read_for_what_it_is(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.run(["adr", "check", "--format", "json", str(path)]) in (UPHELD, VIOLATED)
    [file] = json.loads(capsys.readouterr().out)["files"]
    assert (file["id"] is not None) == (path.parent.name == "decisions")

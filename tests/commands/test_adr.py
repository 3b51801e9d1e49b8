"""`adr list` and `adr show` read well, and say what binds."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from repository import Repository

from keeper_validate import main
from keeper_validate.errors import NOT_JUDGED, UPHELD

FIRST = (
    "keeper_decision:\n  id: ADR-001\n  spec: Mail is not stored\n  status: approved\n"
    "  forbidden:\n    - 'Mail => forbid-new table *mail*'\n"
)
SECOND = (
    "keeper_decision:\n  id: ADR-002\n  spec: Mail is stored\n  status: approved\n  mode: conservation\n  supersedes: ADR-001\n"
    "  constraints:\n    - data-append\n    - 'People decide => human'\n"
)


@pytest.fixture
def project(tmp_path: Path) -> Repository:
    repository = Repository(tmp_path / "project")
    repository.commit("decide", {"keeper/decisions/001-mail.yaml": FIRST})
    repository.stage({"keeper/decisions/002-mail-again.yaml": SECOND})
    return repository


def test_the_list_shows_state_mode_checked_clauses_and_chains(project: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.run(["-C", str(project.path), "adr", "list"]) == UPHELD
    assert capsys.readouterr().out == (
        "id       state       mode          clauses checked  title\n"
        "ADR-001  superseded  growth        1 of 1           Mail is not stored (see ADR-002)\n"
        "ADR-002  approved    conservation  1 of 2           Mail is stored (not binding yet)\n"
    )


def test_one_decision_is_shown_with_what_became_of_each_clause(project: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.run(["-C", str(project.path), "adr", "show", "2"]) == UPHELD
    assert capsys.readouterr().out == (
        "ADR-002  Mail is stored\n"
        "  keeper/decisions/002-mail-again.yaml\n"
        "  approved, mode conservation\n"
        "  not binding yet: the branch that the law is read from does not hold it in this form\n"
        "  supersedes ADR-001\n"
        "\n"
        "Clauses, 1 of 2 checked\n"
        "  checked    constraints[0]  data-append\n"
        "  unchecked  constraints[1]  People decide => human\n"
        "                             the author left it to a reviewer (`=> human`)\n"
    )


def test_a_clause_that_a_later_decision_took_back_is_shown_as_such(project: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    later = "status: approved\nsupersedes: [{adr: ADR-021, constraint: be kind, reason: nobody is}]\n"
    former = "status: approved\nconstraints: [be kind, data-append]\n"
    project.stage({"keeper/decisions/021-a.yaml": former, "keeper/decisions/022-b.yaml": later})
    assert main.run(["-C", str(project.path), "adr", "show", "21"]) == UPHELD
    lines = capsys.readouterr().out.splitlines()
    assert "  dropped    constraints[0]  be kind (taken back by ADR-022)" in lines
    assert "  checked    constraints[1]  data-append" in lines


def test_a_decision_that_was_only_written_is_listed_and_shown_as_it_lies(project: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    project.write("keeper/decisions/003-later.yaml", "id: ADR-003\nstatus: proposed\nforbidden: [new tables]\n")
    assert main.run(["-C", str(project.path), "adr", "list"]) == UPHELD
    assert "ADR-003  proposed" in capsys.readouterr().out
    assert main.run(["-C", str(project.path), "adr", "show", "3"]) == UPHELD
    assert "forbidden[0]  new tables" in capsys.readouterr().out


def test_the_law_revision_alone_does_not_hold_what_is_only_staged(project: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.run(["-C", str(project.path), "adr", "list", "--law", "main", "--format", "json"]) == UPHELD
    document = json.loads(capsys.readouterr().out)
    assert [(row["id"], row["binding"], row["superseded_by"]) for row in document["decisions"]] == [("ADR-001", True, [])]


@pytest.mark.parametrize(("argv", "sentence"), [
    (["show", "9"], "keeper-validate: no decision 9 in keeper/decisions: did you mean "),
    (["show"], "keeper-validate: adr list takes no decision; adr show takes one"),
    (["list", "1"], "keeper-validate: adr list takes no decision; adr show takes one"),
], ids=["an unknown one", "none to show", "one to list"])
def test_what_cannot_be_shown_is_refused(project: Repository, argv: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.run(["-C", str(project.path), "adr", *argv]) == NOT_JUDGED
    assert capsys.readouterr().err.startswith(sentence)


def test_a_repository_without_decisions_says_where_the_first_would_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    repository = Repository(tmp_path / "empty")
    assert main.run(["-C", str(repository.path), "adr", "list"]) == UPHELD
    assert capsys.readouterr().out == "No decisions: the first one would be keeper/decisions/001-<what-it-decides>.yaml\n"

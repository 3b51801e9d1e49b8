"""`explain FINGERPRINT` says why a finding fired, of the change that it was found in."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from repository import Repository

from keeper_validate import main
from keeper_validate.errors import NOT_JUDGED, UPHELD, VIOLATED

DECISION = "id: ADR-001\nstatus: approved\nforbidden:\n  - new modal components\n"
MODAL = "export const ProfileModal = () => <dialog open>profile</dialog>;\n"


@pytest.fixture
def project(tmp_path: Path) -> Repository:
    repository = Repository(tmp_path / "project")
    repository.commit("decide", {"keeper/decisions/001-modals.yaml": DECISION})
    repository.stage({"src/ProfileModal.tsx": MODAL})
    return repository


def run(repository: Repository, *words: str) -> int:
    return main.run(["-C", str(repository.path), "--adr", "1", *words])


def fingerprint(repository: Repository, capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert run(repository, "diff", "--format", "json", *words) == VIOLATED
    [finding] = json.loads(capsys.readouterr().out)["findings"]
    return str(finding["fingerprint"])


@pytest.mark.parametrize("length", [24, 8], ids=["whole", "its beginning"])
def test_it_tells_clause_check_evidence_element_and_remedy(project: Repository, length: int, capsys: pytest.CaptureFixture[str]) -> None:
    whole = fingerprint(project, capsys)
    assert run(project, "explain", whole[:length]) == UPHELD
    out = capsys.readouterr().out
    assert out.startswith(f"forbidden/new-component  {whole}\n")
    for line in (
        "  at       src/ProfileModal.tsx:1\n", '  clause   forbidden[0] "new modal components" (keeper/decisions/001-modals.yaml:4)\n',
        "  read as  no new modal component\n", "  check    forbid-new component modal\n", "  evidence renders <dialog> at its root\n",
        "  element  component ProfileModal in tsx", "  weighs   block, in mode growth\n", "  remedy   ",
    ):
        assert line in out


def test_the_same_finding_has_the_same_fingerprint_once_it_is_committed(project: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    staged = fingerprint(project, capsys)
    project.commit("modal")
    assert fingerprint(project, capsys, "--commit", "HEAD") == staged
    assert run(project, "explain", staged, "--commit", "HEAD", "--format", "json") == UPHELD
    document = json.loads(capsys.readouterr().out)
    assert document["finding"]["fingerprint"] == staged
    assert document["clause"]["read_as"] == "no new modal component"


def test_an_unknown_one_is_refused_with_those_that_there_are(project: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    known = fingerprint(project, capsys)
    assert run(project, "explain", "0123456789") == NOT_JUDGED
    error = capsys.readouterr().err
    assert known in error and "in the staged change, judged under " in error


def test_where_nothing_was_found_it_says_so(project: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(project, "explain", "0123456789", "--base", "HEAD", "--head", "HEAD") == NOT_JUDGED
    assert "has none at all" in capsys.readouterr().err


@pytest.mark.parametrize("rule", ["adr/contradiction", "adr/unknown-reference", "adr"])
def test_the_rules_of_adr_check_are_documented_too(rule: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.run(["explain", rule]) == UPHELD
    assert "remedy" in capsys.readouterr().out

"""`hook` as Git calls it, in real commits and pushes."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from repository import Repository

from keeper_validate.main import run

ROOT = Path(__file__).resolve().parents[2]
DECISION = "keeper_decision:\n  id: ADR-001\n  status: approved\n  constraints:\n    - data-append\n"
STATUS = "from enum import Enum\n\n\nclass Status(Enum):\n    ACTIVE = 'active'\n    GONE = 'gone'\n"
REORDERED = "from enum import Enum\n\n\nclass Status(Enum):\n    GONE = 'gone'\n    ACTIVE = 'active'\n"


@pytest.fixture
def project(tmp_path: Path) -> Repository:
    repository = Repository(tmp_path / "project")
    repository.commit("start", {"keeper/decisions/001-members.yaml": DECISION, "app/models.py": STATUS})
    return repository


def install(project: Repository, name: str) -> None:
    script = f'#!/bin/sh\nPYTHONPATH="{ROOT}" exec "{sys.executable}" -m keeper_validate hook {name} "$@"\n'
    project.write(f".git/hooks/{name}", script).chmod(0o755)


def commit(project: Repository, message: str, **environment: str) -> bool:
    head = project.git("rev-parse", "HEAD")
    project.git("commit", "-q", "-m", message, check=False, **environment)
    return project.git("rev-parse", "HEAD") != head


def test_pre_commit_blocks_a_violation_and_lets_its_mend_pass(project: Repository) -> None:
    install(project, "pre-commit")
    project.stage({"app/models.py": REORDERED})
    assert not commit(project, "reorder", KEEPER_ADR="ADR-001")
    project.stage({"app/models.py": STATUS + "    AWAY = 'away'\n"})
    assert commit(project, "append", KEEPER_ADR="ADR-001")


def test_without_a_decision_the_commit_stops_and_the_ways_to_name_one_are_told(project: Repository) -> None:
    install(project, "pre-commit")
    project.stage({"app/models.py": STATUS + "    AWAY = 'away'\n"})
    assert not commit(project, "append")


def test_commit_msg_reads_the_decision_from_the_message(project: Repository) -> None:
    install(project, "commit-msg")
    project.stage({"app/models.py": REORDERED})
    assert not commit(project, "reorder\n\nKeeper: ADR-001")
    project.stage({"app/models.py": STATUS + "    AWAY = 'away'\n"})
    assert commit(project, "append\n\nKeeper: ADR-001")


@pytest.mark.parametrize("message", ["WIP: checkpoint (auto)", "fix: auto-save uncommitted implementation work (gt-12, gt-pvx safety net)"])
def test_an_unattended_commit_that_saves_work_is_let_through(project: Repository, message: str) -> None:
    install(project, "commit-msg")
    project.stage({"app/models.py": REORDERED})
    assert commit(project, message)


def test_pre_push_judges_what_is_pushed_and_a_deletion_is_nothing(project: Repository, tmp_path: Path) -> None:
    remote = Repository(tmp_path / "remote", "--bare")
    project.git("remote", "add", "origin", str(remote.path))
    project.git("push", "-q", "origin", "main")
    install(project, "pre-push")
    project.branch("work")
    project.commit("append\n\nKeeper: ADR-001", {"app/models.py": STATUS + "    AWAY = 'away'\n"})
    project.git("push", "-q", "origin", "work")
    project.commit("reorder\n\nKeeper: ADR-001", {"app/models.py": REORDERED})
    project.git("push", "-q", "origin", "work", check=False)
    assert remote.git("rev-parse", "work") == project.git("rev-parse", "work~1")
    project.git("push", "-q", "origin", ":work")
    assert remote.git("branch", "--list", "work") == ""


def test_a_crash_under_a_hook_is_status_2_since_some_hosts_let_others_pass(project: Repository, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(project.path)
    monkeypatch.setattr("keeper_validate.hooks.pre_commit.run", lambda options: 1 // 0)
    assert run(["hook", "pre-commit"]) == 2

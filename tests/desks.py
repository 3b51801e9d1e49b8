"""Desks at which work is reviewed: a project under a decision of which a part is for reviewers, and `gatekeep` run in it."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

from repository import Repository
from running import answered

Done = subprocess.CompletedProcess[str]
DECISION = """keeper_decision:
  id: ADR-001
  status: approved
  constraints:
    - data-append
    - Must gracefully handle a missing Mayor
  forbidden:
    - Polling for status
"""
GATEKEEPERS = """gatekeepers:
  - name: architecture
  - name: testing
    target_roles: [implement]
  - name: submodules
    target_roles: [orchestrator_impl]
  - name: resting
    paused: true
"""
STATUS = "from enum import Enum\n\n\nclass Status(Enum):\n    ACTIVE = 'active'\n    GONE = 'gone'\n"
MESSAGE = "feat: away\n\nKeeper: ADR-001"
BRANCH = "polecat/nux/gt-12@m3x"


def project(path: Path, config: str = "keeper: {mode: growth}\n", gatekeepers: str = GATEKEEPERS) -> Repository:
    """`main` under a decision; the branch of gt-12 with one commit, checked out."""
    repository = Repository(path)
    law = {"keeper/decisions/001-members.yaml": DECISION, "keeper/keeper.yaml": config, "keeper/gatekeepers.yaml": gatekeepers}
    repository.commit("start", {**law, "app/models.py": STATUS})
    repository.branch(BRANCH)
    repository.commit(MESSAGE, {"app/models.py": STATUS + "    AWAY = 'away'\n"})
    return repository


def ran(repository: Repository, *argv: str, **extra: str) -> Done:
    """One run in this process, which is quick; `extra` are environment variables."""
    return answered(repository.path, *argv, **extra)


class Desk:
    """`gatekeep` in one work tree."""

    def __init__(self, repository: Repository) -> None:
        self.repository = repository

    def run(self, *words: str, **extra: str) -> Done:
        """One step, in this process."""
        return ran(self.repository, "gatekeep", *words, **extra)

    def told(self, *words: str, status: int = 0, **extra: str) -> str:
        """What a step prints that ends as expected."""
        done = self.run(*words, **extra)
        assert done.returncode == status, done.stdout + done.stderr
        return done.stdout

    def refused(self, *words: str, status: int = 2, **extra: str) -> str:
        """The sentence of a step that is refused."""
        done = self.run(*words, **extra)
        assert (done.returncode, done.stdout) == (status, ""), done.stdout + done.stderr
        return done.stderr

    def data(self, *words: str, status: int = 0) -> Any:
        return json.loads(self.told(*words, "--format", "json", status=status))

    def answer(self, gatekeeper: str, result: str = "pass", task: str = "gt-12") -> None:
        """Claims the work, answers every item with pass and says the last word."""
        items = self.data("claim", task, gatekeeper)["checklist"]
        for item in items:
            self.told("record", task, gatekeeper, "pass", "--clause", str(item["number"]), "--reasoning", "it does")
        self.told("record", task, gatekeeper, result, "--reasoning", f"{gatekeeper} says {result}")

    def round(self, result: str = "pass", task: str = "gt-12") -> None:
        """A whole round; the first gatekeeper says the result, the others pass."""
        self.run("assign", task, "--role", "implement")
        self.answer("architecture", result, task)
        self.answer("testing", "pass", task)

    def mend(self, word: str) -> str:
        """One more commit of the author."""
        return self.repository.commit(MESSAGE, {"app/notes.py": f"NOTE = '{word}'\n"})

"""Real repositories under decisions, judged from the command line; a `bd` of the test's own stands on the path."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from repository import Repository

from keeper_validate import main

Judge = Callable[..., dict[str, Any]]
"""`judge(*words)` runs `diff` and gives its JSON with the status as `exit`; a refusal gives `exit` and `error`."""

STATUS = "from enum import Enum\n\n\nclass Status(Enum):\n    OPEN = 'open'\n    DONE = 'done'\n"
MODAL = "export const Modal = () => <dialog open />;\n"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Repository:
    """A small project without any decision."""
    speaking = ("GIT_", "KEEPER_A", "KEEPER_B", "KEEPER_M", "GITHUB_", "CI_", "PRE_COMMIT")
    for name in [name for name in os.environ if name.startswith(speaking)]:
        monkeypatch.delenv(name)
    repository = Repository(tmp_path / "project")
    repository.commit("begin", {"app/status.py": STATUS, "src/ui/Modal.tsx": MODAL})
    return repository


@pytest.fixture
def judge(project: Repository, capsys: pytest.CaptureFixture[str]) -> Judge:
    def run(*words: str) -> dict[str, Any]:
        capsys.readouterr()
        status = main.run(["-C", str(project.path), "diff", "--format", "json", *words])
        out, err = capsys.readouterr()
        document: dict[str, Any] = json.loads(out) if out else {"error": err}
        return document | {"exit": status}

    return run


@pytest.fixture
def bd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Puts a `bd` on the path that runs a line of shell."""
    folder = tmp_path / "bin"
    folder.mkdir()

    def install(line: str) -> None:
        program = folder / "bd"
        program.write_text(f"#!/bin/sh\n{line}\n")
        program.chmod(0o755)
        monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")

    return install

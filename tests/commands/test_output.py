"""Reports fit where they go: colours only on a terminal that wants them, and one message on it, not two."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from repository import Repository, environment

pty = pytest.importorskip("pty", reason="the system has no pseudo-terminals")
ROOT = Path(__file__).resolve().parents[2]
DECISION = "keeper_decision:\n  id: ADR-001\n  status: approved\n  constraints:\n    - data-append\n"


@pytest.fixture
def project(tmp_path: Path) -> Repository:
    repository = Repository(tmp_path / "project")
    repository.commit("start", {"keeper/decisions/001-members.yaml": DECISION})
    repository.stage({"app/one.py": "X = 1\n"})
    return repository


def shown(project: Repository, *argv: str, **extra: str) -> str:
    """What a terminal shows that is both standard output and standard error."""
    ours, theirs = pty.openpty()
    variables = environment() | {"PYTHONPATH": str(ROOT), "TERM": "xterm", "KEEPER_ADR": "ADR-001", **extra}
    variables = {key: value for key, value in variables.items() if value}
    process = subprocess.Popen(
        [sys.executable, "-m", "keeper_validate", *argv], cwd=project.path, env=variables, stdin=theirs, stdout=theirs, stderr=theirs,
    )
    os.close(theirs)
    parts = []
    while True:
        try:
            part = os.read(ours, 4096)
        except OSError:
            break
        if not part:
            break
        parts.append(part)
    os.close(ours)
    process.wait()
    return b"".join(parts).decode().replace("\r\n", "\n")


def test_a_terminal_gets_calm_colours_and_the_headline_once(project: Repository) -> None:
    text = shown(project, "diff", NO_COLOR="")
    assert "\x1b[32mupheld" in text
    assert text.count("upheld ADR-001: judged") == 1


@pytest.mark.parametrize("extra", [{"NO_COLOR": "1"}, {"TERM": "dumb", "NO_COLOR": ""}], ids=["NO_COLOR", "a dumb terminal"])
def test_colours_stay_away_where_they_are_not_wanted(project: Repository, extra: dict[str, str]) -> None:
    assert "\x1b" not in shown(project, "diff", **extra)


def test_an_encoding_without_a_letter_does_not_stop_a_report(project: Repository) -> None:
    sizes = DECISION.replace("001", "002").replace("status", "spec: Größe → klein\n  status")
    project.commit("name", {"keeper/decisions/002-sizes.yaml": sizes})
    variables = environment() | {"PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "keeper_validate", "adr", "list"]
    done = subprocess.run(command, cwd=project.path, env=variables, capture_output=True, check=False)
    assert done.returncode == 0
    assert rb"Gr\xf6\xdfe \u2192 klein" in done.stdout

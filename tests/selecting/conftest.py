"""A project to read from, and `context` run in it as a person would."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest
from repository import Repository

from keeper_validate import main

VAULT = Path(__file__).parent / "vaults" / "harbour"


class Ran(NamedTuple):
    """What a run ended with and said."""

    status: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def harbour(repository: Repository) -> Repository:
    """The marina's vault, two of the files that it names, and nothing else."""
    files: dict[str, str | bytes | None] = {f"keeper/seeds/{path.name}": path.read_bytes() for path in sorted(VAULT.glob("*.yaml"))}
    repository.commit("start", {**files, "web/src/auth/LoginForm.tsx": "export {}\n", "web/src/ui/Modal.tsx": "export {}\n"})
    return repository


@pytest.fixture
def context(repository: Repository, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs `context` with some arguments, from the top or from a folder below."""
    monkeypatch.delenv("KEEPER_SESSION", raising=False)

    def run(*argv: str, at: str = "") -> Ran:
        monkeypatch.chdir(repository.path / at)
        capsys.readouterr()
        status = main.run(["context", *argv])
        said = capsys.readouterr()
        return Ran(status, said.out, said.err)

    return run


def headings(out: str) -> list[str]:
    """What was handed out, in the order of reading: the headings that stand outside of a fence."""
    found, fence = [], ""
    for line in out.splitlines():
        if line.startswith("```"):
            marks = line[:len(line) - len(line.lstrip("`"))]
            fence = "" if line == fence else fence or marks
        elif line.startswith("## ") and not fence:
            found.append(line.removeprefix("## "))
    return found


def written(repository: Repository, files: Mapping[str, str]) -> None:
    """Files of the working tree, not staged."""
    for path, text in files.items():
        repository.write(path, text)

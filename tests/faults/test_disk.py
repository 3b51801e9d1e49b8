"""Every command that writes, on a disk without room and in a repository that may not be written: one sentence, nothing half-written, and
the same command comes through once it can."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest
from disk import full, sealed
from repository import Repository
from surfaces import SURFACES, prepare, state

from keeper_validate import main

FAULTS: dict[str, Callable[[Path], AbstractContextManager[None]]] = {
    "no room": lambda path: full(path, 0), "too little room": lambda path: full(path, 700), "nothing may be written": sealed,
}
ROWS = [
    pytest.param(row, fault, id=f"{row['name']}: {name}", marks=() if name == "no room" and "steps" not in row else pytest.mark.slow)
    for row in SURFACES for name, fault in FAULTS.items()
]
Run = Callable[..., tuple[int, str]]


@pytest.fixture
def keeper(sample: Repository, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs the program in this process; what it says goes to no file."""
    def run(*argv: str) -> tuple[int, str]:
        monkeypatch.chdir(sample.path)
        return main.run(list(argv)), "".join(capsys.readouterr())

    return run


@pytest.mark.parametrize("row, fault", ROWS)
def test_nothing_is_half_written(
    sample: Repository, keeper: Run, monkeypatch: pytest.MonkeyPatch, row: dict[str, Any],
    fault: Callable[[Path], AbstractContextManager[None]],
) -> None:
    prepare(sample, row, keeper)
    for key, value in row.get("environ", {}).items():
        monkeypatch.setenv(key, value)
    held = state(sample)
    with fault(sample.path):
        status, said = keeper(*row["run"])
    left = state(sample)
    whole, later = keeper(*row["run"])
    assert whole in (0, 1) and "internal error" not in said, later
    if row.get("written") == "beside":
        assert (status, left) == (whole, held)
    elif status == 2:
        assert left == held and said.splitlines()[-1].startswith("keeper-validate: ")
    else:
        assert status == whole and fault is FAULTS["too little room"]

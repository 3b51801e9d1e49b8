"""Every command that writes, on a disk without room and in a repository that may not be written: one sentence, nothing half-written, and
the same command comes through once it can."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest
from attempts import STEPS
from disk import full, sealed
from repository import Repository

from keeper_validate import main
from keeper_validate.yaml import plain

SURFACES = plain((Path(__file__).parent / "surfaces.yaml").read_text(encoding="utf-8"), "surfaces.yaml")
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


def prepare(sample: Repository, row: dict[str, Any], keeper: Run) -> None:
    """The sample with something staged, or with the steps of a row."""
    if "steps" not in row:
        sample.stage({"web/src/Sheet.tsx": 'export const Sheet = () => <div role="dialog">Hi</div>;\n'})
    for step in row.get("steps", ()):
        for name, value in step.items():
            if name == "keeper":
                keeper(*value)
            elif name != "stage" or "commit" not in step:
                STEPS[name](sample, value, step)


def state(sample: Repository) -> dict[str, bytes | str]:
    """Every file with something in it, what is staged, and where every ref stands; without objects and what may be lost."""
    own = {"objects", "keeper-validate", "logs", "index"}
    files = [path for path in sample.path.rglob("*") if path.is_file() and not (".git" in path.parts and own & set(path.parts))]
    held: dict[str, bytes | str] = {str(path.relative_to(sample.path)): data for path in files if (data := path.read_bytes())}
    return held | {"staged": sample.git("ls-files", "-s"), "refs": sample.git("for-each-ref")}


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

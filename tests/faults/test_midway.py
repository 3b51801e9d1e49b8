"""A command that dies in the midst of what it writes leaves each file whole, and comes through when it is run again; what earlier runs
kept may go while a run reads it."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from repository import Repository
from table import sample_at

from keeper_validate import cache, main

CODE = {
    "keeper/keeper.yaml": "keeper: {mode: seeding}\n",
    "web/src/Card.tsx": "export const Card = () => <section>Hi</section>;\n",
    "api/more.py": "class MailService:\n    def send(self):\n        pass\n",
}
PLANT, TEND = ("plant",), ("tend", "--since", "HEAD~1")


def prepared(path: Path, command: tuple[str, ...]) -> Repository:
    """The sample without a vault, or with one that does not know its latest code."""
    sample = sample_at(path)
    if command == PLANT:
        sample.git("rm", "-r", "-q", "keeper/seeds")
        sample.commit("without a vault")
    sample.commit("more", CODE)
    return sample


def run(sample: Repository, command: tuple[str, ...], dying: int = 0) -> int:
    """The status of a command in a process of its own, which dies before it puts the file of that number in place."""
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    status = 99
    try:
        os.chdir(sample.path)
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        replace, placed = os.replace, []

        def perhaps(source: str, target: str) -> None:
            placed.append(target)
            if len(placed) == dying:
                os._exit(9)
            replace(source, target)

        os.replace = perhaps  # type: ignore[assignment]  # the two arguments that it is given here are all there are
        status = main.run(list(command))
    finally:
        os._exit(status)


def files(sample: Repository) -> dict[str, bytes]:
    listed = (path for path in sample.path.rglob("*") if path.is_file() and ".git" not in path.parts)
    return {str(path.relative_to(sample.path)): path.read_bytes() for path in listed}


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="no processes to fork")
@pytest.mark.parametrize("command", [PLANT, TEND], ids=["plant", "tend"])
def test_one_that_was_killed_comes_through_later(tmp_path: Path, command: tuple[str, ...]) -> None:
    whole = prepared(tmp_path / "whole", command)
    held = files(whole)
    shutil.copytree(whole.path, tmp_path / "start")
    assert run(whole, command) == 0
    wanted = files(whole)
    count = len(wanted.items() - held.items())
    assert count
    for step in {1, count}:
        died = Repository(Path(shutil.copytree(tmp_path / "start", tmp_path / f"died{step}")))
        assert run(died, command, dying=step) == 9
        left = {path: data for path, data in files(died).items() if not path.endswith(".keeper-new")}
        assert all(data in (held.get(path), wanted.get(path)) for path, data in left.items())
        assert run(died, command) == 0
        assert files(died) == wanted


@pytest.mark.parametrize("reads", [1, 2, 3])
def test_what_was_kept_may_go_under_a_run(
    sample: Repository, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], reads: int
) -> None:
    monkeypatch.chdir(sample.path)
    sample.stage({"web/src/Sheet.tsx": 'export const Sheet = () => <div role="dialog">Hi</div>;\n'})
    asked = ["--adr", "ADR-017", "diff", "--staged"]
    assert main.run(asked) == 1
    said = capsys.readouterr()
    read, seen = cache.read, []

    def taken(kind: str, key: str) -> object:
        seen.append(kind)
        if len(seen) == reads:
            shutil.rmtree(sample.path / ".git" / cache.FOLDER)
        return read(kind, key)

    monkeypatch.setattr(cache, "read", taken)
    assert main.run(asked) == 1
    assert capsys.readouterr() == said
    assert len(seen) >= reads

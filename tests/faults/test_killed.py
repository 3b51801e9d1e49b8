"""Every command that writes, killed before its first, its last and some of the steps between that change anything: each file and ref is
as it was or as it is to be, and the same command comes through when it is run again. Steps are counted, not timed."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from repository import Repository
from surfaces import SURFACES, prepare, state
from table import sample_at

from keeper_validate import main

MOMENTS = 4
NOW = 1_800_000_000.0
CHANGING = {"os.rename", "os.remove", "os.mkdir", "os.rmdir", "os.link", "os.symlink", "os.chmod", "os.truncate"}
CHANGING_GIT = {"add", "rm", "update-index", "read-tree", "write-tree", "commit-tree", "update-ref", "hash-object", "notes", "config", "mv"}
# What a killed run leaves beside a file is read by nobody; a database is whole or rolled back when it is opened; refs are asked of Git.
BESIDE = re.compile(r"\.(new|part|keeper-new|db|sqlite)$|-(journal|wal|shm)$|^\.git/(keeper-validate-index\.\d+$|refs/)")
Kept = dict[str, bytes | str]


@dataclass(frozen=True)
class Place:
    """A folder that is as it was for each run, so that what is written names the same paths."""

    folder: Path

    def fresh(self) -> Repository:
        shutil.rmtree(self.folder / "work", ignore_errors=True)
        return Repository(Path(shutil.copytree(self.folder / "start", self.folder / "work", symlinks=True)))


def changes(event: str, given: tuple[Any, ...]) -> bool:
    """Whether something is about to be changed; what is kept for the next run is judged by no one."""
    if event == "subprocess.Popen":
        return bool(CHANGING_GIT.intersection(given[1]))
    path = os.fsdecode(given[0]) if given and isinstance(given[0], (str, bytes)) else ""
    opened = event == "open" and isinstance(given[2], int) and given[2] & (os.O_WRONLY | os.O_RDWR)
    return bool(event in CHANGING or opened) and not path.startswith("/dev/") and f"{os.sep}keeper-validate{os.sep}" not in path


def run(sample: Repository, command: list[str], environ: dict[str, str], dying: int = 0, told: Path | None = None) -> int:
    """The status of a command in a process of its own, which is killed before its step of that number; the steps may be told."""
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    status, steps = 99, list[str]()

    def watch(event: str, given: tuple[Any, ...]) -> None:
        if changes(event, given):
            steps.append(f"{event} {given[event == 'subprocess.Popen']}")
            if len(steps) == dying:
                os.kill(os.getpid(), signal.SIGKILL)

    try:
        stop_the_clock()
        os.chdir(sample.path)
        os.environ |= environ
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        sys.addaudithook(watch)
        status = main.run(command)
        if told is not None:
            told.write_text(json.dumps(steps), encoding="utf-8")
    finally:
        os._exit(status)


def stop_the_clock() -> None:
    """Two runs write the same time; in a process that does nothing else."""
    gmtime, strftime, then = time.gmtime, time.strftime, time.gmtime(NOW)
    time.time = lambda: NOW
    time.gmtime = lambda seconds=NOW: gmtime(seconds)
    time.strftime = lambda form, given=then: strftime(form, given)
    os.environ |= {"GIT_AUTHOR_DATE": f"{NOW:.0f} +0000", "GIT_COMMITTER_DATE": f"{NOW:.0f} +0000"}


def moments(count: int) -> list[int]:
    """The first, the last, and some steps between, as numbers from 1."""
    return sorted({1 + round(part * (count - 1) / (MOMENTS - 1)) for part in range(MOMENTS)})


def kept(sample: Repository) -> Kept:
    """What must be whole: every file, what is staged, and each ref by itself."""
    found = {path: data for path, data in state(sample).items() if not BESIDE.search(path)}
    return found | {line.partition("\t")[2]: line for line in str(found.pop("refs")).splitlines()}


def unlike(one: Kept, *others: Kept) -> list[str]:
    """The files and refs that are as in none of the others."""
    paths = {path for state in (one, *others) for path in state}
    return sorted(path for path in paths if one.get(path) not in [other.get(path) for other in others])


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="no processes to fork")
@pytest.mark.parametrize("row", SURFACES, ids=[row["name"] for row in SURFACES])
def test_one_that_was_killed_leaves_nothing_half_written_and_comes_through_later(tmp_path: Path, row: dict[str, Any]) -> None:
    start, place, environ = sample_at(tmp_path / "start"), Place(tmp_path), row.get("environ", {})
    prepare(start, row, lambda *command: run(start, list(command), {}))
    held, whole = kept(start), place.fresh()
    status = run(whole, row["run"], environ, told=tmp_path / "steps.json")
    steps, wanted = json.loads((tmp_path / "steps.json").read_text(encoding="utf-8")), kept(whole)
    assert status in (0, 1)
    for moment in moments(len(steps)):
        died = place.fresh()
        assert run(died, row["run"], environ, dying=moment) == -signal.SIGKILL
        assert unlike(kept(died), held, wanted) == [], steps[moment - 1]
        assert run(died, row["run"], environ) == status, steps[moment - 1]
        assert set(unlike(kept(died), wanted)) <= set(row.get("again", ())), steps[moment - 1]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no processes to fork")
def test_what_a_killed_setup_made_is_taken_back_once_it_was_run_again(tmp_path: Path) -> None:
    start = sample_at(tmp_path / "start")
    start.git("rm", "-r", "-q", "keeper")
    start.commit("without a law")
    held = kept(start)
    assert run(start, ["init", "--claude"], {}, dying=50) == -signal.SIGKILL
    assert unlike(kept(start), held)
    assert [run(start, command, {}) for command in (["init", "--claude"], ["uninstall"])] == [0, 0]
    assert unlike(kept(start), held) == [] and not (start.path / ".claude").exists()

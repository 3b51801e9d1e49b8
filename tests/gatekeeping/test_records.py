"""What is recorded holds under real processes: two at once, one killed in the middle, several work trees, a file that is none."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
from desks import STATUS, Desk, ran
from repository import Repository, environment
from running import ROOT, keeper

from keeper_validate.gatekeeping.event import Event
from keeper_validate.gatekeeping.records import FILE, read

KILLED = """
import os, signal, sys
from keeper_validate.gatekeeping.event import Event
from keeper_validate.gatekeeping.records import decide

def half(known):
    return (Event("verdict", "", "a" * 40, "2026", "", detail="x" * 6_000_000), Killer())

class Killer:
    def __getattr__(self, name):
        if name == "id":
            os.kill(os.getpid(), signal.SIGKILL)
        return ""

decide(sys.argv[1], (), half)
"""


def start(desk: Desk, *words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "keeper_validate", "gatekeep", *words], cwd=desk.repository.path,
        env=environment() | {"PYTHONPATH": str(ROOT)}, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )


def events(desk: Desk) -> tuple[Event, ...]:
    return read(str(desk.repository.path / ".git"))


def test_of_gatekeepers_that_race_for_one_task_exactly_one_gets_it(desk: Desk) -> None:
    desk.told("assign", "gt-12", "--role", "implement")
    racing = [start(desk, "claim", "gt-12", name) for name in ("architecture", "testing", "architecture", "testing")]
    ended = [(process.communicate(), process.returncode) for process in racing]
    assert sorted(status for _, status in ended) == [0, 1, 1, 1]
    assert [event.kind for event in events(desk)].count("claim") == 1
    assert all("one looks after the other" in err for (_, err), status in ended if status)


def test_nothing_is_lost_where_many_record_at_once(desk: Desk) -> None:
    heads = [desk.repository.git("rev-parse", "HEAD")] + [desk.mend(str(number)) for number in range(3)]
    racing = [
        subprocess.Popen(
            [sys.executable, "-m", "keeper_validate", "--ci", "-q", "diff", "--base", "main", "--head", head], cwd=desk.repository.path,
            env=environment() | {"PYTHONPATH": str(ROOT)}, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        ) for head in heads
    ]
    ended = [(process.communicate(), process.returncode) for process in racing]
    assert [status for _, status in ended] == [0] * 4
    assert ["recorded" in err for (_, err), _ in ended] == [False] * 4
    assert {event.commit for event in events(desk)} == set(heads)
    noted = desk.repository.git("notes", "--ref=keeper", "list").splitlines()
    assert {line.split()[1] for line in noted} == set(heads)


def test_a_process_that_is_killed_in_the_middle_of_writing_leaves_what_was_there(desk: Desk) -> None:
    desk.told("assign", "gt-12", "--role", "implement")
    before = events(desk)
    done = subprocess.run(
        [sys.executable, "-c", KILLED, str(desk.repository.path / ".git")], env=environment() | {"PYTHONPATH": str(ROOT)}, check=False,
    )
    assert done.returncode == -signal.SIGKILL
    assert (desk.repository.path / ".git" / f"{FILE}-journal").stat().st_size > 0
    assert events(desk) == before
    desk.answer("architecture")
    assert len(events(desk)) == len(before) + 4


@pytest.mark.slow
def test_a_run_that_is_killed_at_any_moment_has_recorded_all_of_a_step_or_nothing(desk: Desk) -> None:
    desk.told("assign", "gt-12", "--role", "implement")
    desk.told("claim", "gt-12", "architecture")
    for number in range(12):
        before = set(events(desk))
        process = start(desk, "record", "gt-12", "architecture", "pass", "--clause", "1", "--reasoning", f"take {number}")
        time.sleep(0.05 + number * 0.06)
        process.kill()
        process.communicate()
        assert len(set(events(desk)) - before) in (0, 1)
        with sqlite3.connect(desk.repository.path / ".git" / FILE) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    for lock in desk.repository.path.glob(".git/**/*.lock"):
        lock.unlink()
    desk.told("record", "gt-12", "architecture", "fail", "--reasoning", "in the end")
    noted = desk.repository.git("notes", "--ref=keeper", "show", "HEAD").splitlines()
    assert len(noted) == len(events(desk))


def test_all_work_trees_of_a_clone_see_the_same_records(desk: Desk, tmp_path: Path) -> None:
    desk.repository.git("worktree", "add", "-q", "--detach", str(tmp_path / "other"), "main")
    other = Desk(Repository(tmp_path / "other"))
    desk.told("assign", "gt-12", "--role", "implement")
    assert other.told("next") == "gt-12 architecture\n"
    other.answer("architecture")
    desk.answer("testing")
    assert desk.told("status") == other.told("status") == "gt-12: passed by architecture, testing\n"


def test_a_file_that_is_none_stops_gatekeep_with_a_sentence_and_no_verdict(desk: Desk) -> None:
    plain = ran(desk.repository, "--ci", "diff", "main...HEAD")
    (desk.repository.path / ".git" / FILE).write_bytes(b"SQLite format 3\0" + b"not a database at all" * 100)
    broken = ran(desk.repository, "--ci", "diff", "main...HEAD")
    assert (broken.returncode, broken.stdout) == (plain.returncode, plain.stdout)
    assert broken.stderr.startswith(plain.stderr + "keeper-validate: the verdict stands, and is not recorded: ")
    assert "move it away: what was recorded is read again from refs/notes/keeper" in desk.refused("status")
    (desk.repository.path / ".git" / FILE).unlink()
    desk.repository.git("notes", "--ref=keeper", "list")
    assert desk.told("assign", "gt-12", "--role", "implement").startswith("gt-12: open")


def test_rows_of_another_kind_stop_gatekeep_with_a_sentence_and_no_verdict(desk: Desk) -> None:
    desk.told("assign", "gt-12", "--role", "implement")
    with sqlite3.connect(desk.repository.path / ".git" / FILE) as connection:
        connection.execute("UPDATE event SET detail = x'7a', actor = 7")
    assert "holds what this program never wrote; move it away" in desk.refused("status")
    done = ran(desk.repository, "--ci", "-q", "diff", "main...HEAD")
    assert (done.returncode, done.stdout) == (0, "")
    assert "the verdict stands, and is not recorded" in done.stderr


def test_a_place_that_cannot_be_written_changes_no_verdict(desk: Desk) -> None:
    (desk.repository.path / ".git" / FILE).mkdir()
    done = ran(desk.repository, "--ci", "-q", "diff", "main...HEAD")
    assert (done.returncode, done.stdout) == (0, "")
    assert "the verdict stands, and is not recorded" in done.stderr
    desk.repository.commit("reorder\n\nKeeper: ADR-001", {"app/models.py": STATUS.replace("    ACTIVE = 'active'\n", "")})
    assert ran(desk.repository, "--ci", "-q", "diff", "main...HEAD").returncode == 1


def test_records_of_a_later_version_are_left_alone(desk: Desk) -> None:
    desk.told("assign", "gt-12", "--role", "implement")
    with sqlite3.connect(desk.repository.path / ".git" / FILE) as connection:
        connection.execute("PRAGMA user_version = 9")
    assert "was written by a later keeper-validate (version 9 of its records); update this one" in desk.refused("claim", "gt-12")


def test_without_ci_nothing_is_recorded_and_the_library_is_not_even_loaded(desk: Desk) -> None:
    script = "import sys; from keeper_validate.main import run; run(['-q', *sys.argv[1:]]); print('sqlite3' in sys.modules)"
    for words, loaded in ((("diff", "main...HEAD"), "False"), (("--ci", "diff", "main...HEAD"), "True")):
        done = subprocess.run(
            [sys.executable, "-c", script, *words], cwd=desk.repository.path, env=environment() | {"PYTHONPATH": str(ROOT)},
            capture_output=True, text=True, check=False,
        )
        assert done.stdout.splitlines()[-1] == loaded
        assert (desk.repository.path / ".git" / FILE).exists() is (loaded == "True")


def test_a_verdict_told_twice_is_one_record(desk: Desk) -> None:
    for _ in range(2):
        assert ran(desk.repository, "--ci", "-q", "diff", "main...HEAD").returncode == 0
    assert [event.result for event in events(desk)] == ["upheld"]
    assert keeper(desk.repository.path, "--ci", "-q", "diff", "--staged", "--adr", "ADR-001").returncode == 0
    assert len(events(desk)) == 1
    assert os.listdir(desk.repository.path / ".git").count(FILE) == 1

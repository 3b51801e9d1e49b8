"""What the world does to a run: it fails closed, says why, and leaves nothing half-written."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from repository import Repository, environment
from running import ROOT, answered, keeper
from table import sample_at

MODAL = 'export const Sheet = () => <div role="dialog">Hi</div>;\n'
RUN = ("--adr", "ADR-017", "diff", "--staged")


@pytest.fixture
def staged(tmp_path: Path) -> Iterator[Repository]:
    """The sample with a violation staged."""
    repository = sample_at(tmp_path / "work")
    repository.stage({"web/src/Sheet.tsx": MODAL})
    yield repository
    for folder, _, _ in os.walk(repository.path):
        os.chmod(folder, 0o755)


def programs(folder: Path, **scripts: str) -> str:
    """A PATH that begins with programs of these names; `$REAL` is the real one."""
    folder.mkdir(exist_ok=True)
    for name, script in scripts.items():
        (folder / name).write_text("#!/bin/sh\n" + script.replace("$REAL", shutil.which(name) or "false") + "\n", encoding="utf-8")
        (folder / name).chmod(0o755)
    return f"{folder}{os.pathsep}{os.environ['PATH']}"


@pytest.mark.parametrize("script", [
    pytest.param("kill -9 $$", id="git is killed at once"),
    pytest.param('case "$*" in *cat-file*) kill -9 $$;; *) exec $REAL "$@";; esac', id="the object reader is killed"),
    pytest.param(
        'case "$*" in *cat-file*) $REAL "$@" | (head -c 60; kill -9 $$);; *) exec $REAL "$@";; esac',
        id="the object reader dies midway",
    ),
    pytest.param('case "$*" in *diff*) $REAL "$@" | head -c 60; kill -9 $$;; *) exec $REAL "$@";; esac', id="the difference dies midway"),
    pytest.param(
        'case "$*" in *cat-file*) exec cat /dev/zero | head -c 5000;; *) exec $REAL "$@";; esac',
        id="the object reader prints rubbish",
    ),
    pytest.param(
        'case "$*" in *cat-file*) while read x; do echo "$x missing"; done;; *) exec $REAL "$@";; esac',
        id="every object is missing",
    ),
    pytest.param('case "$*" in *rev-parse*) echo; exit 128;; *) exec $REAL "$@";; esac', id="git does not know the repository"),
])
def test_a_git_that_fails_never_passes_a_change(staged: Repository, tmp_path: Path, script: str) -> None:
    done = answered(staged.path, *RUN, PATH=programs(tmp_path / "bin", git=script))
    assert done.returncode in (1, 2), (done.returncode, done.stdout, done.stderr)
    assert "Traceback" not in done.stderr and done.stderr.strip()


def test_a_repository_that_cannot_be_written_is_judged_all_the_same(staged: Repository) -> None:
    for folder, _, _ in os.walk(staged.path):
        os.chmod(folder, 0o555)
    done = keeper(staged.path, *RUN)
    assert (done.returncode, "forbidden/new-component" in done.stdout) == (1, True)


def test_a_reader_that_leaves_is_no_approval(staged: Repository) -> None:
    command = f'"{sys.executable}" -m keeper_validate --adr ADR-017 diff --staged --format json | true; echo "${{PIPESTATUS[0]}}"'
    done = subprocess.run(
        ["bash", "-c", command], cwd=staged.path, env=environment() | {"PYTHONPATH": str(ROOT)},
        capture_output=True, text=True, check=False,
    )
    assert done.stdout.strip() in ("1", "2") and "Traceback" not in done.stderr


def test_a_disk_that_is_full_is_no_approval(staged: Repository) -> None:
    if not os.path.exists("/dev/full"):
        pytest.skip("no device that is always full")
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = subprocess.run(
            [sys.executable, "-m", "keeper_validate", *RUN], cwd=staged.path, env=environment() | {"PYTHONPATH": str(ROOT)}, stdout=full,
            stderr=subprocess.PIPE, text=True, check=False,
        )
    assert done.returncode in (1, 2, 70, 120) and done.returncode


def test_an_output_that_cannot_be_written_is_said(staged: Repository) -> None:
    done = answered(staged.path, *RUN, "--output", "no/such/folder/report.txt")
    assert done.returncode == 2 and "no/such/folder" in done.stderr


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM], ids=["interrupted", "terminated"])
def test_a_signal_stops_it_without_approval_or_leftovers(staged: Repository, tmp_path: Path, number: signal.Signals) -> None:
    script = f'case "$*" in *cat-file*) read -r asked; : > {tmp_path}/asked; exec sleep 60;; esac; exec $REAL "$@"'
    slow = programs(tmp_path / "bin", git=script)
    held = sorted(str(path) for path in staged.path.rglob("*") if "keeper-validate" not in path.parts)
    process = subprocess.Popen(
        [sys.executable, "-m", "keeper_validate", *RUN, "--output", "report.txt"], cwd=staged.path, stdout=subprocess.PIPE, text=True,
        stderr=subprocess.PIPE, env=environment() | {"PYTHONPATH": str(ROOT), "PATH": slow}, start_new_session=True,
        preexec_fn=lambda: signal.signal(number, signal.SIG_DFL),  # whoever runs the tests in the background has them ignore it
    )
    while not (tmp_path / "asked").exists() and process.poll() is None:
        time.sleep(0.02)
    os.killpg(process.pid, number)
    _, err = process.communicate(timeout=30)
    assert process.returncode not in (0, None) and "Traceback" not in err
    assert sorted(str(path) for path in staged.path.rglob("*") if "keeper-validate" not in path.parts) == held


@pytest.mark.parametrize("order", [
    pytest.param('$REAL "$@"; $REAL commit -q --allow-empty -m moved', id="after the difference was read"),
    pytest.param('$REAL commit -q --allow-empty -m moved; $REAL "$@"', id="as the difference begins"),
])
def test_a_head_that_moves_while_it_reads_is_said(staged: Repository, tmp_path: Path, order: str) -> None:
    moving = f'case "$*" in *--cached*) {order};; *) exec $REAL "$@";; esac'
    done = answered(staged.path, *RUN, PATH=programs(tmp_path / "bin", git=moving))
    assert done.returncode == 2
    assert "HEAD moved" in done.stderr


@pytest.mark.parametrize("script", [
    pytest.param("sleep 30", id="hangs"),
    pytest.param("exit 1", id="fails"),
    pytest.param("kill -9 $$", id="is killed"),
    pytest.param("yes x | head -c 20000000", id="prints without an end"),
    pytest.param("printf '\\000\\377'", id="prints rubbish"),
    pytest.param("echo '[]'", id="knows nothing"),
    pytest.param("""echo '[{"id":"gt-1","description":"keeper: ADR-999"}]'""", id="names a decision that there is not"),
])
def test_a_bead_tool_that_misbehaves_judges_nothing(staged: Repository, tmp_path: Path, script: str) -> None:
    done = answered(staged.path, "diff", "--staged", "--bead", "gt-1", PATH=programs(tmp_path / "bin", bd=script))
    assert (done.returncode, "Traceback" in done.stderr) == (2, False), done.stderr


@pytest.mark.parametrize("script", [
    pytest.param("sleep 60", id="git hangs at once"),
    pytest.param('case "$*" in *cat-file*) sleep 60;; *) exec $REAL "$@";; esac', id="the object reader never answers"),
    pytest.param('case "$*" in *cat-file*) head -c 30 | $REAL "$@" | head -c 20; sleep 60;; *) exec $REAL "$@";; esac',
                 id="the object reader stops in the middle of an answer"),
    pytest.param('case "$*" in *diff*) $REAL "$@" | head -c 60; sleep 60;; *) exec $REAL "$@";; esac', id="the difference never ends"),
])
def test_a_git_that_hangs_is_ended_and_judges_nothing(staged: Repository, tmp_path: Path, script: str) -> None:
    done = answered(staged.path, *RUN, PATH=programs(tmp_path / "bin", git=script), KEEPER_GIT_SECONDS="1")
    assert (done.returncode, done.stdout) == (2, "")
    assert "Git gave no answer within 1 seconds" in done.stderr and "KEEPER_GIT_SECONDS" in done.stderr


@pytest.mark.parametrize("said", ["soon", "0", "-1", "1.5"])
def test_a_limit_that_is_no_number_of_seconds_is_refused(staged: Repository, said: str) -> None:
    done = answered(staged.path, *RUN, KEEPER_GIT_SECONDS=said)
    assert done.returncode == 2 and "a whole number of seconds" in done.stderr

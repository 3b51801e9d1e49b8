"""The record of what was handed out: complete, in order however many write at once, and any change of it is noticed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from repository import Repository, environment
from running import ROOT
from selecting.conftest import Run

from keeper_validate.errors import NOT_JUDGED, UPHELD, VIOLATED
from keeper_validate.selecting.journal import Handed, broken, record

MANIFEST = "version: 1\nidentity: [keeper://docs/a]\n"
WRITER = "import sys\nfrom keeper_validate.selecting.journal import Handed, record\n" \
         "for n in range(25): record(sys.argv[1], [Handed(f'{sys.argv[2]}-{n}', 'x', 'in'), Handed('second', 'y', 'in')], 'm')\n"


def lines(repository: Repository) -> list[dict[str, str]]:
    text = (repository.path / ".git" / "keeper" / "context.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


SESSIONS = ("KEEPER_SESSION", "GT_SESSION", "CLAUDE_SESSION_ID", "CODEX_SESSION_ID", "BD_ACTOR", "GT_ROLE", "BEADS_AGENT_NAME")


@pytest.fixture
def project(harbour: Repository) -> Repository:
    harbour.commit("page", {"docs/a.md": "# A\n", "keeper/context.manifest.yaml": MANIFEST})
    return harbour


def test_each_source_is_recorded_with_time_hash_and_session(
    project: Repository, context: Run, monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("GT_SESSION", "gt-nux-7")
    context("Cancel a booking")
    found = lines(project)
    assert found[0]["source"] == "keeper://docs/a"
    assert {one["session"] for one in found} == {"gt-nux-7"}
    assert all(len(one["sha256"]) == 64 and one["time"].endswith("Z") and one["manifest"].startswith("sha256:") for one in found)
    assert "keeper://seeds/backend" in {one["source"] for one in found}


def test_the_session_is_the_one_of_the_first_variable_that_is_set(
    project: Repository, context: Run, monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in reversed(SESSIONS):
        monkeypatch.setenv(name, name.lower())
        context("Cancel a booking")
        assert lines(project)[-1]["session"] == name.lower()


def test_what_was_refused_is_recorded_and_what_is_only_shown_is_not(harbour: Repository, context: Run) -> None:
    harbour.commit("m", {"keeper/context.manifest.yaml": "version: 1\nidentity: [docs/secret.md]\n", "docs/secret.md": "x"})
    context("show", "Cancel a booking")
    assert not (harbour.path / ".git" / "keeper").exists()
    context("Do it")
    assert [(one["source"], one["state"]) for one in lines(harbour)] == [("docs/secret.md", "refused")]


def test_later_runs_only_add(project: Repository, context: Run) -> None:
    context("Cancel a booking")
    before = (project.path / ".git" / "keeper" / "context.jsonl").read_bytes()
    context("Pay an invoice")
    after = (project.path / ".git" / "keeper" / "context.jsonl").read_bytes()
    assert after.startswith(before) and len(after) > len(before)


def test_the_record_of_all_worktrees_is_one(project: Repository, context: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    project.git("worktree", "add", "-q", "../other", "-b", "other")
    context("Cancel a booking", at="../other")
    assert lines(project)


def test_writers_at_once_lose_no_line_and_break_no_chain(tmp_path: Path) -> None:
    writers = [
        subprocess.Popen([sys.executable, "-c", WRITER, str(tmp_path), f"w{number}"], env=environment() | {"PYTHONPATH": str(ROOT)})
        for number in range(4)
    ]
    assert [writer.wait() for writer in writers] == [0] * 4
    found = (tmp_path / "keeper" / "context.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(found) == 4 * 25 * 2
    assert broken(str(tmp_path)) is None
    assert all(json.loads(one)["source"].startswith("w") and json.loads(other)["source"] == "second" for one, other in zip(found[::2],
        found[1::2], strict=True))


@pytest.mark.parametrize("change", [
    lambda text: text.replace("keeper://docs/a", "keeper://docs/b", 1), lambda text: "".join(text.splitlines(True)[1:]),
    lambda text: text.replace('"state": "in"', '"state": "refused"', 1), lambda text: text + "{}\n", lambda text: text + "not json\n",
    lambda text: "".join(reversed(text.splitlines(True))), lambda text: text + "[]\n", lambda text: text[:-1] + " half",
], ids=["another source", "a line taken out", "another state", "a line put in", "no JSON", "another order", "a list", "half a line"])
def test_a_record_that_somebody_changed_is_noticed(project: Repository, context: Run, change: object) -> None:
    context("Cancel a booking")
    context("build")
    assert context("check").status == UPHELD
    file = project.path / ".git" / "keeper" / "context.jsonl"
    assert callable(change)
    file.write_text(change(file.read_text(encoding="utf-8")), encoding="utf-8")
    ran = context("check")
    assert ran.status == VIOLATED
    assert "does not follow" in ran.out


@pytest.mark.skipif(os.name == "nt", reason="links and folders differ there")
def test_nothing_is_handed_out_that_cannot_be_recorded(project: Repository, context: Run, tmp_path: Path) -> None:
    (project.path / ".git" / "keeper").mkdir()
    (project.path / ".git" / "keeper" / "context.jsonl").symlink_to(tmp_path / "elsewhere")
    ran = context("Cancel a booking")
    assert (ran.status, ran.out) == (NOT_JUDGED, "")
    assert "cannot be written" in ran.err
    assert not (tmp_path / "elsewhere").exists()


def test_nothing_handed_out_is_nothing_recorded(tmp_path: Path) -> None:
    record(str(tmp_path), [], "m")
    assert broken(str(tmp_path)) is None
    record(str(tmp_path), [Handed("a", "b", "in")], "m")
    assert broken(str(tmp_path)) is None

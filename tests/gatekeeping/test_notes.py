"""Records travel as Git notes: pushed, fetched, put together from two clones, and read with care."""

from __future__ import annotations

from pathlib import Path

import pytest
from desks import BRANCH, Desk, ran
from repository import Repository

from keeper_validate.gatekeeping.event import Event, events_in, line_of, ordered
from keeper_validate.gatekeeping.records import FILE

REF = "refs/notes/keeper"


@pytest.fixture
def clones(desk: Desk, tmp_path: Path) -> tuple[Desk, Desk]:
    """Two clones of one hub, both with the branch of gt-12."""
    hub = Repository(tmp_path / "hub", "--bare")
    desk.repository.git("remote", "add", "origin", str(hub.path))
    desk.repository.git("push", "-q", "origin", "main", BRANCH)
    desk.repository.git("fetch", "-q", "origin")
    other = Repository(tmp_path / "other")
    other.git("remote", "add", "origin", str(hub.path))
    other.git("fetch", "-q", "origin")
    other.git("checkout", "-q", "-b", "main", "origin/main")
    other.git("checkout", "-q", "-b", BRANCH, f"origin/{BRANCH}")
    return desk, Desk(other)


def test_what_one_clone_recorded_another_reads_after_a_fetch(clones: tuple[Desk, Desk]) -> None:
    here, there = clones
    here.round("pass")
    here.repository.git("push", "-q", "origin", REF)
    assert there.told("status") == ""
    there.repository.git("fetch", "-q", "origin", f"{REF}:{REF}")
    assert there.told("status") == "gt-12: passed by architecture, testing\n"


def test_two_clones_that_recorded_apart_are_put_together_and_can_be_pushed(clones: tuple[Desk, Desk]) -> None:
    here, there = clones
    here.told("assign", "gt-12", "--role", "implement")
    here.repository.git("push", "-q", "origin", REF)
    there.repository.git("fetch", "-q", "origin", f"{REF}:{REF}")
    here.answer("architecture")
    here.repository.git("push", "-q", "origin", REF)
    there.answer("testing")
    there.repository.git("fetch", "-q", "origin", f"{REF}:refs/notes/origin/keeper")
    assert there.told("status") == "gt-12: passed by architecture, testing\n"
    there.told("precheck", "gt-12")
    there.repository.git("push", "-q", "origin", REF)
    here.repository.git("fetch", "-q", "origin", f"{REF}:{REF}")
    assert here.told("status") == there.told("status")


def test_work_that_was_reviewed_elsewhere_lands_once_the_notes_are_fetched(clones: tuple[Desk, Desk]) -> None:
    here, there = clones
    for desk in clones:
        desk.repository.switch("main")
        desk.repository.commit("law\n\nKeeper: ADR-001", {"keeper/keeper.yaml": "keeper: {require_review: true}\n"})
        desk.repository.git("update-ref", "refs/remotes/origin/main", "main")
        desk.repository.switch(BRANCH)
    here.round("pass")
    here.repository.git("push", "-q", "origin", REF)
    assert ran(there.repository, "-q", "land").returncode == 1
    there.repository.git("fetch", "-q", "origin", f"{REF}:{REF}")
    assert ran(there.repository, "-q", "land").returncode == 0
    assert not (there.repository.path / ".git" / FILE).exists()


def test_of_two_last_words_that_two_clones_recorded_the_one_that_does_not_pass_counts(clones: tuple[Desk, Desk]) -> None:
    here, there = clones
    here.told("assign", "gt-12", "ada", "--role", "nobody")
    here.repository.git("push", "-q", "origin", REF)
    there.repository.git("fetch", "-q", "origin", f"{REF}:{REF}")
    here.answer("ada", "fail")
    there.answer("ada", "pass")
    there.answer("architecture", "pass")
    here.repository.git("push", "-q", "origin", REF)
    there.repository.git("fetch", "-q", "origin", f"{REF}:refs/notes/origin/keeper")
    assert there.told("status").startswith("gt-12: rejected")


def test_notes_are_lines_that_people_and_git_can_read(desk: Desk) -> None:
    desk.told("assign", "gt-12")
    desk.repository.git("notes", "--ref=keeper", "append", "-m", "a word by hand", "HEAD")
    desk.told("claim", "gt-12")
    shown = desk.repository.git("notes", "--ref=keeper", "show", "HEAD")
    assert "a word by hand" in shown
    assert '"kind": "claim"' in shown.splitlines()[-1]
    assert desk.repository.git("fsck", "--strict") == ""


EVENT = Event("result", "t", "a" * 40, "2026-01-01T00:00:00.000000Z", "ada", "r", "one", result="pass", text="für gut befunden\n")
STRANGE = {
    "no JSON": b"{", "a list": b"[]", "an unknown kind": b'{"kind": "vote"}',
    "an unknown field": line_of(EVENT)[:-1].encode() + b', "x": 1}',
    "a number for a text": line_of(EVENT).replace('"ada"', "7").encode(), "no commit": line_of(EVENT).replace("a" * 40, "../etc").encode(),
    "turns as a text": line_of(EVENT)[:-1].encode() + b', "turns": "9"}',
    "turns beyond every database": line_of(EVENT)[:-1].encode() + b', "turns": 100000000000000000000}',
    "turns below nothing": line_of(EVENT)[:-1].encode() + b', "turns": -1}',
    "half a character": line_of(EVENT).replace("ada", r"\ud800").encode(),
    "nesting": b"[" * 100_000, "no text at all": b"\xff\xfe\x00",
}


@pytest.mark.parametrize("line", STRANGE.values(), ids=STRANGE)
def test_a_line_that_is_no_event_is_left_out(line: bytes) -> None:
    good = line_of(EVENT).encode()
    assert list(events_in(b"\n".join((good, line, good)))) == [EVENT, EVENT]


def test_notes_on_what_has_no_readable_name_stay_and_do_not_stop_a_record(desk: Desk) -> None:
    git = desk.repository.git
    blob = git("hash-object", "-w", "--stdin", stdin=b"a word by hand\n")
    tree = git("mktree", "-z", stdin=f"100644 blob {blob}\t".encode() + b"\xff\n\0")
    git("update-ref", REF, git("commit-tree", tree, "-m", "notes"))
    assert desk.told("assign", "gt-12", "--role", "implement").startswith("gt-12: open")
    assert "a word by hand" in git("cat-file", "blob", f"{REF}:".encode() + b"\xff\n")


def test_an_event_is_known_by_what_it_says() -> None:
    again = next(events_in(line_of(EVENT).encode()))
    assert (again, again.id) == (EVENT, EVENT.id)
    assert ordered((EVENT, again)) == (EVENT,)


def test_an_identity_is_not_needed_and_hooks_do_not_run(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.repository.write(".git/hooks/reference-transaction", "#!/bin/sh\nexit 1\n").chmod(0o755)
    for name in ("GIT_AUTHOR_NAME", "GIT_AUTHOR_EMAIL", "GIT_COMMITTER_NAME", "GIT_COMMITTER_EMAIL"):
        monkeypatch.delenv(name)
    done = desk.run("assign", "gt-12")
    assert (done.returncode, done.stderr) == (0, "")

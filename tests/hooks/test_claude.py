"""`hook claude` as Claude Code calls it: JSON on standard input, stopped by status 2, the report read from standard error."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from repository import Repository
from running import answered as keeper
from stacks import APPENDED, REORDERED, town

from keeper_validate.hooks.command import Commit, commits


@pytest.fixture
def rig(tmp_path: Path) -> Repository:
    return town(tmp_path)


def before(rig: Repository, command: str, cwd: Path | None = None) -> tuple[int, str, str]:
    call = {
        "session_id": "s", "cwd": str(cwd or rig.path), "hook_event_name": "PreToolUse", "tool_name": "Bash",
        "tool_input": {"command": command},
    }
    done = keeper(rig.path.parent, "hook", "claude", stdin=json.dumps(call))
    return done.returncode, done.stdout, done.stderr


def stop(rig: Repository, **more: object) -> tuple[int, str, str]:
    done = keeper(rig.path.parent, "hook", "claude", stdin=json.dumps({"cwd": str(rig.path), "hook_event_name": "Stop", **more}))
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("command", [
    'git commit -m "feat: order (gt-1)"', 'npm test && git commit -q -m "feat: order (gt-1)"',
    "KEEPER_ADR=ADR-001 git commit --amend --no-edit",
    "git commit -F - <<'EOF'\nfeat: it's in order\n\nKeeper: ADR-001\nEOF",
    "git commit -m \"$(cat <<'EOF'\nfeat: it's in order\n\nKeeper: ADR-001\nEOF\n)\"",
])
def test_a_commit_that_breaks_its_decision_is_stopped_with_the_agent_report(rig: Repository, command: str) -> None:
    rig.stage({"app/models.py": REORDERED})
    status, out, err = before(rig, command)
    assert (status, out) == (2, "")
    assert err.startswith("keeper-validate: violated ADR-001: 1 finding introduced by this change\n1. block data-append/member-reordered")
    assert "   fix: Keep the order ACTIVE, GONE." in err


@pytest.mark.parametrize("command", [
    "git -C rig commit -m 'feat: order (gt-1)'", "cd rig && git commit -m 'feat: order (gt-1)'",
    "(cd rig/app; git commit -m 'feat: order (gt-1)')",
])
def test_the_commit_is_judged_where_it_is_made(rig: Repository, command: str) -> None:
    rig.stage({"app/models.py": REORDERED})
    status, _, err = before(rig, command, rig.path.parent)
    assert (status, "member-reordered" in err) == (2, True)


def test_a_commit_that_keeps_its_decision_is_answered_with_silence(rig: Repository) -> None:
    rig.stage({"app/models.py": APPENDED})
    assert before(rig, "git commit -m 'feat: away (gt-1)'") == (0, "", "")


@pytest.mark.parametrize("command", ["git status", "git log --grep commit", "echo 'git commit'", "git commit-tree HEAD", "ls"])
def test_what_is_no_commit_is_answered_with_silence(rig: Repository, command: str) -> None:
    rig.stage({"app/models.py": REORDERED})
    assert before(rig, command) == (0, "", "")


def test_a_commit_that_cannot_be_judged_is_stopped(rig: Repository) -> None:
    rig.stage({"app/models.py": APPENDED})
    status, out, err = before(rig, "git commit -m 'feat: away'")
    assert (status, out) == (2, "")
    assert "no decision governs this change" in err


@pytest.mark.parametrize("said", ["", "no json", "[]"])
def test_what_is_no_hook_call_is_not_judged(rig: Repository, said: str) -> None:
    done = keeper(rig.path, "hook", "claude", stdin=said)
    assert (done.returncode, done.stdout) == (2, "")
    assert "reads the JSON of a hook call" in done.stderr


def test_the_end_of_a_turn_is_stopped_once_while_the_branch_breaks_its_decision(rig: Repository) -> None:
    assert stop(rig, stop_hook_active=False) == (0, "", "")
    rig.branch("work")
    rig.commit("feat: order (gt-1)", {"app/models.py": REORDERED})
    status, out, err = stop(rig, stop_hook_active=False)
    assert (status, out) == (2, "")
    assert err.startswith("keeper-validate: this work is not done yet.\nkeeper-validate: violated ADR-001")
    assert stop(rig, stop_hook_active=True) == (0, "", "")


def test_other_events_are_answered_with_silence(rig: Repository) -> None:
    rig.stage({"app/models.py": REORDERED})
    done = keeper(rig.path, "hook", "claude", stdin=json.dumps({"hook_event_name": "PostToolUse", "tool_input": {"command": "git commit"}}))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize(("command", "expected"), [
    ("git add -A && git commit -m one -m two", (Commit(message="one\n\ntwo"),)),
    ("git commit --message='a; b' && git push", (Commit(message="a; b"),)),
    ("git commit -am'attached'", (Commit(message="attached"),)),
    ("export KEEPER_BEAD=gt-1\ngit commit -m x", (Commit(message="x", bead="gt-1"),)),
    ("git commit -m a; git -c user.name=x -C sub commit -m b", (Commit(message="a"), Commit("./sub", "b"))),
    ("git commit -F - <<EOF\nKeeper: ADR-001\nEOF", (Commit(message="git commit -F - <<EOF\nKeeper: ADR-001\nEOF"),)),
    ("echo 'unclosed", ()),
])
def test_commands_are_read_as_a_shell_would(command: str, expected: tuple[Commit, ...]) -> None:
    assert commits(command) == expected

"""Whether a task is worth a review: commits are counted where its author made them, also in the object stores of submodules."""

from __future__ import annotations

from pathlib import Path

import pytest
from desks import DECISION, STATUS, Desk
from repository import Repository

from keeper_validate.gatekeeping.branches import Branch
from keeper_validate.gatekeeping.precheck import precheck

WORK, NOTHING, SUB = Branch("topic", 2), Branch("topic", 0), Branch("orch/t", 1, "core")
ROWS = {
    "commits proceed": ((WORK,), 10, "proceed"),
    "commits proceed however long they took": ((WORK,), 200, "proceed"),
    "commits of a submodule alone proceed": ((NOTHING, SUB), 90, "proceed"),
    "none after few turns goes back": ((NOTHING,), 0, "reject"),
    "none after 79 turns goes back": ((NOTHING,), 79, "reject"),
    "none after 80 turns is cut anew": ((NOTHING,), 80, "recycle"),
    "no branch at all goes back": ((), 3, "reject"),
    "no branch at all after many turns is cut anew": ((), 81, "recycle"),
}


@pytest.mark.parametrize(("branches", "turns", "result"), ROWS.values(), ids=ROWS)
def test_weighs(branches: tuple[Branch, ...], turns: int, result: str) -> None:
    assert precheck(branches, turns).result == result


def test_the_branch_of_the_task_counts_and_not_the_one_checked_out(desk: Desk) -> None:
    desk.repository.git("checkout", "-q", "-b", "polecat/slit/gt-13@m4x", "main")
    assert desk.told("precheck", "gt-12") == "proceed: 1 commit: 1 on polecat/nux/gt-12@m3x\n"
    assert desk.told("precheck", "gt-13", status=1).startswith("reject: no commit yet (0 on polecat/slit/gt-13@m4x)")
    assert desk.data("precheck", "gt-13", "--turns", "80", status=1)["precheck"] == "recycle"
    assert "(no branch ends in its id; --branch names another one)" in desk.told("precheck", "gt-14", status=1)


def test_what_the_target_has_already_is_not_counted(desk: Desk) -> None:
    desk.repository.git("branch", "integration/mail", "HEAD")
    assert desk.run("precheck", "gt-12", "--target", "integration/mail").returncode == 1
    assert desk.told("precheck", "gt-77", "--branch", "polecat/nux/gt-12@m3x").startswith("proceed: 1 commit")


def test_a_branch_of_the_remote_will_do_and_two_different_ones_are_asked_about(desk: Desk) -> None:
    tip = desk.repository.git("rev-parse", "HEAD")
    desk.repository.switch("main")
    desk.repository.git("update-ref", "refs/remotes/origin/polecat/nux/gt-12@m3x", tip)
    desk.repository.git("branch", "-q", "-D", "polecat/nux/gt-12@m3x")
    assert desk.told("precheck", "gt-12") == "proceed: 1 commit: 1 on origin/polecat/nux/gt-12@m3x\n"
    named = desk.data("assign", "gt-77", "ada", "--branch", "origin/polecat/nux/gt-12@m3x")["rounds"][0]
    assert (named["commit"], named["branch"]) == (tip, "origin/polecat/nux/gt-12@m3x")
    desk.repository.git("update-ref", "refs/remotes/origin/orch/gt-12", "main")
    assert "are branches of gt-12: say with --branch which one it is" in desk.refused("precheck", "gt-12")


@pytest.fixture
def nested(tmp_path: Path) -> Desk:
    """A project with the submodule `core`, and a linked work tree of it in which an agent has the submodule checked out."""
    core = Repository(tmp_path / "core")
    core.commit("start", {"core.py": "x = 1\n"})
    project = Repository(tmp_path / "project")
    project.commit("start", {"keeper/decisions/001-members.yaml": DECISION, "app/models.py": STATUS})
    project.git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", str(core.path), "core")
    project.commit("core")
    project.git("worktree", "add", "-q", "--detach", str(tmp_path / "agent"))
    project.git("-c", "protocol.file.allow=always", "submodule", "--quiet", "update", "--init", cwd=tmp_path / "agent")
    return Desk(project)


def test_feature_branches_of_a_submodule_count_wherever_a_work_tree_keeps_them(nested: Desk) -> None:
    agent = Repository(nested.repository.path.parent / "agent" / "core")
    none = "reject: no commit yet (no branch ends in its id; --branch names another one): back to its author\n"
    assert nested.told("precheck", "c338e19e", status=1) == none
    agent.branch("orch/c338e19e")
    assert "0 on orch/c338e19e in core" in nested.told("precheck", "c338e19e", "--turns", "12", status=1)
    agent.commit("work", {"core.py": "x = 2\n"})
    agent.commit("more", {"core.py": "x = 3\n"})
    agent.switch("main")
    assert nested.told("precheck", "c338e19e") == "proceed: 2 commits: 2 on orch/c338e19e in core\n"
    told = nested.data("precheck", "c338e19e", "--turns", "120")
    assert told["branches"] == [{"name": "orch/c338e19e", "commits": 2, "submodule": "core"}]


def test_a_submodule_of_the_main_work_tree_counts_and_its_landed_commits_do_not(nested: Desk) -> None:
    core = Repository(nested.repository.path / "core")
    core.branch("orch/t1")
    core.commit("work", {"core.py": "x = 2\n"})
    assert nested.told("precheck", "t1") == "proceed: 1 commit: 1 on orch/t1 in core\n"
    core.switch("main")
    core.git("merge", "-q", "--ff-only", "orch/t1")
    assert nested.run("precheck", "t1").returncode == 1


def test_work_that_lies_in_a_submodule_alone_is_reviewed_there(nested: Desk) -> None:
    assert "run this in the submodule that has it (-C)" in nested.refused("assign", "t1")

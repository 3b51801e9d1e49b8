"""`land` in real repositories: the whole work is judged, and what agents leave behind does not land, however the merge is made."""

from __future__ import annotations

from pathlib import Path

import pytest
from repository import Repository
from running import answered as keeper

from keeper_validate import git
from keeper_validate.errors import KeeperError
from keeper_validate.landing.strip import strip

DECISION = "keeper_decision:\n  id: ADR-001\n  status: approved\n  constraints:\n    - data-append\n"
STATUS = "from enum import Enum\n\n\nclass Status(Enum):\n    ACTIVE = 'active'\n    GONE = 'gone'\n"
REORDERED = "from enum import Enum\n\n\nclass Status(Enum):\n    GONE = 'gone'\n    ACTIVE = 'active'\n"
NOTES = {".gt/discovery/api.md": "# What the API does\n\nIt answers.\n", ".gt/discovery/deep/er.md": "deeper\n", ".gt/town.json": "{}\n"}
MESSAGE = "append\n\nKeeper: ADR-001"


@pytest.fixture
def project(tmp_path: Path) -> Repository:
    """`main` under a decision; `integration/mail` with work and discovery documents, checked out."""
    repository = Repository(tmp_path / "project")
    repository.commit("start", {"keeper/decisions/001-members.yaml": DECISION, "app/models.py": STATUS, "README.md": "read\n"})
    repository.branch("integration/mail")
    repository.commit(MESSAGE, {"app/models.py": STATUS + "    AWAY = 'away'\n", **NOTES})
    return repository


def files(project: Repository, revision: str, below: str = ".gt") -> list[str]:
    return project.git("ls-tree", "-r", "--name-only", revision, "--", below).split()


def test_strip_takes_the_discovery_documents_off_by_a_commit_of_its_own(project: Repository) -> None:
    tip = project.git("rev-parse", "HEAD")
    done = keeper(project.path, "land", "--strip")
    assert done.returncode == 0, done.stderr
    assert "integration/mail: 2 files of .gt/discovery taken off by commit" in done.stderr
    assert project.git("log", "-1", "--format=%s%n%P") == f"chore: strip .gt/discovery before landing (integration/mail)\n{tip}"
    assert project.git("diff", "--name-status", "HEAD~1", "HEAD") == "D\t.gt/discovery/api.md\nD\t.gt/discovery/deep/er.md"
    assert files(project, "HEAD") == [".gt/town.json"]
    assert project.git("status", "--porcelain") == ""
    assert not (project.path / ".gt/discovery").exists()


def test_the_commit_that_strips_names_a_decision_that_the_work_stands_under(project: Repository) -> None:
    project.switch("main")
    project.commit("decide", {"keeper/decisions/002-more.yaml": DECISION.replace("001", "002")})
    project.switch("integration/mail")
    project.git("merge", "-q", "main")
    project.commit("note\n\nKeeper: ADR-002", {"app/notes.txt": "x\n"})
    assert keeper(project.path, "land", "--strip").returncode == 0
    assert project.git("log", "-1", "--format=%b").strip() in ("Keeper: 001-members", "Keeper: 002-more")
    assert keeper(project.path, "land").returncode == 0


def test_strip_is_idempotent(project: Repository) -> None:
    keeper(project.path, "land", "--strip")
    tip = project.git("rev-parse", "HEAD")
    assert keeper(project.path, "land", "--strip").returncode == 0
    assert project.git("rev-parse", "HEAD") == tip


def test_one_that_died_before_the_branch_moved_is_ended_by_the_next(project: Repository) -> None:
    project.git("rm", "-r", "-q", "--cached", ".gt/discovery")
    assert keeper(project.path, "land", "--strip").returncode == 0
    assert (project.git("status", "--porcelain"), files(project, "HEAD")) == ("", [".gt/town.json"])
    assert not (project.path / ".gt/discovery").exists()


def test_a_branch_that_moves_while_it_is_stripped_is_left_where_it_is(project: Repository) -> None:
    opened = git.open_repository(str(project.path))
    tip = opened.objects.commit(project.git("rev-parse", "HEAD"))
    assert tip is not None
    project.commit("meanwhile", {"more.txt": "x\n"})
    now = project.git("rev-parse", "HEAD")
    with pytest.raises(KeeperError, match=rf"^integration/mail moved to {now[:12]} while .gt/discovery was taken off it: run this again$"):
        strip(opened, "integration/mail", tip)
    assert project.git("rev-parse", "HEAD") == now and (project.path / ".gt/discovery/api.md").exists()
    assert keeper(project.path, "land", "--strip").returncode == 0
    assert project.git("status", "--porcelain") == ""


def test_unrelated_changes_of_index_and_work_tree_stay(project: Repository) -> None:
    project.stage({"staged.txt": "staged\n"})
    project.write("README.md", "unstaged\n")
    project.write("untracked.txt", "untracked\n")
    before = project.git("status", "--porcelain")
    assert keeper(project.path, "land", "--strip").returncode == 0
    assert project.git("status", "--porcelain") == before
    assert files(project, "HEAD", "staged.txt") == []


def test_a_discovery_document_edited_since_stays_in_the_work_tree(project: Repository) -> None:
    project.write(".gt/discovery/api.md", "edited\n")
    done = keeper(project.path, "land", "--strip")
    assert ".gt/discovery/api.md differs from what was committed, and stays in the work tree" in done.stderr
    assert (project.path / ".gt/discovery/api.md").read_text() == "edited\n"


def test_staged_discovery_is_not_lost(project: Repository) -> None:
    tip = project.git("rev-parse", "HEAD")
    project.stage({".gt/discovery/api.md": "staged\n"})
    done = keeper(project.path, "land", "--strip")
    assert (done.returncode, project.git("rev-parse", "HEAD")) == (2, tip)
    assert ".gt/discovery/api.md is staged and differs from the last commit" in done.stderr


def test_a_link_in_the_place_of_the_folder_is_not_followed(project: Repository, tmp_path: Path) -> None:
    (project.path / ".gt/discovery").rename(tmp_path / "outside")
    (project.path / ".gt/discovery").symlink_to(tmp_path / "outside")
    assert keeper(project.path, "land", "--strip").returncode == 0
    assert (tmp_path / "outside/api.md").exists()


def test_hooks_do_not_run_and_a_subdirectory_will_do(project: Repository) -> None:
    for name in ("pre-commit", "commit-msg", "reference-transaction", "post-commit"):
        project.write(f".git/hooks/{name}", "#!/bin/sh\nexit 1\n").chmod(0o755)
    assert keeper(project.path / "app", "land", "--strip").returncode == 0
    assert files(project, "HEAD") == [".gt/town.json"]


@pytest.mark.parametrize("how", ["no-ff", "squash", "rebase"])
def test_nothing_of_it_lands_however_the_branch_is_merged(project: Repository, how: str) -> None:
    assert keeper(project.path, "land", "--strip").returncode == 0
    project.switch("main")
    project.commit("meanwhile", {"other.txt": "other\n"})
    if how == "no-ff":
        project.merge("integration/mail")
    if how == "squash":
        project.git("merge", "-q", "--squash", "integration/mail")
        project.commit("squashed")
    if how == "rebase":
        project.git("rebase", "-q", "main", "integration/mail")
        project.switch("main")
        project.git("merge", "-q", "--ff-only", "integration/mail")
    assert files(project, "main") == [".gt/town.json"]
    assert "AWAY" in project.git("show", "main:app/models.py")


def test_it_works_in_a_linked_worktree_and_refuses_a_branch_that_is_checked_out_elsewhere(project: Repository, tmp_path: Path) -> None:
    project.switch("main")
    project.git("worktree", "add", "-q", str(tmp_path / "linked"), "integration/mail")
    done = keeper(project.path, "land", "--strip", "integration/mail")
    assert done.returncode == 2
    assert f"integration/mail is checked out in {tmp_path / 'linked'}: run this there" in done.stderr
    assert keeper(tmp_path / "linked", "land", "--strip").returncode == 0
    assert files(project, "integration/mail") == [".gt/town.json"]
    assert Repository(tmp_path / "linked").git("status", "--porcelain") == ""


def test_a_branch_that_is_not_checked_out_is_stripped_without_touching_the_work_tree(project: Repository) -> None:
    project.switch("main")
    project.write("README.md", "unstaged\n")
    assert keeper(project.path, "land", "--strip", "integration/mail").returncode == 0
    assert files(project, "integration/mail") == [".gt/town.json"]
    assert project.git("status", "--porcelain") == " M README.md"


def test_the_text_can_be_kept_in_a_note(project: Repository) -> None:
    tip = project.git("rev-parse", "HEAD")
    done = keeper(project.path, "land", "--strip", "--archive")
    assert f"git notes --ref=keeper-discovery show {tip[:12]}" in done.stderr
    text = project.git("notes", "--ref=keeper-discovery", "show", tip)
    assert text == "## .gt/discovery/api.md\n\n# What the API does\n\nIt answers.\n\n## .gt/discovery/deep/er.md\n\ndeeper"


def test_violated_work_is_neither_landed_nor_stripped(project: Repository) -> None:
    tip = project.commit("reorder\n\nKeeper: ADR-001", {"app/models.py": REORDERED})
    done = keeper(project.path, "land", "--strip")
    assert (done.returncode, project.git("rev-parse", "HEAD")) == (1, tip)
    assert "data-append/member-reordered" in done.stdout
    assert "stage landing" in done.stdout


def test_the_law_is_that_of_the_target_not_that_of_the_branch(project: Repository) -> None:
    project.commit("milder", {"keeper/decisions/001-members.yaml": DECISION.replace("data-append", "rest-shape")})
    project.commit("reorder\n\nKeeper: ADR-001", {"app/models.py": REORDERED})
    done = keeper(project.path, "land")
    assert done.returncode == 1
    assert "data-append/member-reordered" in done.stdout
    project.commit("own\n\nKeeper: ADR-002", {"keeper/decisions/002-own.yaml": DECISION.replace("001", "002")})
    done = keeper(project.path, "--adr", "ADR-002", "land")
    assert done.returncode == 2
    assert "keeper/decisions/002-own.yaml is not on the target branch" in done.stderr


def test_what_is_left_behind_stops_a_landing_on_the_default_branch(project: Repository) -> None:
    done = keeper(project.path, "land")
    assert done.returncode == 1
    assert ".gt/discovery/api.md and 1 more must not land on the default branch: run `keeper-validate land --strip`" in done.stderr


@pytest.mark.parametrize("target", [
    {"PRE_COMMIT_REMOTE_BRANCH": "refs/heads/integration/mail"}, {"GITHUB_BASE_REF": "integration/mail"},
    {"CI_MERGE_REQUEST_TARGET_BRANCH_NAME": "integration/mail"},
])
def test_check_is_silent_on_the_way_to_another_branch(project: Repository, target: dict[str, str]) -> None:
    done = keeper(project.path, "land", "--check", **target)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize("target", [
    {}, {"PRE_COMMIT_REMOTE_BRANCH": "refs/heads/main"}, {"GITHUB_BASE_REF": "main"}, {"CI_MERGE_REQUEST_TARGET_BRANCH_NAME": "main"},
    {"GITHUB_REF_NAME": "gh-readonly-queue/main/pr-12-abc"},
])
def test_check_blocks_on_the_way_to_the_default_branch_and_is_silent_once_stripped(project: Repository, target: dict[str, str]) -> None:
    done = keeper(project.path, "land", "--check", **target)
    assert (done.returncode, done.stdout) == (1, "")
    assert "must not land on the default branch: run `keeper-validate land --strip` on integration/mail\n" in done.stderr
    keeper(project.path, "land", "--strip")
    done = keeper(project.path, "land", "--check", **target)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_the_default_branch_is_the_one_that_the_remote_names(project: Repository) -> None:
    project.git("update-ref", "refs/remotes/origin/trunk", "main")
    project.git("symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/trunk")
    assert keeper(project.path, "land", "--check", GITHUB_BASE_REF="trunk").returncode == 1
    assert keeper(project.path, "land", "--check", GITHUB_BASE_REF="main").returncode == 0
    assert keeper(project.path, "land", "--check", "--target", "origin/trunk").returncode == 1


@pytest.mark.parametrize(("argv", "said"), [
    (("--check", "--strip"), "name one of them"), (("--archive",), "name both"),
    (("--strip", "nowhere"), "nowhere is no branch of this clone"),
])
def test_contradictions_are_refused_in_a_sentence(project: Repository, argv: tuple[str, ...], said: str) -> None:
    done = keeper(project.path, "land", *argv)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr

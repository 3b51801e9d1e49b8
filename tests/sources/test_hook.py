"""What the hooks of real commits are shown: the index that Git is about to commit, whatever file it lies in."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from choosing import chosen, outline
from repository import Repository

from keeper_validate.change import Request, select

PROJECT = Path(__file__).resolve().parents[2]
PROGRAM = """
import sys
sys.path.insert(0, {project!r})
from keeper_validate.change import Request, select
change = select(Request())
files = ",".join(f"{{file.status}} {{file.path}}={{(change.head.read(file.path) or b'-').decode().strip()}}" for file in change.files)
with open({out!r}, "a") as file:
    print(change.how, files, len(change.parents), sep="|", file=file)
"""


@pytest.fixture
def hooked(repository: Repository, tmp_path: Path) -> Repository:
    repository.commit("first", {"a.py": "a\n", "b.py": "b\n"})
    program = tmp_path / "program.py"
    program.write_text(PROGRAM.format(project=str(PROJECT), out=str(tmp_path / "seen")))
    for name in ("pre-commit", "pre-merge-commit"):
        hook = repository.path / ".git" / "hooks" / name
        hook.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{program}"\n')
        hook.chmod(0o755)
    return repository


def seen(repository: Repository) -> list[str]:
    return (repository.path.parent / "seen").read_text().splitlines()


def test_a_plain_commit_shows_what_is_staged(hooked: Repository) -> None:
    hooked.stage({"c.py": "c\n"})
    hooked.write("b.py", "unstaged\n")
    hooked.commit("second")
    assert seen(hooked) == ["the staged change|added c.py=c|0"]


def test_commit_all_shows_the_tracked_files(hooked: Repository) -> None:
    hooked.write("b.py", "all\n")
    hooked.git("commit", "-q", "-a", "-m", "second")
    assert seen(hooked) == ["the staged change|changed b.py=all|0"]


def test_commit_of_a_path_shows_that_path_only(hooked: Repository) -> None:
    hooked.stage({"c.py": "c\n"})
    hooked.write("b.py", "path\n")
    hooked.git("commit", "-q", "-m", "second", "--", "b.py")
    assert seen(hooked) == ["the staged change|changed b.py=path|0"]


def test_an_amended_commit_shows_what_the_amendment_adds(hooked: Repository) -> None:
    hooked.stage({"c.py": "c\n"})
    hooked.git("commit", "-q", "--amend", "-m", "again")
    hooked.git("commit", "-q", "--amend", "-m", "only the message")
    assert seen(hooked) == ["the staged change|added c.py=c|0", "the staged change||0"]


def test_a_commit_from_a_subdirectory_shows_the_whole_change(hooked: Repository) -> None:
    hooked.stage({"sub/c.py": "c\n"})
    hooked.git("commit", "-q", "-m", "second", cwd=hooked.path / "sub")
    assert seen(hooked) == ["the staged change|added sub/c.py=c|0"]


def test_a_commit_in_a_linked_worktree_shows_its_own_index(hooked: Repository, tmp_path: Path) -> None:
    hooked.git("worktree", "add", "-q", "-b", "linked", str(tmp_path / "linked"))
    linked = Repository(tmp_path / "linked")
    hooked.stage({"main.py": "m\n"})
    linked.stage({"w.py": "w\n"})
    linked.commit("second")
    assert seen(hooked) == ["the staged change|added w.py=w|0"]


def test_a_merge_shows_the_branch_it_merges_as_a_parent(hooked: Repository) -> None:
    hooked.branch("side")
    hooked.commit("side", {"side.py": "s\n"}, "--no-verify")
    hooked.switch("main")
    hooked.commit("main", {"main.py": "m\n"}, "--no-verify")
    hooked.merge("side")
    assert seen(hooked) == ["the staged change|added side.py=s|1"]


def test_a_relative_index_file_is_the_one_judged(repository: Repository, monkeypatch: pytest.MonkeyPatch) -> None:
    repository.commit("first", {"a.py": "a\n"})
    repository.git("read-tree", "HEAD", GIT_INDEX_FILE=".git/other-index")
    repository.write("b.py", "b\n")
    repository.git("add", "b.py", GIT_INDEX_FILE=".git/other-index")
    (repository.path / "sub").mkdir()
    monkeypatch.setenv("GIT_INDEX_FILE", ".git/other-index")
    for directory in (repository.path, repository.path / "sub"):
        assert outline(select(Request(directory=str(directory)))) == ["added b.py"]


def test_a_git_dir_in_the_environment_names_the_repository(repository: Repository, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    repository.commit("first")
    oid = repository.commit("second", {"a.py": "a\n"})
    monkeypatch.setenv("GIT_DIR", str(repository.path / ".git"))
    assert select(Request(directory=str(tmp_path), commit="HEAD")).head.label == oid


def test_inside_a_commit_hook_the_event_of_a_host_does_not_matter(forked: Repository, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GITHUB_EVENT_PATH", "/nowhere")
    monkeypatch.setenv("GIT_INDEX_FILE", ".git/index")
    assert chosen(forked).how == "the staged change"

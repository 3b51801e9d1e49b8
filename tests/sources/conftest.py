"""Repositories in the states that the sources are tested in."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from repository import Repository


@pytest.fixture(scope="session")
def fork(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built once, copied for each test."""
    repository = Repository(tmp_path_factory.mktemp("fork") / "repository")
    repository.commit("base", {"a.py": "a\n"})
    repository.branch("work")
    repository.commit("one", {"one.py": "1\n"})
    repository.commit("two", {"two.py": "2\n"})
    repository.switch("main")
    repository.commit("main", {"main.py": "m\n"})
    repository.switch("work")
    return repository.path


@pytest.fixture
def forked(fork: Path, tmp_path: Path) -> Repository:
    """A fork: main went on with `main.py` after the branch `work`, checked out, left with `one.py` and `two.py`."""
    shutil.copytree(fork, tmp_path / "repository", symlinks=True)
    return Repository(tmp_path / "repository")

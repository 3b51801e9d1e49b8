"""Repositories in the states that the sources are tested in."""

from __future__ import annotations

import pytest
from repository import Repository


@pytest.fixture
def forked(repository: Repository) -> Repository:
    """A fork: main went on with `main.py` after the branch `work`, checked out, left with `one.py` and `two.py`."""
    repository.commit("base", {"a.py": "a\n"})
    repository.branch("work")
    repository.commit("one", {"one.py": "1\n"})
    repository.commit("two", {"two.py": "2\n"})
    repository.switch("main")
    repository.commit("main", {"main.py": "m\n"})
    repository.switch("work")
    return repository

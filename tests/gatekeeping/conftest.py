"""A project with a law on `main` and a polecat's branch of work for the task gt-12, checked out."""

from __future__ import annotations

from pathlib import Path

import pytest
from desks import Desk, project


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(project(tmp_path / "project"))

"""The sample application of the demonstration, as a repository that stories change."""

from __future__ import annotations

from pathlib import Path

import pytest
from repository import Repository

SAMPLE = Path(__file__).resolve().parents[2] / "seeds" / "demo" / "repository"


@pytest.fixture
def sample(tmp_path: Path) -> Repository:
    """The sample application with ADR-017 and its vault, committed on main."""
    repository = Repository(tmp_path / "sample")
    files = {path.relative_to(SAMPLE).as_posix(): path.read_text(encoding="utf-8") for path in sorted(SAMPLE.rglob("*")) if path.is_file()}
    repository.commit("The application as it is", files)
    return repository

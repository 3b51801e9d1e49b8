"""Commands may change the working directory (-C) and look at the environment; each test starts in a neutral one."""

from __future__ import annotations

import os
from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def neutral(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An own directory, and nothing that speaks of another repository, pipeline or decision."""
    monkeypatch.chdir(tmp_path)
    for name in [name for name in os.environ if name.startswith(("GIT_", "KEEPER_", "GITHUB_", "CI_", "PRE_COMMIT"))]:
        monkeypatch.delenv(name)

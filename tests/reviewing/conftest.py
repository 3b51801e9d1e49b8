"""What the tests of a review share."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from reviewing.house import Reviewer, Run, house


@pytest.fixture
def reviewer(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Reviewer:
    """Builds a house and gives what reviews in it; nothing of a convoy around the tests reaches it."""
    monkeypatch.chdir(tmp_path)
    for name in [name for name in os.environ if name.startswith(("GIT_", "GT_", "KEEPER_", "GITHUB_", "CI_"))]:
        monkeypatch.delenv(name)
    return lambda *arguments, **files: Run(house(tmp_path / "house", *arguments, **files), capsys)

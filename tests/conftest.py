"""What every test needs: an environment in which no other repository, hook or CI host speaks, and a repository to work in."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from repository import Repository, environment

# How long a busy machine takes to think up an input, or to answer, says nothing about the answer.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")
_SURROUNDINGS = ("GITHUB_", "CI_", "KEEPER_MODE", "KEEPER_ADR", "KEEPER_BEAD", "PRE_COMMIT_", "NO_COLOR", "FORCE_COLOR")


@pytest.fixture(autouse=True)
def quiet_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests run the same under a hook, in CI and on a desk."""
    for key in os.environ.keys() - environment().keys():
        monkeypatch.delenv(key)
    for key, value in environment().items():
        monkeypatch.setenv(key, value)
    for key in list(os.environ):
        if key.startswith(_SURROUNDINGS) or key == "CI":
            monkeypatch.delenv(key)


@pytest.fixture
def repository(tmp_path: Path) -> Repository:
    """An empty repository on branch `main`."""
    return Repository(tmp_path / "repository")


@pytest.fixture
def sample(tmp_path: Path) -> Repository:
    """The sample application with ADR-017 and its vault, committed on main."""
    from table import sample_at

    return sample_at(tmp_path / "sample")

"""What every test needs: an environment in which no other repository, hook or CI host speaks, and a repository to work in."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from repository import Repository, environment

from keeper_validate.extract import grammars

# How long a busy machine takes to think up an input, or to answer, says nothing about the answer; and the same commit is answered alike
# every time. What nobody thought of is looked for with `--hypothesis-profile=exploring`, and by `make fuzz`.
settings.register_profile("patient", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("exploring", settings.get_profile("patient"), derandomize=False, max_examples=2_000)
settings.load_profile("patient")
_SURROUNDINGS = ("GITHUB_", "CI_", "KEEPER_MODE", "KEEPER_ADR", "KEEPER_BEAD", "PRE_COMMIT_", "NO_COLOR", "FORCE_COLOR")


@pytest.fixture(autouse=True, scope="session")
def quiet_environment() -> Iterator[None]:
    """Tests run the same under a hook, in CI and on a desk."""
    with pytest.MonkeyPatch.context() as patch:
        for key in os.environ.keys() - environment().keys():
            patch.delenv(key)
        for key, value in environment().items():
            patch.setenv(key, value)
        for key in [key for key in os.environ if key.startswith(_SURROUNDINGS) or key == "CI"]:
            patch.delenv(key)
        # A parser may take five seconds of the clock, which a busy machine takes as well.
        patch.setattr(grammars, "_LONGEST", 60 * grammars._LONGEST)
        yield


@pytest.fixture(autouse=True)
def same_environment(quiet_environment: None) -> Iterator[None]:
    """No test leaves a variable behind for the next."""
    held = dict(os.environ)
    yield
    if os.environ != held:
        os.environ.clear()
        os.environ.update(held)


@pytest.fixture
def repository(tmp_path: Path) -> Repository:
    """An empty repository on branch `main`."""
    return Repository(tmp_path / "repository")


@pytest.fixture
def sample(tmp_path: Path) -> Repository:
    """The sample application with ADR-017 and its vault, committed on main."""
    from table import sample_at

    return sample_at(tmp_path / "sample")

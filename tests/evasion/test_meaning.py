"""Attempts to hide what a change means are seen through, or fail closed; what looks alike stays green (`meaning.yaml`)."""

from __future__ import annotations

import pytest
from repository import Repository
from table import Change, changes, judged, places

TABLE = "evasion/meaning.yaml"


@pytest.mark.parametrize("change", changes(TABLE, "violating"), ids=lambda change: change.name)
def test_is_seen_through(sample: Repository, change: Change) -> None:
    verdict = judged(sample, change)
    assert verdict.outcome == "violated"
    assert change.found <= places(verdict), places(verdict)


@pytest.mark.parametrize("change", changes(TABLE, "upheld"), ids=lambda change: change.name)
def test_is_left_alone(sample: Repository, change: Change) -> None:
    verdict = judged(sample, change)
    assert (verdict.outcome, places(verdict)) == ("upheld", set())

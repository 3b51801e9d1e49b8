"""ADR-017 over the sample application: every way to build a modal, a button or an authentication service of one's own is found at its
place, and what only looks like it passes (`profile_modal.yaml`)."""

from __future__ import annotations

import pytest
from repository import Repository
from table import Change, changes, judged, places

TABLE = "stories/profile_modal.yaml"


@pytest.mark.parametrize("change", changes(TABLE, "violating"), ids=lambda change: change.name)
def test_is_blocked(sample: Repository, change: Change) -> None:
    verdict = judged(sample, change)
    assert verdict.outcome == "violated"
    assert change.found <= places(verdict), places(verdict)
    assert all(finding.remedy for finding in verdict.findings)


@pytest.mark.parametrize("change", changes(TABLE, "upheld"), ids=lambda change: change.name)
def test_passes(sample: Repository, change: Change) -> None:
    verdict = judged(sample, change)
    assert (verdict.outcome, places(verdict)) == ("upheld", set())

"""Each attempt to get around the judge is blocked, or fails closed with the reason; what only looks like one passes (the tables beside)."""

from __future__ import annotations

import pytest
from attempts import Attempt, attempted, attempts
from repository import Repository

COMMANDS = ("::error ", "::warning ", "::notice ")
FAMILIES = ("law", "files", "state", "judge", "git", "hosts")
ATTEMPTS = [pytest.param(attempt, id=f"{family}: {attempt.name}") for family in FAMILIES for attempt in attempts(f"evasion/{family}.yaml")]


@pytest.mark.parametrize("attempt", ATTEMPTS)
def test_it_is_not_fooled(sample: Repository, attempt: Attempt, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    outcome = attempted(sample, attempt, monkeypatch, capfd)
    assert outcome.status == attempt.status, outcome.said
    assert [text for text in attempt.says if text not in outcome.said] == [], outcome.said
    assert not (sample.path / "sprung").exists(), "a program of the repository's was run"
    lines = [line for line in outcome.said.split("\n") if line.lstrip().startswith(("::", "##["))]
    assert "\x1b" not in outcome.said, "the repository spoke to the terminal"
    assert all(line.startswith(COMMANDS) for line in lines), "the repository spoke to the host"

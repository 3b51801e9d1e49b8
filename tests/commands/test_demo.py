"""`demo`: the first change is blocked for each of its reasons, the second passes, wherever the demo is started."""

from __future__ import annotations

from pathlib import Path

import pytest
from repository import Repository

from keeper_validate import main
from keeper_validate.errors import UPHELD


def test_a_violating_change_is_blocked_and_the_mended_one_passes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.run(["demo"]) == UPHELD
    first, second = capsys.readouterr().out.split("2. The same feature")
    assert "violated ADR-017" in first
    assert "forbidden/new-component  web/src/profile/ProfileSheet.tsx:4\n" in first
    assert "vault/append-only  api/models.py:8\n" in first
    assert "block" not in second.split("Clauses of")[0]
    assert "upheld ADR-017: judged 2 files" in second
    assert second.endswith("Blocked, then upheld: as it should be. In your own repository: keeper-validate --help\n")


def test_the_readme_shows_what_the_demo_prints(capsys: pytest.CaptureFixture[str]) -> None:
    readme = (Path(__file__).resolve().parents[2] / "README.md").read_text(encoding="utf-8")
    shown = readme.partition("```text\n")[2].partition("\n```")[0].split("\n")
    assert main.run(["demo"]) == UPHELD
    printed = capsys.readouterr().out.split("\n")
    assert len(shown) > 20
    assert [line for line in shown if line not in printed and line != "  ..."] == []


def test_a_hook_s_environment_does_not_reach_the_demo(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:
    other = Repository(tmp_path / "other")
    other.commit("one", {"a": "1"})
    monkeypatch.setenv("GIT_DIR", str(other.path / ".git"))
    monkeypatch.setenv("GIT_INDEX_FILE", str(other.path / ".git" / "index"))
    monkeypatch.setenv("KEEPER_ADR", "ADR-404")
    assert main.run(["demo"]) == UPHELD
    assert "upheld ADR-017" in capsys.readouterr().out
    assert other.git("log", "--format=%s") == "one"

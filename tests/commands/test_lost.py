"""A file that Git has not got: the rest of the change is judged, and the change is not upheld."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from repository import Repository

from keeper_validate import main
from keeper_validate.errors import VIOLATED

DECISION = "keeper_decision:\n  id: ADR-001\n  status: approved\n  mode: {mode}\n  constraints:\n    - {clause}\n"


@pytest.mark.parametrize("path", ["b.json", "b.py"])
@pytest.mark.parametrize("mode", ["growth", "seeding"])
@pytest.mark.parametrize("clause", ["data-append", "ui-extend"])
def test_a_lost_file_never_passes_and_hides_nothing_else(
    clause: str, mode: str, path: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    project = Repository(tmp_path / "project")
    decision = DECISION.format(clause=clause, mode=mode)
    project.commit("start", {"keeper/decisions/001-a.yaml": decision, "a.proto": "enum A { X = 0; Y = 1; }", path: "{}"})
    project.commit("change", {"a.proto": "enum A { Y = 1; }", path: '{"enum": []}'})
    oid = project.git("rev-parse", f"HEAD:{path}")
    (project.path / ".git" / "objects" / oid[:2] / oid[2:]).unlink()
    assert main.run(["-C", str(project.path), "--adr", "ADR-001", "--format", "json", "diff", "--commit", "HEAD"]) == VIOLATED
    found = json.loads(capsys.readouterr().out)["findings"]
    assert [one["path"] for one in found if one["rule"] == "unread/gap"] == [path]
    assert [one["path"] for one in found if one["rule"].startswith("data-append/")] == (["a.proto"] if clause == "data-append" else [])

"""The hooks as the real pre-commit framework installs and runs them from this repository."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from repository import Repository, environment

ROOT = Path(__file__).resolve().parent.parent
DECISION = "keeper_decision:\n  id: ADR-001\n  status: approved\n  constraints:\n    - data-append\n"
STATUS = "from enum import Enum\n\n\nclass Status(Enum):\n    ACTIVE = 'active'\n    GONE = 'gone'\n"
REORDERED = "from enum import Enum\n\n\nclass Status(Enum):\n    GONE = 'gone'\n    ACTIVE = 'active'\n"


def pre_commit(cwd: Path, home: Path, *argv: str, **extra: str) -> subprocess.CompletedProcess[str]:
    variables = environment() | {"PRE_COMMIT_HOME": str(home), **extra}
    return subprocess.run(
        [sys.executable, "-m", "pre_commit", *argv], cwd=cwd, env=variables, capture_output=True, text=True, check=False,
    )


def test_the_manifest_is_valid_and_the_readme_names_its_hooks(tmp_path: Path) -> None:
    done = pre_commit(ROOT, tmp_path, "validate-manifest", str(ROOT / ".pre-commit-hooks.yaml"))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    manifest = (ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8")
    hooks = [line.removeprefix("- id: ") for line in manifest.splitlines() if line.startswith("- id: ")]
    assert [hook for hook in hooks if f"- id: {hook}" not in readme] == []


@pytest.mark.slow
def test_a_violation_is_blocked_and_its_mend_passes_under_the_framework(tmp_path: Path) -> None:
    hooks = Repository(tmp_path / "hooks")
    for name in ("keeper_validate", "rules", "seeds", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".pre-commit-hooks.yaml"):
        subprocess.run(["cp", "-R", str(ROOT / name), str(hooks.path)], check=True)
    hooks.git("add", "--all", "--", ".", ":!*.pyc")
    revision = hooks.commit("the hooks")
    project = Repository(tmp_path / "project")
    config = f"repos:\n- repo: {hooks.path}\n  rev: {revision}\n  hooks:\n  - id: keeper-validate\n"
    project.commit("start", {"keeper/decisions/001-members.yaml": DECISION, "app/models.py": STATUS, ".pre-commit-config.yaml": config})
    project.stage({"app/models.py": REORDERED})
    done = pre_commit(project.path, tmp_path / "home", "run", KEEPER_ADR="ADR-001")
    assert done.returncode == 1, done.stdout + done.stderr
    assert "block  data-append/member-reordered  app/models.py:4\n" in done.stdout
    project.stage({"app/models.py": STATUS + "    AWAY = 'away'\n"})
    assert pre_commit(project.path, tmp_path / "home", "run", KEEPER_ADR="ADR-001").returncode == 0

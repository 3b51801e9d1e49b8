"""A Python that has keeper-validate as this checkout is, without an installation: the environment that the action finds already made."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A RUNNER_TEMP that another step of the same job has installed the action into."""
    temp = tmp_path_factory.mktemp("runner")
    made = temp / "keeper-validate-action"
    subprocess.run([sys.executable, "-I", "-m", "venv", "--without-pip", str(made)], check=True)
    site = next(made.glob("lib/python*/site-packages"))
    (site / "checkout.pth").write_text(f"{ROOT}\n{sysconfig.get_path('purelib')}\n{sysconfig.get_path('platlib')}\n", encoding="utf-8")
    return temp

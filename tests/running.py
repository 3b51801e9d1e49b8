"""keeper-validate as hosts start it: a program on PATH that runs this checkout, in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from repository import environment

ROOT = Path(__file__).resolve().parent.parent


def program(folder: Path) -> str:
    """Puts a `keeper-validate` into a folder; returns a PATH that begins with it."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "keeper-validate"
    file.write_text(f'#!/bin/sh\nPYTHONPATH="{ROOT}" exec "{sys.executable}" -m keeper_validate "$@"\n', encoding="utf-8")
    file.chmod(0o755)
    return f"{folder}{os.pathsep}{os.environ['PATH']}"


def keeper(cwd: Path, *argv: str, stdin: str = "", **extra: str) -> subprocess.CompletedProcess[str]:
    """One run; `extra` are environment variables."""
    variables = environment() | {"PYTHONPATH": str(ROOT)} | extra
    return subprocess.run(
        [sys.executable, "-m", "keeper_validate", *argv], cwd=cwd, env=variables, input=stdin, capture_output=True, text=True, check=False,
    )

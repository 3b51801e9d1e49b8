"""keeper-validate as hosts start it: a program on PATH that runs this checkout, in a process of its own; or the same run in this one,
which is quick."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from unittest.mock import patch

from repository import environment

from keeper_validate.main import run

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


def answered(cwd: Path, *argv: str, stdin: str = "", **extra: str) -> subprocess.CompletedProcess[str]:
    """The same run in this process."""
    out, err, said = (io.TextIOWrapper(io.BytesIO(text), encoding="utf-8", newline="") for text in (b"", b"", stdin.encode()))
    here = os.getcwd()
    with patch.dict(os.environ, environment() | extra), patch("sys.stdin", said), redirect_stdout(out), redirect_stderr(err):
        try:
            os.chdir(cwd)
            status = run(list(argv))
        finally:
            os.chdir(here)
    for stream in (out, err):
        stream.seek(0)
    return subprocess.CompletedProcess(argv, status, out.read(), err.read())

"""The program `bd`, asked with a limit of time and without what Git says about this repository; what it prints, as plain data.

Besides Git the only program that is ever started. Must not know what a bead means."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

SECONDS = 3


def ask(arguments: tuple[str, ...], directory: str, environ: Mapping[str, str]) -> tuple[tuple[dict[str, Any], ...], str]:
    """The records that `bd` prints for some arguments, and the reason where it does not answer."""
    import subprocess

    # Beads lie in another repository: what Git says about this one must not reach it.
    clean = {name: value for name, value in environ.items() if not name.startswith("GIT_")}
    try:
        process = subprocess.Popen(
            ("bd", *arguments), cwd=directory, env=clean, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, start_new_session=True,
        )
    except OSError:
        return (), "bd cannot be run here"
    try:
        out, _ = process.communicate(timeout=SECONDS)
    except subprocess.TimeoutExpired:
        _stop(process)
        return (), f"bd did not answer within {SECONDS} seconds"
    if process.returncode != 0:
        return (), f"bd ended with status {process.returncode}"
    return _records(parsed(out)), ""


def parsed(data: bytes) -> Any:
    """JSON, or None where it is none."""
    try:
        return json.loads(data)
    except (ValueError, RecursionError):
        return None


def _records(answer: Any) -> tuple[dict[str, Any], ...]:
    """An object, an array, or an envelope with `data` around either."""
    if isinstance(answer, dict) and "data" in answer:
        answer = answer["data"]
    records = answer if isinstance(answer, list) else [answer]
    return tuple(record for record in records if isinstance(record, dict) and isinstance(record.get("id"), str))


def _stop(process: Any) -> None:
    """The whole group: bd may have started a server that holds the pipe open."""
    import os
    import signal

    try:
        os.killpg(process.pid, signal.SIGKILL)
    except OSError:
        process.kill()
    process.communicate()

"""Rows of an earlier run of the same audit, so that a long one can be taken up again; they lie in the Git directory.

Never evidence: a line that is not whole is left out and judged again, and a file that cannot be written is done without."""

from __future__ import annotations

import json
import os
from hashlib import sha256

from keeper_validate import shipped
from keeper_validate.auditing.row import Row, as_data, from_data


class Kept:
    """The rows under one key: everything that the outcome of a commit depends on, but the commit."""

    def __init__(self, git_dir: str, key: str) -> None:
        self._path = os.path.join(git_dir, "keeper-validate", f"audit-{key}.jsonl")
        self._rows = {row.commit: row for row in _read(self._path)}
        self._writable = True

    def get(self, commit: str) -> Row | None:
        """The row of a commit, where an earlier run has come so far."""
        return self._rows.get(commit)

    def add(self, row: Row) -> None:
        """Keeps a row for a later run; what could not be judged may be judged then."""
        if not self._writable or row.outcome == "not-judged":
            return
        text = json.dumps(as_data(row))
        try:
            os.makedirs(os.path.dirname(self._path), exist_ok=True)
            with open(self._path, "a", encoding="utf-8") as file:
                file.write(f"{_sum(text)} {text}\n")
        except OSError:
            self._writable = False


def key_of(*told: str) -> str:
    """A key over what is told and over the program itself, rules included, as they lie on this machine."""
    digest = sha256("\0".join(told).encode("utf-8", "surrogateescape"))
    for top in (os.path.dirname(os.path.dirname(os.path.abspath(__file__))), shipped.folder("rules")):
        for folder, folders, names in os.walk(top):
            folders.sort()
            for name in sorted(name for name in names if not name.endswith(".pyc")):
                state = os.stat(os.path.join(folder, name))
                digest.update(f"{name} {state.st_size} {state.st_mtime_ns}\0".encode("utf-8", "surrogateescape"))
    return digest.hexdigest()[:24]


def _read(path: str) -> list[Row]:
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            lines = file.read().splitlines()
    except OSError:
        return []
    return [row for line in lines if (row := _row(line)) is not None]


def _row(line: str) -> Row | None:
    check, _, text = line.partition(" ")
    if check != _sum(text):
        return None
    return from_data(json.loads(text))


def _sum(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]

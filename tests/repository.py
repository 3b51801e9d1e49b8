"""Real Git repositories for tests, built quickly: nothing of the surrounding machine's configuration or hook environment reaches them,
and equal steps give equal object ids. What Git makes of an empty folder, and of a first commit, it is asked once; then it is written."""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path

_IDENTITY = {
    "GIT_AUTHOR_NAME": "Ada", "GIT_AUTHOR_EMAIL": "ada@example.org", "GIT_COMMITTER_NAME": "Ada", "GIT_COMMITTER_EMAIL": "ada@example.org",
    "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1", "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C",
}
# Nothing that a test makes is worth tidying up, or must outlast a power cut.
_QUICK = ("-c", "gc.auto=0", "-c", "maintenance.auto=false", "-c", "core.fsync=none")
_FIRST = 1_767_225_600
Entries = dict[bytes, tuple[int, bytes] | None]
"""The files of a folder as mode and content, and its folders (None)."""
_first_commits: dict[object, tuple[Entries, str]] = {}


def environment() -> dict[str, str]:
    """The environment of a test's Git: this process's, without anything that speaks of another repository."""
    return {key: value for key, value in os.environ.items() if not key.startswith("GIT_")} | _IDENTITY


class Repository:
    """A repository at a path, made on the spot with branch `main` unless `init` is None."""

    def __init__(self, path: Path, *init: str) -> None:
        self.path = path
        self._clock = _FIRST
        self._untouched = False
        path.mkdir(parents=True, exist_ok=True)
        if (path / ".git").exists() or (path / "HEAD").exists():
            return
        if init:
            self.git("init", "-q", "-b", "main", *init)
            return
        _put(_empty(), path)
        self._untouched = True

    def git(self, *args: str | bytes, stdin: bytes | None = None, cwd: Path | None = None, check: bool = True, **extra: str) -> str:
        """What a Git command prints, without the last line end."""
        self._untouched = False
        date = {"GIT_AUTHOR_DATE": f"{self._clock} +0000", "GIT_COMMITTER_DATE": f"{self._clock} +0000"}
        done = subprocess.run(
            ["git", *_QUICK, *args], cwd=cwd or self.path, env=environment() | date | extra, input=stdin, capture_output=True, check=False,
        )
        if check and done.returncode:
            raise AssertionError(f"git {args} failed: {done.stderr.decode(errors='replace')}")
        return done.stdout.decode("utf-8", "surrogateescape").removesuffix("\n")

    def write(self, path: str, text: str | bytes) -> Path:
        """A file in the working tree."""
        file = Path(os.fsdecode(os.fsencode(self.path) + b"/" + path.encode("utf-8", "surrogateescape")))
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text if isinstance(text, bytes) else text.encode("utf-8"))
        return file

    def stage(self, files: Mapping[str, str | bytes | None]) -> None:
        """Write (or, for None, remove) the files and stage exactly them."""
        for path, text in files.items():
            if text is not None:
                self.write(path, text)
                continue
            (self.path / path).unlink()
        if files:
            names = b"".join(path.encode("utf-8", "surrogateescape") + b"\0" for path in files)
            self.git("--literal-pathspecs", "add", "-A", "-f", "--pathspec-from-file=-", "--pathspec-file-nul", stdin=names)

    def commit(self, message: str = "change", files: Mapping[str, str | bytes | None] | None = None, *args: str) -> str:
        """Stage the files, commit what is staged (also nothing), and return the commit's object id."""
        first = (message, tuple((files or {}).items()), args) if self._untouched and _bare(self.path) else None
        if first in _first_commits:
            entries, oid = _first_commits[first]
            _put(entries, self.path)
            self._clock, self._untouched = self._clock + 60, False
            return oid
        self.stage(files or {})
        self._clock += 60
        self.git("commit", "-q", "--allow-empty", "-m", message, *args)
        oid = self.git("rev-parse", "HEAD")
        if first is not None:
            empty = _empty()
            _first_commits[first] = {name: entry for name, entry in _read(self.path).items() if empty.get(name, ()) != entry}, oid
        return oid

    def branch(self, name: str, start: str = "HEAD") -> None:
        """A new branch, checked out."""
        self.git("checkout", "-q", "-b", name, start)

    def switch(self, name: str) -> None:
        """An existing branch or commit, checked out."""
        self.git("checkout", "-q", name)

    def merge(self, name: str, *args: str) -> str:
        """A merge commit, also where a fast-forward would do."""
        self._clock += 60
        self.git("merge", "-q", "--no-ff", "-m", f"merge {name}", *args, name)
        return self.git("rev-parse", "HEAD")


@cache
def _empty() -> Entries:
    """What `git init` makes, but for the samples of hooks."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["git", "init", "-q", "-b", "main"], cwd=folder, env=environment(), check=True)
        return {name: entry for name, entry in _read(Path(folder)).items() if not name.endswith(b".sample")}


def _bare(path: Path) -> bool:
    """Whether nobody put a file or a hook there past this class."""
    return os.listdir(path) == [".git"] and not os.listdir(path / ".git/hooks")


def _read(folder: Path) -> Entries:
    found: Entries = {}
    top = os.fsencode(folder)
    for place, folders, files in os.walk(top):
        found |= {os.path.relpath(os.path.join(place, name), top): None for name in folders}
        for name in files:
            path = os.path.join(place, name)
            with open(path, "rb") as file:
                found[os.path.relpath(path, top)] = os.stat(path).st_mode & 0o777, file.read()
    return found


def _put(entries: Entries, folder: Path) -> None:
    top = os.fsencode(folder)
    for name, entry in entries.items():
        path = top + b"/" + name
        if entry is None:
            os.makedirs(path, exist_ok=True)
            continue
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, entry[0]), "wb") as file:
            file.write(entry[1])

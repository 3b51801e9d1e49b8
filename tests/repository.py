"""Real Git repositories for tests, built quickly: nothing of the surrounding machine's configuration or hook environment reaches them,
and equal steps give equal object ids."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping
from pathlib import Path

_IDENTITY = {
    "GIT_AUTHOR_NAME": "Ada", "GIT_AUTHOR_EMAIL": "ada@example.org", "GIT_COMMITTER_NAME": "Ada", "GIT_COMMITTER_EMAIL": "ada@example.org",
    "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1", "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C",
}
_FIRST = 1_767_225_600


def environment() -> dict[str, str]:
    """The environment of a test's Git: this process's, without anything that speaks of another repository."""
    return {key: value for key, value in os.environ.items() if not key.startswith("GIT_")} | _IDENTITY


class Repository:
    """A repository at a path, made on the spot with branch `main` unless `init` is None."""

    def __init__(self, path: Path, *init: str) -> None:
        self.path = path
        self._clock = _FIRST
        path.mkdir(parents=True, exist_ok=True)
        if not (path / ".git").exists() and not (path / "HEAD").exists():
            self.git("init", "-q", "-b", "main", *init)

    def git(self, *args: str | bytes, stdin: bytes | None = None, cwd: Path | None = None, check: bool = True, **extra: str) -> str:
        """What a Git command prints, without the last line end."""
        date = {"GIT_AUTHOR_DATE": f"{self._clock} +0000", "GIT_COMMITTER_DATE": f"{self._clock} +0000"}
        done = subprocess.run(
            ["git", *args], cwd=cwd or self.path, env=environment() | date | extra, input=stdin, capture_output=True, check=False,
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
        self.stage(files or {})
        self._clock += 60
        self.git("commit", "-q", "--allow-empty", "-m", message, *args)
        return self.git("rev-parse", "HEAD")

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

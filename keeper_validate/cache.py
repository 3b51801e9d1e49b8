"""What one run keeps for the next, under the Git directory: JSON by content, so that nothing in it is ever out of date.

It is never evidence: what is absent, damaged or cannot be written is computed again, silently. Must not know what it keeps."""

from __future__ import annotations

import json
import os
import sys
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

FOLDER = "keeper-validate"
MOST_BYTES = 4_000_000
MOST_ENTRIES = 2_000

_PACKAGE = os.path.dirname(os.path.abspath(__file__))
_run: list[_Store] = []


@contextmanager
def kept_in(git_dir: str | None) -> Iterator[None]:
    """Within it, `read` and `write` are those of this Git directory; of none where it is None."""
    _run.append(_Store(git_dir))
    try:
        yield
    finally:
        _run.pop()


def read(kind: str, key: str) -> Any:
    """What was kept under a key; None where there is nothing to be had."""
    kept = _run[-1].read(_name(kind, key)) if _run else None
    return kept[1] if isinstance(kept, list) and len(kept) == 2 and kept[0] == key else None


def write(kind: str, key: str, value: Any) -> None:
    """Keep a value of lists, dicts, strings and numbers."""
    if _run:
        _run[-1].write(_name(kind, key), [key, value])


def _name(kind: str, text: str) -> str:
    """A short name for a text. Two texts may share it, which is why an entry holds its own: a hash that could not collide is a library that
    takes longer to load than all that is kept."""
    data = text.encode("utf-8", "surrogatepass")
    return f"{kind}-{zlib.crc32(data):08x}{zlib.adler32(data):08x}"


class _Store:
    """The entries of one version of the program, each a file with a checksum, put in place at once so that a reader sees all or nothing."""

    def __init__(self, git_dir: str | None) -> None:
        self._root = git_dir and os.path.join(git_dir, FOLDER)
        self._folder: str | None = None
        self._room: int | None = None

    def read(self, name: str) -> Any:
        if self._root is None or not os.path.isdir(self._root):
            return None
        try:
            with open(os.path.join(self._place(), name), "rb") as file:
                checksum, _, text = file.read(MOST_BYTES + 16).partition(b"\n")
            return json.loads(text) if checksum == b"%08x" % zlib.crc32(text) else None
        except (OSError, ValueError, RecursionError):
            return None

    def write(self, name: str, value: Any) -> None:
        text = json.dumps(value, separators=(",", ":")).encode() if self._root is not None else b""
        if not text or len(text) > MOST_BYTES or self._left() <= 0:
            return
        path = os.path.join(self._place(), name)
        waiting = f"{path}.{os.getpid()}"
        try:
            with open(waiting, "wb") as file:
                file.write(b"%08x\n" % zlib.crc32(text) + text)
            os.replace(waiting, path)
        except OSError:
            with suppress(OSError):
                os.unlink(waiting)
        else:
            self._room = self._left() - 1

    def _place(self) -> str:
        if self._folder is None:
            self._folder = os.path.join(self._root or "", _version())
        return self._folder

    def _left(self) -> int:
        """How many entries more may be kept; the first question makes the folder and clears what other versions left and what is oldest."""
        if self._room is None:
            try:
                os.makedirs(self._place(), exist_ok=True)
                self._room = _cleared(self._root or "", self._place())
            except OSError:
                self._room = 0
        return self._room


def _cleared(root: str, folder: str) -> int:
    for other in os.scandir(root):
        if other.path != folder and other.is_dir(follow_symlinks=False):
            with suppress(OSError):
                _emptied(other.path)
    entries = list(os.scandir(folder))
    if len(entries) <= MOST_ENTRIES // 2:
        return MOST_ENTRIES - len(entries)
    entries.sort(key=lambda entry: entry.stat().st_mtime_ns)
    for entry in entries[:-MOST_ENTRIES // 4]:
        os.unlink(entry.path)
    return MOST_ENTRIES * 3 // 4


def _emptied(folder: str) -> None:
    for entry in os.scandir(folder):
        os.unlink(entry.path)
    os.rmdir(folder)


def _version() -> str:
    """The program that keeps: every file of it and of its rules by size and time, and the folder that holds the grammars."""
    from importlib.machinery import PathFinder

    found = PathFinder.find_spec("tree_sitter")
    libraries = os.path.dirname(os.path.dirname(found.origin)) if found is not None and found.origin else ""
    rules = os.path.join(os.path.dirname(_PACKAGE), "rules")
    signs = [sys.version, str(os.stat(libraries).st_mtime_ns) if libraries else ""]
    for top in (_PACKAGE, rules):
        signs.extend(_signs(top))
    return _name("program", "\n".join(signs))


def _signs(top: str) -> list[str]:
    signs: list[str] = []
    waiting = [top] if os.path.isdir(top) else []
    while waiting:
        for entry in sorted(os.scandir(waiting.pop()), key=lambda one: one.name):
            if entry.is_dir(follow_symlinks=False):
                if entry.name != "__pycache__" and not entry.name.startswith("."):
                    waiting.append(entry.path)
            else:
                status = entry.stat()
                signs.append(f"{entry.path} {status.st_size} {status.st_mtime_ns}")
    return signs

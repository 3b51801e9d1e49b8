"""The record of what was handed out: a file in the Git directory that only grows, a line for each source.

Each line names the one before it by its hash, so that a line that was changed or taken out is noticed. Must not hold any content."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from keeper_validate import shipped
from keeper_validate.errors import KeeperError
from keeper_validate.selecting.guard import digest
from keeper_validate.values import dataclass

PLACE = ("keeper", "context.jsonl")
_FIRST = "0" * 64
_TAIL = 1 << 16


@dataclass(frozen=True, slots=True)
class Handed:
    """One source: its address, the hash of what was handed out, and `in` or `refused`."""

    source: str
    digest: str
    state: str


def record(common_dir: str, handed: Iterable[Handed], checksum: str) -> None:
    """Appends a line for each; `checksum` is that of the manifest that was read."""
    import time

    when, session = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()), _session()
    waiting = tuple(handed)
    if not waiting:
        return
    with locked(os.path.join(common_dir, *PLACE)) as handle:
        before, added = _last(handle), b""
        for one in waiting:
            line = json.dumps({
                "time": when, "session": session, "source": one.source, "sha256": one.digest, "state": one.state,
                "manifest": checksum, "before": before,
            }).encode()
            before = digest(line)
            added += line + b"\n"
        _append(handle, added, os.path.join(common_dir, *PLACE))


def broken(common_dir: str) -> int | None:
    """The first line, from 1, that does not follow from the one before it; None where all do, or where there is no record."""
    path = os.path.join(common_dir, *PLACE)
    if not os.path.exists(path):
        return None
    before = _FIRST
    with open(path, "rb") as file:
        for number, line in enumerate(file, 1):
            try:
                said = json.loads(line)
            except (ValueError, RecursionError):
                return number
            if not isinstance(said, dict) or said.get("before") != before or not line.endswith(b"\n"):
                return number
            before = digest(line[:-1])
    return None


def _session() -> str:
    names = shipped.data("rules/lexicon/selection")["sessions"]
    return next((os.environ[name] for name in names if os.environ.get(name)), "")


@contextmanager
def locked(path: str) -> Iterator[int]:
    """A file of the Git directory, open for appending by this process alone."""
    flags = os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0)
    try:
        os.makedirs(os.path.dirname(path), exist_ok=True)
        handle = os.open(path, flags, 0o600)
    except OSError as error:
        raise _unwritten(path, error) from None
    try:
        _lock(handle)
        yield handle
    finally:
        os.close(handle)


def _append(handle: int, added: bytes, path: str) -> None:
    """Whole lines, or none of them."""
    end = os.lseek(handle, 0, os.SEEK_END)
    try:
        while added:
            added = added[os.write(handle, added):]
    except OSError as error:
        os.ftruncate(handle, end)
        raise _unwritten(path, error) from None


def _unwritten(path: str, error: OSError) -> KeeperError:
    return KeeperError(
        f"{path}, the record of what is handed to agents, cannot be written ({error.strerror}): nothing is handed out without it."
    )


def _lock(handle: int) -> None:
    """Until the file is closed."""
    try:
        import fcntl
    except ImportError:
        return
    fcntl.flock(handle, fcntl.LOCK_EX)


def _last(handle: int) -> str:
    """The hash of the last line."""
    end = os.lseek(handle, 0, os.SEEK_END)
    os.lseek(handle, max(0, end - _TAIL), os.SEEK_SET)
    lines = os.read(handle, _TAIL).split(b"\n")
    return digest(lines[-2]) if len(lines) > 1 else _FIRST

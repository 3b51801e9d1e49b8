"""What may be read for an agent: regular files of the project, none on the deny-list, and outside the project only what is granted.

The deny-list ships with the program; nothing that the repository says can shorten it. Must not know who asks."""

from __future__ import annotations

import os
import stat
from functools import cache
from unicodedata import category, normalize

from keeper_validate import shipped
from keeper_validate.checks.naming import latin
from keeper_validate.printable import printable
from keeper_validate.values import dataclass

MOST_BYTES = 1_000_000


@dataclass(frozen=True, slots=True)
class Content:
    """What stands in a file. `path` is relative to the project, or absolute outside of it; `digest` is its SHA-256."""

    path: str
    text: str
    digest: str


class Refused(Exception):
    """A file that is not read; the message says why, as the end of a sentence that begins with its name. `absent` where there is none."""

    def __init__(self, why: str, absent: bool = False) -> None:
        super().__init__(why)
        self.absent = absent


def read(top: str, path: str, external: bool = False) -> Content:
    """The text of a file by its path from the top; `external` where a path that leads out of the project is granted."""
    _plain(path)
    top = os.path.realpath(top)
    whole = os.path.normpath(os.path.join(top, os.path.expanduser(path)))
    real = os.path.realpath(whole)
    inside = _within(real, top)
    if not inside and not external:
        raise Refused("it leads out of the project, and the manifest of the default branch does not allow it with `allow_external: true`")
    shown = os.path.relpath(real, top).replace(os.sep, "/") if inside else real
    for one in (whole, real):
        _allowed(os.path.relpath(one, top) if _within(one, top) else one)
    data = _bytes(real, top if inside else os.path.splitdrive(real)[0] + os.sep)
    return Content(shown, _text(data), digest(data))


def digest(data: bytes) -> str:
    """The content hash that the journal keeps."""
    import hashlib

    return hashlib.sha256(data).hexdigest()


def denied(path: str) -> str | None:
    """The pattern of the deny-list that a path falls under, by any of its parts; None where none does."""
    from fnmatch import fnmatchcase

    parts = [_seen(part) for part in path.replace("\\", "/").split("/")]
    return next((pattern for part in parts for pattern in _patterns() if fnmatchcase(part, pattern)), None)


def _allowed(path: str) -> None:
    pattern = denied(path)
    if pattern is not None:
        raise Refused(f"its name falls under {pattern}, which is never handed out")


@cache
def _patterns() -> tuple[str, ...]:
    return tuple(shipped.data("rules/lexicon/denied"))


def _seen(part: str) -> str:
    """A name as a reader (or a file system that folds case and drops trailing dots) sees it: without marks, in lower case."""
    if not part.isascii():
        part = latin(char for char in normalize("NFKD", latin(part)) if category(char) not in ("Cf", "Mn", "Cc"))
    return part.casefold().strip(" ").rstrip(".") or part


def _plain(path: str) -> None:
    if not path or not path.isprintable() or "\\" in path:
        raise Refused(f"{printable(path)[:80]!r} is no plain path with `/`")


def _within(path: str, top: str) -> bool:
    return path == top or path.startswith(top.rstrip(os.sep) + os.sep)


def _bytes(real: str, start: str) -> bytes:
    """The content of a file without links on the way, so that nothing changes between the question and the answer."""
    try:
        handle = _opened(real, start)
    except FileNotFoundError:
        raise Refused("there is no such file", absent=True) from None
    except OSError as error:
        raise Refused(f"it cannot be read ({error.strerror})") from None
    try:
        status = os.fstat(handle)
        if not stat.S_ISREG(status.st_mode):
            raise Refused("it is no regular file")
        if status.st_size > MOST_BYTES:
            raise Refused(f"it has {status.st_size} bytes, more than the {MOST_BYTES} that are read")
        with open(handle, "rb", closefd=False) as file:
            return file.read(MOST_BYTES)
    finally:
        os.close(handle)


def _opened(real: str, start: str) -> int:
    flags = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0)
    if os.open not in os.supports_dir_fd:
        return os.open(real, flags)
    folder = os.open(start, os.O_RDONLY | os.O_DIRECTORY)
    try:
        *folders, name = os.path.relpath(real, start).split(os.sep)
        for part in folders:
            deeper = os.open(part, flags | os.O_DIRECTORY, dir_fd=folder)
            os.close(folder)
            folder = deeper
        return os.open(name, flags, dir_fd=folder)
    finally:
        os.close(folder)


def _text(data: bytes) -> str:
    if b"\0" in data:
        raise Refused("it is no text")
    return data.decode("utf-8", "replace").removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")

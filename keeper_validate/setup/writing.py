"""Files to be written together or not at all, and the record of what was made, so that it can be taken back.

Must not write over a file that is not in the plan as it stands."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable

from keeper_validate.errors import KeeperError
from keeper_validate.values import dataclass

_RECORD = "keeper-validate.json"


@dataclass(frozen=True, slots=True)
class Write:
    """One file: its absolute path, how it is shown, its text, a few words on it; `original` is the text that it has now, if any."""

    path: str
    shown: str
    text: str
    note: str
    original: str | None = None
    executable: bool = False


def write(writes: Iterable[Write]) -> None:
    """All of them, through temporary files; after a failure everything is as it was."""
    waiting = tuple(writes)
    done: list[Write] = []
    try:
        for one in waiting:
            _stage(one)
        for one in waiting:
            os.replace(_temporary(one), one.path)
            done.append(one)
    except OSError as error:
        _undo(waiting, done)
        raise KeeperError(f"{error.filename or 'a file'} could not be written: {error.strerror}; nothing was changed") from None


def _stage(one: Write) -> None:
    os.makedirs(os.path.dirname(one.path), exist_ok=True)
    mode = os.stat(one.path).st_mode if one.original is not None else 0o644
    with open(_temporary(one), "w", encoding="utf-8", errors="surrogateescape", newline="") as file:
        file.write(one.text)
    os.chmod(_temporary(one), mode & 0o777 | (0o111 if one.executable else 0))


def _temporary(one: Write) -> str:
    return f"{one.path}.keeper-new"


def _undo(waiting: tuple[Write, ...], done: list[Write]) -> None:
    for one in done:
        if one.original is None:
            os.unlink(one.path)
            continue
        with open(one.path, "w", encoding="utf-8", errors="surrogateescape", newline="") as file:
            file.write(one.original)
    for one in waiting:
        if os.path.exists(_temporary(one)):
            os.unlink(_temporary(one))
        clear(os.path.dirname(one.path))


def clear(folder: str) -> None:
    """Removes a folder and those above it as far as they are empty."""
    while folder and os.path.isdir(folder) and not os.listdir(folder):
        os.rmdir(folder)
        folder = os.path.dirname(folder)


def read(path: str) -> str | None:
    """The text of a file, byte for byte; None where there is none."""
    try:
        with open(path, encoding="utf-8", errors="surrogateescape", newline="") as file:
            return file.read()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise KeeperError(f"{path} could not be read: {error.strerror}") from None


def record(common_dir: str, made: dict[str, str]) -> None:
    """Remembers which files were made (shown path to text), beside the repository's own data."""
    known = recorded(common_dir) | {shown: _digest(text) for shown, text in made.items()}
    with open(os.path.join(common_dir, _RECORD), "w", encoding="utf-8") as file:
        json.dump({"made": known}, file, indent=1, sort_keys=True)


def recorded(common_dir: str) -> dict[str, str]:
    """The digests of what was made, by shown path."""
    text = read(os.path.join(common_dir, _RECORD))
    try:
        made = json.loads(text)["made"] if text is not None else {}
        return {str(path): str(digest) for path, digest in made.items()}
    except (ValueError, KeyError, TypeError, AttributeError):
        return {}


def unchanged(text: str | None, digest: str) -> bool:
    """Whether a file still is as it was made."""
    return text is not None and _digest(text) == digest


def forget(common_dir: str) -> None:
    """Removes the record."""
    path = os.path.join(common_dir, _RECORD)
    if os.path.exists(path):
        os.unlink(path)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogateescape")).hexdigest()

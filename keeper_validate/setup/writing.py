"""Files to be written together or not at all, and the record of what was made, so that it can be taken back.

Must not write over a file that is not in the plan as it stands."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Iterable, Mapping

from keeper_validate import workfile
from keeper_validate.errors import KeeperError
from keeper_validate.values import dataclass, field

_RECORD = "keeper-validate.json"


@dataclass(frozen=True, slots=True)
class Write:
    """One file: its absolute path, how it is shown, its text, a few words on it; `original` is the text that it has now, if any, and
    `own` tells that it is known again by its whole text."""

    path: str
    shown: str
    text: str
    note: str
    original: str | None = None
    executable: bool = False
    own: bool = False


@dataclass(frozen=True, slots=True)
class Record:
    """What `init` has done: digests of the files that it made, by shown path, the texts of those that it changed as they were, the
    folders that it had to make outside the law, and the rigs that it wrote to."""

    made: Mapping[str, str] = field(default_factory=dict)
    originals: Mapping[str, str] = field(default_factory=dict)
    folders: tuple[str, ...] = ()
    rigs: tuple[str, ...] = ()


def write(writes: Iterable[Write], remembered: Write | None = None) -> None:
    """All of them, through temporary files; after a failure everything is as it was. What remembers them is in place before a first file or
    folder is made, so that they can be taken back even where this is killed midway."""
    first, waiting = (remembered,) if remembered is not None else (), tuple(writes)
    absent = absent_folders((*first, *waiting))
    done: list[Write] = []
    at = ""
    try:
        for step, one in (*_steps(first), *_steps(waiting)):
            at = one.shown
            step(one)
            done += [one] if step is _place else []
    except OSError as error:
        _undo((*first, *waiting), done, absent)
        raise KeeperError(f"{at} could not be written: {error.strerror}; nothing was changed") from None


def unfinished(path: str) -> bool:
    """Whether somebody began to write a file and was ended before it was in place."""
    return os.path.exists(_temporary(path))


def _steps(writes: tuple[Write, ...]) -> tuple[tuple[Callable[[Write], None], Write], ...]:
    return (*((_stage, one) for one in writes), *((_place, one) for one in writes))


def _stage(one: Write) -> None:
    os.makedirs(os.path.dirname(one.path), exist_ok=True)
    mode = os.stat(one.path).st_mode if one.original is not None else 0o644
    with open(_temporary(one.path), "w", encoding="utf-8", errors="surrogateescape", newline="") as file:
        file.write(one.text)
    os.chmod(_temporary(one.path), mode & 0o777 | (0o111 if one.executable else 0))


def _place(one: Write) -> None:
    os.replace(_temporary(one.path), one.path)


def _temporary(path: str) -> str:
    return f"{path}.keeper-new"


def _undo(waiting: tuple[Write, ...], done: list[Write], absent: tuple[str, ...]) -> None:
    for one in done:
        if one.original is None:
            os.unlink(one.path)
            continue
        workfile.put(one.path, one.original.encode("utf-8", "surrogateescape"))
    for one in waiting:
        if os.path.exists(_temporary(one.path)):
            os.unlink(_temporary(one.path))
    for folder in reversed(absent):
        if os.path.isdir(folder) and not os.listdir(folder):
            os.rmdir(folder)


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


def record(common_dir: str, writes: Iterable[Write], folders: Iterable[str] = (), rigs: Iterable[str] = ()) -> Write:
    """What remembers these files, beside the repository's own data; it is to be written with them."""
    known, own = recorded(common_dir), [one for one in writes if one.own]
    changed = {one.shown: one.original for one in own if one.original is not None and one.shown not in known.made}
    told = {
        "made": {**known.made, **{one.shown: _digest(one.text) for one in own}}, "originals": {**known.originals, **changed},
        "folders": sorted({*known.folders, *folders}), "rigs": sorted({*known.rigs, *rigs}),
    }
    path = os.path.join(common_dir, _RECORD)
    text = json.dumps({key: value for key, value in told.items() if value}, indent=1, sort_keys=True)
    return Write(path, path, text, "", read(path))


def recorded(common_dir: str) -> Record:
    """What was remembered; nothing where that cannot be read."""
    try:
        told = json.loads(read(os.path.join(common_dir, _RECORD)) or "{}")
        made, originals = ({str(path): str(text) for path, text in told.get(key, {}).items()} for key in ("made", "originals"))
        return Record(made, originals, tuple(map(str, told.get("folders", []))), tuple(map(str, told.get("rigs", []))))
    except (ValueError, TypeError, AttributeError, RecursionError):
        return Record()


def absent_folders(writes: Iterable[Write]) -> tuple[str, ...]:
    """The folders that have to be made for some files."""
    found: set[str] = set()
    for one in writes:
        folder = os.path.dirname(one.path)
        while not os.path.isdir(folder):
            found.add(folder)
            folder = os.path.dirname(folder)
    return tuple(sorted(found))


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

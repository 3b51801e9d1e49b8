"""A disk that holds no more, and a repository that may not be written, for the length of one run in this process."""

from __future__ import annotations

import ctypes
import os
import resource
import shutil
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_CAPABILITIES = 0x20080522
_SET_SECUREBITS, _NO_ROOT = 28, 1


@contextmanager
def full(path: Path, room: int) -> Iterator[None]:
    """No file may grow past so many bytes: what is written behind them fails, as on a disk without room, for Git as well."""
    held, found, bare = resource.getrlimit(resource.RLIMIT_FSIZE), os.environ["PATH"], sys.dont_write_bytecode
    os.environ["PATH"] = f"{_enduring(path.parent / 'enduring')}{os.pathsep}{found}"
    sys.dont_write_bytecode = True  # Python keeps half a module where the other half finds no room
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, held[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, held)
        os.environ["PATH"], sys.dont_write_bytecode = found, bare


def _enduring(folder: Path) -> Path:
    """A folder with a Git that the signal about the limit does not kill: Python ignores it, but not for those that it starts."""
    folder.mkdir(exist_ok=True)
    git = folder / "git"
    git.write_text(f"#!/bin/sh\ntrap '' {signal.SIGXFSZ.value}\nexec \"{shutil.which('git')}\" \"$@\"\n", encoding="utf-8")
    git.chmod(0o755)
    return folder


@contextmanager
def sealed(path: Path) -> Iterator[None]:
    """Nothing below a folder may be written; root gives up its right to do so all the same, as the programs that it starts do."""
    modes = {name: os.lstat(name).st_mode & 0o777 for name in _below(path)}
    for name, mode in modes.items():
        os.chmod(name, mode & 0o555)
    root = os.geteuid() == 0
    if root:
        _powerless(True)
    try:
        yield
    finally:
        if root:
            _powerless(False)
        for name, mode in modes.items():
            if os.path.exists(name):
                os.chmod(name, mode)


def _below(path: Path) -> list[str]:
    found = [os.path.join(folder, name) for folder, _, names in os.walk(path) for name in ("", *names)]
    return [name for name in found if not os.path.islink(name)]


def _powerless(now: bool) -> None:
    """Takes root's capabilities out of effect in this thread, and lets none of its programs regain them."""
    library = ctypes.CDLL(None, use_errno=True)
    library.prctl(_SET_SECUREBITS, _NO_ROOT, 0, 0, 0) if now else None
    held = (ctypes.c_uint32 * 6)()
    who = (ctypes.c_uint32 * 2)(_CAPABILITIES, 0)
    assert library.capget(who, held) == 0
    for half in (0, 3):
        held[half] = 0 if now else held[half + 1]
    assert library.capset(who, held) == 0
    library.prctl(_SET_SECUREBITS, 0, 0, 0, 0) if not now else None

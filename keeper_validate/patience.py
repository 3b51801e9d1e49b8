"""How long Git may be silent: what neither ends nor answers within that time is killed, and it is said so.

Costs nothing where Git answers. Must not know what Git was asked."""

from __future__ import annotations

import io
import os
import select
import subprocess
from typing import IO

from keeper_validate.errors import KeeperError

SECONDS = 300.0
"""A history of twenty years is listed in a tenth of it; KEEPER_GIT_SECONDS says otherwise."""
_LONGEST = 5
_SHOWN = 40


def seconds() -> float:
    """The time that Git has for one answer."""
    said = os.environ.get("KEEPER_GIT_SECONDS", "").strip()
    if not said:
        return SECONDS
    if not said.isdecimal() or len(said) > _LONGEST or not int(said):
        raise KeeperError(
            f"KEEPER_GIT_SECONDS is {said[:_SHOWN]!r}: it is a whole number of seconds of at most {_LONGEST} digits, such as 300."
        )
    return float(said)


def ended(process: subprocess.Popen[bytes], data: bytes | None = None) -> tuple[bytes, bytes]:
    """What a process printed and what it complained of, once it has ended; `data` is its standard input."""
    limit = seconds()
    try:
        out, err = process.communicate(data, timeout=limit)
    except subprocess.TimeoutExpired:
        raise _stopped(process, limit) from None
    return out, err or b""


class _Answers(io.RawIOBase):
    """A pipe that is not waited for without end."""

    def __init__(self, process: subprocess.Popen[bytes], limit: float) -> None:
        assert process.stdout is not None
        self._process, self._pipe, self._limit = process, process.stdout, limit
        self._waiting = select.poll()
        self._waiting.register(self._pipe, select.POLLIN | select.POLLHUP)

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]  # the stub asks for a private type
        if not self._waiting.poll(self._limit * 1000):
            raise _stopped(self._process, self._limit)
        return os.readv(self._pipe.fileno(), [buffer])

    def close(self) -> None:
        self._pipe.close()
        super().close()


def answers(process: subprocess.Popen[bytes]) -> IO[bytes]:
    """What a process that lives on prints, each piece of it awaited only so long; Windows cannot wait for a pipe."""
    assert process.stdout is not None
    if not hasattr(select, "poll"):
        return process.stdout
    return io.BufferedReader(_Answers(process, seconds()), 1 << 16)


def _stopped(process: subprocess.Popen[bytes], limit: float) -> KeeperError:
    """The refusal; what the process has started may hold its pipes open, so that these are left rather than read to their end."""
    process.kill()
    for pipe in (process.stdout, process.stderr):
        if pipe is not None:
            pipe.close()
    process.wait()
    return KeeperError(f"Git gave no answer within {limit:.0f} seconds and was ended; see what holds it up (a network drive, a lock), or "
                       f"allow more with KEEPER_GIT_SECONDS.")

"""No attempt may hang the judge: one that does is stopped, and fails."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from types import FrameType

import pytest

PATIENCE = 600


class Hangs(BaseException):
    """Not an Exception, so that the program cannot take it for a fault of its own."""


@pytest.fixture(autouse=True)
def patience() -> Iterator[None]:
    """Stops a test that does not come back."""
    def stop(number: int, frame: FrameType | None) -> None:
        raise Hangs(f"did not come back within {PATIENCE} s")

    held = signal.signal(signal.SIGALRM, stop)
    signal.alarm(PATIENCE)
    yield
    signal.alarm(0)
    # an attempt may have moved to another time zone
    time.tzset()
    signal.signal(signal.SIGALRM, held)

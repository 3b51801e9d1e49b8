"""A progress bar on standard error, for a person who waits longer than a second; silent in pipes, hooks and CI."""

from __future__ import annotations

import sys
import time

_PATIENCE = 1.0
_INTERVAL = 0.1
_WIDTH = 30


class Progress:
    """Counts steps towards a total; draws nothing unless standard error is a terminal."""

    def __init__(self, label: str, total: int) -> None:
        self._label, self._total, self._done = label, total, 0
        self._shown = False
        self._next = time.monotonic() + _PATIENCE if sys.stderr is not None and sys.stderr.isatty() else float("inf")

    def step(self) -> None:
        """One more is done."""
        self._done += 1
        if time.monotonic() < self._next:
            return
        self._next = time.monotonic() + _INTERVAL
        filled = _WIDTH * min(self._done, self._total) // max(self._total, 1)
        sys.stderr.write(f"\r{self._label} [{'#' * filled}{'.' * (_WIDTH - filled)}] {self._done}/{self._total}")
        sys.stderr.flush()
        self._shown = True

    def end(self) -> None:
        """Clears the line, where one was drawn."""
        if self._shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()

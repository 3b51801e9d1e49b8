"""A progress bar on standard error, for a person who waits longer than a second; silent in pipes, hooks and CI."""

from __future__ import annotations

import sys
import time

from keeper_validate.extract.module import Known, Module

_PATIENCE = 1.0
_INTERVAL = 0.1
_WIDTH = 30


class Steps:
    """How far a job of several steps has come; draws nothing unless standard error is a terminal."""

    def __init__(self, label: str, total: int | None = None) -> None:
        self._label, self._total, self._done, self._shown = label, total, 0, 0
        self._next = time.monotonic() + _PATIENCE if sys.stderr is not None and sys.stderr.isatty() else float("inf")

    def step(self) -> None:
        """One step is done."""
        self._done += 1
        if time.monotonic() >= self._next:
            self._next = time.monotonic() + _INTERVAL
            self._draw()

    def end(self) -> None:
        """Clears the line, where one was drawn."""
        if self._shown:
            # A terminal that knows no escapes can be cleared as well.
            sys.stderr.write(f"\r{' ' * self._shown}\r")
            sys.stderr.flush()

    def _draw(self) -> None:
        line = f"{self._label} {self._bar()}"
        self._shown = len(line)
        sys.stderr.write(f"\r{line}")
        sys.stderr.flush()

    def _bar(self) -> str:
        if self._total is None:
            return f"{self._done} files"
        filled = _WIDTH * min(self._done, self._total) // max(self._total, 1)
        return f"[{'#' * filled}{'.' * (_WIDTH - filled)}] {self._done}/{self._total}"


class Watched(Known):
    """A store of what was read that tells how far reading has come."""

    def __init__(self, label: str, total: int | None = None) -> None:
        super().__init__()
        self._steps = Steps(label, total)

    def __setitem__(self, key: tuple[str, str], value: Module) -> None:
        super().__setitem__(key, value)
        self._steps.step()

    def end(self) -> None:
        """Clears the line, where one was drawn."""
        self._steps.end()

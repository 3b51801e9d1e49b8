"""Runs tests in a child of its own, in which something was changed first. Must not know what was changed."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Sequence

_PATIENCE = 180


def noticed(prepare: Callable[[], object], run: Callable[[], int]) -> bool:
    """Whether a run fails once something was prepared; one that dies or never ends has noticed as well."""
    child = os.fork()
    if not child:
        signal.alarm(_PATIENCE)
        silent = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silent, 1)
        os.dup2(silent, 2)
        try:
            prepare()
            status = run()
        except BaseException:
            status = 1
        os._exit(1 if status else 0)
    return os.waitpid(child, 0)[1] != 0


def tests(paths: Sequence[str]) -> int:
    """The exit status of pytest on some folders of tests, stopped at the first failure."""
    import pytest

    sys.argv = ["pytest"]
    return int(pytest.main(["-x", "-q", "-p", "no:cacheprovider", "-p", "no:randomly", "-m", "not slow", *paths]))

"""Runs something in a child of its own, in which something was changed first. Must not know what was changed."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from types import ModuleType

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


def forget(which: Callable[[ModuleType], bool] = lambda module: True) -> None:
    """Drops what functions of the program remember, in some modules."""
    for name, module in list(sys.modules.items()):
        if name.startswith("keeper_validate") and which(module):
            for value in list(vars(module).values()):
                if hasattr(value, "cache_clear"):
                    value.cache_clear()

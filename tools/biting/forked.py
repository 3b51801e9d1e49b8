"""Runs something in a child of its own, in which something was changed first. Must not know what was changed."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from types import ModuleType

_PATIENCE = 180
# What becomes of a change: nothing differs, a test says so, or the program breaks off (it dies or never ends).
UNNOTICED, NOTICED, BROKE = "unnoticed", "noticed", "broke"


def noticed(prepare: Callable[[], object], run: Callable[[], int]) -> bool:
    """Whether a run fails once something was prepared; one that dies or never ends has noticed as well."""
    return became(prepare, run) != UNNOTICED


def became(prepare: Callable[[], object], run: Callable[[], int]) -> str:
    """What becomes of a run once something was prepared."""
    child = os.fork()
    if not child:
        signal.alarm(_PATIENCE)
        silent = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silent, 1)
        os.dup2(silent, 2)
        os._exit(_status(prepare, run))
    return {0: UNNOTICED, 1: NOTICED}.get(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), BROKE)


def _status(prepare: Callable[[], object], run: Callable[[], int]) -> int:
    try:
        prepare()
        return 1 if run() else 0
    except AssertionError:
        return 1
    except BaseException:
        return 2


def forget(which: Callable[[ModuleType], bool] = lambda module: True) -> None:
    """Drops what functions of the program remember, in some modules."""
    for drop in memories(which):
        drop()


def memories(which: Callable[[ModuleType], bool]) -> list[Callable[[], None]]:
    """What drops the memory of each function of the program that has one, in some modules."""
    own = [module for name, module in list(sys.modules.items()) if name.startswith("keeper_validate") and which(module)]
    return [value.cache_clear for module in own for value in list(vars(module).values()) if hasattr(value, "cache_clear")]

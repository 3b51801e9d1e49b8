"""Whether a piece of work comes to an end: it is done once in a process of its own, which the system ends when it takes too much.

For what neither a time-out of its own nor a signal can stop. Must not know what the work is."""

from __future__ import annotations

import os
from collections.abc import Callable
from types import ModuleType

_SECONDS = 5
_BYTES = 4 << 30


def ends(work: Callable[[], object]) -> bool:
    """Whether the work ends within five seconds of processor time and four gigabytes; where processes cannot fork, nothing is known."""
    if not hasattr(os, "fork"):
        return True
    # here, as a child that was forked while another thread imported something might wait for ever to do so itself
    import resource

    child = os.fork()
    if child == 0:
        _rehearse(work, resource)
    _, status = os.waitpid(child, 0)
    return status == 0


def _rehearse(work: Callable[[], object], resource: ModuleType) -> None:
    """The work, under limits, and then the end of this process, whatever comes of it: nothing of it may run on."""
    status = 1
    try:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_CPU, (_SECONDS, _SECONDS))
        resource.setrlimit(resource.RLIMIT_AS, (_BYTES, _BYTES))
        work()
        status = 0
    finally:
        os._exit(status)

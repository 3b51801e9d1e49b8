"""Asks about changes: each is made in a child of the process that has imported everything, and only those tests are asked there which pass
what was changed. A test that fails in a child without any change has noticed nothing.

Must not know what a change is, nor where tests come from."""

from __future__ import annotations

import gc
import mmap
import os
import signal
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from types import ModuleType

from biting.forked import forget
from biting.passing import Passed, Test, passed

_LEAST = 2
_PATIENCE = 300
_NO_TEST = -1
_SHARP = 20
_CANNOT = 3
_NOBODY = 4
_SAID = {0: "unnoticed", _CANNOT: "could not be made", _NOBODY: "no test runs it"}
# What is read of sources and of data files is not what is changed, and costs most to read again.
_SPARED = ("keeper_validate.extract", "keeper_validate.shipped")


def _not_spared(module: ModuleType) -> bool:
    return not module.__name__.startswith(_SPARED)


@dataclass(frozen=True)
class Asked:
    """What one change needs: the file and lines that a test must pass to be asked, what makes the change, what to call it, and the modules
    whose memory it may make untrue."""

    file: str
    lines: range
    make: Callable[[], None]
    told: Callable[[], str]
    stale: Callable[[ModuleType], bool] = _not_spared


@dataclass
class Answers:
    """What became of the changes: how many were noticed, those that were not, those that no test passes, those that could not be made."""

    noticed: int = 0
    unnoticed: list[Asked] = field(default_factory=list)
    unpassed: list[Asked] = field(default_factory=list)
    unmade: list[Asked] = field(default_factory=list)


@dataclass
class Asking:
    """Runs the tests once with an eye on some files, then asks about each change."""

    tests: Sequence[Test]
    answers: Answers = field(default_factory=Answers)
    sound: dict[int, bool] = field(default_factory=dict)
    sharp: list[int] = field(default_factory=list)

    def about(self, changes: Sequence[Asked]) -> Answers:
        """What became of a change is told at once, so that a run which is broken off has answered so far."""
        wanted: dict[str, set[int]] = {}
        for one in changes:
            wanted.setdefault(one.file, set()).update(one.lines)
        stale = [one.stale for one in {one.file: one for one in changes}.values()]
        known = passed(self.tests, wanted, lambda module: any(which(module) for which in stale))
        print(f"{len(self.tests)} tests, {len(known.failed)} of them fail as it is", file=sys.stderr, flush=True)
        gc.freeze()  # what is there already is nothing that a child has to look through, and so to copy
        for count, one in enumerate(changes, 1):
            numbers = known.by(one.file, one.lines)
            own = set(numbers)
            sharp = [number for number in self.sharp if number in own]
            tests = [*sharp, *(number for number in numbers if number not in sharp)]
            print(f"{count} of {len(changes)}, {len(tests)} tests: {self._told(one, tests, known)}", file=sys.stderr, flush=True)
        return self.answers

    def _told(self, one: Asked, tests: list[int], known: Passed) -> str:
        status, at = self._became(one, tests, known)
        if status in _SAID:
            kept = {0: self.answers.unnoticed, _CANNOT: self.answers.unmade, _NOBODY: self.answers.unpassed}[status]
            kept.append(one)
            return f"{_SAID[status]}: {one.told()}"
        self.answers.noticed += 1
        if at == _NO_TEST:
            return "noticed at once"
        # what noticed the changes before, which stand nearby, is asked first
        self.sharp = [tests[at], *(number for number in self.sharp if number != tests[at])][:_SHARP]
        return f"noticed by {self.tests[tests[at]].name}"

    def _became(self, one: Asked, tests: list[int], known: Passed) -> tuple[int, int]:
        while tests:
            status, at = self._asked(one, tests, known)
            if status in _SAID or at == _NO_TEST or self._is_sound(tests[at], known):
                return status, at
            del tests[at]
        return _NOBODY, _NO_TEST

    def _is_sound(self, number: int, known: Passed) -> bool:
        """Whether a test that failed passes in a child where nothing is changed."""
        if number not in self.sound:
            self.sound[number] = self._asked(Asked("", range(0), lambda: None, str), [number], known)[0] == 0
        return self.sound[number]

    def _asked(self, one: Asked, tests: Sequence[int], known: Passed) -> tuple[int, int]:
        """The exit status of a child that made the change, 0 where no test fails, and the place of the test that it ended with."""
        reached = mmap.mmap(-1, 8)
        reached[:] = _NO_TEST.to_bytes(8, "big", signed=True)
        child = os.fork()
        if not child:
            silent = os.open(os.devnull, os.O_WRONLY)
            os.dup2(silent, 2)
            os._exit(self._in_child(one, tests, known, reached))
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        return status, int.from_bytes(reached[:], "big", signed=True)

    def _in_child(self, one: Asked, tests: Sequence[int], known: Passed, reached: mmap.mmap) -> int:
        try:
            one.make()
            forget(one.stale)
        except (LookupError, StopIteration):
            return _CANNOT
        except BaseException:
            return 1
        try:
            for at, number in enumerate(tests):
                reached[:] = at.to_bytes(8, "big", signed=True)
                # A change that makes a test run for ever ends the child, and is noticed; its own time counts, not the machine's.
                signal.setitimer(signal.ITIMER_PROF, _LEAST + 10 * known.took[number])
                signal.alarm(_PATIENCE)
                if not self.tests[number].holds():
                    return 1
        except BaseException:
            return 1
        return 0

"""Asks only those tests about a change which run what was changed: all are run once, and each line that they pass is remembered; every
change is then made in a child of the process that has imported everything. A test that fails there without any change has noticed nothing.

Must not know what a change is."""

from __future__ import annotations

import gc
import mmap
import os
import signal
import sys
import tempfile
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

import pytest

from biting.forked import forget
from biting.passing import passed, runs

_LEAST = 5
_PATIENCE = 300
_NO_TEST = -1
_SHARP = 20
_CANNOT = 3
_NOBODY = 4
_SAID = {0: "unnoticed", _CANNOT: "could not be made", _NOBODY: "no test runs it"}
_QUICKLY = (
    "-q", "-s", "-p", "no:cacheprovider", "-p", "no:randomly", "-m", "not slow", "--hypothesis-seed=1",
    "-o", "tmp_path_retention_policy=failed",
)
# What is read of sources and of data files is not what is changed, and costs most to read again.
_SPARED = ("keeper_validate.extract", "keeper_validate.shipped")
Test = tuple[pytest.Item, float]


@dataclass(frozen=True)
class Asked:
    """What one change needs: the file and lines that a test must pass to be asked, what makes the change, and what to call it."""

    file: str
    lines: range
    make: Callable[[], None]
    told: Callable[[], str]


@dataclass
class Answers:
    """What became of the changes: how many were noticed, those that were not, those that no test passes, those that could not be made."""

    noticed: int = 0
    unnoticed: list[str] = field(default_factory=list)
    unpassed: list[str] = field(default_factory=list)
    unmade: list[str] = field(default_factory=list)


@dataclass
class Covering:
    """A plugin of pytest that runs the tests once with an eye on some files, then asks about each change."""

    changes: Sequence[Asked]
    answers: Answers = field(default_factory=Answers)
    sound: dict[str, bool] = field(default_factory=dict)
    sharp: list[str] = field(default_factory=list)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """In place of a plain run; what became of a change is told at once, so that a run which is broken off has answered so far."""
        wanted: dict[str, set[int]] = {}
        for one in self.changes:
            wanted.setdefault(one.file, set()).update(one.lines)
        known = passed(session.items, wanted)
        gc.freeze()  # what is there already is nothing that a child has to look through, and so to copy
        for count, one in enumerate(self.changes, 1):
            tests = [(session.items[number], known.took[number]) for number in known.by(one.file, one.lines)]
            tests.sort(key=lambda test: self._sharpness(test[0].nodeid))
            print(f"{count} of {len(self.changes)}, {len(tests)} tests: {self._told(one, tests)}", file=sys.stderr, flush=True)
        return True

    def _told(self, one: Asked, tests: list[Test]) -> str:
        status, at = self._became(one, tests)
        if status in _SAID:
            kept = {0: self.answers.unnoticed, _CANNOT: self.answers.unmade, _NOBODY: self.answers.unpassed}[status]
            kept.append(one.told())
            return f"{_SAID[status]}: {kept[-1]}"
        self.answers.noticed += 1
        if at == _NO_TEST:
            return "noticed at once"
        by = tests[at][0].nodeid
        self.sharp = [by, *(name for name in self.sharp if name != by)][:_SHARP]
        return f"noticed by {by}"

    def _sharpness(self, name: str) -> int:
        """What noticed the changes before, which stand nearby, is asked first."""
        return self.sharp.index(name) if name in self.sharp else _SHARP

    def _became(self, one: Asked, tests: list[Test]) -> tuple[int, int]:
        while tests:
            status, at = _asked(one, tests)
            if status in _SAID or at == _NO_TEST or self._is_sound(tests[at]):
                return status, at
            del tests[at]
        return _NOBODY, _NO_TEST

    def _is_sound(self, test: Test) -> bool:
        """Whether a test that failed passes in a child where nothing is changed."""
        name = test[0].nodeid
        if name not in self.sound:
            self.sound[name] = _asked(Asked("", range(0), lambda: None, str), [test])[0] == 0
        return self.sound[name]


def answers(changes: Sequence[Asked], folders: Iterable[str]) -> Answers:
    """Asks the quick tests of some folders about some changes."""
    plugin = Covering(changes)
    with tempfile.TemporaryDirectory() as base:
        argv = [*_QUICKLY, f"--basetemp={base}/tests"]
        sys.argv = ["pytest"]
        silent, said = os.open(os.devnull, os.O_WRONLY), os.dup(1)
        os.dup2(silent, 1)
        try:
            pytest.main([*argv, *folders], plugins=[plugin])
        finally:
            os.dup2(said, 1)
    return plugin.answers


def _asked(one: Asked, tests: Sequence[Test]) -> tuple[int, int]:
    """The exit status of a child that made the change, 0 where no test fails, and the number of the test that it ended with."""
    reached = mmap.mmap(-1, 8)
    reached[:] = _NO_TEST.to_bytes(8, "big", signed=True)
    child = os.fork()
    if not child:
        silent = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silent, 2)
        os._exit(_in_child(one, tests, reached))
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    return status, int.from_bytes(reached[:], "big", signed=True)


def _in_child(one: Asked, tests: Sequence[Test], reached: mmap.mmap) -> int:
    try:
        one.make()
        forget(lambda module: not module.__name__.startswith(_SPARED))
    except (LookupError, StopIteration):
        return _CANNOT
    except BaseException:
        return 1
    try:
        followed = zip(tests, [*(test for test, _ in tests[1:]), None], strict=True)
        return int(not all(_in_time(test, following, number, reached) for number, (test, following) in enumerate(followed)))
    except BaseException:
        return 1


def _in_time(test: Test, following: pytest.Item | None, number: int, reached: mmap.mmap) -> bool:
    """A change that makes a test run for ever ends the child: it has been noticed. What counts is its own time, not the machine's."""
    item, seconds = test
    reached[:] = number.to_bytes(8, "big", signed=True)
    signal.setitimer(signal.ITIMER_PROF, _LEAST + 10 * seconds)
    signal.alarm(_PATIENCE)
    return runs(item, following)

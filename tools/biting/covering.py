"""Asks only those tests about a change which run what was changed: all are run once, and each line that they pass is remembered; every
change is then made in a child of the process that has imported everything. A test that fails there without any change has noticed nothing.

Must not know what a change is."""

from __future__ import annotations

import mmap
import os
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from types import FrameType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from biting.forked import forget

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
        passed, took, failed = _passed(session.items, {one.file for one in self.changes})
        for count, one in enumerate(self.changes, 1):
            numbers = {number for line in one.lines for number in passed.get((one.file, line), ())} - failed
            ways = _ways(sorted(numbers, key=took.__getitem__), one.file, passed)
            tests = [(session.items[number], took[number]) for number in sorted(ways, key=lambda number: (
                self._sharpness(session.items[number].nodeid), ways[number], took[number]))]
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


def _passed(items: Sequence[pytest.Item], files: set[str]) -> tuple[dict[tuple[str, int], set[int]], list[float], set[int]]:
    """For each line of some files the numbers of the tests that pass it; how long each test takes; those that fail as it is."""
    passed: dict[tuple[str, int], set[int]] = {}
    took, failed = [], set()
    for number, item in enumerate(items):
        seen: set[tuple[str, int]] = set()
        forget(lambda module: getattr(module, "__file__", None) in files)
        start = time.process_time()
        sys.settrace(_tracer(files, seen))
        try:
            good = _runs(item, items[number + 1] if number + 1 < len(items) else None)
        finally:
            sys.settrace(None)
        took.append(time.process_time() - start)
        if not good:
            failed.add(number)
        for place in seen:
            passed.setdefault(place, set()).add(number)
    return passed, took, failed


def _ways(numbers: Sequence[int], file: str, passed: dict[tuple[str, int], set[int]]) -> dict[int, int]:
    """For each test how many before it pass just the same lines of a file: one of each way through it is asked before a second one."""
    lines: dict[int, list[int]] = {number: [] for number in numbers}
    for (place, line), by in passed.items():
        for number in by & lines.keys() if place == file else ():
            lines[number].append(line)
    seen: Counter[tuple[int, ...]] = Counter()
    ways = {}
    for number in numbers:
        way = tuple(lines[number])
        ways[number] = seen[way]
        seen[way] += 1
    return ways


def _tracer(files: set[str], seen: set[tuple[str, int]]) -> Callable[[FrameType, str, Any], Any]:
    def inside(frame: FrameType, event: str, argument: Any) -> Any:
        seen.add((frame.f_code.co_filename, frame.f_lineno))
        return inside

    def calls(frame: FrameType, event: str, argument: Any) -> Any:
        return inside(frame, event, argument) if frame.f_code.co_filename in files else None

    return calls


def _runs(item: pytest.Item, following: pytest.Item | None) -> bool:
    return not any(report.failed for report in runtestprotocol(item, nextitem=following, log=False))


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
    return _runs(item, following)

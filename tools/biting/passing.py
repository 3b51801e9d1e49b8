"""Which tests pass which lines: each test is run once with an eye on the functions that hold some lines.

Must not know what becomes of a line."""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from types import CodeType, FrameType, ModuleType
from typing import Any

from biting.forked import memories

Place = tuple[str, int]
Watched = tuple[CodeType, frozenset[Place]]
# A function that one test calls more often than this passes all its lines, for all that is asked: to watch it costs most of the time.
_OFTEN = 25


@dataclass(frozen=True, eq=False)
class Test:
    """What to call a test, and whether it passes."""

    __test__ = False
    name: str
    holds: Callable[[], bool]


@dataclass
class Passed:
    """For each line the numbers of the tests that pass it; how long each test takes; those that fail as it is."""

    tests: dict[Place, set[int]] = field(default_factory=dict)
    took: list[float] = field(default_factory=list)
    failed: set[int] = field(default_factory=set)
    ways: dict[str, dict[int, tuple[int, ...]]] = field(default_factory=dict)

    def by(self, file: str, lines: Collection[int]) -> list[int]:
        """The tests that pass any of some lines of a file: the quickest first, and one of each way through the file before a second."""
        numbers = {number for line in lines for number in self.tests.get((file, line), ())} - self.failed
        ways, seen = self._ways(file), Counter[tuple[int, ...]]()
        turn = {}
        for number in sorted(numbers, key=self.took.__getitem__):
            turn[number] = seen[ways[number]]
            seen[ways[number]] += 1
        return sorted(turn, key=lambda number: (turn[number], self.took[number]))

    def _ways(self, file: str) -> dict[int, tuple[int, ...]]:
        """For each test the lines of a file that it passes."""
        if file not in self.ways:
            lines: dict[int, list[int]] = {}
            for place, line in sorted(self.tests):
                for number in self.tests[place, line] if place == file else ():
                    lines.setdefault(number, []).append(line)
            self.ways[file] = {number: tuple(own) for number, own in lines.items()}
        return self.ways[file]


def passed(tests: Sequence[Test], wanted: Mapping[str, Collection[int]], stale: Callable[[ModuleType], bool]) -> Passed:
    """Runs every test once; `wanted` are lines by file, `stale` the modules that remember what was made with those files."""
    found = Passed()
    watched: dict[int, Watched] = {}
    drops, loaded = memories(stale), len(sys.modules)
    for number, test in enumerate(tests):
        seen: set[Place] = set()
        if len(sys.modules) != loaded:
            drops, loaded = memories(stale), len(sys.modules)
        for drop in drops:
            drop()
        start = time.process_time()
        sys.settrace(_tracer(wanted, watched, seen))
        try:
            good = test.holds()
        finally:
            sys.settrace(None)
        found.took.append(time.process_time() - start)
        if not good:
            found.failed.add(number)
        for place in seen:
            found.tests.setdefault(place, set()).add(number)
    return found


def _tracer(wanted: Mapping[str, Collection[int]], watched: dict[int, Watched], seen: set[Place]) -> Callable[..., Any]:
    called: Counter[int] = Counter()

    def inside(frame: FrameType, event: str, argument: Any) -> Any:
        seen.add((frame.f_code.co_filename, frame.f_lineno))
        return inside

    def calls(frame: FrameType, event: str, argument: Any) -> Any:
        code, key = frame.f_code, id(frame.f_code)
        if code.co_filename not in wanted:
            return None
        if key not in watched:
            lines = frozenset((code.co_filename, line) for _, _, line in code.co_lines() if line is not None)
            # what is kept here keeps its number: that of a module which was loaded goes to another function otherwise
            watched[key] = (code, lines if any(line in wanted[code.co_filename] for _, line in lines) else frozenset())
        called[key] += 1
        if called[key] == _OFTEN:
            seen.update(watched[key][1])
        return inside(frame, event, argument) if watched[key][1] and called[key] < _OFTEN else None

    return calls

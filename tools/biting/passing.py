"""Which tests pass which lines: each test is run once with an eye on the functions that hold some lines.

Must not know what becomes of a line."""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from types import CodeType, FrameType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from biting.forked import forget

Place = tuple[str, int]
Watched = tuple[CodeType, frozenset[Place]]
# A function that one test calls more often than this passes all its lines, for all that is asked: to watch it costs most of the time.
_OFTEN = 100


@dataclass
class Passed:
    """For each line the numbers of the tests that pass it; how long each test takes; those that fail as it is."""

    tests: dict[Place, set[int]] = field(default_factory=dict)
    took: list[float] = field(default_factory=list)
    failed: set[int] = field(default_factory=set)

    def by(self, file: str, lines: Collection[int]) -> list[int]:
        """The tests that pass any of some lines of a file: the quickest first, and one of each way through the file before a second."""
        numbers = {number for line in lines for number in self.tests.get((file, line), ())} - self.failed
        ways = _ways(sorted(numbers, key=self.took.__getitem__), file, self.tests)
        return sorted(ways, key=lambda number: (ways[number], self.took[number]))


def passed(items: Sequence[pytest.Item], wanted: Mapping[str, Collection[int]]) -> Passed:
    """Runs every test once; `wanted` are lines by file."""
    found = Passed()
    watched: dict[int, Watched] = {}
    for number, item in enumerate(items):
        seen: set[Place] = set()
        forget(lambda module: getattr(module, "__file__", None) in wanted)
        start = time.process_time()
        sys.settrace(_tracer(wanted, watched, seen))
        try:
            good = runs(item, items[number + 1] if number + 1 < len(items) else None)
        finally:
            sys.settrace(None)
        found.took.append(time.process_time() - start)
        if not good:
            found.failed.add(number)
        for place in seen:
            found.tests.setdefault(place, set()).add(number)
    return found


def runs(item: pytest.Item, following: pytest.Item | None) -> bool:
    """Whether a test passes."""
    return not any(report.failed for report in runtestprotocol(item, nextitem=following, log=False))


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


def _ways(numbers: Sequence[int], file: str, tests: Mapping[Place, set[int]]) -> dict[int, int]:
    """For each test how many before it pass just the same lines of a file."""
    lines: dict[int, list[int]] = {number: [] for number in numbers}
    for (place, line), by in tests.items():
        for number in by & lines.keys() if place == file else ():
            lines[number].append(line)
    seen: Counter[tuple[int, ...]] = Counter()
    ways = {}
    for number in numbers:
        way = tuple(lines[number])
        ways[number] = seen[way]
        seen[way] += 1
    return ways

"""Measures what keeper-validate costs, side by side with the floor, as ratios: interleaved runs, medians. See docs/benchmarks.md."""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from generate import repository

HERE = Path(__file__).resolve().parent
BARE = (sys.executable, "-c", "pass")
FLOOR = (sys.executable, str(HERE / "floor.py"))
TOOL = (sys.executable, "-m", "keeper_validate", "--adr", "ADR-001", "--format", "json", "--output", os.devnull, "diff", "--staged")
ENVIRONMENT = {
    **{key: value for key, value in os.environ.items() if not key.startswith(("GIT_", "KEEPER_"))}, "PYTHONPATH": str(HERE.parent),
}


@dataclass(frozen=True, slots=True)
class Job:
    """One command in one repository, whose exit status must be one of `expected`."""

    label: str
    command: tuple[str, ...]
    directory: Path
    expected: tuple[int, ...] = (0,)


def main() -> None:
    """Every row of the budget."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=15, help="how often each job runs (default: 15)")
    parser.add_argument("--quick", action="store_true", help="small repositories and three rounds, to see that it works")
    options = parser.parse_args()
    rounds, many, files = (3, 2_000, 200) if options.quick else (options.rounds, 100_000, 10_000)
    with tempfile.TemporaryDirectory(prefix="keeper-bench-") as name:
        folder = Path(name)
        small = repository(folder / "small", 10, 300, 100)
        commit(small, rounds)
        linear(folder, small, rounds)
        growth(small, repository(folder / "large", 10, 300, many), many, rounds)
        memory(repository(folder / "wide", files, 60, 100), files)


def commit(small: Path, rounds: int) -> None:
    """A commit of 10 files of 300 lines against the floor."""
    bare, floor, tool = medians((Job("bare", BARE, small), Job("floor", FLOOR, small), Job("tool", TOOL, small, (0, 1))), rounds)
    print("a commit of 10 files x 300 lines")
    print(f"  bare Python {bare * 1000:.0f} ms, floor {floor * 1000:.0f} ms, keeper-validate {tool * 1000:.0f} ms")
    print(f"  keeper-validate / floor = {tool / floor:.2f}   (budget 1.5)")


def linear(folder: Path, small: Path, rounds: int) -> None:
    """Ten times and forty times the changed bytes: the cost of a further file must not grow."""
    jobs = [Job("10", TOOL, small, (0, 1))]
    jobs += [Job(str(count), TOOL, repository(folder / f"changed{count}", count, 300, 100), (0, 1)) for count in (100, 400)]
    ten, hundred, more = medians(tuple(jobs), max(rounds // 3, 3))
    first, then = (hundred - ten) / 90, (more - hundred) / 300
    print("growth with the change: 10, 100 and 400 files of 300 lines")
    print(f"  {ten * 1000:.0f} ms, {hundred * 1000:.0f} ms, {more * 1000:.0f} ms")
    print(f"  a further file costs {first * 1000:.2f} ms up to 100 files, {then * 1000:.2f} ms beyond")
    print(f"  later / earlier = {then / first:.2f}   (linear: about 1)")


def growth(small: Path, large: Path, many: int, rounds: int) -> None:
    """The same commit in a small and in a large repository."""
    few, lots = medians((Job("small", TOOL, small, (0, 1)), Job("large", TOOL, large, (0, 1))), rounds)
    print(f"the same commit in a repository of 100 and of {many:,} files")
    print(f"  {few * 1000:.0f} ms and {lots * 1000:.0f} ms; ratio = {lots / few:.2f}   (budget 1.2)")


def memory(wide: Path, files: int) -> None:
    """The peak memory of one wide change."""
    seconds, peak = measured(Job("wide", TOOL, wide, (0, 1)))
    print(f"a change of {files:,} files")
    print(f"  {seconds:.1f} s, peak memory {peak / 1024:.0f} MB   (budget 300)")


def medians(jobs: tuple[Job, ...], rounds: int) -> list[float]:
    """The median seconds of each job; the jobs take turns, after one round that does not count."""
    times: dict[str, list[float]] = {job.label: [] for job in jobs}
    for number in range(rounds + 1):
        for job in jobs:
            seconds, _ = measured(job)
            if number:
                times[job.label].append(seconds)
    return [statistics.median(times[job.label]) for job in jobs]


def measured(job: Job) -> tuple[float, int]:
    """Seconds and peak memory in KiB of one run."""
    start = time.perf_counter()
    process = subprocess.Popen(job.command, cwd=job.directory, env=ENVIRONMENT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in job.expected:
        sys.exit(f"{job.label}: {' '.join(job.command)} ended with {process.returncode} in {job.directory}")
    return seconds, usage.ru_maxrss


main()

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
from peers import ast_grep, checked_out, semgrep

HERE = Path(__file__).resolve().parent
BARE = ("-c", "pass")
FLOOR = (str(HERE / "floor.py"),)
TOOL = ("-m", "keeper_validate", "--adr", "ADR-001", "--format", "json", "--output", os.devnull, "diff", "--staged")
ENVIRONMENT = {key: value for key, value in os.environ.items() if not key.startswith(("GIT_", "KEEPER_", "PYTHON"))}
JUDGED = (0, 1)


def main() -> None:
    """Every row of the budget."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=15, help="how often each job runs (default: 15)")
    parser.add_argument("--quick", action="store_true", help="small repositories and few rounds, to see that it works")
    options = parser.parse_args()
    many, files = (2_000, 200) if options.quick else (100_000, 10_000)
    with tempfile.TemporaryDirectory(prefix="keeper-bench-") as name:
        folder = Path(name)
        bench = Bench(installed(folder / "venv"), 5 if options.quick else options.rounds)
        small = repository(folder / "small", 10, 300, 100)
        bench.commit(small)
        bench.peers(small, folder)
        bench.linear(small, repository(folder / "more", 100, 300, 100), repository(folder / "most", 400, 300, 100))
        bench.growth(small, repository(folder / "large", 10, 300, many), many)
        bench.memory(repository(folder / "wide", files, 60, 100), files)


def installed(home: Path) -> str:
    """A Python of its own with the wheel in it, as a user has it: rules compiled to JSON, modules to bytecode."""
    subprocess.run([sys.executable, "-m", "venv", home], check=True)
    python = home / ("Scripts" if os.name == "nt" else "bin") / "python"
    subprocess.run([python, "-m", "pip", "install", "-qq", "--disable-pip-version-check", HERE.parent], check=True, env=ENVIRONMENT)
    return str(python)


@dataclass(frozen=True, slots=True)
class Job:
    """One run of Python, or of another program, in one repository. What an earlier run kept it finds whole, or without the entries that a
    glob names: `*` for a cold run, `snapshot-*` for a new change under a law that was read before."""

    arguments: tuple[str, ...]
    directory: Path
    expected: tuple[int, ...] = (0,)
    forgotten: str | None = None
    program: str | None = None


@dataclass(frozen=True, slots=True)
class Bench:
    """The rows, each printed as it is measured."""

    python: str
    rounds: int

    def commit(self, small: Path) -> None:
        """A commit of 10 files of 300 lines against the floor: judged with nothing kept from before, as the next one under a law that was
        read before, and judged again."""
        jobs = (Job(TOOL, small, JUDGED, forgotten=glob) for glob in ("*", "snapshot-*", None))
        bare, floor, cold, following, warm = self.medians(Job(BARE, small), Job(FLOOR, small), *jobs)
        print("a commit of 10 files x 300 lines")
        print(f"  bare Python {ms(bare)}, floor {ms(floor)}")
        print(f"  keeper-validate {ms(cold)} cold, {ms(following)} with the law kept, {ms(warm)} warm")
        print(f"  to the floor: cold {cold / floor:.2f}, law kept {following / floor:.2f}, warm {warm / floor:.2f}   (budget 1.5)")

    def peers(self, small: Path, folder: Path) -> None:
        """The same commit by other programs, those that are installed."""
        paths = checked_out(small, folder / "worktree")
        for name, command in (("semgrep", semgrep(folder / "worktree", folder / "rules.yaml")), ("ast-grep", ast_grep(paths))):
            if command is None:
                print(f"{name} is not installed: not compared")
                continue
            other = Job(command[1:], folder / "worktree", (0, 1), program=command[0])
            rounds = max(self.rounds // 3, 3)
            cold, theirs = self.medians(Job(TOOL, small, JUDGED, forgotten="*"), other, rounds=rounds)
            print(f"the same commit by {name}: {ms(theirs)}; {name} / keeper-validate (cold) = {theirs / cold:.2f}")

    def linear(self, *paths: Path) -> None:
        """Ten times and forty times the changed bytes, nothing kept from before: the cost of a further file must not grow."""
        ten, hundred, more = self.medians(*(Job(TOOL, path, JUDGED, forgotten="*") for path in paths), rounds=max(self.rounds // 3, 3))
        first, then = (hundred - ten) / 90, (more - hundred) / 300
        print("growth with the change: 10, 100 and 400 files of 300 lines")
        print(f"  {ms(ten)}, {ms(hundred)}, {ms(more)}; a further file costs {ms(first)} up to 100 files, {ms(then)} beyond")
        print(f"  later / earlier = {then / first:.2f}   (linear: about 1)")

    def growth(self, small: Path, large: Path, many: int) -> None:
        """The same commit in a small and in a large repository."""
        few, lots = self.medians(Job(TOOL, small, JUDGED), Job(TOOL, large, JUDGED))
        print(f"the same commit in a repository of 100 and of {many:,} files")
        print(f"  {ms(few)} and {ms(lots)}; ratio = {lots / few:.2f}   (budget 1.2)")

    def memory(self, wide: Path, files: int) -> None:
        """The peak memory of one wide change."""
        seconds, peak = self.measured(Job(TOOL, wide, JUDGED))
        print(f"a change of {files:,} files")
        print(f"  {seconds:.1f} s, peak memory {peak / 1024:.0f} MB   (budget 300)")

    def medians(self, *jobs: Job, rounds: int | None = None) -> list[float]:
        """The median seconds of each job; the jobs take turns, after one round that does not count."""
        turns = [[self.measured(job)[0] for job in jobs] for _ in range((rounds or self.rounds) + 1)]
        return [statistics.median(times) for times in zip(*turns[1:], strict=True)]

    def measured(self, job: Job) -> tuple[float, int]:
        """Seconds and peak memory in KiB of one run."""
        for entry in (job.directory / ".git" / "keeper-validate").glob(f"*/{job.forgotten}"):
            entry.unlink()
        start = time.perf_counter()
        process = subprocess.Popen(
            (job.program or self.python, *job.arguments), cwd=job.directory, env=ENVIRONMENT,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode not in job.expected:
            sys.exit(f"{job.program or 'python'} {' '.join(job.arguments)} ended with {process.returncode} in {job.directory}")
        return seconds, usage.ru_maxrss


def ms(seconds: float) -> str:
    """Milliseconds, as they are read."""
    return f"{seconds * 1000:.0f} ms" if seconds >= 0.01 else f"{seconds * 1000:.2f} ms"


main()

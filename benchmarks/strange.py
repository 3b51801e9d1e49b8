"""Large and strange repositories: a change of 10,000 files, a tree of 100,000, a file of 50 MB, a million commits.

Prints processor time against that of a small repository, and peak memory, with the budgets of docs/benchmarks.md; ends with 1 where one is
passed. `--quick` takes a fiftieth of everything."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from generate import git, repository

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = {key: value for key, value in os.environ.items() if not key.startswith(("GIT_", "KEEPER_", "PYTHON"))}
STAGED = ("diff", "--staged")
RANGE = ("diff", "main..change")
MEMORY = 300.0
RATIO = 1.2


@dataclass(frozen=True, slots=True)
class Cost:
    """What one run took: user and system seconds of the run and its Gits, peak memory in MB, and how it ended."""

    seconds: float
    memory: float
    status: int
    said: str


def cost(directory: Path, *arguments: str, rounds: int = 5) -> Cost:
    """The cheapest of some cold runs."""
    runs = [_run(directory, arguments) for _ in range(rounds)]
    return min(runs, key=lambda run: run.seconds)


def _run(directory: Path, arguments: tuple[str, ...]) -> Cost:
    command = [sys.executable, "-m", "keeper_validate", "--ci", "--law", "main", "--adr", "ADR-001", *arguments]
    with tempfile.TemporaryFile() as out:
        process = subprocess.Popen(
            command, cwd=directory, env=ENVIRONMENT | {"PYTHONPATH": str(ROOT)}, stdout=out, stderr=subprocess.STDOUT
        )
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        out.seek(0)
        said = out.read().decode(errors="replace")
    return Cost(used.ru_utime + used.ru_stime, used.ru_maxrss / 1024, process.returncode, said)


def history(path: Path, commits: int) -> None:
    """So many commits on main behind the tip, each of a file that nobody asks about."""
    tip = subprocess.run(["git", "rev-parse", "main"], cwd=path, capture_output=True, text=True, check=True).stdout.strip()
    # piece by piece: what this process once held would count as memory of the runs that it starts
    with subprocess.Popen(["git", "fast-import", "--quiet", "--force"], cwd=path, stdin=subprocess.PIPE) as process:
        assert process.stdin is not None
        process.stdin.writelines(_commits(tip, commits))
    assert process.returncode == 0


def _commits(tip: str, commits: int) -> Iterator[bytes]:
    for number in range(commits):
        parent = f"from {tip}\n" if number == 0 else ""
        yield (f"commit refs/heads/main\ncommitter A <a@example.org> {1_000_000_000 + number * 600} +0000\ndata 2\nx\n{parent}"
               f"M 100644 inline notes.txt\ndata 1\n{number % 10}\n").encode()


def rows(folder: Path, share: int) -> Iterator[tuple[str, str, bool]]:
    """Each row: what it is, what was measured, and whether it keeps to its budget."""
    little = repository(folder / "small", 10, 300, 100)
    small = cost(little, *STAGED)
    assert small.status in (0, 1), small.said
    tree = repository(folder / "tree", 10, 300, 100_000 // share)
    yield f"a tree of {100_000 // share:,} files, staged", *_ratio(cost(tree, *STAGED), small)
    yield "the same change as a range", *_ratio(cost(tree, *RANGE), cost(little, *RANGE))
    long = repository(folder / "long", 10, 300, 100)
    history(long, 20_000 // share)
    yield f"a history of {20_000 // share:,} commits, staged change", *_ratio(cost(long, *STAGED), small)
    old = repository(folder / "old", 10, 300, 100)
    history(old, 1_000_000 // share)
    yield f"a history of {1_000_000 // share:,} commits, staged change", *_ratio(cost(old, *STAGED), small)
    yield "the last ten commits of it", *_ratio(cost(old, "diff", "main~10..main"), small)
    yield "one file of it, extracted", *_ratio(cost(old, "extract", "--rev", "main", "app/area0/group1.py"), small)
    ranged = cost(long, "diff", f"main~{19_000 // share}..main", rounds=1)
    yield f"a range of {19_000 // share:,} commits", f"{ranged.seconds:.2f} s, {ranged.memory:.0f} MB", _kept(ranged)
    big = repository(folder / "big", 10, 300, 100)
    (big / "web").mkdir(exist_ok=True)
    (big / "web" / "data.ts").write_bytes(b"export const x = 1;\n" * (2_500_000 // share))
    git(big, "add", "web/data.ts")
    heavy = cost(big, *STAGED)
    told = "over 5,000,000 bytes it is told as a gap" if share > 1 or "nothing above 5,000,000 is read" in heavy.said else "NOT TOLD"
    measured = f"{heavy.seconds / small.seconds:.2f} / 1, {heavy.memory:.0f} MB; {told}"
    yield f"a source file of {50 // share} MB", measured, _kept(heavy) and told[0] == "o"
    wide = cost(repository(folder / "wide", 10_000 // share, 60, 100), *STAGED, rounds=1)
    yield f"a change of {10_000 // share:,} files", f"{wide.seconds:.1f} s, {wide.memory:.0f} MB (budget {MEMORY:.0f})", _kept(wide)


def _ratio(run: Cost, small: Cost) -> tuple[str, bool]:
    ratio = run.seconds / small.seconds
    return f"{ratio:.2f} / 1 of a small one (budget {RATIO})", _kept(run) and ratio <= RATIO


def _kept(run: Cost) -> bool:
    return run.status in (0, 1) and run.memory <= MEMORY


def main() -> int:
    """0 where every budget is kept."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true")
    options = parser.parse_args()
    passed = 0
    with tempfile.TemporaryDirectory(prefix="keeper-strange-") as name:
        for what, measured, kept in rows(Path(name), 50 if options.quick else 1):
            print(f"{'' if kept else 'OVER  '}{what}: {measured}", flush=True)
            passed += not kept
    return 1 if passed else 0


if __name__ == "__main__":
    sys.exit(main())

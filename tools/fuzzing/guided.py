"""Runs guided by coverage: one target in this process, until the time is up. What reaches new code stays in its corpus folder, from where
the plain rounds take it up. Needs `atheris`; must not be imported where that is absent."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from fuzzing.rounds import slug

_RUNS = re.compile(r"stat::number_of_executed_units:\s*(\d+)")
_COVERED = re.compile(r"cov: (\d+)")


def guide(name: str, seconds: float, folder: Path) -> None:
    """Never returns: the fuzzer's own library ends the process."""
    import atheris

    with atheris.instrument_imports(include=["keeper_validate"]):
        from fuzzing.table import targets
    from fuzzing.target import answer

    target = targets()[name]
    corpus, crashers = folder / "corpus" / slug(name), folder / "crashers" / slug(name)
    for place in (corpus, crashers):
        place.mkdir(parents=True, exist_ok=True)
    for number, seed in enumerate(target.begin()):
        (corpus / f"seed-{number}").write_bytes(seed)

    def one(data: bytes) -> None:
        answer(target, data)

    options = (f"-max_total_time={seconds:.0f}", "-timeout=30", "-max_len=4096", "-print_final_stats=1", f"-artifact_prefix={crashers}/")
    atheris.Setup([sys.argv[0], *options, str(corpus)], one)
    atheris.Fuzz()


def guided(names: Sequence[str], seconds: float, folder: Path, program: Path) -> dict[str, tuple[int, int]]:
    """Each target in a process of its own, with the same share of the time: executions, and branches that they reached."""
    found: dict[str, tuple[int, int]] = {}
    for name in names:
        command = [sys.executable, str(program), "--guide", name, "--seconds", str(seconds / len(names)), "--folder", str(folder)]
        said = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
        runs, covered = _RUNS.search(said.stderr), _COVERED.findall(said.stderr)
        found[name] = (int(runs[1]) if runs else 0, int(covered[-1]) if covered else 0)
        if said.returncode:
            (folder / "crashers" / slug(name) / "guided.why").write_text(said.stdout + said.stderr, encoding="utf-8")
            print(f"{name}: the guided run ended with {said.returncode}; see its crashers", file=sys.stderr)
    return found

"""Throws mutated inputs at every reader, the compiler, the delta, the checks and the reports: `python tools/fuzz.py --hours 2`.

Executions are added up in `counts.json` of its folder, run after run; what broke lies in `crashers`. `--guided` lets coverage lead (needs
`atheris`), `--replay FILE` asks about one input again. Must not know what is right: only what never may happen."""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tools"), str(ROOT / "tests")]

from fuzzing.rounds import Round, differing, in_process, slug  # noqa: E402

_ROUND = 120.0


def rounds(names: Sequence[str], seconds: float, seed: int, folder: Path) -> int:
    """Round after round until the time is up; the number of different faults."""
    from fuzzing.table import targets

    chosen = [target for name, target in targets().items() if not names or any(part in name for part in names)]
    until, faults = time.monotonic() + seconds, set[str]()
    while (left := until - time.monotonic()) > 0:
        seed += 1
        done = in_process(chosen, min(_ROUND, left), seed, folder)
        _confirm(done, folder)
        _add(done, folder)
        faults |= set(done.faults)
    for fault in sorted(faults):
        print(fault, file=sys.stderr)
    return len(faults)


def _confirm(done: Round, folder: Path) -> None:
    """Asks a fresh process with another hash seed for the answers of the samples."""
    file = folder / f"samples-{os.getpid()}.json"
    file.write_text(json.dumps(done.samples), encoding="utf-8")
    environment = dict(os.environ, PYTHONHASHSEED=str(random.randrange(1 << 32)))
    command = [sys.executable, __file__, "--confirm", str(file), "--folder", str(folder)]
    said = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    for line in said.stdout.splitlines():
        done.faults[f"{line}: a process with another hash seed says something else"] = 1
    if said.returncode:
        done.faults[f"confirming ended with {said.returncode}: {said.stderr[-300:]}"] = 1
    else:
        done.counts["(answers confirmed under another hash seed)"] = len(done.samples)
    file.unlink()


def confirm(file: Path, folder: Path) -> int:
    """Prints the targets whose answers differ here, and keeps the inputs."""
    from fuzzing.rounds import keep
    from fuzzing.table import targets

    for name, data in differing(targets(), json.loads(file.read_text(encoding="utf-8"))):
        keep(folder, name, data, "a process with another hash seed says something else")
        print(name)
    return 0


def _add(done: Round, folder: Path) -> None:
    """The counts so far, written so that they are whole at any time."""
    file = folder / "counts.json"
    known = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {"executions": {}, "faults": {}}
    for name, more in done.counts.items():
        known["executions"][name] = known["executions"].get(name, 0) + more
    for name, more in done.faults.items():
        known["faults"][name] = known["faults"].get(name, 0) + more
    known["all"] = sum(count for name, count in known["executions"].items() if not name.startswith("("))
    part = file.with_suffix(".part")
    part.write_text(json.dumps(known, indent=1), encoding="utf-8")
    part.replace(file)


def replay(file: Path) -> int:
    """Asks the target in whose folder an input lies about it, and lets what it throws through."""
    from fuzzing.table import targets
    from fuzzing.target import answer

    target = next(target for name, target in targets().items() if slug(name) == file.parent.name)
    print(f"{target.name}: {answer(target, file.read_bytes())}")
    return 0


def lead(names: Sequence[str], seconds: float, folder: Path) -> int:
    """Guided runs, counted with the others."""
    from fuzzing.guided import guided
    from fuzzing.table import targets

    chosen = [name for name in targets() if not names or any(part in name for part in names)]
    found = guided(chosen, seconds, folder, Path(__file__))
    _add(Round({f"{name} (guided)": count for name, (count, _) in found.items()}), folder)
    for name, (count, covered) in found.items():
        print(f"{count:>12,}  {name} (guided; {covered} branches reached)")
    return 0


def main(argv: Sequence[str] | None = None) -> int:
    """0 where nothing was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("targets", nargs="*", help="words of the names of targets; without any, all of them")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--hours", type=float, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "fuzz", help="where counts, corpus and crashers are kept")
    parser.add_argument("--guided", action="store_true", help="let coverage lead")
    parser.add_argument("--replay", type=Path, help="one input, in the folder of its target")
    for internal in ("--confirm", "--guide"):
        parser.add_argument(internal, help=argparse.SUPPRESS)
    options = parser.parse_args(argv)
    options.folder.mkdir(parents=True, exist_ok=True)
    seconds = options.hours * 3600 or options.seconds
    if options.replay:
        return replay(options.replay)
    if options.confirm:
        return confirm(Path(options.confirm), options.folder)
    if options.guide:
        from fuzzing.guided import guide

        guide(options.guide, seconds, options.folder)
    if options.guided:
        return lead(options.targets, seconds, options.folder)
    found = rounds(options.targets, seconds, options.seed, options.folder)
    told = json.loads((options.folder / "counts.json").read_text(encoding="utf-8"))
    for name, count in told["executions"].items():
        print(f"{count:>12,}  {name}")
    print(f"{told['all']:>12,}  executions in all runs with this folder; {found or 'no'} different faults in this one")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

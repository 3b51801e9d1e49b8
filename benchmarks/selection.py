"""How well `context` chooses: for each set of labelled tasks, how many get all that they need, and how much less is read than everything.

    python benchmarks/selection.py [--clones FOLDER] [-v]

`--clones` holds clones of the repositories that the planted sets name, by the name of the set; their vaults are planted on the way."""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from labelled import HALVES, LABELS, Answer, answers, labels, vault_of  # noqa: E402


def main() -> None:
    """Prints a row for each half of each set."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clones", type=Path, help="a folder of clones, named like the planted sets")
    parser.add_argument("-v", action="store_true", help="also the tasks that miss something")
    options = parser.parse_args()
    print(f"{'set':<28}{'half':<10}{'tasks':>6}{'complete':>10}{'less read':>11}{'least':>7}")
    rows: list[tuple[str, str, list[Answer]]] = []
    for path in sorted(LABELS.rglob("*.yaml")):
        said = labels(path)
        vault = _planted(path.stem, said, options.clones) if "repository" in said else vault_of(said)
        if vault is None or not vault.is_dir():
            print(f"{path.stem:<28}its vault is not here")
            continue
        found = answers(said["tasks"], vault)
        parts = {"whole": found} if "repository" in said else {half: found[at::2] for at, half in enumerate(HALVES)}
        rows += [(path.stem, half, part) for half, part in parts.items()]
    for half in sorted({half for _, half, _ in rows}):
        rows.append(("all", half, [answer for _, one, found in rows for answer in found if one == half]))
    for name, half, found in rows:
        _row(name, half, found, options.v and name != "all")


def _row(name: str, half: str, found: list[Answer], verbose: bool) -> None:
    complete = sum(not one.missing for one in found) / len(found)
    less = [1 - one.share for one in found]
    print(f"{name:<28}{half:<10}{len(found):>6}{complete:>10.1%}{statistics.mean(less):>11.1%}{min(less):>7.0%}")
    for one in found if verbose else ():
        if one.missing:
            print(f"    {one.task}: {', '.join(one.missing)}")


def _planted(name: str, said: dict[str, Any], clones: Path | None) -> Path | None:
    """The vault that `plant` makes of the commit that the labels were written for."""
    folder = clones / name if clones is not None else None
    if folder is None or not folder.is_dir():
        return None
    subprocess.run(["git", "-C", str(folder), "checkout", "-q", "-f", said["commit"]], check=True)
    command = [sys.executable, "-m", "keeper_validate", "-C", str(folder), "-q", "plant"]
    subprocess.run(command, check=True, env=os.environ | {"PYTHONPATH": str(ROOT)}, stdout=subprocess.DEVNULL)
    return folder / "keeper" / "seeds"


if __name__ == "__main__":
    main()

"""Detection measured against the frameworks themselves: runs the scorers of a folder of truth over a folder of Git directories, and prints,
or writes into docs/detection.md, the table per repository and kind.

    python benchmarks/detection.py --truth TRUTH --repos GITDIRS [--cmd keeper-validate] [--write]

TRUTH holds `score.py` and folders with a `manifest.json` (python, typescript, ...); GITDIRS/OWNER+NAME/repo are bare or not."""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

from page import DETECTION, put

ROW = re.compile(r"^(\S+)\s+(\w+)\s+(exact|match)\s+truth=(\d+)\s+tp=(\d+)\s+fp=(\S+)(.*)$")
EXTRA = re.compile(r"(recall_static|members_exact)=(\S+)")
APART = {"literal_alias": "enum"}
"""What the truth lists apart, for recall only, and the kind under which it is found here; the scorer counts it as false."""


def scores(truth: Path, repos: Path, command: str) -> list[tuple[str, str, int, int, int, dict[str, str]]]:
    """A row for each repository and kind: truth, hits, false ones, and the scorer's further figures."""
    found: list[tuple[str, str, int, int, int, dict[str, str]]] = []
    apart: dict[tuple[str, str], int] = {}
    for folder in sorted(path.parent for path in truth.glob("*/manifest.json") if "complete_for" in path.read_text(encoding="utf-8")):
        done = subprocess.run(
            [sys.executable, str(truth / "score.py"), "--dir", str(folder), "--repos", str(repos), "--cmd", command],
            capture_output=True, text=True, check=False,
        )
        for line in done.stdout.splitlines():
            row = ROW.match(line)
            if row and row[2] in APART:
                apart[row[1], APART[row[2]]] = int(row[5])
            elif row and row[6] != "-" and (int(row[4]) or int(row[6])):
                found.append((row[1], row[2], int(row[4]), int(row[5]), int(row[6]), dict(EXTRA.findall(row[7]))))
        for line in done.stderr.splitlines():
            print(line, file=sys.stderr)
    return [(*row[:5], row[5] | {"listed apart": str(apart[row[:2]])} if row[:2] in apart else row[5]) for row in found]


def table(rows: list[tuple[str, str, int, int, int, dict[str, str]]]) -> str:
    """The rows as Markdown, totals first."""
    totals: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0])
    for _, kind, truth, hits, wrong, _ in rows:
        for index, value in enumerate((truth, hits, wrong)):
            totals[kind][index] += value
    lines = ["| kind | truth | precision | recall | precision without what the truth lists apart |", "|---|---|---|---|---|"]
    for kind, (truth, hits, wrong) in sorted(totals.items()):
        apart = sum(int(row[5].get("listed apart", "0")) for row in rows if row[1] == kind)
        without = _share(hits, hits + wrong - apart) if apart else ""
        lines.append(f"| {kind} | {truth} | {_share(hits, hits + wrong)} | {_share(hits, truth)} | {without} |")
    lines += ["", "| repository | kind | truth | found | false | precision | recall | |", "|---|---|---|---|---|---|---|---|"]
    for repo, kind, truth, hits, wrong, extra in rows:
        more = ", ".join(f"{key} {value}" for key, value in extra.items() if value not in ("1.000", "-"))
        lines.append(f"| {repo} | {kind} | {truth} | {hits} | {wrong} | {_share(hits, hits + wrong)} | {_share(hits, truth)} | {more} |")
    return "\n".join(lines)


def _share(part: int, whole: int) -> str:
    return f"{part / whole:.3f}" if whole else "-"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--truth", type=Path, required=True)
    parser.add_argument("--repos", type=Path, required=True)
    parser.add_argument("--cmd", default="keeper-validate")
    parser.add_argument("--write", action="store_true", help="put the table into docs/detection.md")
    options = parser.parse_args()
    made = table(scores(options.truth, options.repos, options.cmd))
    if not options.write:
        print(made)
        return
    put(DETECTION, "table", made)


if __name__ == "__main__":
    main()

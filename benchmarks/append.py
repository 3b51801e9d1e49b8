"""`data-append` measured against labelled changes of enums in real histories: runs the scorer over each language of a folder of cases,
and prints, or writes into docs/detection.md, how often the two agree; the disagreements follow.

    python benchmarks/append.py --truth TRUTH/append --repos GITDIRS [--cmd keeper-validate] [--only go,sql] [--write]

TRUTH/append holds `score.py` and a file of cases a language; GITDIRS/OWNER+NAME/repo are bare or not. A quarter of an hour on two cores."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

from page import DETECTION, put

NAMES = {
    "csharp": "C#", "go": "Go", "graphql": "GraphQL", "java": "Java", "jsonschema": "JSON Schema", "kotlin": "Kotlin", "php": "PHP",
    "prisma": "Prisma", "proto": "protobuf", "python": "Python", "ruby": "Ruby", "rust": "Rust", "sql": "SQL migrations",
    "typescript": "TypeScript",
}
MOST_SHOWN = 100


def score(cases: Path, repos: Path, command: str) -> tuple[int, int, list[str]]:
    """How many cases of a file there are, how many agree, and a line for each that does not."""
    done = subprocess.run(
        [sys.executable, str(cases.parent / "score.py"), "--repos", str(repos), "--cmd", command, "--show", str(MOST_SHOWN), str(cases)],
        capture_output=True, text=True, check=True,
    )
    *lines, summary = done.stdout.splitlines()
    total = json.loads(summary)
    if total["cases_absent"]:
        print(f"{cases.name}: {total['cases_absent']} cases of {total['repos_absent']} repositories that are not there", file=sys.stderr)
    apart = [line for line in lines if line.startswith(("miss", "false", "error"))]
    return total["cases"], total.get("hit", 0) + total.get("quiet", 0), apart


def table(rows: dict[str, tuple[int, int]]) -> str:
    """The rows as Markdown, all of them together at the end."""
    all_cases, all_agreed = (sum(row[index] for row in rows.values()) for index in (0, 1))
    lines = ["| language | cases | agreed | share |", "|---|---|---|---|"]
    for name, (cases, agreed) in (*rows.items(), ("all", (all_cases, all_agreed))):
        lines.append(f"| {name} | {cases} | {agreed} | {agreed / max(cases, 1):.3f} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--truth", type=Path, required=True)
    parser.add_argument("--repos", type=Path, required=True)
    parser.add_argument("--cmd", default="keeper-validate")
    parser.add_argument("--only", help="some languages, by the names of their files: go,sql")
    parser.add_argument("--write", action="store_true", help="put the table into docs/detection.md")
    options = parser.parse_args()
    asked = options.only.split(",") if options.only else list(NAMES)
    rows: dict[str, tuple[int, int]] = {}
    for language in asked:
        cases, agreed, apart = score(options.truth / f"{language}.jsonl", options.repos, options.cmd)
        rows[NAMES[language]] = cases, agreed
        print(f"{language}: {agreed} of {cases}", *apart, sep="\n  ", flush=True)
    if options.write:
        put(DETECTION, "append", table(rows))
    else:
        print(table(rows))


if __name__ == "__main__":
    main()

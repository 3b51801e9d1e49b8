"""How fast whole repositories are read by the installed program: bytes of readable source a second of processor time, for each Git
repository of a folder.

    python benchmarks/extraction.py FOLDER"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from keeper_validate.extract.language import language_of

ROOT = Path(__file__).resolve().parent.parent
TOOL = (sys.executable, "-m", "keeper_validate", "extract", "--rev", "HEAD", "--format", "json", "--output", os.devnull)


def main() -> None:
    """One line a repository, and one for all."""
    total = seconds = 0.0
    with TemporaryDirectory() as site:
        subprocess.run((sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", site, str(ROOT)), check=True)
        for folder in sorted(path for path in Path(sys.argv[1]).iterdir() if (path / ".git").exists() or (path / "HEAD").exists()):
            size, spent = source_bytes(folder), processor_seconds(folder, site)
            total, seconds = total + size, seconds + spent
            print(f"{folder.name:<32} {size / 1e6:7.1f} MB  {spent:7.1f} s  {size / spent / 1e6:5.2f} MB/s")
    print(f"{'all':<32} {total / 1e6:7.1f} MB  {seconds:7.1f} s  {total / max(seconds, 1e-9) / 1e6:5.2f} MB/s")


def source_bytes(folder: Path) -> int:
    """The bytes of all files of HEAD whose language is known."""
    listed = subprocess.run(("git", "ls-tree", "-r", "-l", "-z", "HEAD"), cwd=folder, check=True, stdout=subprocess.PIPE).stdout
    rows = (row.split(b"\t", 1) for row in listed.split(b"\0") if row)
    return sum(int(size) for meta, path in rows if language_of(os.fsdecode(path)) and (size := meta.split()[3]).isdigit())


def processor_seconds(folder: Path, site: str) -> float:
    """User and system time of reading all of HEAD with the program that is installed in `site`."""
    environment = {**{key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}, "PYTHONPATH": site}
    process = subprocess.Popen(TOOL, cwd=folder, env=environment, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit(f"{folder}: ended with {process.returncode}")
    return usage.ru_utime + usage.ru_stime


main()

"""Pages of the documentation as something to run: files that a page shows are written, commands that it shows are run, and what it says
they print is what they print. `...` in an output stands for any number of lines."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from repository import environment

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
_MARKED = re.compile(
    r"^<!-- (file: (?P<path>\S+)|run(?:, status (?P<status>\d+))?) -->\n+^(?P<fence>```+)[a-z]*\n(?P<body>.*?)^(?P=fence)$",
    re.MULTILINE | re.DOTALL,
)


@dataclass(frozen=True)
class Block:
    """A file to write (`path`), or commands with their outputs; `status` is that of the last command."""

    path: str
    body: str
    status: int
    line: int


def blocks(page: Path) -> list[Block]:
    """The marked blocks of a page, in order."""
    text = page.read_text(encoding="utf-8")
    return [
        Block(found["path"] or "", found["body"], int(found["status"] or 0), text.count("\n", 0, found.start()) + 1)
        for found in _MARKED.finditer(text)
    ]


def perform(page: Path, folder: Path) -> None:
    """Everything that a page shows, in a folder; an assertion says where it shows something else than happens."""
    program = folder / "bin" / "keeper-validate"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m keeper_validate "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    variables = environment() | {"PYTHONPATH": str(ROOT), "PATH": f"{program.parent}{os.pathsep}{os.environ['PATH']}", "HOME": str(folder)}
    here = folder / "work"
    here.mkdir()
    for block in blocks(page):
        where = f"{page.name}:{block.line}"
        if block.path:
            (here / block.path).parent.mkdir(parents=True, exist_ok=True)
            (here / block.path).write_text(block.body, encoding="utf-8")
            continue
        steps = commands(block.body)
        for number, (command, expected) in enumerate(steps):
            if command.startswith("cd "):
                here = here / command[3:]
                continue
            done = subprocess.run(["bash", "-c", f"{command} 2>&1"] if "\n" not in command else ["bash", "-c", f"{{ {command}\n}} 2>&1"],
                                  cwd=here, env=variables, capture_output=True, text=True, check=False)
            status = block.status if number == len(steps) - 1 else 0
            assert done.returncode == status, f"{where}: {command} ended with {done.returncode}:\n{done.stdout}"
            assert fits(expected, done.stdout), f"{where}: {command} printed\n{done.stdout}\nand not\n{expected}"


def commands(body: str) -> list[tuple[str, str]]:
    """The commands behind `$ `, which go on behind a backslash or in `> ` lines, each with the output that is shown."""
    found: list[tuple[list[str], list[str]]] = []
    for line in body.splitlines():
        if line.startswith("$ "):
            found.append(([line[2:]], []))
        elif line.startswith("> ") and found and not found[-1][1]:
            found[-1][0].append(line[2:])
        else:
            found[-1][1].append(line)
    return [("\n".join(command), "\n".join(output).strip("\n")) for command, output in found]


def fits(expected: str, printed: str) -> bool:
    """Whether an output is as shown; nothing shown fits everything."""
    if not expected:
        return True
    parts = [re.escape(line.rstrip()) if line.strip() != "..." else r"[\s\S]*?" for line in expected.split("\n")]
    text = "\n".join(line.rstrip() for line in printed.strip("\n").split("\n"))
    pattern = re.sub(r"\n?\[\\s\\S\]\*\?\n?", lambda found: r"[\\s\\S]*?".replace("\\\\", "\\"), "\n".join(parts))
    return re.fullmatch(pattern, text) is not None

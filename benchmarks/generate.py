"""Makes repositories to measure on: a staged change of N files in a repository of M others, under a decision with a vault."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

DECISION = """\
keeper_decision:
  id: ADR-001
  status: approved
  reuse:
    frontend: [Modal, Button]
  forbidden:
    - new modal components
    - custom button implementations
    - new authentication services
    - "Persistent mail storage => forbid-new table *mail*"
  constraints:
    - auth-reuse
    - data-append
    - rest-shape
    - "Logout redirects to /login"
"""
VAULT = """\
components:
  Modal:
    location: web/ui/Modal.tsx
  Button:
    location: web/ui/Button.tsx
"""


def python_file(number: int, lines: int, head: bool) -> bytes:
    """A FastAPI module; its head side has one route more."""
    rows = [
        "from enum import Enum", "", "from fastapi import APIRouter, Depends", "", "from app.auth import current_user", "",
        f"router = APIRouter(prefix='/group{number}')", "", "",
        f"class Status{number}(str, Enum):", "    ACTIVE = 'active'", "    GONE = 'gone'", "", "",
    ]
    routes = (lines - len(rows)) // 8
    for index in range(routes + head):
        rows += [
            f"@router.get('/items{index}/{{item_id}}')",
            f"def read_item_{index}(item_id: str, user: str = Depends(current_user)) -> dict[str, str]:",
            f"    names = [part.strip() for part in item_id.split(',') if part != 'x{index}']", "    if not names:",
            "        return {'user': user, 'names': ''}", "    return {'user': user, 'names': ' '.join(names)}", "", "",
        ]
    return "\n".join(rows).encode()


def tsx_file(number: int, lines: int, head: bool) -> bytes:
    """A module of React components; its head side has one component more."""
    rows = ["import { useState } from 'react';", "import { Button } from './Button';", ""]
    parts = (lines - len(rows)) // 10
    for index in range(parts + head):
        rows += [
            f"export function Panel{number}x{index}({{ title, count }}: {{ title: string; count: number }}) {{",
            "  const [open, setOpen] = useState(false);",
            "  return (", f"    <section className='panel-{index}'>", "      <h2>{title}</h2>", "      {open && <p>{count} entries</p>}",
            "      <Button onClick={() => setOpen(!open)}>Toggle</Button>", "    </section>", "  );", "}",
        ]
    return "\n".join(rows).encode()


def repository(path: Path, changed: int, lines: int, others: int) -> Path:
    """A repository without a working tree's files: `others` small files and `changed` files on main, their head side in the index."""
    git(path.parent, "init", "-q", "-b", "main", str(path))
    stream = b"".join((
        _commit(b"refs/heads/main", 1, {**_law(), **dict(_others(others)), **dict(_changed(changed, lines, False))}),
        _commit(b"refs/heads/change", 2, dict(_changed(changed, lines, True)), b"refs/heads/main"),
    ))
    git(path, "fast-import", "--quiet", stdin=stream)
    git(path, "read-tree", "refs/heads/change")
    return path


def git(cwd: Path, *arguments: str, stdin: bytes = b"") -> None:
    """Runs Git, loudly where it fails."""
    subprocess.run(["git", *arguments], cwd=cwd, input=stdin, check=True)


def _law() -> dict[str, bytes]:
    return {"keeper/decisions/001-measured.yaml": DECISION.encode(), "keeper/seeds/frontend.yaml": VAULT.encode()}


def _others(count: int) -> Iterator[tuple[str, bytes]]:
    for number in range(count):
        yield f"lib/part{number // 100}/module{number}.py", b"VALUE = %d\n" % number


def _changed(count: int, lines: int, head: bool) -> Iterator[tuple[str, bytes]]:
    for number in range(count):
        folder = number // 50
        yield (f"app/area{folder}/group{number}.py", python_file(number, lines, head)) if number % 2 else (
            f"web/area{folder}/Panel{number}.tsx", tsx_file(number, lines, head))


def _commit(ref: bytes, mark: int, files: dict[str, bytes], parent: bytes | None = None) -> bytes:
    parts = [b"commit %s\nmark :%d\ncommitter Bench <bench@example.org> %d +0000\ndata 0\n" % (ref, mark, 1_700_000_000 + mark)]
    if parent:
        parts.append(b"from %s\n" % parent)
    parts += [b"M 100644 inline %s\ndata %d\n%s\n" % (path.encode(), len(data), data) for path, data in files.items()]
    return b"".join(parts) + b"\n"

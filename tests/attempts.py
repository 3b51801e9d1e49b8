"""Attempts to get around the judge, as tables of steps in a real repository, and the one command that must not be fooled.

A row has `steps`, each one of: `write` (files in the working tree), `stage`, `commit` (a message, with the `stage` of the same step),
`git` (arguments), `entries` (of a tree), `branch`, `switch`, `merge`, `fake` (a program for PATH); then `run` (arguments), `status` and
`says`. `$WORD` is replaced by a source below."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from repository import Repository

from keeper_validate.main import run
from keeper_validate.yaml import plain

TESTS = Path(__file__).resolve().parent
SOURCES = {
    "$MODAL": 'export const Sheet = () => <div role="dialog">Hi</div>;\n',
    "$PLAIN": 'export const Sheet = () => <section className="x">Hi</section>;\n',
    "$LONE": "export const lines = 1;\n",
    "$NUL": "\0",
    "$ESC": "\x1b",
    "$SURROGATE": "\udcff",
    "$OVERRIDE": "\u202e",
    "$YESTERDAY": time.strftime("%Y-%m-%d", time.gmtime(time.time() - 86_400)),
}
STATUS = {"upheld": 0, "violated": 1, "not judged": 2}


@dataclass(frozen=True)
class Attempt:
    name: str
    steps: tuple[dict[str, Any], ...]
    run: tuple[str, ...]
    status: int
    says: tuple[str, ...]
    environ: dict[str, str]


@dataclass(frozen=True)
class Outcome:
    status: int
    said: str


def attempts(table: str) -> list[Attempt]:
    """The rows of a table beside the tests."""
    rows: list[dict[str, Any]] = plain((TESTS / table).read_text(encoding="utf-8"), table)["attempts"]
    return [
        Attempt(
            row["name"], tuple(row.get("steps", ())), tuple(row.get("run", "diff --staged --adr ADR-017").split()), STATUS[row["status"]],
            tuple(row.get("says", ())), {key: str(value) for key, value in row.get("environ", {}).items()},
        )
        for row in rows
    ]


def attempted(sample: Repository, attempt: Attempt, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Outcome:
    """What the command says after the steps, run in this process, inside the repository."""
    monkeypatch.setenv("PATH", os.environ["PATH"])
    for step in attempt.steps:
        for name, value in step.items():
            if name != "stage" or "commit" not in step:
                STEPS[name](sample, value, step)
    for key, value in attempt.environ.items():
        monkeypatch.setenv(key, filled(value, sample))
    time.tzset()
    return ran(sample.path, attempt.run, monkeypatch, capfd)


def ran(path: Path, arguments: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Outcome:
    """One run in this process."""
    monkeypatch.chdir(path)
    capfd.readouterr()
    status = run(list(arguments))
    out, err = capfd.readouterr()
    return Outcome(status, out + err)


def filled(text: str, sample: Repository | None = None) -> str:
    """A text with its words replaced."""
    for word, source in SOURCES.items():
        text = text.replace(word, source)
    return text.replace("$HERE", str(sample.path)) if sample is not None else text


def content(value: Any) -> bytes | None:
    """The bytes that a table means: a text, or `{head, repeat, times, tail, encoding}`."""
    if value is None:
        return None
    if isinstance(value, dict):
        text = filled(value.get("head", "")) + filled(value.get("repeat", "")) * int(value.get("times", 1)) + filled(value.get("tail", ""))
        return text.encode(value.get("encoding", "utf-8"), "surrogateescape")
    return filled(value).encode("utf-8", "surrogateescape")


def _files(value: dict[str, Any]) -> dict[str, bytes | None]:
    return {filled(path): content(text) for path, text in value.items()}


def _write(sample: Repository, value: dict[str, Any], step: dict[str, Any]) -> None:
    for path, data in _files(value).items():
        if data is None:
            (sample.path / path).unlink()
        else:
            sample.write(path, data)


def _edit(sample: Repository, value: dict[str, str], step: dict[str, Any]) -> None:
    path, was, now = value["path"], value["was"], value["now"]
    text = (sample.path / path).read_text(encoding="utf-8")
    assert was in text, path
    sample.stage({path: text.replace(was, filled(now))})


def _link(sample: Repository, value: dict[str, str], step: dict[str, Any]) -> None:
    for path, target in value.items():
        (sample.path / path).parent.mkdir(parents=True, exist_ok=True)
        (sample.path / path).unlink(missing_ok=True)
        (sample.path / path).symlink_to(target)
        sample.git("add", "-f", path)


def _replace(sample: Repository, value: dict[str, str], step: dict[str, Any]) -> None:
    for revision, path in value.items():
        sample.git("replace", "-f", sample.git("rev-parse", revision), sample.git("hash-object", "-w", path))
        (sample.path / path).unlink()


def _entries(sample: Repository, value: list[dict[str, str]], step: dict[str, Any]) -> None:
    """A commit on a branch `work` whose tree has further entries (a blob, and the name it stands under) that no index would take."""
    added = [f"100644 blob {sample.git('rev-parse', one['blob'])}\t{one['name']}" for one in value]
    tree = sample.git("mktree", stdin="\n".join([sample.git("ls-tree", "HEAD"), *added, ""]).encode())
    sample.git("update-ref", "refs/heads/work", sample.git("commit-tree", "-p", "HEAD", "-m", "Sheet", tree))


def _graft(sample: Repository, value: list[str], step: dict[str, Any]) -> None:
    oids = [sample.git("rev-parse", revision) for revision in value]
    (sample.path / ".git" / "info").mkdir(exist_ok=True)
    (sample.path / ".git" / "info" / "grafts").write_text(" ".join(oids) + "\n", encoding="utf-8")


def _copy(sample: Repository, value: dict[str, str], step: dict[str, Any]) -> None:
    for path, target in value.items():
        shutil.copy(sample.path / path, sample.path / target)


def _lose(sample: Repository, value: str, step: dict[str, Any]) -> None:
    """An object that is gone from the store."""
    oid = sample.git("rev-parse", value)
    (sample.path / ".git" / "objects" / oid[:2] / oid[2:]).unlink()


def _damage(sample: Repository, value: dict[str, str], step: dict[str, Any]) -> None:
    for path, data in value.items():
        file = sample.path / path
        file.chmod(0o644)
        file.write_bytes(content(data) or b"")


def _remove(sample: Repository, value: list[str], step: dict[str, Any]) -> None:
    for path in value:
        (sample.path / filled(path)).unlink()


def _fake(sample: Repository, value: dict[str, str], step: dict[str, Any]) -> None:
    for name, script in value.items():
        folder = sample.path.parent / "bin"
        folder.mkdir(exist_ok=True)
        program = folder / name
        program.write_text(f"#!/bin/sh\n{script}\n".replace("$REAL", shutil.which(name) or "false"), encoding="utf-8")
        program.chmod(0o755)
        os.environ["PATH"] = f"{folder}{os.pathsep}{os.environ['PATH']}"


STEPS: dict[str, Callable[[Repository, Any, dict[str, Any]], object]] = {
    "write": _write,
    "edit": _edit,
    "link": _link,
    "replace": _replace,
    "graft": _graft,
    "entries": _entries,
    "copy": _copy,
    "lose": _lose,
    "damage": _damage,
    "fake": _fake,
    "stage": lambda sample, value, step: sample.stage(_files(value)),
    "commit": lambda sample, value, step: sample.commit(filled(value), _files(step.get("stage", {}))),
    "git": lambda sample, value, step: sample.git(*[filled(str(word), sample) for word in value]),
    "tolerant": lambda sample, value, step: sample.git(*[filled(str(word), sample) for word in value], check=False),
    "branch": lambda sample, value, step: sample.branch(filled(value)),
    "switch": lambda sample, value, step: sample.switch(value),
    "merge": lambda sample, value, step: sample.merge(value, "-q"),
    "remove": _remove,
}

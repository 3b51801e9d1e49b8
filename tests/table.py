"""Tables of changes to the sample application, as YAML: `files` are written (null: removed), `edits` replace text, `found` are rule and
place."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from repository import Repository

from keeper_validate.change import Request as Selection
from keeper_validate.validate import Request, validate
from keeper_validate.verdict import Verdict
from keeper_validate.yaml import plain

TESTS = Path(__file__).resolve().parent
SAMPLE = TESTS.parent / "seeds" / "demo" / "repository"


@dataclass(frozen=True)
class Change:
    name: str
    files: dict[str, str | None]
    edits: tuple[tuple[str, str, str], ...]
    found: frozenset[str]


def sample_at(path: Path) -> Repository:
    """The sample application with ADR-017 and its vault, committed on main."""
    repository = Repository(path)
    repository.commit("The application as it is", _files())
    return repository


@cache
def _files() -> dict[str, str]:
    return {file.relative_to(SAMPLE).as_posix(): file.read_text(encoding="utf-8") for file in sorted(SAMPLE.rglob("*")) if file.is_file()}


def changes(table: str, kind: str) -> list[Change]:
    """The changes of one kind of a table below `tests/`."""
    rows: list[dict[str, Any]] = plain((TESTS / table).read_text(encoding="utf-8"), table)[kind]
    return [
        Change(
            row["name"], row.get("files", {}), tuple((edit["path"], edit["was"], edit["now"]) for edit in row.get("edits", ())),
            frozenset(row.get("found", ())),
        )
        for row in rows
    ]


def judged(sample: Repository, change: Change) -> Verdict:
    """The verdict on a change staged in the sample, under ADR-017."""
    files = dict(change.files)
    for path, was, now in change.edits:
        text = files.get(path) or (sample.path / path).read_text(encoding="utf-8")
        assert was in text
        files[path] = text.replace(was, now)
    sample.stage(files)
    return validate(Request(Selection(directory=str(sample.path), staged=True), today="2026-11-21", adr="ADR-017"))


def places(verdict: Verdict) -> set[str]:
    """Rule and place of every finding that blocks."""
    blocking = [finding for finding in verdict.findings if finding.severity == "block" and not finding.waived]
    return {f"{finding.rule} {finding.path}:{finding.line}" for finding in blocking}

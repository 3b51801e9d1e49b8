"""The cache is never evidence: a verdict is the same cold, warm, damaged, read-only and without one."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
from repository import Repository

from keeper_validate import cache
from keeper_validate.change import Request as Selection
from keeper_validate.compiling import compile_clauses
from keeper_validate.reporters import report
from keeper_validate.validate import Request, validate

DECISION = """\
keeper_decision:
  id: ADR-001
  status: approved
  forbidden:
    - new modal components
  constraints:
    - data-append
"""
BASE = "export function Modal({ title }: { title: string }) { return <div role='dialog'>{title}</div>; }\n"
# breaks a clause, so that a verdict on nothing would not look like the one that is due
HEAD = BASE + "export function ProfileModal() { return <div role='dialog'><Modal title='x' /></div>; }\n"




@pytest.fixture
def changed(repository: Repository) -> Repository:
    repository.commit("start", {"keeper/decisions/001-x.yaml": DECISION, "src/Modal.tsx": BASE})
    repository.stage({"src/Modal.tsx": HEAD})
    return repository


def told(repository: Repository, ci: bool = False) -> str:
    compile_clauses.cache_clear()  # as in a process of its own
    verdict = validate(Request(Selection(str(repository.path), staged=True, ci=ci), "2026-01-01", adr="ADR-001"))
    return report("json", verdict)


def folder(repository: Repository) -> Path:
    return repository.path / ".git" / cache.FOLDER


def entries(repository: Repository) -> list[Path]:
    return sorted(path for path in folder(repository).rglob("*") if path.is_file())


def nothing(path: Path) -> None:
    path.unlink()


def half(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def other_json(path: Path) -> None:
    path.write_bytes(b"%08x\n[1,2]" % zlib.crc32(b"[1,2]"))


def noise(path: Path) -> None:
    path.write_bytes(b"\0\xff" * 40)


def a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def test_a_warm_verdict_is_the_cold_one_and_reads_no_grammar(changed: Repository, monkeypatch: pytest.MonkeyPatch) -> None:
    cold = told(changed)
    assert '"violated"' in cold
    assert {path.name.partition("-")[0] for path in entries(changed)} == {"clauses", "snapshot", "yaml"}
    monkeypatch.setattr("keeper_validate.extract.snapshot.snapshot", None)
    assert told(changed) == cold


@pytest.mark.parametrize("damage", [nothing, half, other_json, noise, a_folder], ids=lambda one: str(one.__name__))
def test_a_damaged_entry_is_computed_again(changed: Repository, damage: Callable[[Path], None]) -> None:
    cold = told(changed)
    for path in entries(changed):
        damage(path)
    assert told(changed) == cold


def test_where_nothing_can_be_kept_the_verdict_is_the_same(changed: Repository) -> None:
    folder(changed).write_text("in the way")
    cold = told(changed)
    folder(changed).unlink()
    assert told(changed) == cold


def test_ci_neither_reads_nor_writes_it(changed: Repository) -> None:
    told(changed, ci=True)
    assert not folder(changed).exists()
    told(changed)
    for path in entries(changed):
        path.write_bytes(path.read_bytes().replace(b"ProfileModal", b"ProfileThing"))
    assert "ProfileModal" in told(changed, ci=True)


def test_another_head_is_read_anew(changed: Repository) -> None:
    told(changed)
    changed.stage({"src/Modal.tsx": BASE + "export const total = 1;\n"})
    assert '"upheld"' in told(changed)


def test_what_another_version_kept_is_cleared(changed: Repository) -> None:
    other = folder(changed) / "0123456789abcdef"
    other.mkdir(parents=True)
    (other / "snapshot-0").write_text("old")
    told(changed)
    assert not other.exists()
    assert entries(changed)


def test_it_stays_small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "MOST_ENTRIES", 8)
    for run in range(6):
        with cache.kept_in(str(tmp_path)):
            for number in range(4):
                cache.write("kind", f"{run} {number}", [run, number])
    kept = [path for path in (tmp_path / cache.FOLDER).rglob("*") if path.is_file()]
    assert 0 < len(kept) <= 8
    with cache.kept_in(str(tmp_path)):
        assert cache.read("kind", "5 0") == [5, 0]
        assert cache.read("kind", "0 0") is None
